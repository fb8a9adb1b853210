// What a screen reader says about the things on the chart.
import { itemAt } from '@tidetable/engine';
import {
  captainName,
  chart as chartOf,
  inStorm,
  LAND,
  PORT,
  type Ship,
  type Square,
  shipAt,
  shipName,
  type View,
} from '../public.ts';
import type { Course } from './reach.ts';
import { boardWords } from './words.ts';

export function squareLabel(view: View, square: Square, course?: Course): string {
  const say = boardWords();
  const { names, terrain, islandAt, islands } = chartOf(view);
  const island = islands[itemAt(islandAt, square)];
  const ground =
    terrain[square] === LAND
      ? say.land(island?.name ?? null)
      : terrain[square] === PORT
        ? say.port(island?.name ?? '')
        : say.water;
  const ship = shipAt(view, square);
  return say.place([
    itemAt(names, square),
    ground,
    ...(view.crosses.includes(square) ? [say.cross] : []),
    ...(inStorm(view, square) ? [say.stormy] : []),
    ...(ship === undefined ? [] : [shipWords(ship)]),
    ...(course === undefined ? [] : [courseWords(course)]),
  ]);
}

function courseWords({ way, pool, toll }: Course): string {
  return boardWords().course(pool, way.length - pool, toll);
}

function shipWords({ seat, id }: Ship): string {
  return boardWords().theShip(captainName(seat), shipName(id));
}

export function shipLabel(view: View, ship: Ship): string {
  const { names } = chartOf(view);
  return boardWords().shipState(
    shipWords(ship),
    itemAt(names, ship.square),
    ship.lives,
    ship.masts,
    ship.cannons,
  );
}

export function islandLabel(view: View, at: number): string {
  const say = boardWords();
  const island = chartOf(view).islands[at];
  if (island === undefined) return '';
  const owner = view.flags[at] ?? null;
  return say.island(
    island.name,
    island.kind === 'merchant' ? null : island.skulls,
    owner === null ? null : captainName(owner),
  );
}
