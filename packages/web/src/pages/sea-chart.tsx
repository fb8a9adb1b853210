// The sea behind the title: an engraved chart with rhumb lines, a rose, coasts, and water that moves a little.
import { CompassRose } from '@tidetable/board/look/compass-rose.tsx';
import { Land } from '@tidetable/board/look/land.tsx';
import '@tidetable/board/charts.css';
import './sea-chart.css';

const ROSE = { x: 1190, y: 165 };
const SECOND = { x: 250, y: 250 };

const COASTS = [
  'M-20 40q60 -30 96 10t70 20q34 14 20 52t12 60q8 34 -34 40t-58 44q-30 28 -70 10t-56 -30Z',
  'M1460 250q-50 -26 -84 2t-64 4q-40 10 -34 44t-34 40q-22 22 2 48t62 18q40 20 90 6t70 -10Z',
  'M560 356q26 -22 60 -12t52 10q26 16 4 32t-56 12t-54 -8t-6 -34Z',
];

export function SeaChart() {
  return (
    <svg
      class="sea-chart"
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g class="rhumbs">
        {[ROSE, SECOND].map(({ x, y }) =>
          Array.from({ length: 32 }, (_none, nth) => (
            <path
              key={`${x} ${nth}`}
              class={nth % 4 === 0 ? 'main' : ''}
              d="M0 0H1500"
              transform={`translate(${x} ${y}) rotate(${nth * 11.25})`}
            />
          )),
        )}
      </g>
      <Waves />
      {COASTS.map((coast) => (
        <Land key={coast} d={coast} />
      ))}
      <path class="route" d="M190 190C330 130 440 190 500 250S600 308 720 308S900 290 950 218" />
      <Ship />
      <CompassRose {...ROSE} size={220} />
    </svg>
  );
}

/** Engraver's strokes, in rows that drift against each other. */
function Waves() {
  return (
    <g class="waves">
      {Array.from({ length: 6 }, (_none, row) => (
        <g key={row} class={row % 2 === 0 ? 'drift' : 'drift back'}>
          {Array.from({ length: 13 }, (_nothing, nth) => (
            <path
              key={nth}
              d="M0 0q7 -7 14 0t14 0t14 0"
              transform={`translate(${nth * 124 + ((row * 53) % 124) - 60} ${30 + row * 66 + ((nth * 29) % 23)})`}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

function Ship() {
  return (
    <g transform="translate(975 196)">
      <g class="ship bobbing">
        <path class="hull" d="M-34 0q34 8 68 -4l-9 18q-24 8 -48 0z" />
        <path class="ink" d="M-12 2V-52M12 0V-44M30 -2L48 -14" />
        <path class="sail" d="M-26 -48q14 6 28 0q8 20 0 40q-14 5 -28 0q8 -20 0 -40z" />
        <path class="sail" d="M2 -41q11 5 22 0q6 16 0 32q-11 4 -22 0q6 -16 0 -32z" />
        <path class="pennant" d="M-12 -60l16 4l-16 5z" />
        <path class="wake" d="M-46 16q8 -6 16 0t16 0t16 0t16 0t16 0" />
      </g>
    </g>
  );
}
