// The seed of a table: from the operating system, committed to at once, and shown nowhere before the end.
import { inspect } from 'node:util';
import { commitmentTo, Generator, isSeed, mixed, type Seat } from '@tidetable/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Appended, Entry, Sitting, TableRow } from '../../src/store/store.ts';
import { newTable } from '../../src/tables/new-table.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { RIVALS, TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import {
  type Client,
  clientsOf,
  freshRequest,
  nameOf,
  nodeOn,
  RULES,
  settled,
  TITLES,
} from './kit.ts';

describe('a new table', () => {
  it('has a seed of its own and publishes its commitment', () => {
    const rows = Array.from({ length: 50 }, () =>
      newTable(RULES, { game: TIMED, seats: 3 }, 'somebody', 5),
    );
    expect(new Set(rows.map(({ seed }) => seed)).size).toBe(50);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(50);
    for (const { seed, commitment } of rows) {
      expect(isSeed(seed)).toBe(true);
      expect(commitment).toBe(commitmentTo(seed));
    }
  });

  it.each([
    { game: 'chess', seats: 2 },
    { game: TIMED, seats: 99 },
    { game: RIVALS, seats: 4, options: { nonsense: true } },
    { game: RIVALS, seats: 4, settings: { undo: 'always' } },
    { game: RIVALS, seats: 4, settings: { pace: { kind: 'live', bank: -1, increment: 0 } } },
    { game: RIVALS, seats: 4, settings: { seed: 'mine' } },
    { game: RIVALS, seats: 4, options: { seed: 'mine' } },
  ])('is not made of %j', (spec) => {
    expect(() => newTable(RULES, spec, 'somebody', 0)).toThrow('expected');
  });
});

/** Ways to write it: hexadecimal in either case, base64 of bytes or of text, the bytes as a list. */
function disguises(seed: string): string[] {
  const bytes = Buffer.from(seed, 'hex');
  return [
    seed,
    seed.toUpperCase(),
    bytes.toString('base64').slice(0, -2),
    bytes.toString('base64url'),
    Buffer.from(seed).toString('base64').slice(0, -4),
    [...bytes].join(),
    bytes.toString('latin1'),
  ];
}

class Failing extends MemoryStore {
  #count = 0;

  override async append(entry: Entry): Promise<Appended> {
    this.#count += 1;
    if (this.#count % 17 === 0) throw new Error(`failed at ${inspect(entry)}`);
    return super.append(entry);
  }
}

const CONTRIBUTIONS = ['salt', null, null, null];

/** A whole game between bots and one person: everything that anyone was shown before its end, and after. */
async function wholeGame(title: (typeof TITLES)[number]) {
  const store = new Failing();
  const row: TableRow = {
    ...newTable(RULES, title, 'somebody', 0),
    status: 'playing',
    contributions: JSON.stringify(CONTRIBUTIONS),
  };
  const sittings = Array.from({ length: row.seats }, (_none, seat): Sitting => {
    const person = seat === 0 ? nameOf(0) : null;
    return { ...emptySeat(row.id, seat), person, bot: seat === 0 ? null : 'bosun' };
  });
  await store.addTable(row, sittings);
  const node = await nodeOn(store);
  const { registry, troubles } = node;
  const clients = await clientsOf(registry, row.id, row.seats);
  const [person] = clients as [Client];
  const chance = new Generator(8);
  const outputs: string[] = [];
  for (let round = 0; round < 6_000 && person.shown?.seed === null; round++) {
    const action = person.anything(chance);
    if (action !== null) {
      const seat: Seat = 0;
      const ask = { table: row.id, by: nameOf(0), seat, base: person.seq };
      const answers = [
        await registry.play({ ...ask, request: freshRequest(), action: 'nonsense' }),
        await registry.play({ ...ask, request: freshRequest(), base: 0, action }),
        round % 20 === 0
          ? await registry.undo({ ...ask, request: freshRequest(), what: 'action' })
          : await registry.play({ ...ask, request: freshRequest(), action }),
      ];
      if (person.shown.seed === null)
        outputs.push(...answers.map((answer) => JSON.stringify(answer)));
    } else await registry.sweep();
    await settled(3);
    if (person.shown.seed === null) {
      const opened = await registry.open(row.id);
      if (round % 50 === 0)
        outputs.push(inspect([registry, opened, node.registry], { depth: 20, showHidden: true }));
    }
  }
  const last = (client: Client): string => client.messages.at(-1) as string;
  outputs.push(...clients.flatMap(({ messages }) => messages.slice(0, -1)), ...troubles);
  return { row, person, outputs, last: clients.map(last) };
}

describe('the seed', () => {
  it.each(TITLES)('of a game of $title shows nowhere before it is over', async (title) => {
    const lines: string[] = [];
    const listening = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void lines.push(inspect(words))),
    );
    const { row, person, outputs, last } = await wholeGame(title);
    for (const spy of listening) spy.mockRestore();
    expect(person.shown?.seed).toBe(row.seed);
    expect(commitmentTo(person.shown?.seed ?? '')).toBe(row.commitment);
    const text = [...outputs, ...lines].join('\n');
    for (const seed of [row.seed, mixed(row.seed, CONTRIBUTIONS)])
      for (const disguise of disguises(seed)) expect(text.includes(disguise)).toBe(false);
    for (const message of last) expect(message).toContain(row.seed);
  });
});
