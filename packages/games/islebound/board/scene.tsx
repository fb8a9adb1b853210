// The current decision as a small scene: an attack, a visit, a trade, a raid.

import type { BoardProps, Spot } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { useEffect, useRef } from 'preact/hooks';
import {
  type Frame,
  type FrameOf,
  gainsOffered,
  placeName,
  placeOf,
  shipName,
  signOf,
  strengthNeeded,
  TOKEN_NAMES,
  type View,
} from '../public.ts';
import { type AttackFrame, AttackStage } from './attack.tsx';
import { TOKEN_LOOKS } from './looks.ts';
import { Marks } from './marks.tsx';
import { SpotButton } from './parts.tsx';
import { gainMarks, marksOf } from './sign.ts';
import { TradeStage } from './trade.tsx';
import { boardWords } from './words.ts';

const ATTACKING: readonly string[] = [
  'muster',
  'enlist',
  'battle',
  'place-dice',
  'falter',
  'injure',
  'retreat',
];

/** Lies over the boards, but not over those that are touched for it. */
export function Scene(props: BoardProps<View>) {
  const stage = useRef<HTMLDivElement>(null);
  const step = props.view.agenda.at(-1)?.step;
  const isMine = props.seat !== null && props.must.includes(props.seat);
  const isBelow = step !== undefined && WITH_WHAT_LIES_ABOVE.includes(step);
  useEffect(() => {
    const wanted = step === undefined || !isMine ? undefined : TOUCHED[step];
    const boards = stage.current?.parentElement?.querySelector<HTMLElement>('.boards');
    if (wanted === undefined || !boards) return;
    // When the boards appear instead of the chart, or the screen is turned.
    const resized = new ResizeObserver(() => {
      const over = stage.current?.childElementCount ? stage.current.offsetHeight : 0;
      boards.style.scrollPadding = isBelow ? `0 0 ${over}px` : `${over}px 0 0`;
      boards.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
    });
    resized.observe(boards);
    return () => {
      resized.disconnect();
      boards.style.scrollPadding = '';
    };
  }, [step, isMine]);
  return (
    <div ref={stage} class={`stage${isBelow ? ' below' : ''}`}>
      <Affair {...props} />
    </div>
  );
}

/** Decisions on the track or the crew for hire: a scene over the boards would hide them. */
const WITH_WHAT_LIES_ABOVE: readonly Frame['step'][] = ['negotiate', 'pass-over', 'hire'];

/** The part of the boards that is touched to decide, if it might be out of view. */
const TOUCHED: Partial<Record<Frame['step'], string>> = {
  hire: '.crew-row',
  reputation: '.tales',
  build: '.buildings',
  'pay-cards': '.buildings',
};

function Affair(props: BoardProps<View>) {
  const frame = props.view.agenda.at(-1);
  if (frame === undefined || props.view.outcome !== null) return null;
  if (ATTACKING.includes(frame.step))
    return <AttackStage board={props} frame={frame as AttackFrame} />;
  // Other players' decisions are told by the log.
  if (props.seat === null || !props.must.includes(props.seat)) return null;
  switch (frame.step) {
    case 'draw-up-trade':
    case 'answer-trade':
      return <TradeStage board={props} frame={frame} />;
    case 'reward':
      return <Reward board={props} frame={frame} />;
    case 'plunder':
      return <Plunder board={props} frame={frame} />;
    case 'negotiate':
      return <Talks board={props} frame={frame} />;
    default:
      return <Visit board={props} frame={frame} />;
  }
}

interface Props<F extends Frame = Frame> {
  readonly board: BoardProps<View>;
  readonly frame: F;
}

/** The sign step by step, and the question at the current one. */
function Visit({ board, frame }: Props) {
  const { view } = board;
  const visiting = view.agenda.findLast((one) => one.step === 'sign' || one.step === 'free-visit');
  if (visiting?.step !== 'sign' && visiting?.step !== 'free-visit') return null;
  const { region } = visiting;
  const reached = visiting.step === 'sign' ? visiting.at - 1 : -1;
  const say = boardWords().visit;
  return (
    <section class="affair visit">
      <header>
        <h3>{say.title(placeName(placeOf(view, region)))}</h3>
      </header>
      <ol class="sign-steps">
        {signOf(view, region).action.map((step, nth) => (
          <li key={nth} class={nth < reached ? 'is-past' : nth === reached ? 'now' : ''}>
            <Marks marks={marksOf(step)} />
            <span class="unseen">{say.steps[step.do]}</span>
          </li>
        ))}
      </ol>
      <div class="pair-of-buttons">
        <Answers board={board} frame={frame} />
      </div>
    </section>
  );
}

function Answers({ board, frame }: Props) {
  const say = boardWords().visit;
  const plain = (type: string, label: string) => (
    <SpotButton key={type} board={board} name={`scene:${type}`} look="plain-spot" label={label}>
      {label}
    </SpotButton>
  );
  switch (frame.step) {
    case 'rest':
      return [plain('rest', say.rest), plain('skip', say.skip)];
    case 'barter':
      return [plain('barter', say.barter), plain('done', say.done)];
    case 'choose':
      return [
        ...gainsOffered(board.view, frame).map((gain, nth) => (
          <SpotButton
            key={nth}
            board={board}
            name={`scene:choose:${nth}`}
            look="plain-spot"
            label={say.take}
          >
            {say.take} <Marks marks={gainMarks(gain)} />
          </SpotButton>
        )),
        plain('skip', say.skip),
      ];
    case 'hire':
    case 'reputation':
    case 'build':
      return [
        <p key="hint" class="note">
          {board.spot('scene:skip').kind === 'open' &&
          choicesAt(board.view, frame).every((spot) => board.spot(spot).kind !== 'open')
            ? say.nothing
            : say.hints[frame.step]}
        </p>,
        plain('skip', say.skip),
      ];
    case 'heal':
      return [
        <p key="hint" class="note">
          {say.hints.heal}
        </p>,
        plain('skip', say.skip),
      ];
    case 'free-visit':
      return [plain('visit', say.visit), plain('skip', say.skip)];
    default:
      return null;
  }
}

/** The choices of a step of the sign, affordable or not. */
function choicesAt(
  view: View,
  { step }: FrameOf<'hire' | 'reputation' | 'build'>,
): readonly Spot[] {
  if (step === 'hire') return view.crewRow.map((crew) => `crew:${crew}`);
  if (step === 'reputation')
    return view.reputationPiles.flatMap(({ top }) => (top === null ? [] : [`reputation:${top}`]));
  return [...view.buildingRow, ...view.hand].map((building) => `building:${building}`);
}

function Reward({ board, frame: { token } }: Props<FrameOf<'reward'>>) {
  const say = boardWords().visit;
  const [, icon] = TOKEN_LOOKS[token];
  return (
    <section class="affair reward">
      <header>
        <h3>{say.token}</h3>
      </header>
      <p class="big-token">
        <Icon name={icon} />
        <span data-own>{TOKEN_NAMES[token]}</span>
      </p>
      <div class="pair-of-buttons">
        <SpotButton board={board} name="scene:take-reward" look="main-spot" label={say.takeReward}>
          {say.takeReward}
        </SpotButton>
        <SpotButton
          board={board}
          name="scene:leave-reward"
          look="plain-spot"
          label={say.leaveReward}
        >
          {say.leaveReward}
        </SpotButton>
      </div>
    </section>
  );
}

function Plunder({ board, frame: { from, most } }: Props<FrameOf<'plunder'>>) {
  const say = boardWords().visit;
  return (
    <section class="affair plunder">
      <header>
        <h3>{say.plunder(shipName(from))}</h3>
      </header>
      <ul class="counts">
        {Array.from({ length: most + 1 }, (_none, count) => (
          <li key={count}>
            <SpotButton
              board={board}
              name={`scene:take-coins:${count}`}
              look="send"
              label={say.coins(count)}
            >
              <span class="heads">
                {count}
                <Icon name="two-coins" />
              </span>
            </SpotButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Talks({ board: { view }, frame: { region, influence } }: Props<FrameOf<'negotiate'>>) {
  const need = strengthNeeded(view, region);
  const say = boardWords().visit;
  return (
    <section class="affair talks">
      <header>
        <h3>
          <Icon name="talk" /> {say.talks(placeName(placeOf(view, region)))}
        </h3>
        <span class="needed">{say.influence(influence, need)}</span>
      </header>
      <div class="meter" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, influence / need)})` }} />
      </div>
      <p class="note">{say.talksHint}</p>
    </section>
  );
}
