// What must be settled before anything else, for whoever is asked: an offer, an attack, a theft, a ship that is lost.
import {
  captainName,
  cardWords,
  chart as chartOf,
  type Frame,
  type FrameOf,
  KINDS,
  offerWords,
  shipName,
  sum,
  type View,
} from '@tidetable/plunder/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { attackWords, capital, PressAttack, UnderAttack } from './attack.tsx';
import { DrawUp, treatyWords } from './bargain.tsx';
import { Chips } from './kinds.tsx';
import { Panel } from './panel.tsx';
import { Pressable } from './pressable.tsx';
import { Shipless } from './shipless.tsx';
import { termSpot } from './spots.ts';

interface Props<K extends Frame['step'] = Frame['step']> {
  readonly board: BoardProps<View>;
  readonly frame: FrameOf<K>;
}

export function Matters({ board }: { readonly board: BoardProps<View> }) {
  const frame = board.view.agenda.at(-1);
  if (frame === undefined || board.view.outcome !== null) return null;
  const isMine = board.seat !== null && board.must.includes(board.seat);
  if (!isMine) return <Overheard board={board} frame={frame} />;
  switch (frame.step) {
    case 'draw-up-offer':
      return <DrawUp key={`${frame.partner} ${frame.as}`} board={board} frame={frame} />;
    case 'answer-offer':
      return <Answer board={board} frame={frame} />;
    case 'bribe':
      return <UnderAttack board={board} frame={frame} />;
    case 'press-attack':
      return <PressAttack board={board} frame={frame} />;
    case 'give-island':
      return <GiveIsland board={board} frame={frame} />;
    case 'demand':
      return <Demand board={board} frame={frame} />;
    case 'hand-over':
      return <HandOver board={board} frame={frame} />;
    case 'ransom':
      return <Ransom board={board} frame={frame} />;
    case 'without-ship':
      return <Shipless board={board} frame={frame} />;
    default:
      return null;
  }
}

/** What others settle, in a line. */
function Overheard({ board: { view }, frame }: Props) {
  const say = words().plunder;
  if (frame.step !== 'answer-offer' && frame.step !== 'bribe') return null;
  const who = frame.step === 'bribe' ? frame.defender : frame.partner;
  return (
    <p class="overheard over-chart" data-own>
      {frame.step === 'answer-offer'
        ? `${say.offered[frame.as](captainName(frame.seat))}: ${offerWords(frame.as, frame.give, frame.ask)}.`
        : `${capital(attackWords(view, frame))}.`}{' '}
      {say.considers(captainName(who))}
    </p>
  );
}

function Answer({ board, frame }: Props<'answer-offer'>) {
  const say = words().plunder;
  const who = captainName(frame.seat);
  return (
    <Panel
      title={say.offered[frame.as](who)}
      icon={frame.as === 'threat' ? 'crossed-sabres' : 'shaking-hands'}
    >
      <div class="bundles">
        {(frame.as !== 'threat' || sum(frame.give) > 0) && (
          <div>
            <h4>{say.theyGive(who)}</h4>
            <Chips cards={frame.give} />
          </div>
        )}
        {frame.as !== 'bribe' && (
          <div>
            <h4>{say.youGive}</h4>
            <Chips cards={frame.ask} purse={board.view.hand} />
          </div>
        )}
      </div>
      <p class="consequence">{treatyWords(board.view, frame)}</p>
      <div class="answers">
        <Pressable board={board} name="answer:accept" class="weighty">
          {say.accept}
        </Pressable>
        {frame.as !== 'bribe' && (
          <Pressable board={board} name="answer:counter">
            {say.counter}
          </Pressable>
        )}
        <Pressable board={board} name="answer:refuse">
          {say.refuse}
        </Pressable>
      </div>
    </Panel>
  );
}

function GiveIsland({ board, frame }: Props<'give-island'>) {
  const say = words().plunder;
  const island = chartOf(board.view).islands[frame.island]?.name ?? '';
  return (
    <Panel title={say.giveIsland(captainName(frame.to), island)} icon="flying-flag">
      <p class="aside">{say.giftHelp}</p>
      <div class="answers">
        <Pressable board={board} name="answer:accept" class="weighty">
          {say.giveIt}
        </Pressable>
        <Pressable board={board} name="answer:refuse">
          {say.keepIt}
        </Pressable>
      </div>
    </Panel>
  );
}

function Demand({ board, frame }: Props<'demand'>) {
  const say = words().plunder;
  return (
    <Panel title={say.demandTitle(captainName(frame.victim), frame.count)} icon="pirate-flag">
      <p class="aside">{say.demandHelp}</p>
      <Kinds board={board} spotOf={(kind) => `demand:${kind}`} />
      <div class="answers">
        <Pressable board={board} name="answer:done" class="weighty">
          {sum(frame.asked) === 0 ? say.demandNothing : say.demandThese(cardWords(frame.asked))}
        </Pressable>
      </div>
    </Panel>
  );
}

function HandOver({ board, frame }: Props<'hand-over'>) {
  const say = words().plunder;
  const kind = KINDS[frame.at];
  if (kind === undefined) return null;
  const counts = Array.from({ length: (frame.asked[frame.at] ?? 0) + 1 }, (_none, count) => count);
  return (
    <Panel title={say.handOverTitle(captainName(frame.seat), frame.count)} icon="pirate-flag">
      <p class="aside">{say.handOverHelp(cardWords(frame.asked))}</p>
      <div class="answers">
        {counts
          .filter((count) => board.spot(termSpot('give', kind, count)).kind !== 'plain')
          .map((count) => (
            <Pressable key={count} board={board} name={termSpot('give', kind, count)}>
              {say.handOver(count, kind)}
            </Pressable>
          ))}
      </div>
    </Panel>
  );
}

function Kinds({
  board,
  spotOf,
}: {
  readonly board: BoardProps<View>;
  spotOf(kind: (typeof KINDS)[number]): string;
}) {
  return (
    <div class="answers">
      {KINDS.map((kind) => (
        <Pressable key={kind} board={board} name={spotOf(kind)} class={`resource ${kind}`}>
          <Chips cards={KINDS.map((other) => (other === kind ? 1 : 0))} />
        </Pressable>
      ))}
    </div>
  );
}

function Ransom({ board, frame }: Props<'ransom'>) {
  const say = words().plunder;
  return (
    <Panel title={say.ransomTitle(shipName(frame.ship))} icon="sinking-ship">
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
