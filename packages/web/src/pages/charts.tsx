// The three games as three small charts, drawn and not printed.

const HEX = 'M0 -34L29.4 -17V17L0 34L-29.4 17V-17Z';

/** A few tiles above water, one going under. */
export function IslandChart() {
  const tiles = [
    [-1, -1, 'dry'],
    [0, -1, 'dry'],
    [1, -1, 'flooded'],
    [-2, 0, 'dry'],
    [-1, 0, 'flooded'],
    [0, 0, 'dry'],
    [1, 0, 'dry'],
    [2, 0, 'sunk'],
    [-1, 1, 'dry'],
    [0, 1, 'flooded'],
    [1, 1, 'dry'],
  ] as const;
  return (
    <svg class="chart" viewBox="-140 -90 280 180" aria-hidden="true">
      <Rhumbs />
      {tiles.map(([x, y, kind]) => (
        <rect
          key={`${x} ${y}`}
          class={`plot ${kind}`}
          x={x * 46 - 20}
          y={y * 46 - 20}
          width="40"
          height="40"
          rx="7"
        />
      ))}
      <path class="ink" d="M0 -8v-12M-9 -20h18M-4 -8h8l3 8h-14z" />
    </svg>
  );
}

/** Four hexagons in rows of one, two and one, each split into three. */
export function ArchipelagoChart() {
  const middles = [
    [0, -51],
    [-29.4, 0],
    [29.4, 0],
    [0, 51],
  ] as const;
  return (
    <svg class="chart" viewBox="-140 -90 280 180" aria-hidden="true">
      <Rhumbs />
      {middles.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path class="plot dry" d={HEX} />
          <path class="ink thin" d="M0 0L-29.4 -17M0 0L29.4 -17M0 0V34" />
          <circle class="town" cx="0" cy="-18" r="4" />
          <circle class="town" cx="-14" cy="10" r="4" />
          <circle class="town" cx="14" cy="10" r="4" />
        </g>
      ))}
      <Ship x={92} y={28} />
    </svg>
  );
}

/** Squares of sea, an island with a port, an X. */
export function PirateChart() {
  return (
    <svg class="chart" viewBox="-140 -90 280 180" aria-hidden="true">
      <Rhumbs />
      <g class="ink thin">
        {Array.from({ length: 9 }, (_none, nth) => (
          <path key={`v${nth}`} d={`M${nth * 26 - 104} -78V78`} />
        ))}
        {Array.from({ length: 7 }, (_none, nth) => (
          <path key={`h${nth}`} d={`M-104 ${nth * 26 - 78}H104`} />
        ))}
      </g>
      <path
        class="plot dry"
        d="M-70 -44q24 -16 48 -2t40 22q8 22 -14 36t-44 2t-34 -22q-8 -22 4 -36z"
      />
      <path class="cross" d="M-34 -18l16 16m0 -16l-16 16" />
      <path class="route" d="M-18 4q40 40 92 6" />
      <Ship x={78} y={4} />
    </svg>
  );
}

function Ship({ x, y }: { x: number; y: number }) {
  return (
    <g class="ship" transform={`translate(${x} ${y})`}>
      <path class="sail" d="M0 -30q20 10 0 24zM-3 -26q-16 10 0 20z" />
      <path class="hull" d="M-20 0h40l-7 11h-26z" />
      <path class="ink" d="M0 -32V0" />
    </g>
  );
}

function Rhumbs() {
  return (
    <g class="rhumbs">
      {Array.from({ length: 12 }, (_none, nth) => (
        <path key={nth} d="M0 0H220" transform={`rotate(${nth * 30 + 7})`} />
      ))}
    </g>
  );
}
