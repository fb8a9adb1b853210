// Forbidden Island as a small chart, for cards and pictures of the home page.
import { Chart } from '@tidetable/board/chart-parts.tsx';
import { Land } from '@tidetable/board/look/land.tsx';

const TILE = 'M-17 -19q17 -3 35 0q3 18 0 37q-18 3 -36 0q-3 -18 1 -37z';
const TREE = 'M0 12V2M-8 4q8 -20 16 0zM-6 -5q6 -16 12 0z';
const TOWER = 'M-7 12V-8h14V12zM-9 -8v-6h4v3h3v-3h4v3h3v-3h4v6zM-2 12V4h4v8';
const PEAKS = 'M-14 11L-4 -12L3 2L7 -5L14 11zM-7 -5l3 3l3 -3';
const TEMPLE = 'M-13 -4L0 -13L13 -4zM-10 -4V9M-3 -4V9M3 -4V9M10 -4V9M-13 11h26';
const RIPPLES = 'M-14 4q4 -4 8 0t8 0t8 0t8 0M-14 11q4 -4 8 0t8 0t8 0t8 0';

/** Tiles above water, some awash, one gone; a pawn among them. */
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

export const charts = { 'forbidden-island': IslandChart };
