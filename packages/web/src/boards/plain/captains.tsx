// Everybody at the table, side by side: whose turn it is, and what is public about each.
import type { ComponentChildren } from 'preact';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';

interface Props {
  readonly board: BoardProps;
  /** What the game calls this seat: its ship, its colour. */
  calls(seat: number): string;
  about(seat: number): ComponentChildren;
}

export function Captains({ board: { names, must, seat: mine }, calls, about }: Props) {
  return (
    <>
      <h2>{words().table.crew}</h2>
      <ul class="captains">
        {names.map((name, seat) => (
          <li
            key={seat}
            class={must.includes(seat) ? 'captain active' : 'captain'}
            data-spot={`player:${seat}`}
          >
            <h3 data-own>
              <span class={`emblem seat-${seat}`}>{seat + 1}</span>
              <span>
                <strong>{seat === mine ? words().table.you : name}</strong>{' '}
                <span class="calls">{calls(seat)}</span>
              </span>
            </h3>
            {about(seat)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Numbers with what they count. */
export function Tally({ counts }: { counts: readonly (readonly [string, number | string])[] }) {
  return (
    <dl class="tally">
      {counts.map(([what, count]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
