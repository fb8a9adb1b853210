// The state from which another table plays on: the truth once a game is over, before that only what one seat knows.
import { randomBytes } from 'node:crypto';
import { type Chance, type Core, Generator, Malformed, type Seat } from '@tidetable/engine';
import type { Mainline } from './records.ts';
import type { TableSetup } from './table-setup.ts';

/** The state after this many plies. */
export function stateAt({ states }: Mainline, ply: number): Core {
  const state = states[ply];
  if (state === undefined) throw new Malformed('ply', `at most ${states.length - 1}`, ply);
  return state;
}

/** What the seat cannot know is dealt again, by chance independent of the table's. */
export function imaginedBy(
  { game }: TableSetup,
  state: Core,
  seat: Seat,
  chance: Chance = systemChance(),
): Core {
  return game.imagine(game.view(state, seat), chance);
}

function systemChance(): Chance {
  const bytes = randomBytes(16);
  return new Generator(
    bytes.readInt32LE(0),
    bytes.readInt32LE(4),
    bytes.readInt32LE(8),
    bytes.readInt32LE(12),
  );
}
