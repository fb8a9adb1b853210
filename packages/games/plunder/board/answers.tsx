// Offers to me, and my answer: to one captain's offer, to a call, to those who answered mine.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { emblemOf, seatClass } from '@tidetable/board/look/seats.ts';
import { type Action as AnyAction, capital, type Seat } from '@tidetable/engine';
import type { ComponentChildren } from 'preact';
import {
  type Action,
  type ActionOf,
  asked,
  callWords,
  captainName,
  chart as chartOf,
  type FrameOf,
  given,
  offerWords,
  type View,
} from '../public.ts';
import { matterOf } from './chart.tsx';
import { DealForm, type Side, sentence, type Terms, treatyWords, turned } from './deal-form.tsx';
import { Chips } from './kinds.tsx';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';
import { answerSpot } from './spots.ts';
import { boardWords } from './words.ts';

interface Props<K extends 'answer-offer' | 'answer-call' | 'weigh-answers' | 'give-island'> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<K>;
}

type Counter = ActionOf<'counter'>;

function isCounter(action: AnyAction | null): action is Counter {
  return action?.type === 'counter';
}

export function AnswerOffer({ board, frame }: Props<'answer-offer'>) {
  const say = boardWords();
  const who = captainName(frame.seat);
  const { view, filling } = board;
  return (
    <Panel
      title={say.offered[frame.as](who)}
      icon={frame.as === 'trade' ? 'shaking-hands' : 'crossed-sabres'}
      isHigh={(matterOf(board)?.y ?? 0) > 0.5}
      isAsked={filling !== null}
    >
      <Bundles view={view} terms={frame} who={who} />
      {isCounter(filling) ? (
        <CounterForm board={board} counter={filling} deal={frame} as={COUNTERS[frame.as]} />
      ) : (
        <>
          <p class="consequence">{treatyWords(board, frame.seat, frame.partner)}</p>
          <div class="answers">
            <Pressable board={board} name="answer:accept" class="weighty">
              {frame.as === 'price' ? say.payPrice : say.accept}
            </Pressable>
            <Pressable board={board} name="answer:counter">
              {say.counters[frame.as]}
            </Pressable>
            <Pressable board={board} name="answer:refuse">
              {say.refuse}
            </Pressable>
          </div>
        </>
      )}
    </Panel>
  );
}

type Way = FrameOf<'answer-offer'>['as'];

const COUNTERS: Readonly<Record<Way, Way>> = {
  trade: 'trade',
  threat: 'trade',
  bribe: 'price',
  price: 'bribe',
};

const SIDES: Readonly<Record<Way, readonly Side[]>> = {
  trade: ['give', 'ask'],
  threat: ['give', 'ask'],
  bribe: ['give'],
  price: ['ask'],
};

interface CounterProps {
  readonly board: BoardProps<View>;
  readonly counter: Counter;
  /** The offer being countered, and who made it. */
  readonly deal: Terms & { readonly seat: Seat };
  readonly as: Way;
}

/** Starts from what was offered, as I see it. */
function CounterForm({ board, counter, deal, as }: CounterProps) {
  const { view, seat, fill } = board;
  const say = boardWords();
  return (
    <>
      <h4>{say.yourCounter}</h4>
      <DealForm
        key={deal.seat}
        board={board}
        start={turned(deal, view.hand)}
        sides={SIDES[as]}
        theirs={view.captains[deal.seat]?.handSize ?? 0}
        action={({ give, ask }) => ({ ...counter, ...given(give), ...asked(ask) }) as Action}
        told={({ give, ask }) => sentence(offerWords(as, give, ask))}
        meaning={treatyWords(board, seat as Seat, deal.seat)}
        send={say.propose}
        spot="answer:propose"
        sent={() => fill(null)}
      >
        <button type="button" class="quiet" onClick={() => fill(null)}>
          {say.back} <kbd>Esc</kbd>
        </button>
      </DealForm>
    </>
  );
}

interface BundlesProps {
  readonly view: View;
  readonly terms: Terms;
  readonly who: string;
}

/** What they give, and what I would. */
function Bundles({ view, terms, who }: BundlesProps) {
  const say = boardWords();
  return (
    <div class="bundles">
      <div>
        <h4>{say.theyGive(who)}</h4>
        <Chips cards={terms.give} />
      </div>
      <div>
        <h4>{say.youGive}</h4>
        <Chips cards={terms.ask} purse={view.hand} />
      </div>
    </div>
  );
}

export function AnswerCall({ board, frame }: Props<'answer-call'>) {
  const say = boardWords();
  const { view, seat } = board;
  const who = captainName(frame.seat);
  return (
    <Panel title={say.calls(who)} icon="bugle-call" isAsked={board.filling !== null}>
      <p class="sum" data-own>
        “{capital(callWords(frame.give, frame.ask))}?”
      </p>
      <DealForm
        board={board}
        start={turned(frame, view.hand)}
        theirs={view.captains[frame.seat]?.handSize ?? 0}
        action={({ give, ask }) => ({ type: 'answer', ...given(give), ...asked(ask) })}
        told={({ give, ask }) => sentence(offerWords('trade', give, ask))}
        meaning={treatyWords(board, frame.seat, seat as Seat)}
        send={say.sendAnswer}
        spot="answer:answer"
      >
        <Pressable board={board} name="answer:no-answer">
          {say.noAnswer}
        </Pressable>
      </DealForm>
    </Panel>
  );
}

/** The answers side by side: any of them may be accepted, one after another. */
export function WeighAnswers({ board, frame }: Props<'weigh-answers'>) {
  const say = boardWords();
  const { view, filling } = board;
  const countered = isCounter(filling)
    ? frame.answers.find((answer) => answer.seat === filling.to)
    : undefined;
  return (
    <Panel title={say.answersTo} icon="bugle-call" class="market" isAsked={filling !== null}>
      <p class="aside" data-own>
        {say.youCalled(capital(callWords(frame.give, frame.ask)))}
      </p>
      <ul class="offers-received">
        {frame.answers.map((answer) => (
          <li
            key={answer.seat}
            class={`${seatClass(answer.seat)}${answer === countered ? ' chosen' : ''}`}
          >
            <h4>
              <span class="emblem">
                <Icon name={emblemOf(answer.seat)} />
              </span>
              <span data-own>{captainName(answer.seat)}</span>
            </h4>
            <Bundles view={view} terms={answer} who={captainName(answer.seat)} />
            <div class="answers">
              <Pressable
                board={board}
                name={answerSpot('accept', answer.seat)}
                class="weighty"
                label={say.acceptFrom(captainName(answer.seat))}
              >
                {say.accept}
              </Pressable>
              <Pressable
                board={board}
                name={answerSpot('counter', answer.seat)}
                label={say.counterTo(captainName(answer.seat))}
              >
                {say.counters.trade}
              </Pressable>
            </div>
          </li>
        ))}
      </ul>
      {isCounter(filling) && countered !== undefined ? (
        <CounterForm board={board} counter={filling} deal={countered} as="trade" />
      ) : (
        <Done board={board}>{say.noDeal}</Done>
      )}
    </Panel>
  );
}

function Done({
  board,
  children,
}: {
  readonly board: BoardProps<View>;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="answers">
      <Pressable board={board} name="answer:no-deal">
        {children}
      </Pressable>
    </div>
  );
}

/** Asked of the captain whose turn it is not. */
export function GiveIsland({ board, frame }: Props<'give-island'>) {
  const say = boardWords();
  const island = chartOf(board.view).islands[frame.island]?.name ?? '';
  const isGiver = frame.seat === board.seat;
  return (
    <Panel
      title={
        isGiver
          ? say.giveIsland(captainName(frame.to), island)
          : say.islandOffered(captainName(frame.seat), island)
      }
      icon="flying-flag"
    >
      <p class="aside">{say.giftHelp}</p>
      <div class="answers">
        <Pressable board={board} name="answer:accept" class="weighty">
          {isGiver ? say.giveIt : say.takeIt}
        </Pressable>
        <Pressable board={board} name="answer:refuse">
          {isGiver ? say.keepIt : say.refuse}
        </Pressable>
      </div>
    </Panel>
  );
}
