// Fuzzed requests: nothing illegal is accepted, and a refusal changes nothing.
import {
  deciders,
  Generator,
  legal,
  Malformed,
  readAction,
  type Seat,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { type Client, freshRequest, nameOf, scene, send, settled, TITLES } from './kit.ts';

const ODD: readonly unknown[] = [
  null,
  undefined,
  '',
  -1,
  1.5,
  1e308,
  Number.NaN,
  'end-turn',
  'move to=',
  'move to="\\ud800"',
  '__proto__',
  'constructor=1',
  [],
  {},
  { type: 'move' },
  { type: 'end-turn', extra: 1 },
  { type: { toString: 'x' } },
  JSON.parse('{"__proto__":{"type":"end-turn"}}'),
  () => 'end-turn',
  Symbol.iterator,
  10n,
  'x'.repeat(10_000),
  Object.fromEntries(Array.from({ length: 300 }, (_none, index) => [`k${index}`, index])),
];

interface Loose {
  readonly table: string;
  readonly by: string;
  readonly seat: unknown;
  readonly request: unknown;
  readonly base: unknown;
  readonly action: unknown;
}

function mutated(text: string, chance: Generator): string {
  const at = chance.below(text.length + 1);
  const letters = 'abz01- ="\\\u0000é';
  const letter = letters.charAt(chance.below(letters.length));
  return text.slice(0, at) + letter + text.slice(at + chance.below(3));
}

/** A move, mostly with something wrong in it. */
function fuzzed(table: LiveTable, clients: readonly Client[], chance: Generator): Loose {
  /** Some of them are undefined. */
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  const client = pick(clients.slice(0, -1));
  const menu = client.shown?.menu;
  const known = [menu?.allowed, menu?.barred].flatMap((some) => Object.values(some ?? {}).flat());
  const others = clients.flatMap(({ shown }) => Object.values(shown?.menu?.allowed ?? {}).flat());
  const text = pick([...known, ...others, 'end-turn']);
  const seat = chance.below(6) === 0 ? pick([...ODD, 0, 1, 2, 3]) : (client.viewer as Seat);
  const actions: readonly unknown[] = [text, mutated(text, chance), readAction(text), pick(ODD)];
  return {
    table: table.heading.id,
    by: chance.below(8) === 0 ? pick(['', 'nobody', nameOf(1)]) : nameOf(client.viewer as Seat),
    seat,
    request: chance.below(10) === 0 ? pick([...ODD, 'bot-1-1']) : freshRequest(),
    base: chance.below(8) === 0 ? pick([...ODD, 0, 1, table.seq + 5]) : table.seq,
    action: pick(actions),
  };
}

/** Whether the rules, asked directly, allow this. */
function isLegal({ setup, position }: LiveTable, move: Loose): boolean {
  const { seat, action, by, base } = move;
  if (typeof seat !== 'number' || by !== nameOf(seat) || base !== position.seq) return false;
  const { must, may } = deciders(setup.game, position.state);
  if (![...must, ...may].includes(seat)) return false;
  try {
    const text = write(readAction(action));
    return legal(setup.game, position.state, seat).some((offer) => write(offer) === text);
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

describe('2,000 fuzzed requests', () => {
  it.each(TITLES)('to a table of $title', async (title) => {
    let { registry, row, clients, node } = await scene(title);
    const chance = new Generator(77);
    const kinds: Record<string, number> = {};
    for (let count = 0; count < 2_000; count++) {
      const opened = await registry.open(row.id);
      if (opened.kind !== 'live') throw new Error(opened.kind);
      const { table } = opened;
      const move = fuzzed(table, clients, chance);
      const before = table.position;
      const isAllowed = isLegal(table, move);
      const answer = await send(registry, move);
      kinds[answer.kind] = (kinds[answer.kind] ?? 0) + 1;
      if (answer.kind === 'accepted') {
        expect(isAllowed).toBe(true);
        await settled(3);
      } else expect(table.position).toBe(before);
      expect(node.troubles).toEqual([]);
      if (table.position.state.outcome !== null && chance.below(40) === 0)
        ({ registry, row, clients, node } = await scene(title));
    }
    for (const kind of ['accepted', 'refused', 'malformed', 'conflict', 'not-your-seat'])
      expect(kinds[kind]).toBeGreaterThan(0);
    expect(kinds['not-saved']).toBe(undefined);
  });
});
