// An island's sign: its name, its skulls or barrels, and its owner's flag.

import { IconAt } from '@tidetable/board/look/icon.tsx';
import { memo } from '@tidetable/board/look/memo.tsx';
import { emblemOf, seatClass } from '@tidetable/board/look/seats.ts';
import type { Seat } from '@tidetable/engine';
import type { Island } from '../public.ts';
import type { Spot } from './geometry.ts';
import { flagPlace, MARK, marksOf, type Sign } from './lettering.ts';

interface Props {
  readonly island: Island;
  readonly owner: Seat | null;
  /** The position of its name and marks on the chart. */
  readonly sign: Sign;
  /** The centre of its spot. */
  readonly x: number;
  readonly y: number;
}

export const IslandSign = memo(({ island, owner, sign, x, y }: Props) => {
  const { kind } = island;
  const { lines, size, leading, marks, grown } = sign;
  const count = marksOf(island);
  const wide = MARK * grown;
  return (
    <g class={`island-sign ${kind}`}>
      <rect class="touch" data-box x={x - 28} y={y - 28} width="56" height="56" rx="10" />
      {owner !== null && <Flag seat={owner} at={flagPlace(marks, grown)} grown={grown} />}
      <g class="marks">
        <rect
          class="plate"
          x={marks.x - (count * wide) / 2 - 3}
          y={marks.y - wide / 2 - 1}
          width={count * wide + 6}
          height={wide + 2}
          rx={wide / 2}
        />
        {Array.from({ length: count }, (_none, nth) => (
          <IconAt
            key={nth}
            name={kind === 'merchant' ? 'barrel' : 'pirate-skull'}
            x={marks.x + (nth - (count - 1) / 2) * wide}
            y={marks.y}
            size={wide}
          />
        ))}
      </g>
      <text class="island-name" style={{ fontSize: `${size}px` }} text-anchor="middle" data-own>
        {lines.map((line, nth) => (
          <tspan key={line} x={sign.x} y={sign.y + nth * leading}>
            {/* Voice control matches the visible words, with a space between them. */}
            {nth < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </g>
  );
});

/** Where everyone sees it. */
function Flag({
  seat,
  at,
  grown,
}: {
  readonly seat: Seat;
  readonly at: Spot;
  readonly grown: number;
}) {
  return (
    <g class={`flag ${seatClass(seat)}`} transform={`translate(${at.x} ${at.y}) scale(${grown})`}>
      <path class="pole" d="M0 4V-24" />
      <path
        class="cloth"
        d="M0 -24Q7 -27.5 13 -24Q18 -21.5 24 -24V-7Q18 -4.5 13 -7Q7 -10.5 0 -7Z"
      />
      <IconAt name={emblemOf(seat)} x={12} y={-15.5} size={15} />
    </g>
  );
}
