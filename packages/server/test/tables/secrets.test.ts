// Two worlds that differ only in what a viewer may not know look the same to that viewer, to the byte.
import { defaultBot } from '@tidetable/catalogue/loaded';
import { wellFormed } from '@tidetable/conformance/well-formed';
import {
  type Action,
  attempt,
  type Core,
  commitmentTo,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  Match,
  type Seat,
  seedFrom,
  type Viewer,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import { botTurn } from '../../src/tables/bots.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { Registry } from '../../src/tables/registry.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, Client, nameOf, nodeOn, RULES, settled, TITLES } from './kit.ts';

interface World {
  readonly registry: Registry;
  readonly table: LiveTable;
  readonly client: Client;
  readonly said: string[];
}

/** A table whose game begins in this very state. */
async function worldOf(game: Game, state: Core, viewer: Viewer): Promise<World> {
  const rules = new Rules([{ ...game, setup: () => game.clone(state) }]);
  const store = new MemoryStore();
  const spec = { game: game.id, seats: state.seats, options: state.options };
  const made = await begun(store, spec, {}, rules);
  const seed = seedFrom('both worlds');
  const row = { ...made, id: 'world', seed, commitment: commitmentTo(seed) };
  const sittings = await store.sittings(made.id);
  await store.addTable(
    row,
    sittings.map((sitting) => ({ ...sitting, table: row.id })),
  );
  const { registry } = await nodeOn(store, { rules });
  const client = new Client(viewer);
  await client.join(registry, row.id);
  const opened = await registry.open(row.id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  return { registry, table: opened.table, client, said: [] };
}

const stateOf = ({ table }: World): Core => table.position.state;

/** A seat and an action that are possible in both worlds. */
function commonMove(game: Game, worlds: readonly [World, World], chance: Generator) {
  const { must, may } = deciders(game, stateOf(worlds[0]));
  const moves = [...must, ...may].flatMap((seat) => {
    const other = new Set(legal(game, stateOf(worlds[1]), seat).map(write));
    return legal(game, stateOf(worlds[0]), seat)
      .filter((action) => other.has(write(action)))
      .map((action) => ({ seat, action }));
  });
  return moves[chance.below(moves.length || 1)];
}

function isTold(disclosed: number, viewer: Viewer): boolean {
  return viewer === 'spectator' ? disclosed === -1 : (disclosed & (1 << viewer)) !== 0;
}

function discloses(world: World, seat: Seat, action: { type: string }, viewer: Viewer): boolean {
  const { setup, position } = world.table;
  const tried = attempt(setup.game, position.state, seat, action, setup.chanceOf(position.ply + 1));
  return !tried.ok || isTold(tried.disclosed, viewer);
}

/** What a seat is answered when it asks for what it may not have. */
async function tryOdds(world: World, viewer: Seat): Promise<void> {
  const { registry, table, client, said } = world;
  const ask = { table: 'world', by: nameOf(viewer), seat: viewer, base: table.seq };
  const barred = Object.values(client.shown?.menu?.barred ?? {}).flat();
  for (const action of [...barred.slice(0, 3), 'no-such-thing', 'Not even notation'])
    said.push(JSON.stringify(await registry.play({ ...ask, request: 'odd', action })));
  for (const action of [...barred.slice(0, 3), ...triedAt(table, viewer), 'no-such-thing'])
    said.push(JSON.stringify(await registry.why({ ...ask, action: action as string })));
  const stale = { ...ask, request: 'stale', base: table.seq - 1, action: 'end-turn' };
  said.push(JSON.stringify(await registry.play(stale)));
}

/** Well-formed actions, drawn in the same way in both worlds. */
function triedAt({ setup: { game }, position }: LiveTable, viewer: Seat): Action[] {
  const chance = new Generator(position.seq + 1, viewer);
  const kinds = Object.keys(game.actions ?? {}).filter((kind) => kind !== game.timeUp);
  if (kinds.length === 0) return [];
  return Array.from({ length: 6 }, () => itemAt(kinds, chance.below(kinds.length))).flatMap(
    (kind) => wellFormed(game, position.state, kind, chance) ?? [],
  );
}

async function everythingSaid({ client, table, said }: World): Promise<string> {
  const log = JSON.stringify(await table.logFor(client.viewer));
  return [...client.messages, ...said, log, JSON.stringify(table.heading)].join('\n');
}

function botChoice({ table }: World, viewer: Seat): string {
  const { setup, position } = table;
  const bot = defaultBot(setup.game.id);
  return JSON.stringify(botTurn(setup, position, (seat) => (seat === viewer ? bot : null)));
}

/** Drives both worlds alike until the viewer learns something; returns how many actions that took. */
async function compare(game: Game, state: Core, viewer: Viewer, chance: Generator) {
  const imagined = game.imagine(game.view(state, viewer), new Generator(chance.below(1 << 30)));
  const worlds = [
    await worldOf(game, state, viewer),
    await worldOf(game, imagined, viewer),
  ] as const;
  let steps = 0;
  for (; steps < 12; steps++) {
    if (viewer !== 'spectator') {
      for (const world of worlds) await tryOdds(world, viewer);
      expect(botChoice(worlds[1], viewer)).toBe(botChoice(worlds[0], viewer));
    }
    expect(await everythingSaid(worlds[1])).toBe(await everythingSaid(worlds[0]));
    const move = commonMove(game, worlds, chance);
    if (move === undefined) break;
    const { seat, action } = move;
    if (worlds.some((world) => discloses(world, seat, action, viewer))) break;
    const request = `step-${steps}`;
    for (const { registry, table, said } of worlds) {
      const base = table.seq;
      const by = nameOf(seat);
      const answer = await registry.play({
        table: 'world',
        by,
        seat,
        request,
        base,
        action: action as never,
      });
      if (seat === viewer) said.push(JSON.stringify(answer));
      await settled(3);
    }
  }
  const differ = JSON.stringify(imagined) !== JSON.stringify(state);
  return { steps, differ };
}

describe('two worlds', () => {
  it.each(TITLES)('of $title look alike to everybody', async (title) => {
    const game = RULES.newest(title.game) as Game;
    const chance = new Generator(31);
    let [compared, steps, different] = [0, 0, 0];
    for (let round = 0; round < 12; round++) {
      const seed = seedFrom(`${title.title} ${round}`);
      const match = Match.start(game, { seats: title.seats, seed, options: title.options });
      for (let left = chance.below(80); left > 0 && match.state.outcome === null; left--) {
        const seat = itemAt(match.deciders.must, 0);
        const actions = match.legal(seat);
        match.play(seat, actions[chance.below(actions.length)] as { type: string });
      }
      if (match.state.outcome !== null) continue;
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const found = await compare(game, match.state, viewer, chance);
        compared += 1;
        steps += found.steps;
        different += Number(found.differ);
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(different).toBe(compared);
    expect(steps).toBeGreaterThan(20);
  });
});
