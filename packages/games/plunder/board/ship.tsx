// A ship: hull and flag in the colours of its captain, a sail for each mast, a gun for each cannon, a heart for each life.

import { IconAt } from '@tidetable/board/look/icon.tsx';
import { memo } from '@tidetable/board/look/memo.tsx';
import { emblemOf, seatClass } from '@tidetable/board/look/seats.ts';
import { PEG_LIMIT, type Ship } from '../public.ts';

export const HEART =
  'M0 3.6C-5 0.2 -3.6 -3.4 -1.4 -3.4C-0.5 -3.4 0 -2.7 0 -2.2C0 -2.7 0.5 -3.4 1.4 -3.4C3.6 -3.4 5 0.2 0 3.6Z';

interface Props {
  readonly ship: Ship;
  readonly isActive: boolean;
  /** The letter of the crew, in a game with crews. */
  readonly crew: string | null;
}

export const ShipDrawing = memo(({ ship, isActive, crew }: Props) => {
  const { seat, lives, masts, cannons } = ship;
  const hearts = Array.from({ length: PEG_LIMIT.life }, (_none, nth) => nth);
  return (
    <g class={`ship ${seatClass(seat)}${isActive ? ' active' : ''}`}>
      <ellipse class="wake" cx="0" cy="15" rx="25" ry="5" />
      <circle class="halo" data-box r="27" />
      <g class="afloat">
        {masts > 0 && <path class="sail" d="M-4 7L-4 -17Q-19 -8 -21 7Z" />}
        {masts > 1 && <path class="sail" d="M6 7L6 -15Q19 -6 22 6Z" />}
        <path class="pole" d="M0 9V-25" />
        <path class="main" d="M-11 -19Q0 -15.5 11 -19Q13.5 -7 11 5Q0 1.5 -11 5Q-13.5 -7 -11 -19Z" />
        <IconAt name={emblemOf(seat)} x={0} y={-7} size={18} />
        <path class="pennant" d="M0 -25L10 -22.5L0 -20Z" />
        <path class="hull" d="M-24 7Q-12 10 0 10Q14 10 25 5Q22 17 14 19H-14Q-21 16 -24 7Z" />
        <path class="strake" d="M-22.5 10.5Q-12 13 0 13Q13 13 23.6 9" />
        {cannons > 0 && <Gun x={-8} />}
        {cannons > 1 && <Gun x={8} />}
      </g>
      {crew !== null && (
        <g class="crew-mark">
          <path d="M-7 -8H7V1Q7 6 0 9Q-7 6 -7 1Z" />
          <text>{crew}</text>
        </g>
      )}
      <g class="lives" transform="translate(0 25)">
        {hearts.map((nth) => (
          <path
            key={nth}
            class={nth < lives ? 'life' : 'life gone'}
            d={HEART}
            transform={`translate(${(nth - 1) * 9.5} 0)`}
          />
        ))}
      </g>
    </g>
  );
});

function Gun({ x }: { x: number }) {
  return (
    <g class="gun" transform={`translate(${x} 15)`}>
      <rect x="-4" y="-3.4" width="8" height="6.8" rx="1" />
      <circle r="2.2" />
    </g>
  );
}
