// A pawn: told apart by its colour and by the emblem of its role.
import type { Role } from '@tidetable/forbidden-island/face';
import { IconAt } from '../../look/icon.tsx';
import { ROLE_ICONS } from './scenery.ts';

export function Pawn({ role, isActive }: { role: Role; isActive: boolean }) {
  return (
    <g class={`pawn ${role}${isActive ? ' active' : ''}`}>
      <ellipse class="shade" cx="0" cy="15" rx="13" ry="3.5" />
      <path
        class="body"
        d="M0 -22a8.5 8.5 0 0 1 5.6 14.9c5.6 3 9.4 10.4 9.4 18.1c0 3-2 4.6-4.6 4.6h-20.8c-2.6 0-4.6-1.6-4.6-4.6c0-7.7 3.8-15.1 9.4-18.1a8.5 8.5 0 0 1 5.6-14.9z"
      />
      <IconAt name={ROLE_ICONS[role]} x={0} y={4.5} size={15} />
    </g>
  );
}
