// A ship under sail: hull in the colour of its seat, emblem on the sail, a pennant at the mast.
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { memo } from '@tidetable/board/look/memo.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { emblemOfShip } from './looks.ts';

export const Ship = memo(({ seat, isActive }: { seat: number; isActive: boolean }) => (
  <g class={`vessel ${seatClass(seat)}${isActive ? ' active' : ''}`}>
    <ellipse class="vessel-wake" cx="0" cy="22" rx="31" ry="6" />
    <path class="bow-waves" d="M-36 24q6 -5 12 0M24 24q6 -5 12 0" />
    <path class="rigging" d="M-1 12V-38M-16 -27H14M-20 -2H19" />
    <path class="canvas" d="M-15 -26Q-1 -30 13 -26Q19 -14 15 -3Q-1 -7 -17 -3Q-12 -14 -15 -26Z" />
    <path class="jib" d="M17 -24L33 6Q22 4 15 7Z" />
    <IconAt name={emblemOfShip(seat)} x={0} y={-15} size={18} />
    <path class="streamer" d="M-1 -38h17l-5 4.500l5 4.500h-17z" />
    <path class="vessel-hull" d="M-30 2h11l2 7h34l14 -5q-1 14 -10 17h-40q-9 -4 -11 -19z" />
    <path class="wale" d="M-25 12q24 5 52 0" />
  </g>
));
