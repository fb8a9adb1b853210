// Cards to pay, take, demand or hand over: all at once, of any kinds.

import type { BoardProps } from '@tidetable/board/board.ts';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  type Action,
  bundle,
  bundlesOf,
  type Cards,
  captainName,
  cardWords,
  type FrameOf,
  KINDS,
  kindIndex,
  NOTHING,
  sum,
  type View,
} from '../public.ts';
import { Reason, Send, useFilledIn } from './filled-in.tsx';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';
import { changed, Steppers } from './steppers.tsx';
import { boardWords } from './words.ts';

type Type = 'pay' | 'take' | 'demand' | 'hand-over';

interface Props {
  readonly board: BoardProps<View>;
  readonly type: Type;
  readonly title: string;
  readonly help?: string;
  readonly icon: IconName;
  /** The number chosen, and out of how many. */
  counted?(chosen: number, of: number): string;
  /** At most this many, of each kind no more than there are. */
  readonly count: number;
  readonly limit: Cards;
  readonly held?: Cards;
  readonly start: Cards;
  readonly children?: ComponentChildren;
}

function CardsForm(props: Props) {
  const { board, type, title, help, icon, count, limit, held, start, children } = props;
  const say = boardWords();
  const { counted = say.chosen } = props;
  const [cards, setCards] = useState(start);
  const filled = useFilledIn(board, { type, ...bundle(cards) } as Action, sum(cards) > 0);
  const left = count - sum(cards);
  return (
    <Panel title={title} icon={icon} class="cards-form" isAsked={board.filling !== null}>
      {help !== undefined && (
        <p class="aside" data-own>
          {help}
        </p>
      )}
      <Steppers
        title={counted(sum(cards), count)}
        cards={cards}
        {...(held === undefined ? {} : { held })}
        most={(at) => Math.min(limit[at] ?? 0, (cards[at] ?? 0) + left)}
        change={(at, by) => setCards(changed(cards, at, by))}
      />
      <div class="sending">
        <Reason why={filled.why} />
        <div class="answers">
          <Send filled={filled} name={`answer:${type}`}>
            {sum(cards) === 0 && count > 0
              ? say.forms[type]
              : say.cardActions[type](cardWords(cards))}
          </Send>
          {children}
        </div>
      </div>
    </Panel>
  );
}

interface FrameProps<K extends 'pay' | 'take-cards' | 'demand' | 'hand-over'> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<K>;
}

/** Filled in where there is only one way. */
function soleWay(count: number, limit: Cards): Cards {
  const [only = NOTHING, ...more] = bundlesOf(count, limit);
  return more.length === 0 ? only : NOTHING;
}

export function Pay({ board, frame }: FrameProps<'pay'>) {
  const { hand } = board.view;
  const limit = hand.map((count, at) =>
    frame.why === 'loss-not-gold' && at === kindIndex('gold') ? 0 : count,
  );
  const count = Math.min(frame.count, sum(limit));
  return (
    <CardsForm
      board={board}
      type="pay"
      title={boardWords().payments[frame.why](count)}
      icon={frame.why === 'exchange' ? 'barrel' : 'coins'}
      count={count}
      limit={limit}
      held={hand}
      start={soleWay(count, limit)}
    />
  );
}

export function Take({ board, frame }: FrameProps<'take-cards'>) {
  const { stacks, deck } = board.view;
  const limit = stacks.map((count) => count + deck);
  const count = Math.min(frame.count, sum(stacks) + deck);
  return (
    <CardsForm
      board={board}
      type="take"
      title={boardWords().takeTitle(count)}
      icon="card-exchange"
      count={count}
      limit={limit}
      start={NOTHING}
    />
  );
}

export function Demand({ board, frame }: FrameProps<'demand'>) {
  const say = boardWords();
  return (
    <CardsForm
      board={board}
      type="demand"
      title={say.demandTitle(captainName(frame.victim), frame.count)}
      help={say.demandHelp}
      icon="pirate-flag"
      count={frame.count}
      limit={KINDS.map(() => frame.count)}
      start={NOTHING}
    >
      <Pressable board={board} name="answer:no-demand">
        {say.demandNothing}
      </Pressable>
    </CardsForm>
  );
}

/** Everything demanded that is there; less may be handed over. */
export function HandOver({ board, frame }: FrameProps<'hand-over'>) {
  const say = boardWords();
  const { hand } = board.view;
  const limit = frame.asked.map((count, at) => Math.min(count, hand[at] ?? 0));
  return (
    <CardsForm
      board={board}
      type="hand-over"
      title={say.handOverTitle(captainName(frame.seat), frame.count)}
      help={say.handOverHelp(cardWords(frame.asked))}
      icon="pirate-flag"
      counted={say.ofDemanded}
      count={sum(frame.asked)}
      limit={limit}
      held={hand}
      start={limit}
    />
  );
}
