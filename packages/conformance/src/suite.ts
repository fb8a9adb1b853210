// The laws as a test suite. A game passes by adding one line.
import type { Game, Types } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import {
  areCompatible,
  Coverage,
  dealt,
  dealtExactly,
  playUnderLaw,
  recordReplays,
  watched,
} from './random-games.ts';

/** Which random games are played: every combination of the varied options, or every set, at every number of seats. */
export interface RandomGames<T extends Types> {
  /** How many games in all. */
  readonly games: number;
  readonly bound: number;
  readonly sampling: number;
  readonly cheapSampling?: number;
  /** How many whole games are replayed from their records at each number of seats; 30 by default. */
  readonly records?: number;
  /** The names of options of which every value is to be played. */
  readonly vary?: readonly (keyof T['options'] & string)[];
  /** Exact sets of options to be played, instead of varied ones; each at the numbers of seats that it allows. */
  readonly sets?: readonly Partial<T['options']>[];
  /** Steps shared with a sister game that this one never comes to. */
  readonly unused?: readonly T['frame']['step'][];
  /** Positions from which some of the games begin, so that rare endings occur. */
  readonly openings?: readonly ((seed: number) => T['state'])[];
}

export function obeysTheLaws<T extends Types>(lawful: Game<T>, batch: RandomGames<T>): void {
  const seen = new Coverage();
  const game = watched(lawful, seen);
  const { openings = [], sets, records = 30 } = batch;
  const cells = sets === undefined ? combinations(game, batch.vary ?? []) : exact(game, sets);
  const deal = sets === undefined ? dealt : dealtExactly;
  const share = Math.ceil(batch.games / (cells.length + openings.length));

  describe(`${game.id} obeys the laws`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const here = cells.filter((cell) => cell.seats === seats);
      it(`at ${seats} seats: ${here.length * share} random games`, { timeout: LONG }, () => {
        here.forEach(({ fixed }, cell) => {
          for (let number = 0; number < share; number++) {
            const seed = (seats * 1000 + cell) * 100_000 + number;
            playUnderLaw(game, deal(game, seats, fixed, seed), seed, batch, seen);
          }
        });
      });
    }

    openings.forEach((opening, index) => {
      it(`from ${opening.name || `opening ${index + 1}`}: ${share} random games`, {
        timeout: LONG,
      }, () => {
        for (let number = 0; number < share; number++) {
          const seed = 900_000_000 + index * 1_000_000 + number;
          playUnderLaw(game, opening(seed), seed, batch, seen);
        }
      });
    });

    it('replays whole records to the same hash', { timeout: LONG }, () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const here = sets === undefined ? [] : cells.filter((cell) => cell.seats === seats);
        for (let seed = 0; seed < records; seed++)
          recordReplays(game, seats, seed, here[seed % here.length]?.fixed);
      }
    });

    it('shows every frame, every event and every ending', () => {
      console.log(`${game.id}: ${seen.games} games, ${seen.decisions} decisions under the laws`);
      expect([...seen.events].sort()).toEqual([...game.events].sort());
      expect([...seen.endings].sort()).toEqual([...game.endings].sort());
      const used = Object.keys(game.steps).filter((step) => !batch.unused?.includes(step));
      expect([...seen.steps].sort()).toEqual(used.sort());
    });
  });
}

const LONG = 3_600_000;

interface Cell<T extends Types> {
  readonly seats: number;
  readonly fixed: Partial<T['options']>;
}

function exact<T extends Types>(game: Game<T>, sets: readonly Partial<T['options']>[]): Cell<T>[] {
  const cells: Cell<T>[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const fixed of sets) if (areCompatible(game, fixed, seats)) cells.push({ seats, fixed });
  return cells;
}

function combinations<T extends Types>(game: Game<T>, vary: readonly string[]): Cell<T>[] {
  let sets: Record<string, unknown>[] = [{}];
  for (const name of vary) {
    const option = (game.options.fields as Record<string, { choices?: readonly string[] }>)[name];
    const values: readonly unknown[] = option?.choices ?? [false, true];
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }
  const cells: Cell<T>[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const fixed of sets) cells.push({ seats, fixed: fixed as Partial<T['options']> });
  return cells;
}
