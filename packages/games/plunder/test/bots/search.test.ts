// The search: the same for the same observation, never a peek, always legal, and no fool.

import { type Bot, nextChoice, playOut } from '@tidetable/bots';
import {
  choices,
  deciders,
  Generator,
  itemAt,
  legal,
  play,
  readOptions,
  type Seat,
  start,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { plunderBosun } from '../../bots/bosun.ts';
import { plunderSearcher } from '../../bots/searcher.ts';
import type { Plunder, Seas } from '../../public.ts';
import { plunder } from '../../rules/index.ts';
import { watchedAt } from './haggling.ts';

/** The full run takes minutes. */
const PATIENCE = 1_800_000;
const isWhole = process.env.WHOLE === 'every' || process.env.LAWS === 'full';
const POSITIONS = isWhole ? 2_000 : 40;
/** One in this many positions is checked. */
const EVERY = 7;

type Table = readonly [name: string, seats: number, options: object];

const TABLES: readonly Table[] = [
  ['two captains', 2, {}],
  ['four captains', 4, {}],
  ['two teams of two', 4, { teams: '2x2' }],
  ['three teams of two', 6, { teams: '3x2' }],
  ['against the clock', 3, { timer: 30, target: 8 }],
];

const THOUGHT = 24;

function fresh(iterations: number): Bot<Plunder> {
  return plunderSearcher('searcher', { iterations });
}

function dealt([, seats, options]: Table, number: number): Seas {
  return start(plunder, seats, readOptions(plunder.options, options, seats), new Generator(number));
}

function choiceOf(bot: Bot<Plunder>, seas: Seas, seat: Seat): string | null {
  const action = bot.choose({
    seat,
    view: plunder.view(seas, seat),
    ...choices(plunder, seas, seat),
    must: true,
    chance: new Generator(5),
  });
  return action && write(action);
}

/** Two captains underway, in the turn of seat 0 with the die rolled. */
function underway(): Seas {
  const table = itemAt(TABLES, 0);
  const seas = dealt(table, 1);
  const chance = new Generator(1);
  const crew = Array<Bot<Plunder>>(2).fill(plunderBosun('captain'));
  while (
    seas.turn.seat !== 0 ||
    seas.turn.pool === null ||
    seas.agenda.at(-1)?.step !== 'command'
  ) {
    const { seat, action } = nextChoice(plunder, seas, crew, chance);
    play(plunder, seas, seat, action, chance);
  }
  return seas;
}

describe('a searching captain of Plunder', () => {
  it.each(TABLES)('plays whole games by the rules: %s', (...table) => {
    const seas = dealt(table, 3);
    const crew = Array.from({ length: table[1] }, (_none, seat) =>
      seat % 2 === 0 ? watchedAt(seas, fresh(1)) : plunderBosun('captain'),
    );
    playOut(plunder, seas, crew, new Generator(3));
    expect(seas.outcome).not.toBeNull();
    expect(deciders(plunder, seas).must).toEqual([]);
  });

  it(
    'sees the same, does the same, and never peeks',
    () => {
      let seen = 0;
      for (let number = 1; seen < POSITIONS; number++) {
        const table = itemAt(TABLES, number % TABLES.length);
        const seas = dealt(table, number);
        const chance = new Generator(number);
        const crew = Array<Bot<Plunder>>(table[1]).fill(plunderBosun('captain'));
        for (let ply = number; seas.outcome === null && seen < number * 8; ply++) {
          const { seat, action } = nextChoice(plunder, seas, crew, chance);
          if (ply % EVERY === 0 && legal(plunder, seas, seat).length > 1) {
            const choice = choiceOf(fresh(THOUGHT), seas, seat);
            expect(choiceOf(fresh(THOUGHT), seas, seat)).toBe(choice);
            const elsewhere = plunder.imagine(plunder.view(seas, seat), new Generator(number, ply));
            expect(choiceOf(fresh(THOUGHT), elsewhere, seat)).toBe(choice);
            seen += 1;
          }
          play(plunder, seas, seat, action, chance);
        }
      }
    },
    PATIENCE,
  );

  it('buries the gold that wins the game', () => {
    const seas = underway();
    const [captain] = seas.captains;
    if (captain === undefined) throw new Error('nobody is there');
    captain.hand = [0, 2, 2, 5];
    captain.plunderPoints = 9 - seas.ships.filter(({ seat }) => seat === 0).length;
    captain.plunderPoints -= seas.flags.filter((owner) => owner === 0).length;
    expect(choiceOf(fresh(100), seas, 0)).toBe('bury');
  });
});
