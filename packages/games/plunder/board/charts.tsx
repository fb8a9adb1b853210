// Plunder as a small chart, for cards and pictures of the home page.
import { Chart, Ship } from '@tidetable/board/chart-parts.tsx';
import { Land } from '@tidetable/board/look/land.tsx';

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

export const charts = { plunder: PirateChart };
