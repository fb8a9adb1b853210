// Hand-made positions for haggling: which ships are adjacent, and with which cards.
import { Match, readNotation, type Seat } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { ANNA, BEN, takeUp } from '../../../../web/test/kit/saved.ts';
import { type Action, TREASURE_CARDS } from '../../public.ts';
import { plunder } from '../../rules/index.ts';
import { type Given, given } from '../given.ts';

const CLEO = { person: 'Cleo' };
const DIRK = { person: 'Dirk' };
const PEOPLE = [ANNA, BEN, CLEO, DIRK] as const;
const SEED = '5eed'.repeat(16);

/** Red, with Blue and Green on either side. */
export const BESIDE: Given = {
  hands: [
    { wood: 3, gold: 1 },
    { iron: 2, gold: 2 },
    { rum: 2, iron: 1 },
  ],
  owners: {},
  ships: [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10' },
    { seat: 2, at: 'F8' },
  ],
  pool: 4,
};

/** Red and Green are one crew, and Green lies in a port of Red's. */
export const CREWS: Given = {
  seats: 4,
  options: { teams: '2x2' },
  hands: [{ wood: 2 }, {}, { rum: 2 }, {}],
  owners: { pintail: 0, 'gull-rock': 1, 'little-sister': 0 },
  ships: [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'gull-rock' },
    { seat: 2, at: 'pintail' },
    { seat: 3, at: 'A1' },
  ],
  pool: 4,
};

/** Red in the port of the Merchants. */
export const AT_MERCHANTS: Given = {
  hands: [{ wood: 2, rum: 1, gold: 1 }],
  ships: [
    { seat: 0, at: 'barrel-harbour' },
    { seat: 1, at: 'gull-rock' },
    { seat: 2, at: 'pintail' },
  ],
  owners: {},
  pool: 0,
};

/** The card that lets its finder move the storm. */
const STORMGLASS = TREASURE_CARDS.find(({ effects }) =>
  effects.some((effect) => effect.do === 'move-storm' && effect.to === 'chosen'),
)?.id;

/** Red on an X, with that card beneath it. */
export const ON_STORMGLASS: Given = {
  ships: [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'little-sister' },
    { seat: 2, at: 'pintail' },
  ],
  crosses: ['F9'],
  treasure: [STORMGLASS ?? 0],
  pool: 4,
};

interface Sitting {
  /** The people at this screen; all seats by default, with bots in the rest. */
  readonly people?: readonly Seat[];
  /** Earlier actions, in notation; `2: no-answer` names the seat. */
  readonly after?: readonly string[];
  readonly settings?: object;
}

/** All players at one screen, in this position. */
export async function sitDown(page: Page, things: Given, sitting: Sitting = {}): Promise<void> {
  const { people = [0, 1, 2, 3], after = [], settings = { speed: 'off' } } = sitting;
  const match = Match.load(plunder, SEED, given(things).state);
  for (const line of after) {
    const [, named, action = ''] = /^(?:(\d+): )?(.*)$/.exec(line) ?? [];
    const seat = named === undefined ? match.deciders.must[0] : Number(named);
    const played = match.play(seat as Seat, readNotation(action) as Action);
    if (!played.ok) throw new Error(`${line}: ${played.refusal.message}`);
  }
  const record = match.record();
  const seating = Array.from({ length: record.seats }, (_none, seat) =>
    people.includes(seat) ? (PEOPLE[seat] ?? ANNA) : { bot: 'bosun' },
  );
  await takeUp(page, record, { settings, seating });
}

/** Hands the device to a player. */
export async function pass(page: Page, name: string): Promise<void> {
  await page.locator('.curtain h2', { hasText: name }).waitFor();
  await page.locator('.curtain button').first().click();
  await page.locator('.curtain').waitFor({ state: 'detached' });
}
