// An attack as a small stage: who attacks, who helps, the dice, what is missing, and the odds.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import {
  type Event,
  FIGHTERS,
  type Fighter,
  type FrameOf,
  type Group,
  oddsWith,
  percent,
  placeName,
  placeOf,
  type Region,
  shipName,
  type View,
} from '../public.ts';
import { BattleDice, PlaceDice } from './dice.tsx';
import { FIGHTER_ICONS } from './looks.ts';
import { meansOf, useOdds } from './odds.ts';
import { SpotButton } from './parts.tsx';
import { boardWords } from './words.ts';

export type AttackFrame = FrameOf<
  'muster' | 'enlist' | 'battle' | 'place-dice' | 'falter' | 'injure' | 'retreat'
>;

interface Props<F extends AttackFrame = AttackFrame> {
  readonly board: BoardProps<View>;
  readonly frame: F;
}

const FIELD = { pirate: 'pirates', serpent: 'serpents', ichor: 'ichor' } as const;

export function AttackStage({ board, frame }: Props) {
  const region = 'region' in frame ? frame.region : (board.view.captains[frame.seat]?.region ?? 0);
  const { need } = meansOf(board.view, frame.seat, region);
  const say = boardWords().attack;
  const title = say.title(nameOf(board.view, region));
  return (
    <section class="affair attack" aria-label={title}>
      <header>
        <h3>
          <Icon name="crossed-swords" /> {title}
        </h3>
        <span class="needed">{say.needed(need)}</span>
      </header>
      <ol class="stages">
        {(['muster', 'enlist', 'battle', 'falter'] as const).map((step) => (
          <li key={step} class={isAt(frame.step, step) ? 'now' : ''}>
            {say.steps[step]}
          </li>
        ))}
      </ol>
      {frame.step === 'muster' && <Muster board={board} frame={frame} />}
      {frame.step === 'enlist' && <Enlist board={board} frame={frame} />}
      {frame.step === 'battle' && <Battle board={board} frame={frame} />}
      {frame.step === 'place-dice' && <PlaceDice board={board} frame={frame} />}
      {frame.step === 'falter' && <Falter board={board} frame={frame} need={need} />}
      {frame.step === 'retreat' && <Repelled board={board} isMine={frame.seat === board.seat} />}
      {frame.step === 'injure' && <p class="note">{say.injure(frame.left)}</p>}
      {frame.seat !== board.seat && <p class="note">{say.watching(shipName(frame.seat))}</p>}
    </section>
  );
}

function isAt(step: AttackFrame['step'], stage: string): boolean {
  return (
    step === stage ||
    (step === 'place-dice' && stage === 'battle') ||
    ((step === 'injure' || step === 'retreat') && stage === 'falter')
  );
}

function nameOf(view: View, region: Region): string {
  return placeName(placeOf(view, region));
}

/** The number of each kind, with the odds of each. */
function Muster({ board, frame: { seat, region, group, next } }: Props<FrameOf<'muster'>>) {
  const captain = board.view.captains[seat];
  const { need, wood, crew, academy } = meansOf(board.view, seat, region);
  const most = Number(captain?.[FIELD[next]] ?? 0);
  const counts = Array.from({ length: most + 1 }, (_none, count) => count);
  const groups = counts.map((count): Group => ({ ...group, [FIELD[next]]: count }));
  const odds = useOdds(
    groups
      .filter(({ pirates, serpents, ichor }) => pirates + serpents + ichor > 0)
      .map((one) => ({ group: one, need, extra: academy, wood, crew })),
  );
  const empty = groups.length - odds.length;
  const say = boardWords().attack;
  return (
    <>
      <GroupLine group={group} />
      <p class="note">{say.howMany[next]}</p>
      <ul class="counts">
        {counts.map((count) => {
          const promise = odds[count - empty];
          return (
            <li key={count}>
              <SpotButton
                board={board}
                name={`scene:send:${next}:${count}`}
                look="send"
                label={say.send(next, count)}
              >
                <span class="heads">
                  {count}
                  <Icon name={FIGHTER_ICONS[next]} />
                </span>
                <small>{count < empty ? '–' : promise ? percent(promise.outright) : '…'}</small>
              </SpotButton>
            </li>
          );
        })}
      </ul>
      <p class="fine">{say.oddsNote(wood)}</p>
    </>
  );
}

function GroupLine({ group }: { group: Group }) {
  const say = boardWords().attack;
  const sent = FIGHTERS.filter((fighter) => group[FIELD[fighter]] > 0);
  if (sent.length === 0) return null;
  return (
    <p class="group">
      <span>{say.group}</span>
      {sent.map((fighter: Fighter) => (
        <span key={fighter} class="tally">
          <Icon name={FIGHTER_ICONS[fighter]} />
          <b>{group[FIELD[fighter]]}</b>
        </span>
      ))}
    </p>
  );
}

function Enlist({ board, frame: { seat, region, group, extra } }: Props<FrameOf<'enlist'>>) {
  const { need, wood, crew, fighters } = meansOf(board.view, seat, region);
  const attacks = Array.from({ length: Math.min(1, fighters) + 1 }, (_none, more) => ({
    group,
    need,
    extra: extra + more,
    wood,
    crew: crew - more,
  }));
  const [now, then] = useOdds(attacks);
  const say = boardWords().attack;
  const size = group.pirates + group.serpents + group.ichor + extra;
  return (
    <>
      <GroupLine group={group} />
      <Chance title={say.chance} odds={now} />
      {fighters > 0 && <Chance title={say.chanceWithMore} odds={then} />}
      {fighters > 0 && <p class="note">{say.enlist}</p>}
      <SpotButton board={board} name="scene:roll" look="main-spot" label={say.roll(size)}>
        {say.roll(size)}
      </SpotButton>
    </>
  );
}

function Chance({
  title,
  odds,
}: {
  title: string;
  odds: ReturnType<typeof useOdds>[number] | undefined;
}) {
  const say = boardWords().attack;
  return (
    <p class="promise">
      <span>{title}</span>
      <b>{odds ? percent(odds.outright) : '…'}</b>
      {odds && odds.withInjuries > odds.outright && (
        <small>{say.withInjuries(percent(odds.withInjuries))}</small>
      )}
    </p>
  );
}

function Battle({ board, frame }: Props<FrameOf<'battle'>>) {
  const { seat, region, group, dice } = frame;
  const { need, wood, crew } = meansOf(board.view, seat, region);
  const [odds] = useOdds([{ group, need, extra: 0, wood, crew }], (attack) =>
    oddsWith(dice, attack),
  );
  const say = boardWords().attack;
  return (
    <>
      <BattleDice key={dice.join()} board={board} frame={frame} />
      {odds?.outright === 1 && wood === 0 ? null : (
        <Chance title={say.chanceNow(wood)} odds={odds} />
      )}
      <SpotButton board={board} name="scene:strike" look="main-spot" label={say.strike}>
        {say.strike}
      </SpotButton>
    </>
  );
}

function Falter({ board, frame: { short }, need }: Props<FrameOf<'falter'>> & { need: number }) {
  const say = boardWords().attack;
  return (
    <>
      <p class="struck-with">{say.short(need - short, need)}</p>
      <div class="pair-of-buttons">
        <SpotButton
          board={board}
          name="scene:press-on"
          look="plain-spot"
          label={say.pressOn(short)}
        >
          <Icon name="bandaged" /> {say.pressOn(short)}
        </SpotButton>
        <SpotButton board={board} name="scene:retreat" look="plain-spot" label={say.retreat}>
          {say.retreat}
        </SpotButton>
      </div>
    </>
  );
}

/** The strike has failed; the losses are chosen on the ship. */
function Repelled({ board, isMine }: { board: BoardProps<View>; isMine: boolean }) {
  const struck = (board.lately as readonly Event[]).findLast(({ type }) => type === 'struck');
  const say = boardWords().attack;
  return (
    <>
      {struck?.type === 'struck' && (
        <p class="struck-with">{say.repelled(struck.strength, struck.needed)}</p>
      )}
      {isMine && <p class="note">{say.whoIsLost}</p>}
    </>
  );
}
