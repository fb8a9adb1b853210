// The map and its towns, as they are printed or designed.
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import {
  BOARD_SLOTS,
  boardOf,
  NEIGHBOURS,
  PORT_SLOTS,
  REGION_NAMES,
  SEA_BOARDS,
} from '../rules/data/map.ts';
import { ADVANCED, BASIC, ISLAND_TOWNS, PORTS, TOWNS, type Town } from '../rules/data/towns.ts';
import * as tracks from '../rules/data/tracks.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('towns', () => {
  it('are twelve on islands and four ports, none of them twice', () => {
    expect(ISLAND_TOWNS).toHaveLength(12);
    expect(PORTS).toHaveLength(4);
    expect(new Set(TOWNS).size).toBe(16);
  });

  it('show these banners, strengths and entry crew', () => {
    const told = (town: Town) =>
      [BASIC[town], ADVANCED[town]]
        .map(({ banner, strength, entryCrew }) => `${banner} ${strength} ${entryCrew ?? '-'}`)
        .join(' | ');
    expect(Object.fromEntries(TOWNS.map((town) => [town, told(town)]))).toEqual({
      borsham: 'red 6 - | red 7 -',
      farwold: 'both 8 administrate | both 8 administrate',
      'fels-garden': 'blue 5 - | blue 6 -',
      grenille: 'red 4 - | red 5 -',
      morlim: 'blue 6 administrate | blue 5 administrate',
      ratnest: 'red 5 any | red 6 -',
      rockslide: 'blue 6 administrate | blue 7 -',
      stratic: 'blue 8 any | blue 8 any',
      'suns-rest': 'red 5 - | red 6 -',
      'the-grotto': 'red 4 - | red 4 -',
      undervall: 'blue 5 - | blue 4 -',
      zilliam: 'blue 6 any | blue 5 any',
      crimsika: 'red 5 - | red 5 -',
      krazk: 'red 5 - | red 5 -',
      marhaven: 'red 5 - | red 5 -',
      thundrake: 'red 5 - | red 5 -',
    });
  });

  it('rest crew in the ports and in few others', () => {
    const resting = (signs: typeof BASIC) =>
      TOWNS.filter((town) => signs[town].action.some((step) => step.do === 'rest'));
    expect(resting(BASIC)).toEqual(['fels-garden', 'undervall', ...PORTS]);
    expect(resting(ADVANCED)).toEqual(['ratnest', ...PORTS]);
  });

  it('change seven actions and nine strengths on the advanced side', () => {
    const differing = (part: 'action' | 'strength') =>
      TOWNS.filter((town) => BASIC[town][part] !== ADVANCED[town][part]);
    expect(differing('action')).toEqual([
      'fels-garden',
      'morlim',
      'ratnest',
      'rockslide',
      'suns-rest',
      'the-grotto',
      'undervall',
    ]);
    expect(differing('strength')).toHaveLength(9);
    const untouched = TOWNS.filter((town) => BASIC[town] === ADVANCED[town]);
    expect(untouched).toEqual(['farwold', 'stratic', ...PORTS]);
  });
});

describe('map', () => {
  const regions = REGION_NAMES.map((_, region) => region);

  const distancesFrom = (start: number) => {
    const steps = regions.map((region) => (region === start ? 0 : Number.POSITIVE_INFINITY));
    const queue = [start];
    for (const region of queue) {
      for (const next of itemAt(NEIGHBOURS, region)) {
        if (itemAt(steps, next) < Number.POSITIVE_INFINITY) continue;
        steps[next] = itemAt(steps, region) + 1;
        queue.push(next);
      }
    }
    return steps;
  };

  it('has 16 regions: three on each board, and the ports', () => {
    expect(REGION_NAMES).toHaveLength(16);
    expect(NEIGHBOURS).toHaveLength(16);
    expect(regions.map(boardOf)).toEqual([
      ...[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3],
      ...[null, null, null, null],
    ]);
    for (const region of regions) {
      const board = boardOf(region);
      const name = itemAt(REGION_NAMES, region);
      if (board === null) expect(PORT_SLOTS).toContain(name);
      else expect(name.split('.')[0]).toBe(BOARD_SLOTS[board]);
    }
  });

  it('joins regions both ways, none with itself and none twice', () => {
    for (const region of regions) {
      expect(new Set(NEIGHBOURS[region]).size).toBe(itemAt(NEIGHBOURS, region).length);
      expect(NEIGHBOURS[region]).not.toContain(region);
      for (const next of itemAt(NEIGHBOURS, region)) expect(NEIGHBOURS[next]).toContain(region);
    }
    expect(sum(NEIGHBOURS.map((beside) => beside.length))).toBe(2 * 25);
  });

  it('makes the three regions of a board mutually adjacent', () => {
    for (const region of regions) {
      const shipmates = regions.filter(
        (other) => other !== region && boardOf(other) === boardOf(region),
      );
      if (boardOf(region) !== null) {
        expect(NEIGHBOURS[region]).toEqual(expect.arrayContaining(shipmates));
      }
    }
  });

  it('puts every port between two boards', () => {
    const beside = [12, 13, 14, 15].map((port) => itemAt(NEIGHBOURS, port).map(boardOf));
    expect(beside).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('is five steps across, and under three from a port on average', () => {
    const steps = regions.map(distancesFrom);
    expect(Math.max(...steps.flat())).toBe(5);
    const fromPorts = steps.slice(12).map((row) => (sum(row) / 15).toFixed(1));
    expect(fromPorts).toEqual(['2.8', '2.8', '2.9', '2.9']);
  });

  it('leaves a ship of base speed six regions to end in, whatever it starts from', () => {
    for (const region of regions) {
      const inReach = distancesFrom(region).filter((step) => step > 0 && step <= tracks.BASE_SPEED);
      expect(inReach.length).toBeGreaterThanOrEqual(6);
    }
  });

  it('has every island town on one sea board', () => {
    expect(SEA_BOARDS).toHaveLength(4);
    expect(SEA_BOARDS.flat().sort()).toEqual([...ISLAND_TOWNS].sort());
    expect(itemAt(SEA_BOARDS, 0).slice(0, 2)).toEqual(['suns-rest', 'undervall']);
  });
});
