// The storm on a chart, distances, and water for displaced ships.
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { chartOf, NONE, WATER } from '../rules/map.ts';
import {
  acrossTheBorder,
  berthsAround,
  distance,
  gap,
  isStormy,
  mayStartAt,
  squareAt,
  stepsFrom,
} from '../rules/waters.ts';

const chart = chartOf('1A0 2A0 3A0 4A0 5A0 6A0');
const at = (name: string) => squareAt(chart, name);
const named = (squares: readonly number[]) => squares.map((square) => chart.names[square]).sort();

describe('the storm', () => {
  const covered = (centre: string) =>
    named(
      chart.terrain
        .map((_terrain, square) => square)
        .filter((square) => isStormy(chart, at(centre), square)),
    );

  it('covers nine squares around C3, and six where it hangs over the edge at A5', () => {
    expect(covered('C3')).toEqual(['B2', 'B3', 'B4', 'C2', 'C3', 'C4', 'D2', 'D3', 'D4']);
    expect(covered('A5')).toEqual(['A4', 'A5', 'A6', 'B4', 'B5', 'B6']);
    expect(covered('L18')).toHaveLength(4);
    expect(covered('F1')).toEqual(['E1', 'E2', 'F1', 'F2', 'G1', 'G2']);
  });

  it('has a border between inside and outside', () => {
    const border = (one: string, other: string) =>
      acrossTheBorder(chart, at('C3'), at(one), at(other));
    expect(border('C1', 'C2')).toBe(true);
    expect(border('C2', 'C3')).toBe(false);
    expect(border('A1', 'A2')).toBe(false);
  });

  it('may not begin over a one-skull port', () => {
    expect(mayStartAt(chart, at('C3'))).toBe(false);
    expect(mayStartAt(chart, at('F1'))).toBe(true);
  });
});

describe('distances', () => {
  it('go around land, closed sides and ships', () => {
    const [from, to] = [at('B1'), at('B3')];
    expect(gap(chart, from, to)).toBe(2);
    expect(distance(chart, from, to)).toBe(6);
    expect(stepsFrom(chart, from)[to]).toBe(6);
    const closed = at('A3');
    expect(stepsFrom(chart, from, (square) => square === closed)[to]).toBeGreaterThan(6);
    expect(distance(chart, from, at('B2'))).toBe(NONE);
  });

  it('find the nearest squares that are open, farther ones only where those beside are taken', () => {
    const berths = (name: string, ...taken: string[]) =>
      named(
        berthsAround(
          chart,
          at(name),
          (square) =>
            chart.terrain[square] === WATER && !taken.includes(itemAt(chart.names, square)),
        ),
      );
    expect(berths('B2')).toEqual(['A2', 'B1', 'C2']);
    expect(berths('B2', 'A2', 'C2')).toEqual(['B1']);
    expect(berths('B2', 'A2', 'B1', 'C2')).toEqual(['A1', 'A3', 'B4', 'C1', 'C3', 'D2']);
    expect(berths('A1')).toEqual(['A2', 'B1']);
  });
});
