// One square: lit when something can be done there, shaded by the cost of sailing there.

import type { BoardProps } from '@tidetable/board/board.ts';
import { memo } from '@tidetable/board/look/memo.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import type { TargetedKeyboardEvent } from 'preact';
import { SIZE, type Spot } from './geometry.ts';
import type { Course } from './reach.ts';

interface Props extends Pick<BoardProps, 'spot' | 'pick'>, Spot {
  readonly name: string;
  readonly label: string;
  /** How a ship would get here; the rules offer the first step of it. */
  readonly course: Course | undefined;
  /** Several ships could go here at once: the captain picks one. */
  readonly isShared: boolean;
  sail(course: Course): void;
}

const HALF = SIZE / 2;

/** Memoised: there are hundreds. */
export const SquareSpot = memo(({ name, label, x, y, course, isShared, sail, ...board }: Props) => {
  const spot = `square:${name}`;
  const { kind } = board.spot(spot);
  const place = `translate(${x} ${y})`;
  const drawing = (
    <>
      <rect class="field" x={2 - HALF} y={2 - HALF} width={SIZE - 4} height={SIZE - 4} rx="7" />
      {course !== undefined && <Cost course={course} />}
    </>
  );
  if (course === undefined)
    return (
      <SpotGroup board={board} name={spot} label={label} transform={place}>
        {drawing}
      </SpotGroup>
    );
  const act = (): void => (isShared ? board.pick(spot) : sail(course));
  const keyed = (event: TargetedKeyboardEvent<SVGGElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return (
    <g
      class={`spot ${kind === 'barred' ? 'plain' : kind} ${shade(course)}`}
      data-spot={spot}
      role="button"
      tabindex={-1}
      aria-label={label}
      transform={place}
      onClick={act}
      onKeyDown={keyed}
    >
      {drawing}
    </g>
  );
});

function shade({ pool, toll }: Course): string {
  if (toll > 0) return 'reach by-toll';
  return pool === 0 ? 'reach by-mast' : 'reach by-die';
}

/** The cost again, where an X would cover it. */
export function CostAbove({ course, x, y }: Pick<Props, 'course' | 'x' | 'y'>) {
  if (course === undefined) return null;
  return (
    <g class={`cost-above ${shade(course)}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <Cost course={course} />
    </g>
  );
}

/** Steps of the die in a ring, steps of the masts in a diamond; and the cards that the storm takes. */
function Cost({ course: { way, pool, toll } }: { readonly course: Course }) {
  const steps = pool === 0 ? way.length : pool;
  return (
    <g class={toll > 0 ? 'cost tolled' : 'cost'}>
      {pool === 0 ? (
        <rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2" transform="rotate(45)" />
      ) : (
        <circle r="8" />
      )}
      <text>{steps}</text>
      {toll > 0 && (
        <g class="toll" transform="translate(-19 0)">
          <rect x="-9" y="-7.5" width="18" height="15" rx="3" />
          <text>{`−${toll}`}</text>
        </g>
      )}
    </g>
  );
}
