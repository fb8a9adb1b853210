// People who join, sit down and play by plain requests, and may then use a browser.

import { type Api, api } from '@tidetable/client';
import { type Action, type Core, type Deciders, Generator, legal, write } from '@tidetable/engine';
import type { RunningServer } from '@tidetable/server';
import type { Page } from 'playwright-core';

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** Of their session. */
  readonly token: string;
  readonly api: Api;
}

/** Joins as a browser does; the session in its cookie then serves as a token. */
export async function guest(url: string, name: string): Promise<Guest> {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { id } = (await response.json()) as { readonly id: string };
  const token = /tidetable=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error(`no session for ${name}: ${response.status}`);
  return { id, name, token, api: api({ url, token }) };
}

interface Wish {
  readonly game: string;
  readonly options?: Record<string, unknown>;
  readonly settings?: Record<string, unknown>;
  readonly rated?: boolean;
}

/** A public table that has begun; people in the given order, a bot for null. */
export async function begun(wish: Wish, people: readonly (Guest | null)[]): Promise<string> {
  const owner = people.find((one) => one !== null);
  if (owner === undefined) throw new Error('nobody opens the table');
  const seating = people.map((one) => (one === null ? 'bot' : one === owner ? 'me' : null));
  const body = { ...wish, seats: people.length, seating, isPublic: true };
  const { id } = await owner.api('POST /api/tables', { body });
  const params = { table: id };
  for (const [seat, one] of people.entries())
    if (one !== null && one !== owner)
      await one.api('POST /api/tables/:table/join', { params, body: { seat } });
  await owner.api('POST /api/tables/:table/start', { params });
  return id;
}

/** Gives this browser their session; before its first page is opened. */
export async function looksAs(page: Page, { id, token }: Guest, address: string): Promise<void> {
  await page.context().addCookies([{ name: 'tidetable', value: token, url: address }]);
  await keep(page, 'tidetable person', id);
}

/** Puts a value into this browser's storage; before its first page is opened. */
export async function keep(page: Page, key: string, text: string): Promise<void> {
  const [name, value] = [JSON.stringify(key), JSON.stringify(text)];
  await page.addInitScript(
    `localStorage.getItem(${name}) ?? localStorage.setItem(${name}, ${value})`,
  );
}

/** Picks one of the actions. */
type Choice = (actions: readonly Action[]) => Action | undefined;

/** Ends the turn as soon as possible: the sea wins soon. */
const idly: Choice = (actions) =>
  actions.find(({ type }) => /^(end|done|pass|decline|skip)/.test(type)) ?? actions[0];

export function byChance(seed: number): Choice {
  const chance = new Generator(seed);
  return (actions) => actions[chance.below(actions.length)];
}

/** Plays for the people at this table, and lets bots play, for that many plies or until the game is over. */
export async function playAhead(
  { context: { registry, store } }: RunningServer,
  id: string,
  choose: Choice = idly,
  goesOn: (state: Core, nth: number, deciders: Deciders) => boolean = () => true,
): Promise<void> {
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  const sittings = await store.sittings(id);
  const began = table.position.seq;
  while (table.position.state.outcome === null) {
    const { state, seq, deciders } = table.position;
    if (!goesOn(state, seq - began, deciders)) return;
    const seat = deciders.must[0] ?? 0;
    if (sittings[seat]?.bot !== null) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const action = choose(legal(table.setup.game, state, seat));
    if (action === undefined) throw new Error(`nothing can be done at seat ${seat}`);
    const by = sittings[seat]?.person ?? '';
    const request = `ahead-${seq}`;
    const answer = await registry.play({
      table: id,
      by,
      seat,
      request,
      base: seq,
      action: write(action),
    });
    // A bot, or the page itself, was faster: look again.
    if (answer.kind === 'conflict') continue;
    if (answer.kind !== 'accepted') throw new Error(`${write(action)}: ${answer.kind}`);
  }
}
