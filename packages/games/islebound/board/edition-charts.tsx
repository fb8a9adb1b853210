// The other editions of Islebound as small charts: a sea under fog, and one still being drawn.

import { Chart, Ship } from '@tidetable/board/chart-parts.tsx';
import { Land } from '@tidetable/board/look/land.tsx';

const SEA = 'M0 -62L53.7 -31V31L0 62L-53.7 31V-31Z';
const ISLES = [
  'M-14 -42q13 -8 27 -2t7 15t-26 6t-8 -19z',
  'M-42 4q14 -6 22 6t-4 21t-20 -4t2 -23z',
  'M18 8q15 -10 23 2t-2 20t-20 0t-1 -22z',
];
const FOG = [
  [-118, -58, 1],
  [-30, -30, 0.7],
  [-128, 10, 1.1],
  [-74, 52, 0.9],
  [4, -66, 0.8],
  [40, 30, 0.6],
] as const;

/** Tentacles beside a lone sea board, and fog over both. */
export function FogChart() {
  return (
    <Chart width={184}>
      <g transform="translate(-26 -2) scale(0.92)">
        <path class="hex" d={SEA} />
        <path class="ink thin" d="M0 0L-53.7 -31M0 0L53.7 -31M0 0V62" />
        {ISLES.map((isle) => (
          <Land key={isle} d={isle} reach={3} />
        ))}
        <path class="ink scene" d="M-6 -28v-7l5 -4l5 4v7M-35 20v-7h6v7M26 22v-8h6v8" />
        <path class="pennant" d="M-1 -39v-9l8 3l-8 3zM29 14v-9l8 3l-8 3z" />
      </g>
      <g class="monster" transform="translate(-20 8)">
        <path d="M52 62Q42 32 60 14T58 -20Q48 -26 46 -16" />
        <path d="M76 62Q68 42 82 24T84 -14Q92 -28 100 -18" />
        <path d="M98 62Q94 46 104 36T106 12" />
        <path
          class="suckers"
          d="M50 48h.1M52 36h.1M58 24h.1M66 8h.1M67 -6h.1M74 52h.1M75 40h.1M82 30h.1M90 14h.1M90 0h.1M97 52h.1M102 42h.1M108 30h.1"
        />
        <path class="froth" d="M36 64q8 -7 16 0t16 0t16 0t16 0t16 0" />
      </g>
      <g class="fog-banks drift">
        {FOG.map(([x, y, size]) => (
          <path
            key={`${x} ${y}`}
            d="M0 0h96M22 -10h48M40 10h74"
            transform={`translate(${x} ${y}) scale(${size})`}
          />
        ))}
      </g>
    </Chart>
  );
}

const HEX = 'M0 -31L26.8 -15.5V15.5L0 31L-26.8 15.5V-15.5Z';

/** Squared paper, hexagons in pencil, one of them inked; dividers that have just measured it. */
export function DraftChart() {
  const pencilled = [
    [-26.8, 0],
    [26.8, 0],
    [0, 46.5],
  ] as const;
  return (
    <svg class="chart drafting" viewBox="-92 -84 184 168" aria-hidden="true">
      <g class="squares">
        {Array.from({ length: 60 }, (_none, nth) => (
          <path key={`v${nth}`} d={`M${nth * 14 - 420} -140V140`} />
        ))}
        {Array.from({ length: 21 }, (_none, nth) => (
          <path key={`h${nth}`} d={`M-420 ${nth * 14 - 140}H420`} />
        ))}
      </g>
      <g transform="translate(-30 0) rotate(-4)">
        <path
          class="construction"
          d="M-92 -15.500H92M-92 15.500H92M0 -84V92M0 0m-54 0a54 54 0 1 0 108 0a54 54 0 1 0 -108 0"
        />
        {pencilled.map(([x, y]) => (
          <g key={`${x} ${y}`} class="pencil" transform={`translate(${x} ${y})`}>
            <path d={HEX} />
            <path d="M0 0L-26.8 -15.5M0 0L26.8 -15.5M0 0V31" />
            <path d="M-6 -16q6 -5 12 -1t3 7t-12 2t-3 -8zM-19 5q7 -3 11 3t-2 9t-10 -2t1 -10zM9 6q7 -5 11 1t-1 9t-10 0t0 -10z" />
          </g>
        ))}
        <g transform="translate(0 -46.5)">
          <path class="hex" d={HEX} />
          <path class="ink thin" d="M0 0L-26.8 -15.5M0 0L26.8 -15.5M0 0V31" />
          <Land d="M-7 -17q7 -6 14 -1t4 8t-14 3t-4 -10z" reach={2} />
          <Land d="M-20 4q8 -4 12 3t-2 11t-11 -2t1 -12z" reach={2} />
          <Land d="M9 6q8 -6 12 1t-1 11t-11 0t0 -12z" reach={2} />
        </g>
      </g>
      <g class="dividers" transform="translate(50 -44) rotate(16) scale(0.9)">
        <path d="M-3 -6L-22 62L-17 44zM3 -6L22 62L17 44z" />
        <circle r="7" cy="-10" />
        <path d="M0 -17v-12" />
      </g>
      <g class="ink" transform="translate(52 34)">
        <path d="M0 26L30 -22l7 4L7 30l-10 8zM26 -16l7 4" />
      </g>
      <g transform="translate(-108 48) scale(0.8)">
        <Ship x={0} y={0} />
      </g>
    </svg>
  );
}
