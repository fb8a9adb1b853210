// Places, and what they do to ratings.
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import type { Game } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import { ladderOf, type Teams, teamsIn } from '../../src/games/teams.ts';
import { type Finisher, reratingOf } from '../../src/people/rating.ts';
import { type GameEnd, placesOf } from '../../src/people/standings.ts';
import type { Skill } from '../../src/store/results.ts';
import { COOPERATIVE, RIVALS, TIMED } from '../games-by-trait.ts';

const ALONE: Teams = { kind: 'rivals', teamOf: [0, 1, 2, 3] };
const PAIRS: Teams = { kind: 'rivals', teamOf: [0, 1, 0, 1] };
const TOGETHER: Teams = { kind: 'cooperative', difficulty: 'elite' };

const RULES = new Rules(EVERY_GAME);

function teams(game: string, options: object): Teams {
  return teamsIn(RULES.newest(game) as Game, options, 4);
}

describe('teams', () => {
  it('are every seat by itself, the teams of Plunder, or all against the island', () => {
    expect(teams(RIVALS, {})).toEqual(ALONE);
    expect(teams(TIMED, { teams: 'none' })).toEqual(ALONE);
    expect(teams(TIMED, { teams: '2x2' })).toEqual(PAIRS);
    expect(teams(COOPERATIVE, { difficulty: 'elite' })).toEqual(TOGETHER);
  });

  it('have one ladder for a game, and one for each difficulty', () => {
    expect(ladderOf(TIMED, PAIRS)).toBe(TIMED);
    expect(ladderOf(COOPERATIVE, TOGETHER)).toBe(`${COOPERATIVE}:elite`);
  });
});

describe('places', () => {
  const ended = (changes: Partial<GameEnd>): GameEnd => ({
    winners: [1],
    scores: [10, 30, 20, 10],
    forfeited: new Set(),
    ...changes,
  });

  it.each<[string, Partial<GameEnd>, Teams, number[]]>([
    ['go by points, and equals share one', {}, ALONE, [3, 1, 2, 3]],
    ['are first for the winner of a tie-break', { scores: [30, 30, 5, 5] }, ALONE, [2, 1, 3, 3]],
    ['are shared by those who win together', { winners: [1, 2] }, ALONE, [3, 1, 1, 3]],
    ['are last for who forfeited', { forfeited: new Set([1]) }, ALONE, [2, 4, 1, 2]],
    ['are those of the team', { winners: [1, 3] }, PAIRS, [3, 1, 3, 1]],
    ['are all first on an island left', { winners: [0, 1, 2, 3] }, TOGETHER, [1, 1, 1, 1]],
    ['are behind an island that won', { winners: [], scores: null }, TOGETHER, [2, 2, 2, 2]],
  ])('%s', (_says, changes, teams, places) => {
    expect(placesOf(ended(changes), teams, 4)).toEqual(places);
  });
});

describe('ratings', () => {
  const finisher = (seat: number, place: number, forfeited = false): Finisher => ({
    person: `p${seat}`,
    seat,
    place,
    forfeited,
  });

  /** By how much each rating has moved from where it began. */
  function moved(teams: Teams, finishers: readonly Finisher[], known: Record<string, Skill> = {}) {
    const { beginnings, rate } = reratingOf('ladder', teams, finishers);
    const before = new Map([...beginnings, ...Object.entries(known)]);
    const after = rate(before);
    return (name: string): number => (after.get(name)?.mu ?? 0) - (before.get(name)?.mu ?? 0);
  }

  it('rise for the first, fall for the last, and all become surer', () => {
    const finishers = [finisher(0, 2), finisher(1, 1), finisher(2, 3)];
    const change = moved(ALONE, finishers);
    expect(change('p1')).toBeGreaterThan(500);
    expect(change('p2')).toBeLessThan(-500);
    expect(change('p1')).toBeGreaterThan(change('p0'));
    expect(change('p0')).toBeGreaterThan(change('p2'));
    const { beginnings, rate } = reratingOf('ladder', ALONE, finishers);
    for (const [name, { sigma }] of rate(beginnings))
      expect(sigma).toBeLessThan(beginnings.get(name)?.sigma as number);
  });

  it('rise more for beating the better', () => {
    const finishers = [finisher(0, 1), finisher(1, 2)];
    const strong = moved(ALONE, finishers, { p1: { mu: 35_000, sigma: 8_333 } });
    const weak = moved(ALONE, finishers, { p1: { mu: 15_000, sigma: 8_333 } });
    expect(strong('p0')).toBeGreaterThan(weak('p0'));
  });

  it('hardly move for a draw of equals', () => {
    const change = moved(ALONE, [finisher(0, 1), finisher(1, 1)]);
    expect(Math.abs(change('p0'))).toBeLessThan(10);
  });

  it('rise and fall with the team', () => {
    const change = moved(
      PAIRS,
      [0, 1, 2, 3].map((seat) => finisher(seat, seat % 2 === 1 ? 1 : 3)),
    );
    expect(change('p1')).toBe(change('p3'));
    expect(change('p0')).toBe(change('p2'));
    expect(change('p1')).toBeGreaterThan(0);
    expect(change('p0')).toBeLessThan(0);
  });

  it('fall for who forfeited, not for the rest of a winning team', () => {
    const change = moved(PAIRS, [
      finisher(0, 2),
      finisher(1, 4, true),
      finisher(2, 2),
      finisher(3, 1),
    ]);
    expect(change('p3')).toBeGreaterThan(0);
    expect(change('p1')).toBeLessThan(0);
  });

  it('of a team and its island move against each other', () => {
    const crew = (place: number) => [0, 1, 2].map((seat) => finisher(seat, place));
    const won = moved(TOGETHER, crew(1));
    expect(won('p0')).toBeGreaterThan(0);
    expect(won('island:elite:3')).toBeLessThan(0);
    const lost = moved(TOGETHER, crew(2));
    expect(lost('p0')).toBeLessThan(0);
    expect(lost('island:elite:3')).toBeGreaterThan(0);
    expect(Math.abs(won('p0') + lost('p0'))).toBeLessThan(5);
  });

  it('fall for who forfeited an island that the others left', () => {
    const change = moved(TOGETHER, [finisher(0, 1), finisher(1, 2, true)]);
    expect(change('p0')).toBeGreaterThan(0);
    expect(change('p1')).toBeLessThan(0);
  });
});
