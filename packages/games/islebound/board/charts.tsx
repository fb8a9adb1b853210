// The editions of Islebound as small charts, for cards and pictures of the home page.
import { Chart, Ship } from '@tidetable/board/chart-parts.tsx';
import { Land } from '@tidetable/board/look/land.tsx';
import { DraftChart, FogChart } from './edition-charts.tsx';

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

export const charts = {
  islebound: ArchipelagoChart,
  'deep-fog': FogChart,
  'islebound-prototype': DraftChart,
};
