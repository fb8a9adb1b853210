// The paper of the chart: neatline, grid, rhumb lines, coasts with their depth lines, harbours, reefs.

import { CompassRose } from '@tidetable/board/look/compass-rose.tsx';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { useMemo } from 'preact/hooks';
import { type Chart, chartOf, LAND } from '../public.ts';
import { coastPath, loopsOf } from './coast.ts';
import { middleOf, SIZE, TOWARDS } from './geometry.ts';
import { Neatline } from './neatline.tsx';
import {
  endsOf,
  entrancesOf,
  type Ground,
  groundOf,
  molesOf,
  reefsOf,
  rocksOf,
  wavesOf,
} from './scenery.ts';

/** Lines around a coast, the farthest first, with their widths. */
const DEPTHS = ['deepest', 'deeper', 'deep'] as const;

/** Memoised: a chart never changes. */
export function Sea({ layout }: { readonly layout: string }) {
  return useMemo(() => <Drawn layout={layout} />, [layout]);
}

function Drawn({ layout }: { readonly layout: string }) {
  const chart = chartOf(layout);
  const coasts = loopsOf(chart).map(coastPath);
  return (
    <g class="chart-paper" aria-hidden="true" data-own>
      <Neatline chart={chart} />
      <rect class="water" width={chart.width * SIZE} height={chart.height * SIZE} />
      <g clip-path="url(#sea-edge)">
        <Rhumbs chart={chart} />
        <Grid chart={chart} />
        {DEPTHS.map((depth) => (
          <g key={depth} class={depth}>
            {coasts.map((d) => (
              <path key={d} class="line" d={d} />
            ))}
            {coasts.map((d) => (
              <path key={d} class="shoal" d={d} />
            ))}
          </g>
        ))}
        <Waves chart={chart} />
        <Harbours chart={chart} />
        {coasts.map((d) => (
          <path key={d} class="coast" d={d} />
        ))}
        <Landscape chart={chart} />
        <Reefs chart={chart} />
      </g>
    </g>
  );
}

function Grid({ chart: { width, height } }: { readonly chart: Chart }) {
  const down = Array.from(
    { length: width - 1 },
    (_none, at) => `M${(at + 1) * SIZE} 0V${height * SIZE}`,
  );
  const across = Array.from(
    { length: height - 1 },
    (_none, at) => `M0 ${(at + 1) * SIZE}H${width * SIZE}`,
  );
  return <path class="grid" d={[...down, ...across].join('')} />;
}

/** Sixteen rhumb lines from two points of the chart, and a rose where they meet. */
function Rhumbs({ chart: { width, height } }: { readonly chart: Chart }) {
  const roses = [
    { x: width * SIZE * 0.31, y: height * SIZE * 0.5 },
    { x: width * SIZE * 0.81, y: height * SIZE * 0.32 },
  ];
  const winds = Array.from({ length: 16 }, (_none, at) => (at / 16) * 2 * Math.PI);
  return (
    <>
      {roses.map(({ x, y }) => (
        <path
          key={x}
          class="rhumb"
          d={winds
            .map((angle) => `M${x} ${y}l${Math.cos(angle) * 1600} ${Math.sin(angle) * 1600}`)
            .join('')}
        />
      ))}
      <CompassRose x={roses[0]?.x ?? 0} y={roses[0]?.y ?? 0} size={150} />
    </>
  );
}

function Waves({ chart }: { readonly chart: Chart }) {
  const waves = wavesOf(chart);
  return (
    <>
      {[0, 1].map((half) => (
        <path
          key={half}
          class={half === 0 ? 'waves' : 'waves late'}
          d={waves
            .filter((_wave, nth) => nth % 2 === half)
            .map(({ x, y }) => `M${x - 11} ${y}q3.7 -5 7.4 0t7.4 0t7.4 0`)
            .join('')}
        />
      ))}
    </>
  );
}

/** Calm water, moles on the closed sides, and an anchor that points to each entrance. */
function Harbours({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {chart.ports.map((port) => {
        const { x, y } = middleOf(chart, port);
        return (
          <rect key={port} class="harbour" x={x - 29} y={y - 29} width="58" height="58" rx="6" />
        );
      })}
      {molesOf(chart).map((edge) => {
        const [from, to] = endsOf(chart, edge, 2);
        const { x, y } = TOWARDS[edge.side] ?? { x: 0, y: 0 };
        const [mx, my] = [(from.x + to.x) / 2 - x * 5, (from.y + to.y) / 2 - y * 5];
        const d = `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
        return (
          <g key={`${edge.square} ${edge.side}`}>
            <path class="mole-edge" d={d} />
            <path class="mole" d={d} />
          </g>
        );
      })}
      {entrancesOf(chart).map(({ square, side }) => {
        const { x, y } = middleOf(chart, square);
        const towards = TOWARDS[side] ?? { x: 0, y: 0 };
        return (
          <g
            key={`${square} ${side}`}
            class="anchor"
            transform={`translate(${x + towards.x * 13} ${y + towards.y * 13}) rotate(${side * 90 + 180})`}
          >
            <IconAt name="anchor" x={0} y={0} size={25} />
          </g>
        );
      })}
    </>
  );
}

function Landscape({ chart }: { readonly chart: Chart }) {
  return (
    <g class="landscape">
      {chart.terrain.map((kind, square) => {
        if (kind !== LAND) return null;
        const { x, y } = middleOf(chart, square);
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <Scene ground={groundOf(chart, square)} />
          </g>
        );
      })}
    </g>
  );
}

/** Hills and peaks are hatched on the side away from the light. */
const HATCHED = {
  hills:
    'M-20 2Q-13 -13 -5 2M-8 -2Q2 -19 12 0M6 -1Q13 -12 20 3M-10 -5l4 6M-13 -8l3 6M5 -8l6 8M2 -10l5 8M14 -5l5 6',
  peak: 'M-18 6L-6 -14L-1 -7L5 -17L19 6M5 -17l3 9l-2 4l4 8M7 -12l9 14M9 -11l8 12M-6 -14l2 6l-1 4M-4 -10l6 12',
} as const;

function Scene({ ground }: { readonly ground: Ground }) {
  if (ground === 'hills' || ground === 'peak') return <path class="hatched" d={HATCHED[ground]} />;
  if (ground === 'palms')
    return (
      <>
        <IconAt name="palm-tree" x={-8} y={-4} size={24} />
        <IconAt name="palm-tree" x={10} y={2} size={18} />
      </>
    );
  return <IconAt name={ground === 'wood' ? 'forest' : 'volcano'} x={0} y={-3} size={36} />;
}

function Reefs({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {reefsOf(chart).map((edge) => {
        const [from, to] = endsOf(chart, edge);
        return (
          <g key={`${edge.square} ${edge.side}`} class="reef">
            <path class="foam" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            {rocksOf(chart, edge).map((d) => (
              <path key={d} class="rock" d={d} />
            ))}
          </g>
        );
      })}
    </>
  );
}

export function SeaEdge({ chart: { width, height } }: { readonly chart: Chart }) {
  return (
    <clipPath id="sea-edge">
      <rect width={width * SIZE} height={height * SIZE} />
    </clipPath>
  );
}
