// Deep Fog: the mist over the board at the edge, how many boards wait, and the card from which the monster comes.
import {
  fogRoll,
  MONSTER_BUILDINGS,
  MONSTER_STRENGTH,
  type SeenFog,
  type View,
} from '@tidetable/islebound/public';
import { numbersFrom, round } from '../../look/coast.ts';
import { IconAt } from '../../look/icon.tsx';
import { emblemOf, seatClass } from '../../look/seats.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { SpotGroup } from '../spot.tsx';
import { turnOf } from './frames.ts';
import { FOG_CARD, type Layout } from './geometry.ts';

/** Banks of mist that drift a little. */
export function Fog({ view, layout }: { view: View; layout: Layout }) {
  const { boards, mist, emerged } = view.fog as SeenFog;
  const edge = layout.boards[1];
  const say = words().islebound;
  const [x, y] = edge?.centre ?? [262, 955];
  const next = numbersFrom('mist');
  return (
    <g class={`fog${emerged ? ' lifting' : ''}`}>
      <g class="mist" aria-hidden="true">
        {Array.from({ length: 9 }, (_none, bank) => (
          <ellipse
            key={bank}
            cx={round(x - 180 + next() * 360)}
            cy={round(y - 190 + next() * 380)}
            rx={round(70 + next() * 70)}
            ry={round(14 + next() * 16)}
            class={`bank bank-${bank % 3}`}
          />
        ))}
      </g>
      <text class="stack-note" x={layout.width / 2} y="58" text-anchor="middle">
        {say.boardsBeneath(boards.length - 1)}
      </text>
      <text class="stack-note" x={x} y={y - 246} text-anchor="middle">
        {mist.length === 0
          ? say.onlyFog
          : say.wayIn(view.fog?.emerged ?? false, rollNow(view), mist.length - 1)}
      </text>
    </g>
  );
}

function rollNow(view: View): number {
  return fogRoll(view, turnOf(view) ?? view.firstPlayer, 0);
}

export function FogCard(props: BoardProps<View>) {
  const { emerged, victors } = props.view.fog as SeenFog;
  const say = words().islebound;
  const most = Math.max(...props.view.captains.map(({ buildings }) => buildings.length));
  return (
    <g data-info="fog">
      <SpotGroup
        board={props}
        name="monster"
        label={say.fogCard(emerged, victors.length)}
        transform={`translate(${FOG_CARD.join(' ')})`}
      >
        <g class={`fog-card${emerged ? ' emerged' : ''}`}>
          <rect x="-112" y="-152" width="224" height="304" rx="16" />
          <rect class="frame" x="-100" y="-140" width="200" height="280" rx="10" />
          <IconAt name={emerged ? 'tentacles-skull' : 'fog'} x={0} y={-40} size={150} />
          <text class="title" y="62" text-anchor="middle">
            {emerged ? say.monster : say.deepFog}
          </text>
          <text y="92" text-anchor="middle">
            {emerged
              ? say.monsterNeeds(MONSTER_STRENGTH)
              : say.untilMonster(most, MONSTER_BUILDINGS)}
          </text>
          {victors.map((seat, nth) => (
            <g
              key={seat}
              class={`victor ${seatClass(seat)}`}
              transform={`translate(${(nth - (victors.length - 1) / 2) * 40} 118)`}
            >
              <rect x="-15" y="-15" width="30" height="30" rx="5" />
              <IconAt name={emblemOf(seat)} x={0} y={0} size={22} />
            </g>
          ))}
        </g>
      </SpotGroup>
    </g>
  );
}
