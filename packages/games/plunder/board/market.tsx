// The market: with whom, a trade or a threat or a call to all, and for what.

import type { BoardProps, Explanation } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import { emblemOf, seatClass } from '@tidetable/board/look/seats.ts';
import { type Action as AnyAction, type Seat, write } from '@tidetable/engine';
import { useEffect, useState } from 'preact/hooks';
import {
  type Action,
  type ActionOf,
  areTeammates,
  asked,
  callWords,
  captainName,
  chart as chartOf,
  type Event,
  given,
  islandsOf,
  offerWords,
  type View,
} from '../public.ts';
import { DealForm, NO_TERMS, sentence, type Terms, treatyWords } from './deal-form.tsx';
import { Reason } from './filled-in.tsx';
import { Panel } from './panel.tsx';
import { spokenBy } from './spoken.ts';
import { boardWords } from './words.ts';

export type Bargain = ActionOf<'offer' | 'threaten' | 'call'>;

export function isBargain(action: AnyAction | null): action is Bargain {
  return ['offer', 'threaten', 'call'].includes(action?.type ?? '');
}

interface Props {
  readonly board: BoardProps<View>;
  readonly bargain: Bargain;
  sent(): void;
}

export function Market({ board, bargain, sent }: Props) {
  const { view, seat, fill } = board;
  const say = boardWords();
  const [barred, setBarred] = useState<Explanation | null>(null);
  const me = seat as Seat;
  const others = [...view.captains.keys()].filter((one) => one !== me);
  const partner = bargain.type === 'call' ? null : bargain.to;
  /** The first of these that is allowed, or why the first is not. */
  const turnTo = async (...ways: readonly [Bargain, ...Bargain[]]): Promise<void> => {
    const way = ways.find((one) => isOpen(board, one));
    setBarred(way === undefined ? await board.why(ways[0]) : null);
    if (way !== undefined) fill(way);
  };
  const spoken = spokenBy(board.lately as readonly Event[]);
  const theirs = Math.max(
    ...(partner === null ? others : [partner]).map((one) => view.captains[one]?.handSize ?? 0),
  );
  return (
    <Panel title={titleOf(bargain)} icon={ICONS[bargain.type]} class="market" isAsked>
      <div class="partners" role="group" aria-label={say.withWhom}>
        <Choice
          isChosen={partner === null}
          isOpen={isOpen(board, { type: 'call' })}
          choose={() => void turnTo({ type: 'call' })}
        >
          <Icon name="bugle-call" /> <span class="name">{say.everyone}</span>
        </Choice>
        {others.map((to) => (
          <Choice
            key={to}
            class={seatClass(to)}
            isChosen={to === partner}
            isOpen={isOpen(board, { type: 'offer', to }) || isOpen(board, { type: 'threaten', to })}
            choose={() => void turnTo({ type: 'offer', to }, { type: 'threaten', to })}
          >
            <span class="emblem">
              <Icon name={emblemOf(to)} />
            </span>
            <span class="name" data-own>
              {captainName(to)}
            </span>
            <small>{say.cards(view.captains[to]?.handSize ?? 0)}</small>
          </Choice>
        ))}
      </div>
      {partner !== null && (
        <div class="kinds-of-deal" role="group" aria-label={say.whatKind}>
          {(['offer', 'threaten'] as const).map((type) => (
            <Choice
              key={type}
              isChosen={bargain.type === type}
              isOpen={isOpen(board, { type, to: partner })}
              choose={() => void turnTo({ type, to: partner })}
            >
              {say.dealKinds[type]}
            </Choice>
          ))}
        </div>
      )}
      {barred !== null && <Reason why={barred} />}
      {partner !== null && spoken.has(partner) && (
        <p class={`spoken ${seatClass(partner)}`} data-own>
          {captainName(partner)}: “{spoken.get(partner)}”
        </p>
      )}
      <DealForm
        board={board}
        start={termsBefore(board, bargain)}
        theirs={theirs}
        action={({ give, ask }) => ({ ...bargain, ...given(give), ...asked(ask) }) as Action}
        told={(terms) => toldOf(bargain, terms)}
        meaning={partner === null ? say.callMeans : treatyWords(board, me, partner)}
        send={say.sends[bargain.type]}
        spot="answer:propose"
        sent={sent}
      >
        <button type="button" class="quiet" data-spot="answer:close" onClick={() => fill(null)}>
          {say.neverMind} <kbd>Esc</kbd>
        </button>
      </DealForm>
      {partner !== null && areTeammates(view, me, partner) && (
        <Gifts key={partner} board={board} to={partner} />
      )}
    </Panel>
  );
}

const ICONS: Readonly<Record<Bargain['type'], IconName>> = {
  offer: 'shaking-hands',
  threaten: 'crossed-sabres',
  call: 'bugle-call',
};

function titleOf(bargain: Bargain): string {
  const say = boardWords();
  if (bargain.type === 'call') return say.callTitle;
  return say.bargains[bargain.type === 'offer' ? 'trade' : 'threat'](captainName(bargain.to));
}

function toldOf(bargain: Bargain, { give, ask }: Terms): string {
  if (bargain.type === 'call') return sentence(callWords(give, ask)).replace(/\.$/, '?');
  return sentence(offerWords(bargain.type === 'offer' ? 'trade' : 'threat', give, ask));
}

function isOpen({ open }: BoardProps<View>, bargain: Bargain): boolean {
  const text = write(bargain);
  return open.some((one) => write(one) === text);
}

/** My last proposal of this turn: after a refusal it can be changed instead of made again. */
function termsBefore({ lately, seat, view }: BoardProps<View>, bargain: Bargain): Terms {
  const events = lately as readonly Event[];
  const turn = events.slice(events.findLastIndex(({ type }) => type === 'turn-began') + 1);
  const last = turn.findLast(
    (event) =>
      (event.type === 'called' || event.type === 'proposed' || event.type === 'traded') &&
      (event.seat === seat || event.type === 'traded'),
  );
  if (last === undefined || last.type === 'traded' || view.turn.seat !== seat) return NO_TERMS;
  const isLike =
    last.type === 'called' ? bargain.type === 'call' : 'to' in bargain && last.type === 'proposed';
  return isLike && 'give' in last ? { give: last.give, ask: last.ask } : NO_TERMS;
}

interface ChoiceProps {
  readonly class?: string;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  choose(): void;
  readonly children: preact.ComponentChildren;
}

/** One of several; touching a barred one says why. */
function Choice({ class: look = '', isChosen, isOpen, choose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      class={`choice ${look}`}
      aria-pressed={isChosen}
      aria-disabled={isOpen ? undefined : true}
      onClick={choose}
    >
      {children}
    </button>
  );
}

/** Islands that can be given to a teammate. */
function Gifts({ board, to }: { readonly board: BoardProps<View>; readonly to: Seat }) {
  const { view, seat } = board;
  const say = boardWords();
  const gifts = islandsOf(view, seat as Seat).map((at) => {
    const { id = '', name = '' } = chartOf(view).islands[at] ?? {};
    return { name, action: { type: 'give-island', island: id, to } as const };
  });
  const [barred, setBarred] = useState<readonly (Explanation | null)[]>([]);
  const [shown, show] = useState<Explanation | null>(null);
  useEffect(() => {
    let isAsked = true;
    Promise.all(gifts.map(({ action }) => board.why(action))).then(
      (whys) => isAsked && setBarred(whys),
      // Then playing it will tell.
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
  }, [view]);
  if (gifts.length === 0) return null;
  const give = async (nth: number): Promise<void> => {
    const gift = gifts[nth];
    if (gift !== undefined) show(barred[nth] ?? (await board.play(gift.action)));
  };
  return (
    <div class="gifts" role="group" aria-label={say.gifts}>
      <h4>{say.gifts}</h4>
      <div class="answers">
        {gifts.map(({ name, action }, nth) => (
          <button
            key={action.island}
            type="button"
            aria-disabled={barred[nth] ? true : undefined}
            onClick={() => void give(nth)}
          >
            <Icon name="flying-flag" /> {say.giveTo(name, captainName(to))}
          </button>
        ))}
      </div>
      <Reason why={shown} />
    </div>
  );
}
