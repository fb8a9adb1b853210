// The head of a page as a strip of a chart: its title on the sea, and a scene on the right.
import type { ComponentChildren } from 'preact';
import { CompassRose } from './compass-rose.tsx';
import { Land } from './land.tsx';
import { Sloop } from './sloop.tsx';
import './page-head.css';

const SCENES = {
  harbour: Harbour,
  berths: Berths,
  cabin: Cabin,
  course: Course,
  books: Books,
} as const;

interface Props {
  readonly scene: keyof typeof SCENES;
  /** For the scene of berths: whether each has a ship. */
  readonly taken?: readonly boolean[];
  /** The title, and what goes with it. */
  readonly children: ComponentChildren;
}

export function PageHead({ scene, taken = [], children }: Props) {
  const Drawing = SCENES[scene];
  return (
    <header class="page-head">
      <svg viewBox="0 0 560 130" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <g class="head-rhumbs">
          {Array.from({ length: 16 }, (_none, nth) => (
            <path
              key={nth}
              d="M0 0H1600"
              transform={`translate(330 40) rotate(${nth * 22.5 + 6})`}
            />
          ))}
        </g>
        <g class="head-waves">
          {WAVES.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              d="M0 0q5 -5 10 0t10 0t10 0"
              transform={`translate(${x} ${y})`}
            />
          ))}
        </g>
        <Drawing taken={taken} />
      </svg>
      <div class="page-head-words">{children}</div>
    </header>
  );
}

const WAVES = [
  [-420, 40],
  [-300, 96],
  [-160, 28],
  [-60, 84],
  [40, 36],
  [150, 104],
  [240, 24],
  [300, 92],
  [390, 60],
  [470, 112],
] as const;

// Taller than any head, so that its upper edge is never visible.
const BAY = 'M620 -400H470V-20q-14 22 6 34t-4 30q-22 10 -8 28t44 14q34 10 26 40t44 30h60z';

/** A bay with a lighthouse, a jetty, and ships at anchor. */
function Harbour() {
  return (
    <>
      <Land d={BAY} reach={6} />
      <path class="head-ink" d="M466 62H424M434 62v8M446 62v8M458 62v8" />
      <g transform="translate(506 42)">
        <path
          class="head-tower"
          d="M-7 22L-4 -10H4L7 22zM-6 -10h12M-4 -10v-8h8v8M-5 -18L0 -24L5 -18z"
        />
        <path class="head-ink" d="M-10 -14l-16 -4M-10 -12l-16 3M10 -14l16 -4M10 -12l16 3" />
      </g>
      <Sloop x={404} y={46} />
      <Sloop x={338} y={86} size={1.25} />
      <Sloop x={262} y={44} size={0.8} />
    </>
  );
}

/** A quay with a berth for each seat: a ship, or room for one. */
function Berths({ taken }: { taken: readonly boolean[] }) {
  const step = Math.min(72, 330 / Math.max(taken.length, 1));
  return (
    <>
      <path class="head-quay" d="M-1000 112H620V150H-1000z" />
      <path class="head-ink" d="M-1000 112H620" />
      {taken.map((isTaken, nth) => {
        const x = 520 - (taken.length - 1 - nth) * step;
        return (
          <g key={nth}>
            <path class="head-ink" d={`M${x + 24} 112v-9h6v9`} />
            <Sloop x={x} y={88} size={1.15} isOutlined={!isTaken} />
          </g>
        );
      })}
    </>
  );
}

/** A rose, a rope, and one's own ship. */
function Cabin() {
  return (
    <>
      <CompassRose x={480} y={66} size={150} />
      <path
        class="head-rope"
        d="M-1000 112Q-700 98 -400 110T200 104q80 -2 110 -24t10 -34t-44 4t14 34t80 16t250 -2"
      />
      <Sloop x={352} y={44} />
    </>
  );
}

/** A course from one buoy to the next. */
function Course() {
  return (
    <>
      <Land d="M620 30q-50 -18 -76 6t-20 40t-30 22t20 34h110z" reach={6} />
      <path class="head-route" d="M232 92Q252 62 280 78T420 56Q470 44 510 70" />
      <path class="head-cross" d="M528 76l14 14m0 -14l-14 14" />
      {[
        [356, 78],
        [446, 46],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path class="head-buoy" d="M-6 4L0 -16L6 4q-6 4 -12 0z" />
        </g>
      ))}
      <Sloop x={292} y={62} size={1.2} />
    </>
  );
}

/** Books on a shelf of driftwood, a rose behind them. */
function Books() {
  return (
    <>
      <CompassRose x={330} y={60} size={130} />
      <path class="head-quay" d="M400 108H620V118H400z" />
      <g class="head-books">
        <path d="M424 108V48h18V108z" />
        <path d="M444 108V40h22V108z" />
        <path d="M468 108V56h15V108z" />
        <path d="M487 108L500 46l17 4L504 108z" />
        <path d="M524 108V66h20V108z" />
      </g>
      <path
        class="head-ink"
        d="M424 60h18M424 66h18M444 52h22M444 96h22M468 66h15M524 76h20M524 82h20"
      />
      <Sloop x={250} y={84} />
    </>
  );
}
