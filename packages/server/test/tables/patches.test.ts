// Patches: small, and exact.
import { nextChoice } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import { Generator, itemAt, write } from '@tidetable/engine';
import { apply, diff, type Json } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, clientsOf, freshRequest, nameOf, nodeOn, RULES, settled, TITLES } from './kit.ts';

const KEYS = ['a', 'b', '0', '1', '__proto__', 'constructor', 'x/y', ''];

function anyJson(chance: Generator, depth: number): Json {
  switch (chance.below(depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return chance.below(2) === 0;
    case 2:
      return itemAt(KEYS, chance.below(KEYS.length));
    case 5:
      return Array.from({ length: chance.below(5) }, () => anyJson(chance, depth - 1));
    case 6:
      return anyObject(chance, depth);
    default:
      return chance.below(3);
  }
}

function anyObject(chance: Generator, depth: number): Json {
  const size = chance.below(5);
  return Object.fromEntries(
    Array.from({ length: size }, () => [
      itemAt(KEYS, chance.below(KEYS.length)),
      anyJson(chance, depth - 1),
    ]),
  );
}

function changed(value: Json, chance: Generator): Json {
  if (chance.below(6) === 0) return anyJson(chance, 2);
  if (Array.isArray(value)) {
    const list = value.map((item: Json) => (chance.below(3) === 0 ? changed(item, chance) : item));
    if (chance.below(3) === 0) list.splice(chance.below(list.length + 1), chance.below(2));
    if (chance.below(3) === 0) list.splice(chance.below(list.length + 1), 0, anyJson(chance, 1));
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, part]) => [key, changed(part, chance)]);
  return Object.fromEntries(fields.filter(() => chance.below(8) > 0));
}

describe('a difference', () => {
  it('leads from one to the other through text, and leaves the first alone', () => {
    const chance = new Generator(1);
    for (let count = 0; count < 10_000; count++) {
      const from = anyJson(chance, 4);
      const to = chance.below(4) === 0 ? anyJson(chance, 4) : changed(from, chance);
      const before = JSON.stringify(from);
      const patch = JSON.parse(diff(from, to) ?? 'null');
      expect(apply(patch, from)).toEqual(to);
      expect(Object.getPrototypeOf(apply(patch, from) ?? {})).toBe(Object.getPrototypeOf(to ?? {}));
      expect(JSON.stringify(from)).toBe(before);
      expect(diff(from, JSON.parse(before))).toBe(null);
    }
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it.each([
    [{ a: 1, b: 2, c: 3 }, { a: 1, b: 5, c: 3 }, { b: [5] }],
    [{ a: 1, b: 2, c: 3 }, { b: 2, c: 3 }, { a: [] }],
    [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 4, 5, 6],
      [2, 1, []],
    ],
    [[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 9], { 7: [9] }],
    [
      { a: [{ x: 1 }, { x: 2, y: 1 }] },
      { a: [{ x: 1 }, { x: 3, y: 1 }] },
      { a: { 1: { x: [3] } } },
    ],
    [1, null, [null]],
    [[1], [1], null],
  ])('from %j to %j is %j', (from, to, patch) => {
    expect(JSON.parse(diff(from, to) ?? 'null')).toEqual(patch);
  });
});

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
const quantile = (sizes: readonly number[], share: number): number =>
  [...sizes].sort((one, other) => one - other)[Math.floor((sizes.length - 1) * share)] as number;

/** Bytes of whole messages to the four seats for each move of a game between bosuns. */
async function bytesPerMove(title: (typeof TITLES)[number], moves: number): Promise<number[]> {
  const store = new MemoryStore();
  const row = await begun(store, title);
  const { registry } = await nodeOn(store);
  const clients = await clientsOf(registry, row.id, row.seats);
  const opened = await registry.open(row.id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  const game = RULES.newest(row.game) as LiveTable['setup']['game'];
  const bots = clients.slice(0, -1).map(() => defaultBot(game.id));
  const chance = new Generator(3);
  const sizes: number[] = [];
  while (table.position.state.outcome === null && sizes.length < moves) {
    const { seat, action } = nextChoice(game, table.position.state, bots as never, chance);
    const by = nameOf(seat);
    const request = freshRequest();
    const text = write(action);
    await registry.play({ table: row.id, by, seat, request, base: table.seq, action: text });
    await settled(3);
    for (const client of clients)
      expect(client.shown).toEqual(JSON.parse(JSON.stringify(table.viewFor(client.viewer))));
    sizes.push(sum(clients.slice(0, -1).map(({ messages }) => messages.at(-1)?.length ?? 0)));
  }
  return sizes;
}

describe('what is sent for a move', () => {
  it.each(TITLES)('keeps four seats of $title up to date with few bytes', async (title) => {
    const sizes = await bytesPerMove(title, 400);
    const [median, most] = [quantile(sizes, 0.5), quantile(sizes, 0.99)];
    const mean = Math.round(sum(sizes) / sizes.length);
    if (process.env.FIGURES !== undefined)
      console.log(
        `${title.title}: ${sizes.length} moves, bytes for four seats: median ${median}, mean ${mean}, p99 ${most}`,
      );
    expect(median).toBeLessThan(1_800);
    expect(mean).toBeLessThan(2_200);
  });
});
