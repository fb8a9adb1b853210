// Charts: layouts, ways and ports, adjacent squares, and where an X is collected.
import { Generator, itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { type Layout, layoutOf, layTiles, tilesOf } from '../rules/layout.ts';
import { type Chart, chartOf, drawChart, LAND, NONE, PORT, WATER } from '../rules/map.ts';
import { distance, gap, isBeside, mayStartAt, squareAt, stepsFrom } from '../rules/waters.ts';

const SIX: Layout = '1A0 2A0 3A0 4A0 5A0 6A0';
const FOUR: Layout = '1A0 2A0 3A0 4A0';

function randomCharts(count: number): Chart[] {
  return Array.from({ length: count }, (_none, seed) => {
    const onlyFace = seed % 5 === 0 ? 'A' : null;
    return drawChart(layTiles(2 + (seed % 5), { onlyFace }, new Generator(seed)));
  });
}

const squaresOf = ({ terrain }: Chart) => terrain.map((_terrain, square) => square);
const sailable = (chart: Chart) => squaresOf(chart).filter((at) => chart.terrain[at] !== LAND);
const at = (chart: Chart, name: string) => {
  const square = squareAt(chart, name);
  expect(square).not.toBe(NONE);
  return square;
};
const named = (chart: Chart, squares: readonly number[]) =>
  squares.map((square) => chart.names[square]).sort();

describe('a layout', () => {
  it('is one short text, there and back', () => {
    const tiles = tilesOf('3B2 1A0 4A3 2B1');
    expect(tiles).toEqual([
      { face: '3B', quarterTurns: 2 },
      { face: '1A', quarterTurns: 0 },
      { face: '4A', quarterTurns: 3 },
      { face: '2B', quarterTurns: 1 },
    ]);
    expect(layoutOf(tiles ?? [])).toBe('3B2 1A0 4A3 2B1');
  });

  it('is refused where tiles are missing, doubled, unknown or turned too far', () => {
    for (const layout of [
      '',
      '1A0',
      '1A0 2A0 3A0',
      '1A0 2A0 3A0 5A0',
      '1A0 1B0 2A0 3A0',
      '1A0 2A0 3A0 4A0 5A0',
      '1A0 2A0 3A0 4A0 5A0 5B0',
      '1A0 2A0 3A0 4A4',
      '1C0 2A0 3A0 4A0',
      '1A0  2A0 3A0 4A0',
    ]) {
      expect(tilesOf(layout)).toBeNull();
      expect(() => drawChart(layout)).toThrow('not a layout');
    }
  });

  it('comes from the seed alone, and covers every face and turn', () => {
    const lay = (seed: number, seats: number) =>
      layTiles(seats, { onlyFace: null }, new Generator(seed));
    expect(lay(7, 4)).toBe(lay(7, 4));
    const seen = new Set(
      Array.from({ length: 300 }, (_none, seed) => lay(seed, 6))
        .join(' ')
        .split(' '),
    );
    expect(seen.size).toBe(12 * 4);
    for (let seed = 0; seed < 50; seed++) {
      expect(
        lay(seed, 2)
          .split(' ')
          .map(([tile]) => tile)
          .sort(),
      ).toEqual(['1', '2', '3', '4']);
      expect(layTiles(6, { onlyFace: 'A' }, new Generator(seed))).not.toContain('B');
    }
  });
});

describe('a chart', () => {
  it('is kept, and the same as one drawn afresh', () => {
    const chart = chartOf(SIX);
    expect(chartOf(FOUR)).not.toBe(chart);
    expect(chartOf(SIX)).toBe(chart);
    expect(drawChart(SIX)).toEqual(chart);
  });

  it('has rows A to L and columns 1 to 18, for two players 1 to 12', () => {
    expect([chartOf(SIX).width, chartOf(SIX).height]).toEqual([18, 12]);
    expect([chartOf(FOUR).width, chartOf(FOUR).height]).toEqual([12, 12]);
    expect(chartOf(SIX).terrain).toHaveLength(216);
    expect(chartOf(FOUR).names.at(-1)).toBe('L12');
  });

  it('names every square both ways, and nothing else', () => {
    for (const chart of [chartOf(SIX), chartOf(FOUR)]) {
      for (const square of squaresOf(chart))
        expect(squareAt(chart, itemAt(chart.names, square))).toBe(square);
      for (const wrong of ['', 'A', 'A0', 'M1', 'A19', 'A100', 'a1', 'A1 ', 'A01', '11', 'AA1'])
        expect(squareAt(chart, wrong)).toBe(NONE);
    }
    expect(squareAt(chartOf(SIX), 'B5')).toBe(22);
    expect(squareAt(chartOf(FOUR), 'A13')).toBe(NONE);
  });

  it('lays tiles row by row from the north-west', () => {
    const chart = chartOf(SIX);
    const port = (id: string) =>
      chart.islands
        .filter((island) => island.id === id)
        .flatMap(({ ports }) => named(chart, ports));
    expect(port('gull-rock')).toEqual(['B3']);
    expect(port('gallows-crag')).toEqual(['C9', 'D8']);
    expect(port('thimble')).toEqual(['J5']);
    expect(port('saint-brannocks-market')).toEqual(['K15', 'L16']);
  });

  it('turns tiles clockwise, entrances and barriers with them', () => {
    const chart = chartOf('1A1 2A0 3A0 4A0');
    const gullRock = itemAt(chart.islands, 0);
    expect(named(chart, gullRock.ports)).toEqual(['C5']);
    expect(named(chart, itemAt(chart.neighbours, itemAt(gullRock.ports, 0)))).toEqual(['D5']);
    expect(isBeside(chart, at(chart, 'D3'), at(chart, 'E3'))).toBe(false);
    expect(isBeside(chart, at(chart, 'A4'), at(chart, 'B4'))).toBe(true);
  });
});

describe('on the charts of 200 random maps', () => {
  const charts = randomCharts(200);

  it('every sailable square can be reached from every other', () => {
    for (const chart of charts) {
      const first = itemAt(sailable(chart), 0);
      const steps = stepsFrom(chart, first);
      expect(squaresOf(chart).filter((square) => steps[square] === NONE)).toEqual(
        squaresOf(chart).filter((square) => chart.terrain[square] === LAND),
      );
    }
  });

  it('neighbours share an edge, both ways, never more than four', () => {
    for (const chart of charts) {
      const odd = squaresOf(chart).filter((square) =>
        itemAt(chart.neighbours, square).some(
          (other) =>
            gap(chart, square, other) !== 1 || !itemAt(chart.neighbours, other).includes(square),
        ),
      );
      expect(odd).toEqual([]);
    }
  });

  it('ports are entered from water, by as many sides as their anchors show', () => {
    for (const chart of charts)
      for (const port of chart.ports) {
        expect([1, 2]).toContain(chart.neighbours[port]?.length);
        for (const square of itemAt(chart.neighbours, port))
          expect(chart.terrain[square]).toBe(WATER);
      }
  });

  it('there are eight one-skull, five two-skull, three three-skull and two Merchant islands', () => {
    for (const chart of charts) {
      const bySkulls = [0, 1, 2, 3].map(
        (skulls) => chart.islands.filter((island) => island.skulls === skulls).length,
      );
      expect(bySkulls).toEqual(chart.width === 18 ? [2, 8, 5, 3] : [0, 6, 4, 2]);
      expect(chart.starts).toHaveLength(itemAt(bySkulls, 1));
      expect(new Set(chart.islands.map(({ id }) => id)).size).toBe(chart.islands.length);
    }
  });

  it('one-skull ports are at least three steps apart', () => {
    for (const chart of charts) {
      const ports = chart.starts.flatMap((island) => itemAt(chart.islands, island).ports);
      for (const one of ports)
        for (const other of ports)
          if (one !== other) expect(distance(chart, one, other)).toBeGreaterThanOrEqual(3);
    }
  });

  it('177 to 182 of 216 squares are sailable', () => {
    for (const chart of charts.filter(({ width }) => width === 18)) {
      expect(sailable(chart).length).toBeGreaterThanOrEqual(177);
      expect(sailable(chart).length).toBeLessThanOrEqual(182);
    }
  });

  it('the storm has at least 147 centres to begin from, with two players 93', () => {
    for (const chart of charts) {
      const centres = squaresOf(chart).filter((square) => mayStartAt(chart, square)).length;
      expect(centres).toBeGreaterThanOrEqual(chart.width === 18 ? 147 : 93);
    }
  });

  it('an X can be collected wherever it falls', () => {
    for (const chart of charts) {
      const lost = squaresOf(chart).filter((square) => chart.digSites[square]?.length === 0);
      expect(lost).toEqual([]);
      const sites = sailable(chart).flatMap((square) => chart.digSites[square]);
      expect(sites).toEqual(sailable(chart));
    }
  });
});

describe('adjoining squares', () => {
  const chart = chartOf(SIX);

  it('touch at an open edge only: no diagonals, barriers, land or closed sides of ports', () => {
    const beside = (name: string) => named(chart, itemAt(chart.neighbours, at(chart, name)));
    expect(beside('A1')).toEqual(['A2', 'B1']);
    expect(beside('D4')).toEqual(['E4']);
    expect(beside('B3')).toEqual(['B4']);
    expect(beside('C9')).toEqual(['C10', 'D9']);
    expect(beside('B2')).toEqual([]);
  });

  it('cross the seams of tiles', () => {
    expect(isBeside(chart, at(chart, 'A6'), at(chart, 'A7'))).toBe(true);
    expect(isBeside(chart, at(chart, 'F1'), at(chart, 'G1'))).toBe(true);
  });

  it('let an X on land be dug up from water beside it and from ports of its own island', () => {
    const sites = (name: string) => named(chart, itemAt(chart.digSites, at(chart, name)));
    expect(sites('B2')).toEqual(['A2', 'B1', 'B3', 'C2']);
    expect(sites('C5')).toEqual(['C4', 'C6', 'D5']);
    expect(sites('F6')).toEqual(['E6', 'F5', 'F7']);
  });

  it('leave a foreign port out, though it touches the land', () => {
    for (const random of randomCharts(60))
      for (const square of squaresOf(random).filter((land) => random.terrain[land] === LAND))
        for (const site of itemAt(random.digSites, square))
          if (random.terrain[site] === PORT)
            expect(random.islandAt[site]).toBe(random.islandAt[square]);
  });
});
