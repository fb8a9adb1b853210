// The chart with everything that lies and moves on it.
import {
  type Chart,
  chart as chartOf,
  fleetOf,
  LAND,
  type Ship,
  type Square,
  shipAt,
  teamOf,
  type View,
} from '@tidetable/plunder/public';
import { useMemo, useState } from 'preact/hooks';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { SpotGroup } from '../spot.tsx';
import { hasTeams, teamLetter } from './crew.tsx';
import { BAND, middleOf, SIZE, type Spot } from './geometry.ts';
import { IslandSign } from './island.tsx';
import { islandLabel, shipLabel, squareLabel } from './labels.ts';
import { type Course, coursesOf } from './reach.ts';
import { useCourse } from './sailing.ts';
import { signPlace } from './scenery.ts';
import { Sea, SeaEdge } from './sea.tsx';
import { ShipDrawing } from './ship.tsx';
import { SquareSpot } from './square.tsx';
import { Storm } from './storm.tsx';

const MARGIN = BAND + 4;

/** Its width in parts of its height. */
export function aspectOf(view: View): number {
  const { width, height } = chartOf(view);
  return (width * SIZE + 2 * MARGIN) / (height * SIZE + 2 * MARGIN);
}

/** The middle of one's fleet, in parts of the chart; without a ship there is none. */
export function homeOf({ view, seat }: BoardProps<View>): Spot | null {
  const chart = chartOf(view);
  const places = (seat === null ? [] : fleetOf(view, seat)).map(({ square }) =>
    middleOf(chart, square),
  );
  if (places.length === 0) return null;
  const mean = (of: (at: Spot) => number): number =>
    places.reduce((all, at) => all + of(at), 0) / places.length + MARGIN;
  return {
    x: mean(({ x }) => x) / (chart.width * SIZE + 2 * MARGIN),
    y: mean(({ y }) => y) / (chart.height * SIZE + 2 * MARGIN),
  };
}

export function SeaChart(props: BoardProps<View>) {
  const { view } = props;
  const chart = chartOf(view);
  const { width, height, names, islands } = chart;
  const sail = useCourse(props);
  const [chosen, choose] = useState<number | null>(null);
  const courses = useCourses(props, chosen);
  return (
    <svg
      class={isAiming(view) ? 'plunder-chart aiming' : 'plunder-chart'}
      viewBox={`${-MARGIN} ${-MARGIN} ${width * SIZE + 2 * MARGIN} ${height * SIZE + 2 * MARGIN}`}
      role="group"
      aria-label={words().plunder.board}
    >
      <SeaEdge chart={chart} />
      <Sea layout={view.layout} />
      {names.map((name, square) => (
        <SquareSpot
          key={name}
          board={props}
          square={square}
          name={name}
          label={squareLabel(view, square, courses.get(square))}
          at={middleOf(chart, square)}
          course={courses.get(square)}
          sail={sail}
        />
      ))}
      {islands.map((island, at) => {
        const { x, y } = signPlace(chart, island);
        return (
          <SpotGroup
            key={island.id}
            board={props}
            name={`island:${island.id}`}
            label={islandLabel(view, at)}
            transform={`translate(${x} ${y})`}
          >
            <IslandSign island={island} owner={view.flags[at] ?? null} />
          </SpotGroup>
        );
      })}
      <g clip-path="url(#sea-edge)">
        <Storm
          at={middleOf(chart, view.storm)}
          label={words().plunder.stormAt(names[view.storm] ?? '')}
        />
      </g>
      {view.ships.map((ship) => {
        const { x, y } = middleOf(chart, ship.square);
        return (
          <g key={ship.id} class="sailing" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <ShipSpot
              board={props}
              ship={ship}
              isChosen={ship.id === chosen}
              choose={() => choose(ship.id === chosen ? null : ship.id)}
            />
          </g>
        );
      })}
      {view.crosses.map((square, nth) => (
        <CrossMark key={nth} board={props} view={view} square={square} />
      ))}
    </svg>
  );
}

/** Whether any square may be pointed at, whatever lies on it. */
function isAiming({ agenda }: View): boolean {
  return agenda.at(-1)?.step === 'steer-storm';
}

interface ShipProps {
  readonly board: BoardProps<View>;
  readonly ship: Ship;
  readonly isChosen: boolean;
  choose(): void;
}

/** One of several own ships can be chosen, so that only its courses are shaded. */
function ShipSpot({ board, ship, isChosen, choose }: ShipProps) {
  const { view, seat } = board;
  const name = `ship:${ship.id}`;
  const label = shipLabel(view, ship);
  const crew = hasTeams(view) ? teamLetter(teamOf(view.options, ship.seat)) : null;
  const drawing = <ShipDrawing ship={ship} isActive={view.turn.seat === ship.seat} crew={crew} />;
  const isOneOfMine = ship.seat === seat && fleetOf(view, ship.seat).length > 1;
  if (board.spot(name).kind !== 'plain' || !isOneOfMine)
    return (
      <SpotGroup board={board} name={name} label={label}>
        {drawing}
      </SpotGroup>
    );
  return (
    <g
      class={isChosen ? 'spot chosen' : 'spot'}
      data-spot={name}
      role="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      {drawing}
    </g>
  );
}

/** X marks the spot; beneath a ship or a sign it is moved aside so that both are seen. */
function CrossMark({
  board,
  view,
  square,
}: {
  readonly board: BoardProps<View>;
  readonly view: View;
  readonly square: Square;
}) {
  const chart = chartOf(view);
  const { x, y } = middleOf(chart, square);
  const isCovered =
    shipAt(view, square) !== undefined || (chart.terrain[square] === LAND && hasSign(chart, x, y));
  const [right, down, size] = isCovered ? [-19, -19, 0.6] : [0, 0, 1];
  return (
    <g
      class="cross-place"
      style={{ transform: `translate(${x + right}px, ${y + down}px) scale(${size})` }}
    >
      <SpotGroup
        board={board}
        name={`cross:${chart.names[square]}`}
        label={words().plunder.crossAt(chart.names[square] ?? '')}
      >
        <circle class="ring" r="19" />
        <path class="cross under" d="M-12 -11L11 12M-11 12L12 -12" />
        <path class="cross" d="M-12 -11L11 12M-11 12L12 -12" />
      </SpotGroup>
    </g>
  );
}

/** Whether the sign of an island stands in the middle of this square. */
function hasSign(chart: Chart, x: number, y: number): boolean {
  return chart.islands.some((island) => {
    const at = signPlace(chart, island);
    return at.x === x && at.y === y;
  });
}

/** While orders are given: where each square's nearest own ship could go. */
function useCourses(
  { view, seat, must }: BoardProps<View>,
  chosen: number | null,
): ReadonlyMap<Square, Course> {
  return useMemo(() => {
    const best = new Map<Square, Course>();
    if (seat === null || !must.includes(seat) || view.agenda.at(-1)?.step !== 'command')
      return best;
    const fleet = fleetOf(view, seat);
    const only = fleet.filter(({ id }) => id === chosen);
    for (const ship of only.length > 0 ? only : fleet)
      for (const [square, course] of coursesOf(view, ship)) {
        const was = best.get(square);
        if (was === undefined || isCheaper(course, was)) best.set(square, course);
      }
    return best;
  }, [view, seat, must, chosen]);
}

function isCheaper(one: Course, other: Course): boolean {
  const by = one.tolls - other.tolls || one.pool - other.pool || one.way.length - other.way.length;
  return by < 0;
}
