// What must be settled first, by the seat that is asked: an offer, an attack, a theft, a lost ship.

import type { BoardProps } from '@tidetable/board/board.ts';
import { useKeys } from '@tidetable/board/keys.ts';
import {
  calledFor,
  captainName,
  type Frame,
  type FrameOf,
  offerWords,
  shipName,
  type View,
} from '../public.ts';
import { AnswerCall, AnswerOffer, GiveIsland, WeighAnswers } from './answers.tsx';
import { attackWords, PressAttack, UnderAttack } from './attack.tsx';
import { Demand, HandOver, Pay, Take } from './cards-form.tsx';
import { sentence } from './deal-form.tsx';
import { isBargain, Market } from './market.tsx';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';
import { Shipless } from './shipless.tsx';
import { boardWords } from './words.ts';

interface Props<K extends Frame['step'] = Frame['step']> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<K>;
}

interface MattersProps {
  readonly board: BoardProps<View>;
  /** Something was proposed in the market. */
  proposed(): void;
}

export function Matters({ board, proposed }: MattersProps) {
  const { view, seat, must, filling, fill } = board;
  const frame = view.agenda.at(-1);
  useKeys(filling === null ? {} : { Escape: () => fill(null) });
  if (frame === undefined || view.outcome !== null || !hasMarket(view)) return null;
  if (seat === null || !must.includes(seat)) return <Overheard board={board} frame={frame} />;
  if (isBargain(filling)) return <Market board={board} bargain={filling} sent={proposed} />;
  switch (frame.step) {
    case 'answer-offer':
      return <AnswerOffer board={board} frame={frame} />;
    case 'answer-call':
      return <AnswerCall key={seat} board={board} frame={frame} />;
    case 'weigh-answers':
      return <WeighAnswers board={board} frame={frame} />;
    case 'bribe':
      return <UnderAttack board={board} frame={frame} />;
    case 'press-attack':
      return <PressAttack board={board} frame={frame} />;
    case 'give-island':
      return <GiveIsland board={board} frame={frame} />;
    case 'pay':
      return <Pay key={`${seat} ${frame.why}`} board={board} frame={frame} />;
    case 'take-cards':
      return <Take board={board} frame={frame} />;
    case 'demand':
      return <Demand key={frame.victim} board={board} frame={frame} />;
    case 'hand-over':
      return <HandOver key={seat} board={board} frame={frame} />;
    case 'ransom':
      return <Ransom board={board} frame={frame} />;
    case 'without-ship':
      return <Shipless board={board} frame={frame} />;
    default:
      return null;
  }
}

/** Tables under the first version of the rules bargain step by step, from the list of actions. */
function hasMarket({ turn }: View): boolean {
  return 'offers' in turn;
}

/** What others settle, in one line. */
function Overheard({ board, frame }: Props) {
  const said = overheard(board, frame);
  if (said === null) return null;
  return (
    <p class="overheard over-chart" data-own>
      {sentence(said)} {boardWords().considers(board.must.map(captainName))}
    </p>
  );
}

function overheard(board: BoardProps<View>, frame: Frame): string | null {
  const say = boardWords();
  switch (frame.step) {
    case 'answer-offer':
      return `${say.offered[frame.as](captainName(frame.seat))}: ${offerWords(frame.as, frame.give, frame.ask)}`;
    case 'answer-call':
    case 'weigh-answers':
      return `${say.calls(captainName(frame.seat))}${calledFor(frame.give, frame.ask)}`;
    case 'bribe':
      return attackWords(board, frame);
    default:
      return null;
  }
}

function Ransom({ board, frame }: Props<'ransom'>) {
  const say = boardWords();
  return (
    <Panel title={say.ransomTitle(shipName(frame.ship))} icon="ship-wreck">
      <div class="answers">
        <Pressable board={board} name="answer:ransom" class="weighty">
          {say.payRansom(frame.count)}
        </Pressable>
        <Pressable board={board} name="answer:let-sink">
          {say.letSink}
        </Pressable>
      </div>
    </Panel>
  );
}
