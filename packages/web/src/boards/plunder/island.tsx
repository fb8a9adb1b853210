// An island's sign: its name, its skulls or barrels, and the flag of whoever owns it.
import type { Seat } from '@tidetable/engine';
import type { Island } from '@tidetable/plunder/public';
import { IconAt } from '../../look/icon.tsx';
import { emblemOf, seatClass } from '../../look/seats.ts';
import { steady } from '../../look/steady.tsx';

interface Props {
  readonly island: Island;
  readonly owner: Seat | null;
  /** Whether its land goes on to the left and right of the sign. */
  readonly isWide: boolean;
}

export const IslandSign = steady(({ island, owner, isWide }: Props) => {
  const { name, kind, skulls } = island;
  const marks = kind === 'merchant' ? 2 : skulls;
  const lines = linesOf(name, isWide ? 16 : 9);
  const [high, leading] = lines.length > 2 ? [10.5, 9.4] : [12, 11];
  const nameTop = 14 - (lines.length - 1) * (leading / 2 - 0.5);
  return (
    <g class={`island-sign ${kind}`}>
      <rect class="touch" x="-28" y="-28" width="56" height="56" rx="10" />
      {owner !== null && <Flag seat={owner} />}
      <g class="marks">
        <rect class="plate" x={-marks * 7.5 - 4} y={-7} width={marks * 15 + 8} height="18" rx="9" />
        {Array.from({ length: marks }, (_none, nth) => (
          <IconAt
            key={nth}
            name={kind === 'merchant' ? 'barrel' : 'pirate-skull'}
            x={(nth - (marks - 1) / 2) * 15}
            y={nameTop - 22}
            size={15}
          />
        ))}
      </g>
      <text class="island-name" style={{ fontSize: `${high}px` }} text-anchor="middle" data-own>
        {lines.map((line, nth) => (
          <tspan key={line} x="0" y={nameTop + nth * leading}>
            {/* Whoever says what they see says it with a space. */}
            {nth < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </g>
  );
});

/** Planted where everybody sees it. */
function Flag({ seat }: { readonly seat: Seat }) {
  return (
    <g class={`flag ${seatClass(seat)}`} transform="translate(9 -12)">
      <path class="pole" d="M0 4V-24" />
      <path
        class="cloth"
        d="M0 -24Q7 -27.5 13 -24Q18 -21.5 24 -24V-7Q18 -4.5 13 -7Q7 -10.5 0 -7Z"
      />
      <IconAt name={emblemOf(seat)} x={12} y={-15.5} size={15} />
    </g>
  );
}

/** On as few lines as fit, with so many letters to a line. */
function linesOf(name: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
