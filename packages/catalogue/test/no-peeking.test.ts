// No level peeks: in two worlds that differ only in what a seat cannot see, it does the same with the same chance.

import { type Bot, LEVELS, nextChoice, observe } from '@tidetable/bots';
import { allLevels } from '@tidetable/bots/all-levels';
import {
  type Core,
  canonical,
  deciders,
  type Game,
  Generator,
  itemAt,
  play,
  type Seat,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { BOTS, LOADED_GAMES } from '../loaded.ts';
import { dealt } from './dealt.ts';

const POSITIONS = process.env.LAWS === 'full' ? 2_000 : 100;
/** The full run takes minutes. */
const PATIENCE = 1_800_000;
/** One position in so many is checked. */
const EVERY = 7;

/** Searching bots get few iterations. */
const TINY = { captain: 6, admiral: 18 };

interface Table {
  readonly game: Game;
  readonly crew: readonly Bot[];
}

const TABLES: readonly Table[] = LOADED_GAMES.map(({ game, bots, search }) => {
  const quick = bots.filter(({ isSlow }) => isSlow !== true);
  return { game, crew: allLevels(quick, search.searching(game.id), TINY) };
});

interface Position {
  readonly seat: Seat;
  readonly must: boolean;
  /** They differ in nothing that the seat sees. */
  readonly worlds: readonly [Core, Core];
}

/** Positions of games that deckhands play, with all numbers of seats. */
function* positions(game: Game): IterableIterator<Position> {
  const deckhand = itemAt(BOTS[game.id] ?? [], 0);
  for (let number = 1; ; number++) {
    const { min, max } = game.seats;
    const seats = min + (number % (Math.min(max, 4) - min + 1));
    const state = dealt(game, seats, number);
    const chance = new Generator(number);
    for (let ply = number; state.outcome === null; ply++) {
      const { seat, action } = nextChoice(game, state, Array<Bot>(seats).fill(deckhand), chance);
      if (ply % EVERY === 0) {
        const view = game.view(state, seat);
        const [one, other] = [1, 2].map((seed) => game.imagine(view, new Generator(seed, ply)));
        const must = deciders(game, state).must.includes(seat);
        yield { seat, must, worlds: [one as Core, other as Core] };
      }
      play(game, state, seat, action, chance);
    }
  }
}

function choiceIn(game: Game, world: Core, { seat, must }: Position, bot: Bot): string {
  const action = bot.choose(observe(game, world, seat, must, new Generator(5)));
  return action === null ? 'nothing' : write(action);
}

/** In how many positions the worlds differ, and in how many of those each bot decides differently. */
function lookedAt(game: Game, bots: readonly Bot[], count: number) {
  let differing = 0;
  const peeking = new Map(bots.map(({ name }) => [name, 0]));
  let left = count;
  for (const position of positions(game)) {
    if (left-- === 0) break;
    const [one, other] = position.worlds;
    const { seat } = position;
    expect(canonical(game.view(one, seat))).toBe(canonical(game.view(other, seat)));
    if (canonical(one) !== canonical(other)) differing += 1;
    for (const bot of bots)
      if (choiceIn(game, one, position, bot) !== choiceIn(game, other, position, bot))
        peeking.set(bot.name, (peeking.get(bot.name) ?? 0) + 1);
  }
  return { differing, peeking: Object.fromEntries(peeking) };
}

describe.each(TABLES.map(({ game, crew }) => [game.id, game, crew] as const))(
  '%s',
  (_id, game, crew) => {
    it(
      'no level peeks',
      () => {
        const { differing, peeking } = lookedAt(game, crew, POSITIONS);
        expect(peeking).toEqual(Object.fromEntries(LEVELS.map((level) => [level, 0])));
        expect(differing).toBeGreaterThan(POSITIONS / 2);
      },
      PATIENCE,
    );

    it('notices a bot that peeks', () => {
      let seen = 0;
      for (const position of positions(game)) {
        const [one, other] = position.worlds.map((world) =>
          choiceIn(game, world, position, cheat(world)),
        );
        if (one !== other) break;
        seen += 1;
        expect(seen).toBeLessThan(POSITIONS);
      }
    });
  },
);

/** Knows the whole world. */
function cheat(world: Core): Bot {
  const secret = [...canonical(world)].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973,
    7,
  );
  return { name: 'cheat', choose: ({ legal }) => legal[secret % legal.length] ?? null };
}
