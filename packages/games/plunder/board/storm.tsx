// The storm, turning and drifting, with the border at which it takes its toll.

import { round } from '@tidetable/board/look/coast.ts';
import { memo } from '@tidetable/board/look/memo.tsx';
import { STORM_REACH } from '../public.ts';
import { SIZE, type Spot } from './geometry.ts';

const HALF = (STORM_REACH + 0.5) * SIZE;
const PUFFS = 9;

export function Storm({ at, label }: { readonly at: Spot; readonly label: string }) {
  return (
    <g
      class="storm"
      role="img"
      aria-label={label}
      data-spot="storm"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <Weather />
    </g>
  );
}

/** Memoised. */
const Weather = memo(() => (
  <>
    <path class="cloud" d={CLOUD} />
    <g class="turning">
      {[0, 120, 240].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="swirl" d={SWIRL} />
          <path class="swirl thin" d={SWIRL} transform="rotate(24) scale(0.82)" />
        </g>
      ))}
    </g>
    <path class="rain" d={RAIN} />
    <path class="bolt" d="M-46 -58l-9 17h9l-12 23M50 22l-8 15h9l-13 24" />
    <path class="border" d={CLOUD} />
  </>
));

/** Scalloped, as engravers draw clouds. */
const CLOUD = (() => {
  const step = (2 * HALF) / PUFFS;
  const arcs = (dx: number, dy: number): string =>
    `a${round(step * 0.56)} ${round(step * 0.56)} 0 0 1 ${round(dx * step)} ${round(dy * step)}`.repeat(
      PUFFS,
    );
  return `M${-HALF} ${-HALF}${arcs(1, 0)}${arcs(0, 1)}${arcs(-1, 0)}${arcs(0, -1)}Z`;
})();

/** An arm of the spiral, from the eye outward. */
const SWIRL = (() => {
  const points = Array.from({ length: 15 }, (_none, nth) => {
    const angle = nth * 0.28;
    const far = 14 + nth * 4.6;
    return `${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`;
  });
  return `M${points.join('L')}`;
})();

const RAIN = Array.from({ length: 26 }, (_none, nth) => {
  const x = ((nth * 53) % 160) - 80;
  const y = ((nth * 37) % 150) - 80;
  return `M${x} ${y}l-5 12`;
}).join('');
