// A town on a small chart: its name at a legible size, above it what the sign does, below it what it costs.

import type { Point } from '@tidetable/board/look/coast.ts';
import { type Sign, TOWN_NAMES, type Town } from '../public.ts';
import { MarksAt } from './marks.tsx';
import { rowWidth, signRows } from './sign.ts';
import { Entry } from './town.tsx';

/** Drawn for this font size, and scaled to the actual one. */
export const SMALL_LETTER = 36;

/** In multiples of the font size; bold letters of the text face. */
const LETTER_WIDTH = 0.5;
const ICON = 31;
/** The sign must not overlap the town above it. */
const [WIDEST, TALLEST] = [190, 68];

/** How far the row below the name moves to the left, so that the crew for entry stays within the region. */
export const asideFor = ({ entryCrew }: Sign): number => (entryCrew === null ? 0 : -12);

interface Props {
  readonly town: Town;
  readonly sign: Sign;
  readonly at: Point;
  readonly letter: number;
}

function measure({ action }: Sign) {
  const rows = signRows(action);
  const widest = Math.max(...rows.map(rowWidth));
  const icon = Math.min(ICON, (WIDEST - 10) / widest, (TALLEST - 6) / rows.length);
  return { rows, icon, wide: widest * icon + 10, tall: rows.length * icon + 6 };
}

/** Where an event is marked: above the sign, clear of the ships to the north-east. */
export const markerOnSmall = (sign: Sign): Point => [48, -Math.max(83, measure(sign).tall + 34)];

export function SmallSign({ town, sign, at: [x, y], letter }: Props) {
  const { rows, icon, wide, tall } = measure(sign);
  const name = TOWN_NAMES[town];
  const half = (name.length * LETTER_WIDTH * SMALL_LETTER) / 2 + 4;
  const scale = letter / SMALL_LETTER;
  return (
    <g
      class="board-of-town small"
      aria-hidden="true"
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <g class="sign">
        <rect x={-wide / 2} y={-24 - tall} width={wide} height={tall} rx="5" />
        {rows.map((marks, nth) => (
          <MarksAt
            key={nth}
            marks={marks}
            x={0}
            y={-24 - tall + 3 + (nth + 0.5) * icon}
            size={icon}
          />
        ))}
      </g>
      <rect class="nameplate" x={-half} y={-25} width={2 * half} height="41" rx="6" />
      <text class="town-name" y="8" text-anchor="middle" data-own>
        {name}
      </text>
      <g transform={`translate(${58 + asideFor(sign)} 38) scale(1.85)`}>
        <Entry sign={sign} apart={19} />
      </g>
    </g>
  );
}
