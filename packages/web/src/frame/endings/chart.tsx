// The course of the game as a chart: touching it shows that moment on the board.

import { inLanguage } from '@tidetable/board/words/language.ts';
import type { Course, GameSummary } from '@tidetable/manifest/summary';
import type { TargetedPointerEvent } from 'preact';
import { words } from '../../words/index.ts';
import { labelsAt } from '../people.ts';
import type { Stage } from '../stage.ts';

const WIDTH = 560;
const HEIGHT = 170;
const LEFT = 40;
const BOTTOM = 22;
const TOP = 8;

/** At most this many points are drawn: more cannot be told apart. */
const POINTS = 240;

interface Props {
  readonly stage: Stage;
  readonly summary: GameSummary;
  /** Called when a moment is chosen. */
  chosen(): void;
}

export function Chart({ stage, summary, chosen }: Props) {
  const { courses, isStacked, names } = summary;
  const length = courses[0]?.values.length ?? 0;
  if (length < 2) return null;
  const areas = isStacked ? courses.filter(({ of }) => of !== 'treasures') : [];
  const lines = isStacked ? courses.filter(({ of }) => of === 'treasures') : courses;
  const top = topOf(isStacked ? stackedAt(areas, 0) : Math.max(...lines.flatMap((l) => l.values)));
  const x = (ply: number): number => LEFT + (ply / (length - 1)) * (WIDTH - LEFT - 8);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const nameOf = ({ of }: Course): string =>
    typeof of === 'number' ? (labelsAt(stage.table)[of] ?? '') : inLanguage(names[of] ?? of);
  const plies = sampled(length);
  const jump = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * WIDTH;
    chosen();
    void stage.look(Math.round(((along - LEFT) / (WIDTH - LEFT - 8)) * (length - 1)));
  };
  const at = stage.ply.value;
  return (
    <figure class="course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words().endings.chart(courses.map(nameOf).join(', '))}
        onPointerDown={jump}
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part} class="scale">
            <path d={`M${LEFT} ${y(top * part)}H${WIDTH - 8}`} />
            <text x={LEFT - 5} y={y(top * part) + 4}>
              {Math.round(top * part)}
            </text>
          </g>
        ))}
        {areas.map((course, nth) => (
          <path
            key={nth}
            class={`area ${course.of}`}
            d={areaOf(plies, x, y, areas.slice(0, nth), course)}
          />
        ))}
        {lines.map((course, nth) => (
          <path
            key={nth}
            class={`line ${typeof course.of === 'number' ? `seat-${course.of}` : course.of}`}
            d={lineOf(plies, x, isStacked ? (value) => y((value * top) / 4) : y, course)}
          />
        ))}
        {at !== null && <path class="here" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />}
        <text class="end" x={WIDTH - 8} y={HEIGHT - 6}>
          {words().replay.move(length - 1, length - 1)}
        </text>
      </svg>
      <figcaption data-own>
        {courses.map((course, nth) => (
          <span
            key={nth}
            class={`key ${typeof course.of === 'number' ? `seat-${course.of}` : course.of}`}
          >
            {nameOf(course)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Even, so that half of it is a whole number. */
function topOf(most: number): number {
  return Math.max(4, 2 * Math.ceil(most / 2));
}

function stackedAt(areas: readonly Course[], ply: number): number {
  return areas.reduce((sum, { values }) => sum + (values[ply] ?? 0), 0);
}

function sampled(length: number): readonly number[] {
  if (length <= POINTS) return Array.from({ length }, (_, ply) => ply);
  return Array.from({ length: POINTS }, (_, nth) =>
    Math.round((nth / (POINTS - 1)) * (length - 1)),
  );
}

type Scale = (value: number) => number;

function lineOf(plies: readonly number[], x: Scale, y: Scale, { values }: Course): string {
  return plies
    .map(
      (ply, nth) =>
        `${nth === 0 ? 'M' : 'L'}${x(ply).toFixed(1)} ${y(values[ply] ?? 0).toFixed(1)}`,
    )
    .join('');
}

function areaOf(
  plies: readonly number[],
  x: Scale,
  y: Scale,
  below: readonly Course[],
  { values }: Course,
): string {
  const upper = plies.map(
    (ply) => [x(ply), y(stackedAt(below, ply) + (values[ply] ?? 0))] as const,
  );
  const lower = plies.map((ply) => [x(ply), y(stackedAt(below, ply))] as const).reverse();
  return `M${[...upper, ...lower].map(([h, v]) => `${h.toFixed(1)} ${v.toFixed(1)}`).join('L')}Z`;
}
