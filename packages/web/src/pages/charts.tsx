// Each game as a small chart, drawn and not printed.
import { Land } from '../look/land.tsx';
import { Chart, Ship } from './chart-parts.tsx';
import { DraftChart, FogChart } from './edition-charts.tsx';

const TILE = 'M-17 -19q17 -3 35 0q3 18 0 37q-18 3 -36 0q-3 -18 1 -37z';
const TREE = 'M0 12V2M-8 4q8 -20 16 0zM-6 -5q6 -16 12 0z';
const TOWER = 'M-7 12V-8h14V12zM-9 -8v-6h4v3h3v-3h4v3h3v-3h4v6zM-2 12V4h4v8';
const PEAKS = 'M-14 11L-4 -12L3 2L7 -5L14 11zM-7 -5l3 3l3 -3';
const TEMPLE = 'M-13 -4L0 -13L13 -4zM-10 -4V9M-3 -4V9M3 -4V9M10 -4V9M-13 11h26';
const RIPPLES = 'M-14 4q4 -4 8 0t8 0t8 0t8 0M-14 11q4 -4 8 0t8 0t8 0t8 0';

/** Tiles above water, some awash, one gone; a pawn in between. */
function IslandChart() {
  const tiles = [
    [-0.5, -1.25, 'dry', PEAKS],
    [0.5, -1.25, 'flooded', TOWER],
    [-1.5, -0.25, 'dry', TREE],
    [-0.5, -0.25, 'dry', TEMPLE],
    [0.5, -0.25, 'dry', ''],
    [1.5, -0.25, 'flooded', PEAKS],
    [-0.5, 0.75, 'flooded', TEMPLE],
    [0.5, 0.75, 'dry', TOWER],
  ] as const;
  return (
    <Chart>
      {tiles.map(([x, y, kind, scene]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 48} ${y * 48 + 12})`}>
          <Land d={TILE} reach={3} kind={kind} />
          <path class="ink scene" d={scene} />
          {kind === 'flooded' && <path class="ripples" d={RIPPLES} />}
        </g>
      ))}
      <path class="plot sunk" d={TILE} transform="translate(-72 48)" />
      <path
        class="pawn"
        d="M-28 4a5 5 0 1 1 8 0q5 3 5 11h-18q0 -8 5 -11z"
        transform="translate(48 -8)"
      />
    </Chart>
  );
}

const HEX = 'M0 -31L26.8 -15.5V15.5L0 31L-26.8 15.5V-15.5Z';

/** Four hexagons in rows of one, two and one, each split into three. */
function ArchipelagoChart() {
  const middles = [
    [0, -46.5],
    [-26.8, 0],
    [26.8, 0],
    [0, 46.5],
  ] as const;
  const islands = [
    'M-7 -17q7 -6 14 -1t4 8t-14 3t-4 -10z',
    'M-20 4q8 -4 12 3t-2 11t-11 -2t1 -12z',
    'M9 6q8 -6 12 1t-1 11t-11 0t0 -12z',
  ];
  return (
    <Chart>
      <g transform="scale(0.92)">
        {middles.map(([x, y]) => (
          <path key={`sea ${x} ${y}`} class="hex" d={HEX} transform={`translate(${x} ${y})`} />
        ))}
        {middles.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path class="ink thin" d="M0 0L-26.8 -15.5M0 0L26.8 -15.5M0 0V31" />
            {islands.map((island) => (
              <Land key={island} d={island} reach={2} />
            ))}
            <path class="ink scene" d="M-3 -12v-4h5v4M-16 12v-4h4v4M13 13v-5h4v5" />
            <path
              class="pennant"
              d="M0 -16v-7l7 2.5l-7 2.5zM-14 8v-7l7 2.5l-7 2.5zM15 8v-7l7 2.5l-7 2.5z"
            />
          </g>
        ))}
      </g>
      <Ship x={84} y={34} />
      <Ship x={-86} y={-14} />
    </Chart>
  );
}

/** Squares of sea, islands with a port and an X, and a storm. */
function PirateChart() {
  return (
    <Chart>
      <g class="ink thin">
        {Array.from({ length: 10 }, (_none, nth) => (
          <path key={`v${nth}`} d={`M${nth * 25 - 112} -75V75`} />
        ))}
        {Array.from({ length: 7 }, (_none, nth) => (
          <path key={`h${nth}`} d={`M-112 ${nth * 25 - 75}H113`} />
        ))}
      </g>
      <Land
        d="M-92 -34q10 -26 38 -18t34 -2q24 4 16 26t6 26q4 22 -24 20t-34 10q-30 4 -34 -18t-8 -18t6 -26z"
        reach={4}
      />
      <Land d="M52 30q16 -12 30 0t18 10q4 16 -14 18t-30 0q-18 -10 -4 -28z" reach={4} />
      <path
        class="ink scene"
        d="M-74 18q-2 -14 4 -22M-70 -4q-8 -6 -14 0M-70 -4q0 -8 8 -10M-70 -4q8 -2 12 6M72 44l6 -12l6 12M80 46l7 -9l6 9"
      />
      <path class="cross" d="M-44 -30l13 13m0 -13l-13 13" />
      <path class="route" d="M-26 -16Q14 -44 46 -20T72 28" />
      <path class="anchor" d="M-14 24v15M-19 28h10M-22 33q2 7 8 7t8 -7" />
      <path
        class="storm"
        d="M92 -56q-14 -10 -24 0t2 18t18 -2t-4 -12t-10 2t4 6M70 -24l-4 9M80 -20l-4 9M90 -24l-4 9"
      />
      <Ship x={30} y={-20} />
    </Chart>
  );
}

export const CHARTS = {
  'forbidden-island': IslandChart,
  islebound: ArchipelagoChart,
  'deep-fog': FogChart,
  'islebound-prototype': DraftChart,
  plunder: PirateChart,
} as const;
