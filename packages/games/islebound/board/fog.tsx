// Deep Fog: the mist over the board at the edge, the number of boards left, and the card that the monster comes from.

import type { BoardProps } from '@tidetable/board/board.ts';
import { numbersFrom, round } from '@tidetable/board/look/coast.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import {
  fogRoll,
  MONSTER_BUILDINGS,
  MONSTER_STRENGTH,
  type SeenFog,
  type View,
} from '../public.ts';
import { turnOf } from './frames.ts';
import { hexagon, IN_FOG, type Layout, type Place } from './geometry.ts';
import { emblemOfShip } from './looks.ts';
import { boardWords } from './words.ts';

/** The boards left below the visible ones. */
export function Stacks({ view, layout }: { view: View; layout: Layout }) {
  const { boards, mist } = view.fog as SeenFog;
  return (
    <g class="piles-beneath" aria-hidden="true">
      {[boards.length - 1, mist.length - 1].map((beneath, nth) => {
        const board = layout.boards[nth];
        if (board === undefined) return null;
        return Array.from({ length: Math.max(0, beneath) }, (_none, deep) => (
          <path
            key={`${nth} ${deep}`}
            transform={`translate(0 ${(beneath - deep) * 7})`}
            d={`M${hexagon(board)
              .map((corner) => corner.map(round).join(' '))
              .join('L')}Z`}
          />
        ));
      })}
    </g>
  );
}

/** Drifting banks of mist over the board at the edge. */
export function Fog({ view, layout, letter }: { view: View; layout: Layout; letter: number }) {
  const { boards, mist, emerged } = view.fog as SeenFog;
  const say = boardWords();
  const [x, y] = IN_FOG.centre;
  const next = numbersFrom('mist');
  return (
    <g class={`fog${emerged ? ' lifting' : ''}${mist.length === 0 ? ' thick' : ''}`}>
      <g class="mist" aria-hidden="true">
        {Array.from({ length: 12 }, (_none, bank) => (
          <ellipse
            key={bank}
            cx={round(x - 170 + next() * 340)}
            cy={round(y - 180 + next() * 370)}
            rx={round(80 + next() * 80)}
            ry={round(10 + next() * 13)}
            class={`bank bank-${bank % 3}`}
          />
        ))}
      </g>
      <text class="stack-note" x={layout.width / 2} y={letter * 0.8 - 6} text-anchor="middle">
        {say.boardsBeneath(boards.length - 1)}
      </text>
      <text class="stack-note" x={x} y={y + 238} text-anchor="middle">
        {mist.length === 0 ? say.onlyFog : say.wayIn(emerged, rollNow(view), mist.length - 1)}
      </text>
    </g>
  );
}

function rollNow(view: View): number {
  return fogRoll(view, turnOf(view) ?? view.firstPlayer, 0);
}

interface CardProps extends BoardProps<View> {
  readonly place: Place;
  /** Font size of names. */
  readonly letter: number;
}

export function FogCard({ place, letter, ...props }: CardProps) {
  const { emerged, victors } = props.view.fog as SeenFog;
  const say = boardWords();
  const most = Math.max(...props.view.captains.map(({ buildings }) => buildings.length));
  return (
    <g data-info="fog">
      <SpotGroup
        board={props}
        name="monster"
        label={say.fogCard(emerged, victors.length)}
        transform={`translate(${place.town.join(' ')})`}
      >
        <g class={`fog-card${emerged ? ' emerged' : ''}`} aria-hidden="true">
          <rect x="-112" y="-152" width="224" height="304" rx="16" />
          <rect class="card-frame" x="-100" y="-140" width="200" height="280" rx="10" />
          <IconAt name={emerged ? 'tentacles-skull' : 'fog'} x={0} y={-40} size={150} />
          {victors.map((seat, nth) => (
            <g
              key={seat}
              class={`victor ${seatClass(seat)}`}
              transform={`translate(${nth * 34 - 78} -118)`}
            >
              <rect x="-15" y="-15" width="30" height="30" rx="5" />
              <IconAt name={emblemOfShip(seat)} x={0} y={0} size={22} />
            </g>
          ))}
        </g>
      </SpotGroup>
      <g
        class="fog-card words-on-card"
        aria-hidden="true"
        transform={`translate(${place.town.join(' ')})`}
      >
        <text class="title" y="62" text-anchor="middle">
          {emerged ? say.monster : say.deepFog}
        </text>
        {linesOf(
          emerged ? say.monsterNeeds(MONSTER_STRENGTH) : say.untilMonster(most, MONSTER_BUILDINGS),
          letter,
        ).map((line, nth) => (
          <text key={line} y={70 + (nth + 0.85) * letter} text-anchor="middle">
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The number of letters that fit on the card, each half as wide as high. */
const CARD = 196;

function linesOf(text: string, letter: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length * letter * 0.46 <= CARD) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
