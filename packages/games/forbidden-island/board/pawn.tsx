// The pawns: distinguished by colour and by the emblem of the role, side by side where they share a tile.

import type { BoardProps } from '@tidetable/board/board.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { memo } from '@tidetable/board/look/memo.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { itemAt } from '@tidetable/engine';
import {
  type Event,
  ROLE_NAMES,
  type Role,
  TILE_NAMES,
  type Tile,
  type View,
} from '../words/en/face.ts';
import type { Plan } from './plan.ts';
import { ROLE_ICONS } from './scenery.ts';
import { boardWords } from './words.ts';

/** X positions by the number of pawns on a tile, from the left. */
const STANDS: readonly (readonly number[])[] = [[], [80], [22, 79], [18, 49, 81], [14, 38, 62, 86]];
/** Above the name. */
const highOn = ({ name }: Plan): number => Math.min(46, 74 - 1.8 * name);

export function Pawns({ board, plan }: { board: BoardProps<View>; plan: Plan }) {
  const { view, names, must } = board;
  return (
    <>
      {view.pawns.map((square, seat) => {
        const role = view.roles[seat] ?? 'diver';
        const tile = itemAt(view.tiles, square);
        return (
          <g
            key={seat}
            class="standing"
            data-place={`player:${seat}`}
            style={{ transform: `translate(${standing(view, plan, seat).join('px, ')}px)` }}
          >
            <SpotGroup
              board={{ ...board, pick: (spot) => board.pick(touched(board, spot, tile)) }}
              name={`pawn:${seat}`}
              label={boardWords().pawn(ROLE_NAMES[role], names[seat] ?? '', TILE_NAMES[tile])}
            >
              <Pawn
                role={role}
                isActive={must.includes(seat)}
                isInPeril={isInPeril(board, square)}
              />
            </SpotGroup>
          </g>
        );
      })}
    </>
  );
}

/** Its tile is sinking, or has sunk. */
function isInPeril({ view, playing }: BoardProps<View>, square: number): boolean {
  const event = playing as Event | null;
  if (view.condition[square] === 'sunk') return view.outcome === null;
  return event?.type === 'threatened' && event.tile === view.tiles[square];
}

/** A pawn that nothing can be done with lets the pointer through to its tile. */
function touched({ spot }: BoardProps<View>, pawn: string, tile: Tile): string {
  const { kind } = spot(pawn);
  return kind !== 'open' && kind !== 'picked' && spot(`tile:${tile}`).kind === 'open'
    ? `tile:${tile}`
    : pawn;
}

function standing(view: View, plan: Plan, seat: number): readonly [number, number] {
  const square = view.pawns[seat] ?? 0;
  const together = view.pawns.flatMap((other, who) => (other === square ? [who] : []));
  const { x, y } = plan.tiles[square] ?? { x: 0, y: 0 };
  return [x + (STANDS[together.length]?.[together.indexOf(seat)] ?? 50), y + highOn(plan)];
}

interface Look {
  readonly role: Role;
  readonly isActive: boolean;
  readonly isInPeril: boolean;
}

const Pawn = memo(({ role, isActive, isInPeril }: Look) => (
  <g class={`pawn ${role}${isActive ? ' active' : ''}`}>
    {isInPeril && <ellipse class="peril" cx="0" cy="-2" rx="27" ry="30" />}
    <ellipse class="shade" cx="0" cy="17" rx="15" ry="4" />
    <path
      class="body"
      d="M0 -25a9.5 9.5 0 0 1 6.2 16.6c6.2 3.4 10.4 11.6 10.4 20.2c0 3.3-2.2 5.1-5.1 5.1h-23c-2.9 0-5.1-1.8-5.1-5.1c0-8.6 4.2-16.8 10.4-20.2a9.5 9.5 0 0 1 6.2-16.6z"
    />
    <path class="gleam" d="M-4.5 -19a5.5 5.5 0 0 1 5 -3M-11 8q1 -8 6 -13" />
    <IconAt name={ROLE_ICONS[role]} x={0} y={5} size={17} />
  </g>
));
