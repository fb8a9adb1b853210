// Shared parts of the small charts: the sea with its rhumb lines, and a ship.
import type { ComponentChildren } from 'preact';
import './charts.css';

interface ChartProps {
  /** The part that must be visible; there is sea beyond it. */
  readonly width?: number;
  readonly children: ComponentChildren;
}

export function Chart({ width = 236, children }: ChartProps) {
  return (
    <svg class="chart" viewBox={`${-width / 2} -84 ${width} 168`} aria-hidden="true">
      <g class="rhumbs">
        {Array.from({ length: 16 }, (_none, nth) => (
          <path key={nth} d="M0 0H420" transform={`translate(96 -50) rotate(${nth * 22.5 + 4})`} />
        ))}
      </g>
      <g class="waves drift">
        {WAVES.map(([x, y]) => (
          <path key={`${x} ${y}`} d="M0 0q4 -4 8 0t8 0t8 0" transform={`translate(${x} ${y})`} />
        ))}
      </g>
      {children}
    </svg>
  );
}

const WAVES = [
  [-128, -60],
  [-118, 34],
  [-132, 68],
  [88, 66],
  [108, 8],
  [104, -62],
  [-76, 72],
  [40, 74],
] as const;

export function Ship({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="ship bobbing">
        <path class="hull" d="M-17 0q17 4 34 -2l-5 10q-12 4 -24 0z" />
        <path class="ink thin-ink" d="M-5 1V-25M7 0V-20M16 -2l8 -6" />
        <path class="sail" d="M-13 -24q8 3 15 0q4 10 0 20q-7 3 -15 0q4 -10 0 -20z" />
        <path class="sail" d="M3 -19q5 2 10 0q3 8 0 15q-5 2 -10 0q3 -8 0 -15z" />
        <path class="pennant" d="M-5 -30l9 2.5l-9 2.5z" />
      </g>
    </g>
  );
}
