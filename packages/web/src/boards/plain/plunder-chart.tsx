// Plunder's waters as a grid of squares: land, ports, crosses, the storm, and the ships.
import {
  captainName,
  chart as chartFor,
  inStorm,
  LAND,
  PORT,
  shipName,
  type View,
} from '@tidetable/plunder/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { SpotGroup } from '../spot.tsx';

const SIDE = 40;
const MARGIN = 22;

export function PlunderChart(props: BoardProps<View>) {
  const { view } = props;
  const chart = chartFor(view);
  const say = words().plain;
  const at = (square: number): readonly [number, number] => [
    (square % chart.width) * SIDE,
    Math.floor(square / chart.width) * SIDE,
  ];
  const wide = chart.width * SIDE;
  const tall = chart.height * SIDE;
  return (
    <svg
      class="waters"
      viewBox={`${-MARGIN} ${-MARGIN} ${wide + 2 * MARGIN} ${tall + 2 * MARGIN}`}
      role="group"
      aria-label={say.waters}
    >
      {Array.from({ length: chart.width }, (_, column) => (
        <text key={column} class="scale" x={column * SIDE + SIDE / 2} y={-7}>
          {column + 1}
        </text>
      ))}
      {Array.from({ length: chart.height }, (_, row) => (
        <text key={row} class="scale" x={-11} y={row * SIDE + SIDE / 2 + 4}>
          {chart.names[row * chart.width]?.[0]}
        </text>
      ))}
      {chart.names.map((name, square) => {
        const island = chart.islandAt[square] ?? -1;
        const owner = view.flags[island] ?? null;
        const ship = view.ships.find((one) => one.square === square);
        const isStormy = inStorm(view, square);
        const label = [
          name,
          chart.terrain[square] === LAND ? say.land : null,
          chart.terrain[square] === PORT ? say.port(chart.islands[island]?.name ?? '') : null,
          owner === null ? null : say.ownedBy(captainName(owner)),
          view.crosses.includes(square) ? say.cross : null,
          isStormy ? say.storm : null,
          ship === undefined ? null : `${captainName(ship.seat)} ${shipName(ship.id)}`,
        ].filter((word) => word !== null);
        return (
          <SpotGroup
            key={name}
            board={props}
            name={`square:${name}`}
            label={label.join(', ')}
            transform={`translate(${at(square).join(' ')})`}
          >
            <rect
              class={`square ${TERRAIN[chart.terrain[square] ?? 0]}${owner === null ? '' : ` owned seat-${owner}`}${isStormy ? ' stormy' : ''}`}
              width={SIDE}
              height={SIDE}
            />
            {chart.terrain[square] === PORT && <Port isOwned={owner !== null} />}
            {view.crosses.includes(square) && <path class="x-mark" d="M13 13L27 27M27 13L13 27" />}
            {ship !== undefined && (
              <g class={`vessel seat-${ship.seat}`}>
                <path d="M6 24h28l-5 9H11zM19 6v16M20 7l9 13h-9z" />
                <text x={20} y={32}>
                  {ship.seat + 1}
                </text>
              </g>
            )}
          </SpotGroup>
        );
      })}
      {chart.islands.map(({ id, name, land }) => {
        const [x, y] = middle(land.map(at));
        return (
          <text key={id} class="isle" x={x + SIDE / 2} y={y + SIDE / 2 + 4} data-own>
            {name}
          </text>
        );
      })}
    </svg>
  );
}

const TERRAIN = ['water', 'port', 'land'] as const;

function Port({ isOwned }: { isOwned: boolean }) {
  return (
    <path
      class={isOwned ? 'anchor owned' : 'anchor'}
      d="M20 12v16M14 16h12M11 22c0 8 18 8 18 0M20 12a3 3 0 1 1 .01 0"
    />
  );
}

function middle(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = points.reduce<readonly [number, number]>(([x, y], [h, v]) => [x + h, y + v], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}
