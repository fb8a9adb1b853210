// The frame of the chart: a scale of light and dark, letters for the rows, numbers for the columns.
import type { Chart } from '../public.ts';
import { BAND, SIZE } from './geometry.ts';

/** How thick the scale is. */
const SCALE = 7;

export function Neatline({ chart: { width, height, names } }: { readonly chart: Chart }) {
  const [right, bottom] = [width * SIZE, height * SIZE];
  const columns = Array.from({ length: width }, (_none, column) => column);
  const rows = Array.from({ length: height }, (_none, row) => row);
  return (
    <g class="neatline">
      <rect
        class="paper"
        x={-BAND}
        y={-BAND}
        width={right + 2 * BAND}
        height={bottom + 2 * BAND}
        rx="4"
      />
      <rect
        class="rule"
        x={-BAND + 4}
        y={-BAND + 4}
        width={right + 2 * BAND - 8}
        height={bottom + 2 * BAND - 8}
      />
      <rect
        class="rule"
        x={-SCALE}
        y={-SCALE}
        width={right + 2 * SCALE}
        height={bottom + 2 * SCALE}
      />
      <path
        class="scale"
        d={[
          ...columns
            .filter(isEven)
            .flatMap((at) =>
              [-SCALE, bottom].map((y) => `M${at * SIZE} ${y}h${SIZE}v${SCALE}h${-SIZE}z`),
            ),
          ...rows
            .filter(isEven)
            .flatMap((at) =>
              [-SCALE, right].map((x) => `M${x} ${at * SIZE}h${SCALE}v${SIZE}h${-SCALE}z`),
            ),
        ].join('')}
      />
      {columns.map((column) =>
        [-SCALE - 9, bottom + SCALE + 9].map((y) => (
          <text key={`${column} ${y}`} x={(column + 0.5) * SIZE} y={y}>
            {column + 1}
          </text>
        )),
      )}
      {rows.map((row) =>
        [-SCALE - 9, right + SCALE + 9].map((x) => (
          <text key={`${row} ${x}`} x={x} y={(row + 0.5) * SIZE}>
            {names[row * width]?.charAt(0)}
          </text>
        )),
      )}
    </g>
  );
}

const isEven = (number: number): boolean => number % 2 === 0;
