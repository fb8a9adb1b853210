// A trade, a threat or a bribe, drawn up in one place: what I give, what I ask, and what it means.
import {
  captainName,
  type FrameOf,
  KINDS,
  offerWords,
  sum,
  type View,
} from '@tidetable/plunder/public';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { KIND_ICONS } from './kinds.tsx';
import { Panel } from './panel.tsx';
import { termSpot } from './spots.ts';

type Frame = FrameOf<'draw-up-offer'>;
type Side = 'give' | 'ask';

interface Terms {
  readonly give: readonly number[];
  readonly ask: readonly number[];
}

interface Props {
  readonly board: BoardProps<View>;
  readonly frame: Frame;
}

/** The rules take an offer kind by kind; whoever draws it up sees the whole of it, and it is sent in one go. */
export function DrawUp({ board, frame }: Props) {
  const { view } = board;
  const say = words().plunder;
  const [drawn, setTerms] = useState<Terms>({ give: frame.give, ask: frame.ask });
  const terms = settledIn(frame, drawn);
  const send = useSending(board, frame, terms);
  const partner = captainName(frame.partner);
  const theirs = view.captains[frame.partner]?.handSize ?? 0;
  const change = (side: Side, at: number, by: number): void =>
    setTerms(changed(terms, side, at, by));
  const most = (side: Side, at: number): number =>
    side === 'give' ? (view.hand[at] ?? 0) : theirs - sum(terms.ask) + (terms.ask[at] ?? 0);
  const sides: readonly Side[] = frame.as === 'bribe' ? ['give'] : ['give', 'ask'];
  const isEmpty = sum(terms.give) + sum(terms.ask) === 0;
  return (
    <Panel
      title={say.bargains[frame.as](partner)}
      icon={
        frame.as === 'trade' ? 'shaking-hands' : frame.as === 'threat' ? 'crossed-sabres' : 'coins'
      }
    >
      <p class="aside">
        {frame.as === 'bribe' ? say.atLeast(frame.least) : say.theirHand(partner, theirs)}
      </p>
      <div class="terms">
        {sides.map((side) => (
          <div key={side} class="side" role="group" aria-label={say[side]}>
            <h4>{say[side]}</h4>
            {KINDS.map((kind, at) => (
              <Stepper
                key={kind}
                what={say.kindCount(say[side], kind)}
                count={terms[side][at] ?? 0}
                most={most(side, at)}
                isFixed={at < frame.at}
                change={(by) => change(side, at, by)}
              >
                <span class={`chip ${kind}`}>
                  <Icon name={KIND_ICONS[kind]} />
                </span>
                <span data-own>{kind}</span>
                {side === 'give' && <small>{view.hand[at]}</small>}
              </Stepper>
            ))}
          </div>
        ))}
      </div>
      <p class="sum" aria-live="polite" data-own>
        {isEmpty ? '…' : `${offerWords(frame.as, terms.give, terms.ask)}.`}
      </p>
      <p class="consequence">{treatyWords(view, frame)}</p>
      <div class="answers">
        <button
          type="button"
          class={isEmpty ? 'weighty' : 'weighty open'}
          data-spot="answer:propose"
          disabled={isEmpty}
          onClick={() => send('propose')}
        >
          {say.propose}
        </button>
        <button
          type="button"
          class="open"
          data-spot="answer:withdraw-offer"
          onClick={() => send('withdraw-offer')}
        >
          {say.neverMind}
        </button>
      </div>
    </Panel>
  );
}

/** What the rules have taken down already stands, whoever entered it and how. */
function settledIn(frame: Frame, { give, ask }: Terms): Terms {
  const stand = (taken: readonly number[], drawn: readonly number[]): readonly number[] =>
    drawn.map((count, at) => (at < frame.at ? (taken[at] ?? 0) : count));
  return { give: stand(frame.give, give), ask: stand(frame.ask, ask) };
}

/** Whatever is struck binds the captain whose turn it is. */
export function treatyWords(
  { turn }: View,
  { seat, partner }: Pick<Frame, 'seat' | 'partner'>,
): string {
  const other = seat === turn.seat ? partner : seat;
  return words().plunder.treatyIf(captainName(turn.seat), captainName(other));
}

/** A kind is given or asked for, never both. */
function changed(terms: Terms, side: Side, at: number, by: number): Terms {
  const other = side === 'give' ? 'ask' : 'give';
  const set = (cards: readonly number[], count: number): readonly number[] =>
    cards.map((was, nth) => (nth === at ? count : was));
  const count = Math.max(0, (terms[side][at] ?? 0) + by);
  return { ...terms, [side]: set(terms[side], count), [other]: set(terms[other], 0) };
}

/** Fills in the form step by step, as the rules ask for it. */
function useSending(
  board: BoardProps<View>,
  frame: Frame,
  terms: Terms,
): (end: 'propose' | 'withdraw-offer') => void {
  const [end, setEnd] = useState<'propose' | 'withdraw-offer' | null>(null);
  const sent = useRef(-1);
  useEffect(() => {
    if (end === null || sent.current === frame.at) return;
    const spot = nextSpot(frame.at, terms, end);
    const { kind } = board.spot(spot);
    if (kind === 'plain') return;
    sent.current = frame.at;
    if (kind === 'barred') setEnd(null);
    board.pick(spot);
  });
  return (how) => {
    sent.current = -1;
    setEnd(how);
  };
}

function nextSpot(at: number, { give, ask }: Terms, end: 'propose' | 'withdraw-offer'): string {
  const kind = KINDS[at];
  if (kind === undefined) return `answer:${end}`;
  if (end === 'propose' && give[at]) return termSpot('give', kind, give[at]);
  if (end === 'propose' && ask[at]) return termSpot('ask', kind, ask[at]);
  return termSpot('give', kind, 0);
}

interface StepperProps {
  readonly what: string;
  readonly count: number;
  readonly most: number;
  readonly isFixed: boolean;
  readonly children: preact.ComponentChildren;
  change(by: number): void;
}

function Stepper({ what, count, most, isFixed, children, change }: StepperProps) {
  const say = words().plunder;
  return (
    <div class={`stepper${count > 0 ? ' some' : ''}`}>
      <span class="what">{children}</span>
      <button
        type="button"
        aria-label={say.fewer(what)}
        disabled={isFixed || count === 0}
        onClick={() => change(-1)}
      >
        −
      </button>
      <output aria-label={what}>{count}</output>
      <button
        type="button"
        aria-label={say.more(what)}
        disabled={isFixed || count >= most}
        onClick={() => change(1)}
      >
        +
      </button>
    </div>
  );
}
