// Cards as they lie in a hand, and treasures won or still to win.
import {
  CARD_NAMES,
  type Card,
  TREASURE_NAMES,
  TREASURES,
  type View,
} from '@tidetable/forbidden-island/face';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { TREASURE_ICONS } from './scenery.ts';

export const CARD_ICONS: Readonly<Record<Card, IconName>> = {
  ...TREASURE_ICONS,
  'helicopter-lift': 'helicopter',
  sandbags: 'powder-bag',
  'waters-rise': 'skull-crossed-bones',
};

/** The hand of the seat that looks. */
export function Hand(props: BoardProps<View>) {
  const { view, seat } = props;
  if (seat === null) return null;
  const hand = view.hands[seat] ?? [];
  return (
    <ul class="hand" aria-label={words().island.hand}>
      {hand.map((card, nth) => (
        <li key={`${card} ${nth}`}>
          <button
            type="button"
            class={`card ${card} ${props.spot(`card:${card}`).kind}`}
            data-spot={`card:${card}`}
            onClick={() => props.pick(`card:${card}`)}
          >
            <Icon name={CARD_ICONS[card]} />
            <span>{CARD_NAMES[card]}</span>
          </button>
        </li>
      ))}
      {hand.length === 0 && <li class="empty">{words().island.emptyHand}</li>}
    </ul>
  );
}

export function Treasures(props: BoardProps<View>) {
  return (
    <ul class="treasures">
      {TREASURES.map((treasure) => {
        const by = props.view.captured[treasure];
        return (
          <li key={treasure}>
            <button
              type="button"
              class={`treasure ${treasure} ${by === null ? 'lost' : 'won'} ${props.spot(`treasure:${treasure}`).kind}`}
              data-spot={`treasure:${treasure}`}
              title={TREASURE_NAMES[treasure]}
              aria-label={words().island.treasure(TREASURE_NAMES[treasure], by !== null)}
              onClick={() => props.pick(`treasure:${treasure}`)}
            >
              <Icon name={TREASURE_ICONS[treasure]} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
