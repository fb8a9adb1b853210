// Beside the island: the treasures, won or still to win, and the two decks.

import type { BoardProps } from '@tidetable/board/board.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { decimal, percent } from '@tidetable/board/words/numbers.ts';
import type { Odds } from '../rules/odds.ts';
import {
  ROLE_NAMES,
  TREASURE_NAMES,
  TREASURES,
  type Treasure,
  type View,
} from '../words/en/face.ts';
import { type Box, MEDAL, PILE } from './plan.ts';
import { ROLE_ICONS, TREASURE_ICONS } from './scenery.ts';
import { boardWords } from './words.ts';

export function Treasures({ boxes, ...props }: BoardProps<View> & { boxes: readonly Box[] }) {
  return (
    <>
      {TREASURES.map((treasure, nth) => (
        <Medal key={treasure} treasure={treasure} {...{ box: boxes[nth] ?? NOWHERE, ...props }} />
      ))}
    </>
  );
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

interface Placed {
  readonly treasure: Treasure;
  readonly box: Box;
}

function Medal({ treasure, box, ...props }: BoardProps<View> & Placed) {
  const by = props.view.captured[treasure];
  const role = by === null ? undefined : props.view.roles[by];
  const say = boardWords();
  return (
    <SpotGroup
      board={props}
      name={`treasure:${treasure}`}
      label={say.treasure(TREASURE_NAMES[treasure], role === undefined ? null : ROLE_NAMES[role])}
      transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${box.width / MEDAL})`}
    >
      <rect class="reach" x={-MEDAL / 2} y={-MEDAL / 2} width={MEDAL} height={MEDAL} />
      <g class={`medal ${treasure} ${role === undefined ? 'missing' : 'won'}`}>
        {role !== undefined && <path class="halo" d={HALO} />}
        <circle class="rim" r="25" />
        <circle class="face" r="21" />
        <IconAt name={TREASURE_ICONS[treasure]} x={0} y={0} size={28} />
        {role !== undefined && (
          <g class={`captor ${role}`} transform="translate(19 18)">
            <circle r="10" />
            <IconAt name={ROLE_ICONS[role]} x={0} y={0} size={13} />
          </g>
        )}
      </g>
    </SpotGroup>
  );
}

const HALO = Array.from({ length: 16 }, (_none, nth) => {
  const angle = (nth * Math.PI) / 8;
  const ray = (from: number): string =>
    `${(Math.cos(angle) * from).toFixed(1)} ${(Math.sin(angle) * from).toFixed(1)}`;
  return `M${ray(26)}L${ray(30)}`;
}).join('');

interface DeckProps {
  readonly boxes: readonly Box[];
  readonly view: View;
  readonly odds: Odds | null;
  browse(): void;
}

export function Decks({ boxes, view, odds, browse }: DeckProps) {
  const say = boardWords();
  const piles = [
    {
      deck: 'treasure',
      left: view.treasureDeck,
      gone: view.treasureDiscard.length,
      asked: odds && say.risesWith(percent(odds.watersRise)),
    },
    {
      deck: 'flood',
      left: view.floodDeck.flat().length,
      gone: view.floodDiscard.length,
      asked: odds && say.nextCards(decimal(odds.cards)),
    },
  ] as const;
  return (
    <>
      {piles.map(({ deck, left, gone, asked }, nth) => (
        <g key={deck} transform={placedAt(boxes[nth] ?? NOWHERE)}>
          <Pile
            name={`deck:${deck}`}
            look={deck}
            cards={left}
            label={say.pile(say.deck[deck], left, gone)}
            browse={browse}
          />
          <g class="pile-figures" aria-hidden="true">
            <text x="31" y="59" text-anchor="middle">
              {left}
            </text>
            <text class={asked === null ? 'gone' : 'gone asked'} x="31" y="85" text-anchor="middle">
              {asked ?? say.discarded(gone)}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}

const placedAt = ({ x, y, width }: Box): string =>
  `translate(${x} ${y}) scale(${width / PILE.width})`;

interface PileProps {
  readonly name: string;
  readonly look: 'treasure' | 'flood';
  readonly cards: number;
  readonly label: string;
  browse(): void;
}

/** A stack of cards: the more cards, the higher. */
function Pile({ name, look, cards, label, browse }: PileProps) {
  const high = Math.min(4, Math.ceil(cards / 6));
  return (
    <g
      class={`spot pile ${look}`}
      role="button"
      tabindex={-1}
      data-spot={name}
      aria-label={label}
      onClick={browse}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        browse();
      }}
    >
      <rect class="reach" width={PILE.width} height={PILE.height} />
      {Array.from({ length: high }, (_none, nth) => high - 1 - nth).map((below) => (
        <rect
          key={below}
          class="back"
          x={8 + below * 2}
          y={8 - below * 2}
          width="46"
          height="62"
          rx="6"
        />
      ))}
      <rect class="frame" x="12" y="12" width="38" height="54" rx="4" />
      <IconAt name={look === 'treasure' ? 'crystal-cluster' : 'big-wave'} x={31} y={32} size={26} />
    </g>
  );
}
