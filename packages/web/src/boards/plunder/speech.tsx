// What captains say while they haggle, beside their ships.
import type { Seat } from '@tidetable/engine';
import {
  chart as chartOf,
  type Event,
  fleetOf,
  gap,
  type Ship,
  type View,
} from '@tidetable/plunder/public';
import { seatClass } from '../../look/seats.ts';
import type { BoardProps } from '../board.ts';
import { middleOf, SIZE } from './geometry.ts';
import { spokenBy } from './spoken.ts';

/** Letters to a line, and the room that a letter and a line take. */
const LINE = 22;
const LETTER = 8.6;
const LEADING = 20;
const PADDING = 10;
/** From the middle of the ship to the tip of the bubble. */
const ABOVE = 26;
const TAIL = 9;

export function Speech({ board: { view, lately } }: { readonly board: BoardProps<View> }) {
  const spoken = [...spokenBy(lately as readonly Event[])];
  return (
    <g class="speech" aria-hidden="true" data-own>
      {spoken.map(([seat, text]) => {
        const ship = speaker(
          view,
          seat,
          spoken.map(([other]) => other),
        );
        return ship === null ? null : <Bubble key={seat} view={view} ship={ship} text={text} />;
      })}
    </g>
  );
}

/** The ship that lies nearest to those who are spoken with. */
function speaker(view: View, seat: Seat, speaking: readonly Seat[]): Ship | null {
  const others = view.ships.filter((ship) => ship.seat !== seat && speaking.includes(ship.seat));
  const far = ({ square }: Ship): number =>
    Math.min(...others.map((other) => gap(chartOf(view), square, other.square)));
  return fleetOf(view, seat).sort((one, other) => far(one) - far(other))[0] ?? null;
}

interface Props {
  readonly view: View;
  readonly ship: Ship;
  readonly text: string;
}

function Bubble({ view, ship, text }: Props) {
  const chart = chartOf(view);
  const { x, y } = middleOf(chart, ship.square);
  const lines = linesOf(text);
  const width = Math.max(...lines.map((line) => line.length)) * LETTER + 2 * PADDING;
  const height = lines.length * LEADING + PADDING;
  const isBelow = y - ABOVE - TAIL - height < 0;
  const left = Math.min(Math.max(x - width / 2, 0), chart.width * SIZE - width);
  const top = isBelow ? y + ABOVE + TAIL : y - ABOVE - TAIL - height;
  const tip = isBelow ? y + ABOVE : y - ABOVE;
  const edge = isBelow ? top : top + height;
  return (
    <g class={`bubble ${seatClass(ship.seat)}`}>
      <rect x={left} y={top} width={width} height={height} rx="9" />
      <path d={`M${x - 8} ${edge}L${x} ${tip}L${x + 8} ${edge}`} />
      <text text-anchor="middle">
        {lines.map((line, nth) => (
          <tspan key={line} x={left + width / 2} y={top + PADDING / 2 + (nth + 0.74) * LEADING}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
