// The cards of a hand.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { CARD_NAMES, type View } from '../words/en/face.ts';
import { CARD_ICONS } from './scenery.ts';
import { boardWords } from './words.ts';

/** The hand of the seat that looks. */
export function Hand(props: BoardProps<View>) {
  const { view, seat } = props;
  if (seat === null) return null;
  const hand = view.hands[seat] ?? [];
  return (
    <ul class="hand" aria-label={boardWords().hand} data-place={`player:${seat}`}>
      {hand.map((card, nth) => (
        <li key={`${card} ${nth}`}>
          <button
            type="button"
            class={`card ${card} ${props.spot(`card:${card}`).kind}`}
            data-spot={`card:${card}`}
            data-own
            aria-pressed={props.spot(`card:${card}`).kind === 'picked'}
            onClick={() => props.pick(`card:${card}`)}
          >
            <Icon name={CARD_ICONS[card]} />
            <span>{CARD_NAMES[card]}</span>
          </button>
        </li>
      ))}
      {hand.length === 0 && <li class="empty">{boardWords().emptyHand}</li>}
    </ul>
  );
}
