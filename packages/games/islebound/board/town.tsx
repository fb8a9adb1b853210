// A town on its island: scenery, sign, name, entry cost, owner.

import { closed, offshore, type Point, shoreOf } from '@tidetable/board/look/coast.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { ENTRY_COINS, type Sign, TOWN_NAMES, type Town } from '../public.ts';
import { emblemOfShip, TOWN_ICONS, WANTED_ICONS } from './looks.ts';
import { MarksAt } from './marks.tsx';
import { rowWidth, signRows } from './sign.ts';

const ICON = 20;
/** Towns are drawn in small units and scaled up a little. */
export const SCALE = 1.16;

/** The island with its engraved details; without them where its sign needs the room. */
export function Isle({ town, at: [x, y], isBare }: { town: Town; at: Point; isBare: boolean }) {
  const shore = shoreOf(town, 72, 47);
  const outline = closed(shore);
  return (
    <g class="isle" aria-hidden="true" transform={`translate(${x} ${y}) scale(${SCALE})`}>
      {[17, 11, 5].map((far, nth) => (
        <path key={far} class={`fathom depth-${nth}`} d={closed(offshore(shore, far))} />
      ))}
      <path class="soil" data-box d={outline} />
      <path class="slope" d="M-58 8q18 -30 38 -22q14 -26 32 -8q22 -14 46 22q-58 14 -116 8z" />
      <g class="hatch">
        <path d="M-44 6l7 -10M-34 8l8 -14M-24 9l7 -12M22 9l6 -11M32 8l7 -13M42 6l6 -9" />
      </g>
      <path class="shoreline" d={outline} />
      {!isBare && (
        <g class="skyline">
          <IconAt name={TOWN_ICONS[town]} x={0} y={-50} size={54} />
        </g>
      )}
    </g>
  );
}

const signHeight = (rows: number): number => rows * (ICON + 2) + 6;

/** Where an event is marked: above the sign, clear of the ships to the north-east. */
export const markerAt = ({ action }: Sign): Point => [
  48,
  -18 - SCALE * (10 + signHeight(signRows(action).length)),
];

/** The wooden sign and the plate with the name. */
export function TownSign({ town, sign, at: [x, y] }: { town: Town; sign: Sign; at: Point }) {
  const rows = signRows(sign.action);
  const wide = Math.max(...rows.map(rowWidth)) * ICON + 14;
  const tall = signHeight(rows.length);
  return (
    <g class="board-of-town" aria-hidden="true" transform={`translate(${x} ${y}) scale(${SCALE})`}>
      <g class="sign">
        <path class="posts" d={`M${-wide / 2 + 8} ${-12}v18M${wide / 2 - 8} ${-12}v18`} />
        <rect x={-wide / 2} y={-10 - tall} width={wide} height={tall} rx="4" />
        {rows.map((marks, nth) => (
          <MarksAt
            key={nth}
            marks={marks}
            x={0}
            y={-10 - tall + 3 + (nth + 0.5) * (ICON + 2)}
            size={ICON}
          />
        ))}
      </g>
      <path class="nameplate" d="M-66 -11h132l7 12.5l-7 12.5h-132l-7 -12.5z" />
      <text class="town-name" y="8" text-anchor="middle" data-own>
        {TOWN_NAMES[town]}
      </text>
      <g transform="translate(40 32)">
        <Entry sign={sign} apart={22} />
      </g>
    </g>
  );
}

/** The entry cost in coins, and the crew that it takes. */
export function Entry({ sign: { entryCrew }, apart }: { sign: Sign; apart: number }) {
  return (
    <g class="entry">
      {entryCrew !== null && (
        <g class="entry-crew" transform={`translate(${apart} 0)`}>
          <circle r="12.5" />
          <IconAt name={WANTED_ICONS[entryCrew]} x={0} y={0} size={17} />
        </g>
      )}
      <circle class="coin" r="12.5" />
      <text dy="0.35em" text-anchor="middle">
        {ENTRY_COINS}
      </text>
    </g>
  );
}

/** Below a name; on a small chart everything is in one row. */
const CLOTH = {
  tall: { cloth: 'M-19 0h38v34l-19 13l-19 -13z', half: 'M0 0h19v34l-19 13z' },
  wide: { cloth: 'M-35 0h70v34l-35 9l-35 -9z', half: 'M0 0h35v34l-35 9z' },
} as const;

interface BannerProps {
  readonly sign: Sign;
  readonly need: number;
  readonly isWide: boolean;
}

/** Red to attack, blue-green for diplomacy, or both: with what it would take now. */
export function Banner({ sign: { banner, strength }, need, isWide }: BannerProps) {
  const { cloth, half } = CLOTH[isWide ? 'wide' : 'tall'];
  const more = need > strength;
  const isBoth = banner === 'both';
  const at = isWide
    ? isBoth && need > 9
      ? { x: -27, other: 27, y: 18, size: 15 }
      : { x: isBoth ? -24 : -17, other: 24, y: 18, size: isBoth ? 19 : 24 }
    : { x: isBoth ? -9 : 0, other: 9, y: 9, size: 13 };
  return (
    <g
      class={`banner ${banner}${more ? ' raised' : ''}${isWide ? ' wide' : ''}`}
      aria-hidden="true"
    >
      <path class="drape" d={cloth} />
      {isBoth && <path class="other-half" d={half} />}
      <IconAt name={banner === 'blue' ? 'talk' : 'crossed-swords'} {...at} />
      {isBoth && <IconAt name="talk" x={at.other} y={at.y} size={at.size} />}
      <text x={isWide && !isBoth ? 14 : 0} y="32" text-anchor="middle">
        {need}
      </text>
      <path class="hem" d={cloth} />
    </g>
  );
}

/** The owner's flag on the island. */
export function OwnersFlag({ owner }: { owner: number }) {
  return (
    <g class={`owner-flag ${seatClass(owner)}`}>
      <path class="staff" d="M0 0V-42" />
      <path class="drape" d="M0 -43h30l-6 11l6 11h-30z" />
      <IconAt name={emblemOfShip(owner)} x={12.5} y={-32} size={17} />
    </g>
  );
}

/** There is something to do here. */
export function EventMarker() {
  return (
    <g class="marker" aria-hidden="true">
      <path d="M0 -17l5 9.5l10.500 -1.500l-4.500 9.500l7.500 7l-10.500 1.500l-1.500 10.500l-6.500 -7.500l-6.500 7.500l-1.500 -10.500l-10.500 -1.500l7.500 -7l-4.500 -9.500l10.500 1.500z" />
      <text dy="0.36em" text-anchor="middle">
        !
      </text>
    </g>
  );
}
