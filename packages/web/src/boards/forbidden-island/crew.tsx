// The adventurers, what each holds, and what lies beside the island.
import { CARD_NAMES, type Card, ROLE_NAMES, type View } from '@tidetable/forbidden-island/face';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { CARD_ICONS, Treasures } from './cards.tsx';
import { ROLE_ICONS } from './scenery.ts';

export function Crew(props: BoardProps<View>) {
  const { view, must, names, seat: mine } = props;
  const say = words().island;
  return (
    <>
      <h2>{say.crew}</h2>
      <ul class="crew">
        {view.roles.map((role, seat) => (
          <li
            key={role}
            data-spot={`player:${seat}`}
            class={must.includes(seat) ? 'player active' : 'player'}
          >
            <span class={`emblem ${role}`}>
              <Icon name={ROLE_ICONS[role]} />
            </span>
            <span class="who">
              <strong>{seat === mine ? words().table.you : names[seat]}</strong>
              <span class="role">{ROLE_NAMES[role]}</span>
            </span>
            <ul class="minis" aria-label={say.cards((view.hands[seat] ?? []).length)}>
              {(view.hands[seat] ?? []).map((card, nth) => (
                <li key={`${card} ${nth}`} class={`mini ${card}`} title={CARD_NAMES[card]}>
                  <Icon name={CARD_ICONS[card as Card]} />
                  <span class="unseen">{CARD_NAMES[card]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2>{say.treasures}</h2>
      <Treasures {...props} />
      <h2>{say.decks}</h2>
      <dl class="decks">
        <dt>{say.treasureDeck}</dt>
        <dd data-spot="deck:treasure">
          {say.pile(view.treasureDeck, view.treasureDiscard.length)}
        </dd>
        <dt>{say.floodDeck}</dt>
        <dd>{say.pile(view.floodDeck.flat().length, view.floodDiscard.length)}</dd>
      </dl>
    </>
  );
}
