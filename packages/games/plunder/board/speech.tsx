// Speech bubbles beside the ships, while captains haggle.

import type { BoardProps } from '@tidetable/board/board.ts';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { itemAt, type Seat } from '@tidetable/engine';
import { chart as chartOf, type Event, fleetOf, gap, type Ship, type View } from '../public.ts';
import { middleOf, SIZE, type Spot } from './geometry.ts';
import { spokenBy } from './spoken.ts';

/** Characters per line, and the size of a character and of a line. */
const LINE = 22;
const LETTER = 7;
const LEADING = 20;
const PADDING = 10;
/** The usual font sizes of words and names. */
const SIZE_OF_WORDS = 17;
const NAMES = 12;
/** From the centre of the ship to the tip of the bubble. */
const ABOVE = 26;
const TAIL = 9;
/** From the tail to the nearer end of a bubble that is to one side. */
const SIDE = 18;

/** Only what others said. */
export function Speech({
  board: { view, seat: me, lately },
  growth,
}: {
  readonly board: BoardProps<View>;
  /** Scale of texts. */
  readonly growth: number;
}) {
  const grown = Math.max(1, (growth * NAMES) / SIZE_OF_WORDS);
  const spoken = spokenBy(lately as readonly Event[]);
  const speaking = [...spoken.keys()];
  const involved = [...speaking, view.turn.seat];
  const speakers = speaking.flatMap((seat) => speaker(view, seat, involved) ?? []);
  const placed: Place[] = [];
  for (const ship of speakers) {
    const text = spoken.get(ship.seat) ?? '';
    if (ship.seat !== me) placed.push(placeOf(view, ship, text, { placed, speakers, grown }));
  }
  return (
    <g class="speech" style={{ '--spoken': grown }} aria-hidden="true" data-own>
      {placed.map((place) => (
        <Bubble key={place.seat} {...place} />
      ))}
    </g>
  );
}

/** The ship nearest to those addressed. */
function speaker(view: View, seat: Seat, involved: readonly Seat[]): Ship | null {
  const others = view.ships.filter((ship) => ship.seat !== seat && involved.includes(ship.seat));
  const far = ({ square }: Ship): number =>
    Math.min(...others.map((other) => gap(chartOf(view), square, other.square)));
  return fleetOf(view, seat).sort((one, other) => far(one) - far(other))[0] ?? null;
}

interface Place {
  readonly seat: Seat;
  readonly lines: readonly string[];
  readonly leading: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The centre of the ship, and where the tail points. */
  readonly x: number;
  readonly tip: number;
}

interface Around {
  readonly placed: readonly Place[];
  readonly speakers: readonly Ship[];
  readonly grown: number;
}

/** Above the ship, below it, or to one side of it: the first that is on the chart and covers no ship, at least no speaker. */
function placeOf(view: View, ship: Ship, text: string, around: Around): Place {
  const { placed, speakers, grown } = around;
  const chart = chartOf(view);
  const { x, y } = middleOf(chart, ship.square);
  const lines = linesOf(text);
  const width = Math.max(...lines.map((line) => line.length)) * LETTER * grown + 2 * PADDING;
  const height = lines.length * LEADING * grown + PADDING;
  const all = { seat: ship.seat, lines, leading: LEADING * grown, width, height, x };
  const places = [0, 1, -1].flatMap((aside) => {
    const wanted = x - width / 2 + aside * (width / 2 - SIDE);
    const left = Math.min(Math.max(wanted, 0), chart.width * SIZE - width);
    return [
      { ...all, left, top: y - ABOVE - TAIL - height, tip: y - ABOVE },
      { ...all, left, top: y + ABOVE + TAIL, tip: y + ABOVE },
    ];
  });
  const clearOf = (ships: readonly Ship[]): Place | undefined =>
    places.find(
      (place) =>
        place.top >= 0 &&
        place.top + height <= chart.height * SIZE &&
        !placed.some((other) => overlap(place, other)) &&
        !ships.some((one) => isIn(place, middleOf(chart, one.square))),
    );
  const fallback = y < (chart.height * SIZE) / 2 ? 1 : 0;
  return clearOf(view.ships) ?? clearOf(speakers) ?? itemAt(places, fallback);
}

function isIn({ left, top, width, height }: Place, { x, y }: Spot): boolean {
  return left < x && x < left + width && top < y && y < top + height;
}

function overlap(one: Place, other: Place): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function Bubble({ seat, lines, leading, left, top, width, height, x, tip }: Place) {
  const edge = tip < top ? top : top + height;
  return (
    <g class={`bubble ${seatClass(seat)}`}>
      <rect x={left} y={top} width={width} height={height} rx="9" />
      <path d={`M${x - 7} ${edge}L${x} ${tip}L${x + 7} ${edge}`} />
      <text text-anchor="middle">
        {lines.map((line, nth) => (
          <tspan key={line} x={left + width / 2} y={top + PADDING / 2 + (nth + 0.74) * leading}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The fewest lines, about equally long. */
function linesOf(text: string): readonly string[] {
  const longest = Math.ceil(text.length / Math.ceil(text.length / LINE)) + 2;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
