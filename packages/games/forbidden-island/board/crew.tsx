// The adventurers: who plays whom, what each can do and what each holds.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import { CARD_NAMES, ROLE_NAMES, type View } from '../words/en/face.ts';
import { CARD_ICONS, ROLE_ICONS } from './scenery.ts';
import { boardWords } from './words.ts';

const ACTIONS = [1, 2, 3];

export function Crew(props: BoardProps<View>) {
  return (
    <>
      <h2 class="crew-heading">{boardWords().crew}</h2>
      <ul class="crew">
        {props.view.roles.map((role, seat) => (
          <Player key={role} {...props} player={seat} />
        ))}
      </ul>
    </>
  );
}

function Player({ player, ...props }: BoardProps<View> & { readonly player: number }) {
  const { view, must, names } = props;
  const say = boardWords();
  const role = view.roles[player] ?? 'diver';
  const hand = view.hands[player] ?? [];
  const { kind } = props.spot(`player:${player}`);
  return (
    <li
      class={`player ${must.includes(player) ? 'active' : ''} ${kind}`}
      data-place={`player:${player}`}
    >
      <span class={`emblem ${role}`}>
        <Icon name={ROLE_ICONS[role]} />
      </span>
      <span class="who" data-own>
        <strong>
          {names[player]}
          <PresenceMark of={props.presence?.[player]} />
        </strong>
        <span class="role">
          {kind === 'open' ? say.giveTo(ROLE_NAMES[role]) : ROLE_NAMES[role]}
        </span>
      </span>
      <ActionsLeft view={view} player={player} />
      <p class="power">{say.powers[role]}</p>
      <ul class="minis" aria-label={say.cards(hand.length)}>
        {hand.map((card, nth) => (
          <li key={`${card} ${nth}`} class={`mini ${card}`} title={CARD_NAMES[card]} data-own>
            <Icon name={CARD_ICONS[card]} />
            <span class="unseen">{CARD_NAMES[card]}</span>
          </li>
        ))}
      </ul>
      {kind === 'open' && (
        <button
          type="button"
          class="give"
          data-spot={`player:${player}`}
          aria-label={say.giveTo(ROLE_NAMES[role])}
          onClick={() => props.pick(`player:${player}`)}
        />
      )}
    </li>
  );
}

/** Three small lamps, one lit for each action left this turn. */
function ActionsLeft({ view, player }: { view: View; player: number }) {
  const frame = view.agenda.find(({ step }) => step === 'take-actions');
  if (frame?.step !== 'take-actions' || frame.seat !== player) return null;
  return (
    <span class="lamps" role="img" aria-label={boardWords().actionsLeft(frame.left)}>
      {ACTIONS.map((nth) => (
        <span key={nth} class={nth <= frame.left ? 'lamp lit' : 'lamp'} />
      ))}
    </span>
  );
}
