// The twelve tile faces: their drawings, and what each guarantees its neighbours.
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { SIDES, TILE_FACES, TILE_NUMBERS, type TileFaceId } from '../rules/data/tiles.ts';
import { type Chart, chartOf, LAND, NONE, PORT, WATER } from '../rules/map.ts';
import { DRAWINGS } from './drawings.ts';

const IDS = Object.keys(TILE_FACES) as TileFaceId[];

/** The anchor that a port shows, by the sides from which it is entered. */
const ANCHORS: Readonly<Record<string, string>> = {
  N: '^',
  S: 'v',
  W: '<',
  E: '>',
  NE: 'a',
  ES: 'b',
  SW: 'c',
  NW: 'd',
};

/** The face as drawn: each row, then a line of dashes if there are any. */
function drawn(id: TileFaceId): string {
  const { islands, rocks, barriers } = TILE_FACES[id];
  const signs = new Map<string, string>(rocks.map((rock) => [rock, '#']));
  for (const { kind, skulls, land, ports } of islands) {
    for (const square of land) signs.set(square, kind === 'merchant' ? 'M' : String(skulls));
    for (const { at, enter } of ports)
      signs.set(at, ANCHORS[SIDES.filter((side) => enter.includes(side)).join('')] as string);
  }
  const barred = (one: string, other: string) =>
    barriers.some(([from, to]) => from === one && to === other);
  return [...'abcdef']
    .flatMap((row, down) => {
      const columns = [1, 2, 3, 4, 5, 6];
      const line = columns
        .map((column) => {
          const bar = barred(`${row}${column}`, `${row}${column + 1}`) ? '|' : ' ';
          return `${signs.get(`${row}${column}`) ?? '.'}${bar}`;
        })
        .join('');
      const dashes = columns
        .map((column) =>
          barred(`${row}${column}`, `${'abcdefg'[down + 1]}${column}`) ? '- ' : '  ',
        )
        .join('');
      return [line, dashes].map((text) => text.trimEnd()).filter((text) => text !== '');
    })
    .join('\n');
}

/** A tile in the north-west corner of a chart, turned. */
function alone(id: TileFaceId, quarterTurns: number): { chart: Chart; inside: number[] } {
  const others = TILE_NUMBERS.filter((number) => number !== Number(id[0]));
  const chart = chartOf(`${id}${quarterTurns} ${others.map((number) => `${number}A0`).join(' ')}`);
  const inside = chart.terrain
    .map((_terrain, square) => square)
    .filter((square) => square % chart.width < 6 && square < 6 * chart.width);
  return { chart, inside };
}

const TURNED = IDS.flatMap((id) =>
  [0, 1, 2, 3].map((turns) => ({ id, turns, ...alone(id, turns) })),
);

describe('the tile faces', () => {
  it('are as drawn', () => {
    expect(IDS).toHaveLength(12);
    for (const id of IDS) expect(drawn(id)).toBe(DRAWINGS[id]?.trim());
  });

  it('hold the same islands on both sides of a tile, named differently', () => {
    const skulls = (id: TileFaceId) => TILE_FACES[id].islands.map((island) => island.skulls).sort();
    for (const number of TILE_NUMBERS) expect(skulls(`${number}A`)).toEqual(skulls(`${number}B`));
    const names = IDS.flatMap((id) => TILE_FACES[id].islands.map(({ name }) => name));
    expect(new Set(names).size).toBe(36);
  });

  it('name islands as their ids say', () => {
    for (const { id, name } of IDS.flatMap((face) => TILE_FACES[face].islands))
      expect(name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')).toBe(id);
  });

  it('have Merchant islands on tiles 5 and 6, one each, with two ports', () => {
    const merchants = IDS.flatMap((id) =>
      TILE_FACES[id].islands
        .filter(({ kind }) => kind === 'merchant')
        .map((island) => ({ id, island })),
    );
    expect(merchants.map(({ id }) => id).sort()).toEqual(['5A', '5B', '6A', '6B']);
    for (const { island } of merchants) {
      expect(island.skulls).toBe(0);
      expect(island.ports).toHaveLength(2);
    }
  });

  it('give one-skull islands one port, and others one or two', () => {
    for (const { kind, skulls, ports } of IDS.flatMap((id) => TILE_FACES[id].islands)) {
      expect(skulls === 0).toBe(kind === 'merchant');
      if (skulls === 1) expect(ports).toHaveLength(1);
      else expect([1, 2]).toContain(ports.length);
    }
  });
});

describe('every tile face, in every turn', () => {
  it('has ports beside land of their own island and of no other', () => {
    for (const { chart, inside } of TURNED)
      for (const port of inside.filter((square) => chart.terrain[square] === PORT)) {
        const shores = itemAt(chart.beside, port).filter(
          (square) => inside.includes(square) && chart.terrain[square] === LAND,
        );
        expect(new Set(shores.map((square) => chart.islandAt[square]))).toEqual(
          new Set([chart.islandAt[port]]),
        );
      }
  });

  it('opens its ports onto open water of its own', () => {
    for (const { chart, inside } of TURNED)
      for (const port of inside.filter((square) => chart.terrain[square] === PORT)) {
        expect(chart.neighbours[port]?.length).toBeGreaterThan(0);
        for (const square of itemAt(chart.neighbours, port)) {
          expect(inside).toContain(square);
          expect(chart.terrain[square]).toBe(WATER);
        }
      }
  });

  it('can be sailed throughout without leaving it', () => {
    for (const { chart, inside } of TURNED) {
      const sailable = inside.filter((square) => chart.terrain[square] !== LAND);
      const reached = [itemAt(sailable, 0)];
      for (const square of reached)
        for (const next of itemAt(chart.neighbours, square))
          if (inside.includes(next) && !reached.includes(next)) reached.push(next);
      expect(reached.length).toBe(sailable.length);
    }
  });

  it('has at least four squares of open water on each side', () => {
    for (const { chart, inside } of TURNED) {
      const sides = [
        inside.filter((square) => square < 6),
        inside.filter((square) => square % chart.width === 5),
        inside.filter((square) => square >= 5 * chart.width),
        inside.filter((square) => square % chart.width === 0),
      ];
      for (const side of sides) {
        expect(side).toHaveLength(6);
        const open = side.filter((square) => chart.terrain[square] === WATER);
        expect(open.length).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('lets an X on its land be collected within it', () => {
    for (const { chart, inside } of TURNED)
      for (const square of inside.filter((land) => chart.terrain[land] === LAND))
        expect(itemAt(chart.digSites, square).some((site) => inside.includes(site))).toBe(true);
  });

  it('stands barriers between two squares of open water, never on its edge', () => {
    for (const id of IDS) {
      const { islands, rocks, barriers } = TILE_FACES[id];
      const ports = islands.flatMap((island) => island.ports.map(({ at }) => at));
      const solid: readonly string[] = [...rocks, ...islands.flatMap(({ land }) => land), ...ports];
      for (const barrier of barriers)
        for (const square of barrier) {
          expect(square).toMatch(/^[a-f][1-6]$/);
          expect(solid).not.toContain(square);
        }
      expect(barriers.length).toBeGreaterThanOrEqual(2);
    }
    for (const { chart, inside } of TURNED) {
      for (const square of inside.filter((at) => chart.terrain[at] === WATER))
        itemAt(chart.beside, square).forEach((other, side) => {
          const walled = (itemAt(chart.walls, square) & (1 << side)) !== 0;
          if (walled) expect(inside).toContain(other);
          if (walled) expect(chart.neighbours[square]).not.toContain(other);
          if (other === NONE) expect(walled).toBe(false);
        });
    }
  });
});
