// The chart with everything that lies and moves on it.

import type { BoardProps } from '@tidetable/board/board.ts';
import { memo } from '@tidetable/board/look/memo.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { itemAt } from '@tidetable/engine';
import { useState } from 'preact/hooks';
import { chart as chartOf, fleetOf, type Ship, teamOf, type View } from '../public.ts';
import { canStep, useCourses } from './courses.ts';
import { hasTeams, teamLetter } from './crew.tsx';
import { CrossMark } from './cross.tsx';
import { BAND, middleOf, SIZE, type Spot } from './geometry.ts';
import { IslandSign } from './island.tsx';
import { islandLabel, shipLabel, squareLabel } from './labels.ts';
import { growthAt, type Lettered, letteringOf } from './lettering.ts';
import { useCourse } from './sailing.ts';
import { signPlace } from './scenery.ts';
import { Sea, SeaEdge } from './sea.tsx';
import { ShipDrawing } from './ship.tsx';
import { Speech } from './speech.tsx';
import { CostAbove, SquareSpot } from './square.tsx';
import { Storm } from './storm.tsx';
import { boardWords } from './words.ts';

const MARGIN = BAND + 4;
/** From this text scale on, letters and numbers no longer fit at the edge of the chart. */
const FAR = 2.1;
/** From this text scale on, a square has room for one number. */
const CROWDED = 1.6;
/** The smallest square in pixels that a finger can hit. */
const FINGER = 44;

/** Minimum width in pixels of a touchable drawing. */
export function touchableWidth(view: View): number {
  return ((chartOf(view).width * SIZE + 2 * MARGIN) * FINGER) / SIZE;
}

/** Scale of texts at this width in pixels. */
export function growthFor(view: View, width: number): number {
  return growthAt(width / (chartOf(view).width * SIZE + 2 * MARGIN));
}

/** Width divided by height. */
export function aspectOf(view: View): number {
  const { width, height } = chartOf(view);
  return (width * SIZE + 2 * MARGIN) / (height * SIZE + 2 * MARGIN);
}

/** The centre of one's fleet; null without a ship. */
export function homeOf({ view, seat }: BoardProps<View>): Spot | null {
  const fleet = seat === null ? [] : fleetOf(view, seat);
  return middleOfAll(
    view,
    fleet.map(({ square }) => square),
  );
}

/** The number of columns that a narrow screen shows. */
const NEAR = 8;

/** The ship that a decision is about; else the centre of the lit squares, where they are close together; without a ship, one of them near the middle. */
export function matterOf({ view, seat, spot }: BoardProps<View>): Spot | null {
  const asked = askedAbout(view, seat);
  if (asked !== undefined) return middleOfAll(view, [asked.square]);
  const { names, width } = chartOf(view);
  const isLit = (name: string): boolean =>
    spot(`square:${name}`).kind === 'open' || spot(`cross:${name}`).kind === 'open';
  const lit = names
    .map((name, square) => (isLit(name) ? square : -1))
    .filter((square) => square >= 0);
  const columns = lit.map((square) => square % width);
  if (Math.max(...columns) - Math.min(...columns) <= NEAR) return middleOfAll(view, lit);
  return seat === null || fleetOf(view, seat).length > 0 ? null : inTheMiddle(view, lit);
}

/** The ship that a decision is about; for an offer or a threat, the nearest of the captain who makes it. */
function askedAbout(view: View, seat: number | null): Ship | undefined {
  const frame = view.agenda.at(-1);
  const isRansom = frame?.step === 'pay' && frame.why === 'ransom';
  const about = view.agenda.findLast(
    (one) => 'ship' in one && one.step !== 'berth' && (one.step !== 'treasure' || isRansom),
  );
  if (about !== undefined && 'ship' in about) return view.ships.find(({ id }) => id === about.ship);
  if (frame?.step !== 'answer-offer') return undefined;
  const { names, width } = chartOf(view);
  const mine = seat === null ? [] : fleetOf(view, seat);
  const far = ({ square }: Ship): number =>
    Math.min(...mine.map((own) => distance(own.square, square, width)), names.length);
  return [...fleetOf(view, frame.seat)].sort((one, other) => far(one) - far(other))[0];
}

function distance(one: number, other: number, width: number): number {
  const across = Math.abs((one % width) - (other % width));
  return across + Math.abs(Math.floor(one / width) - Math.floor(other / width));
}

function inTheMiddle(view: View, squares: readonly number[]): Spot | null {
  const places = squares.flatMap((square) => middleOfAll(view, [square]) ?? []);
  const far = ({ x, y }: Spot): number => Math.hypot(x - 0.5, y - 0.5);
  return [...places].sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** In fractions of the chart. */
export function middleOfAll(view: View, squares: readonly number[]): Spot | null {
  const chart = chartOf(view);
  const places = squares.map((square) => middleOf(chart, square));
  if (places.length === 0) return null;
  const mean = (of: (at: Spot) => number): number =>
    places.reduce((all, at) => all + of(at), 0) / places.length + MARGIN;
  return {
    x: mean(({ x }) => x) / (chart.width * SIZE + 2 * MARGIN),
    y: mean(({ y }) => y) / (chart.height * SIZE + 2 * MARGIN),
  };
}

interface ChartProps {
  readonly board: BoardProps<View>;
  /** Scale of texts. */
  readonly growth: number;
}

export function SeaChart({ board: props, growth }: ChartProps) {
  const { view } = props;
  const chart = chartOf(view);
  const { signs, waters } = letteringOf(chart, growth, view.crosses);
  const { width, height, names, islands } = chart;
  const sail = useCourse(props);
  const [chosen, choose] = useState<number | null>(null);
  const courses = useCourses(props, chosen);
  /** Where several ships could go at once, the captain picks one. */
  const isShared = (name: string): boolean =>
    chosen === null && view.ships.filter(({ id }) => canStep(props, id, name)).length > 1;
  return (
    <svg
      class={[
        'plunder-chart',
        ...(isAiming(view) ? ['aiming'] : []),
        ...(isAnywhere(view) ? ['anywhere'] : []),
        ...(growth > FAR ? ['far'] : []),
        ...(growth > CROWDED ? ['crowded'] : []),
      ].join(' ')}
      style={{ '--growth': growth }}
      viewBox={`${-MARGIN} ${-MARGIN} ${width * SIZE + 2 * MARGIN} ${height * SIZE + 2 * MARGIN}`}
      role="group"
      aria-label={boardWords().board}
    >
      <SeaEdge chart={chart} />
      <Sea layout={view.layout} />
      <Waters names={waters} />
      <g clip-path="url(#sea-edge)">
        <Storm
          at={middleOf(chart, view.storm)}
          label={boardWords().stormAt(names[view.storm] ?? '')}
        />
      </g>
      {names.map((name, square) => {
        const course = courses.get(square);
        return (
          <SquareSpot
            key={name}
            spot={props.spot}
            pick={props.pick}
            name={name}
            label={squareLabel(view, square, course)}
            {...middleOf(chart, square)}
            course={course}
            isShared={course?.way.length === 1 && isShared(name)}
            sail={sail}
          />
        );
      })}
      {islands.map((island, at) => {
        const { x, y } = signPlace(chart, island);
        return (
          <SpotGroup
            key={island.id}
            board={props}
            name={`island:${island.id}`}
            label={islandLabel(view, at)}
          >
            <IslandSign
              island={island}
              owner={view.flags[at] ?? null}
              sign={itemAt(signs, at)}
              x={x}
              y={y}
            />
          </SpotGroup>
        );
      })}
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
      {view.crosses.map((square, nth) => (
        <CostAbove key={nth} course={courses.get(square)} {...middleOf(chart, square)} />
      ))}
      <Speech board={props} growth={growth} />
    </svg>
  );
}

/** The names of the waters. */
const Waters = memo(({ names }: { readonly names: readonly (Lettered | null)[] }) => (
  <g aria-hidden="true" data-own>
    {names.map(
      (name, nth) =>
        name !== null && (
          <text
            key={nth}
            class="waters"
            x={name.x}
            y={name.y}
            style={{ fontSize: `${name.size}px` }}
            text-anchor="middle"
            dominant-baseline="central"
          >
            {name.lines[0]}
          </text>
        ),
    )}
  </g>
));

/** Whether any square can be pointed at, whatever lies on it. */
function isAiming({ agenda }: View): boolean {
  return agenda.at(-1)?.step === 'steer-storm';
}

/** Whether most of the sea is lit: then each square is lit faintly. */
function isAnywhere({ agenda }: View): boolean {
  const step = agenda.at(-1)?.step;
  return step === 'steer-storm' || step === 'sail-anywhere';
}

interface ShipProps {
  readonly board: BoardProps<View>;
  readonly ship: Ship;
  readonly isChosen: boolean;
  choose(): void;
}

/** With several own ships, one can be picked, so that only its courses are shaded. */
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
      tabindex={-1}
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
