// The frame around a board, the same for every game: prompt, actions, why-not, log, players.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { type Action, write } from '@tidetable/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { nameOfGame } from '../app/game-names.ts';
import { lazily } from '../app/lazily.tsx';
import { query } from '../app/route.ts';
import type { BoardKit, BoardProps, Offer, Spot } from '../boards/board.ts';
import type { Sequel } from '../endings/sequel.ts';
import { FoldedSources } from '../look/source-mark.tsx';
import { useMomentAddress } from '../replay/moment-address.ts';
import { ReplayBar } from '../replay/replay-bar.tsx';
import type { Answer } from '../tables/shown.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import { ActionList } from './action-list.tsx';
import { Announcer } from './announcer.tsx';
import { type Drawer, DrawerButtons, DrawerClose } from './drawers.tsx';
import { Effects } from './effects.tsx';
import { Explaining } from './explaining.ts';
import { HouseRules } from './house-rules.tsx';
import { KeyHelp } from './key-help.tsx';
import { Log } from './log.tsx';
import { offersIn } from './offers.ts';
import { StandingNo, useFlow, Wait } from './passing.tsx';
import { Picking } from './picking.ts';
import { promptFor } from './prompt.ts';
import { Stage } from './stage.ts';
import { TakeBacks } from './take-backs.tsx';
import { Tips } from './tips.tsx';
import { useTurnSigns } from './turn-signs.ts';
import { useWalk } from './walk.ts';
import { WhyNot } from './why-not.tsx';
import './frame.css';
import './over.css';

interface Props {
  readonly table: Table;
  readonly kit: BoardKit;
  /** Above the board: a table that waits, a lost connection, a moment that is looked at. */
  readonly banner?: (stage: Stage) => ComponentChildren;
  /** Below the log: a chat. */
  readonly beside?: (stage: Stage) => ComponentChildren;
  /** Beside the prompt: who is at this screen. */
  readonly nearPrompt?: ComponentChildren;
  /** What can follow the game, or a moment of it. */
  readonly sequel?: Sequel;
}

const EndPanel = lazily(async () => (await import('../endings/end-panel.tsx')).EndPanel);
const NO_SEQUEL: Sequel = {};
const NO_OFFERS: readonly Offer[] = [];
/** So many things are asked about at once. */
const TRIES = 8;

/** What the seat that looks might mean by touching this, where the game is on. */
function triesAt({ table, kit, shown, ply, isOver }: Stage, spot: Spot): readonly Action[] {
  const seat = table.seat.value;
  const now = shown.value;
  if (seat === null || now === null || table.isRecord || ply.value !== null || isOver.value)
    return [];
  return kit.tries?.(spot, now.view, seat) ?? [];
}

export function TableFrame({ table, kit, banner, beside, nearPrompt, sequel = NO_SEQUEL }: Props) {
  const stage = useMemo(() => new Stage(table, kit), [table, kit]);
  useEffect(() => () => stage.close(), [stage]);
  useMomentAddress(stage);
  const explaining = useMemo(() => new Explaining(stage), [stage]);
  const isResultAway = useSignal(query.peek().has('ply'));
  const drawer = useSignal<Drawer | null>(null);
  const offers = useComputed(() => {
    const shown = stage.shown.value;
    return shown === null || !stage.isSettled.value ? NO_OFFERS : offersIn(shown, kit);
  });
  /** Something was chosen, and what comes of it is not known yet. */
  const isSent = useSignal(false);
  useSignalEffect(() => {
    void offers.value;
    isSent.value = false;
    explaining.close();
  });
  const take = (asking: Promise<Answer>): void => {
    explaining.close();
    asking.then(
      (answer) => {
        if (answer.kind !== 'accepted') explaining.answered(answer);
      },
      () => explaining.answered(unheard()),
    );
  };
  /** The form that was asked for; it is put away when something else is done. */
  const filling = useSignal<Offer | null>(null);
  const play = (offer: Offer): void => {
    filling.value = offer.form === undefined ? null : offer;
    if (offer.form !== undefined) return;
    isSent.value = true;
    take(table.play(offer.text));
  };
  const explain = (barred: readonly Offer[]): void =>
    void explaining.ask(barred.slice(0, TRIES).map(({ action }) => action));
  const picking = useMemo(
    () =>
      new Picking({
        kit,
        offers,
        view: () => stage.shown.value?.view ?? {},
        choose: play,
        explain,
        explains: (spot) => triesAt(stage, spot).length > 0,
        wonder: (spot) => void explaining.ask(triesAt(stage, spot)),
      }),
    [stage],
  );
  useFlow(stage, offers, isSent, play);
  useWalk();
  useTurnSigns(table);

  const shown = stage.shown.value;
  if (shown === null) return <p class="loading">{words().table.loading}</p>;

  const forms = offers.value.filter(({ form }) => form !== undefined);
  const board: BoardProps = {
    view: shown.view,
    seat: stage.seat.value,
    must: shown.must,
    names: calledBy(table),
    playing: stage.playing.value?.event ?? null,
    lately: stage.lately.value,
    open: forms.map(({ action }) => action),
    filling: forms.find(({ text }) => text === filling.value?.text)?.action ?? null,
    fill: (action) => {
      filling.value = action && (forms.find(({ text }) => text === write(action)) ?? null);
    },
    play: async (action) => {
      explaining.close();
      const answer = await table.play(write(action)).catch(() => unheard());
      return answer.kind === 'accepted' ? null : explaining.toldBy(answer);
    },
    why: (action) => explaining.why(action),
    pick: picking.pick,
    spot: picking.state,
  };
  const hasEnded = stage.isOver.value && !table.isRecord;
  const { Board, Crew, Hand } = kit;
  return (
    <div class="table" data-ply={stage.last.value} data-drawer={drawer.value ?? undefined}>
      <h1 class="unseen">{words().table.title(nameOfGame(table.game), kit.heading(shown.view))}</h1>
      <aside class="crew-side">
        <DrawerClose open={drawer} />
        <Crew {...board} />
      </aside>
      <main class="sea">
        {banner?.(stage)}
        <ReplayBar
          stage={stage}
          sequel={sequel}
          showResult={
            hasEnded && isResultAway.value ? () => (isResultAway.value = false) : undefined
          }
        />
        <div class="waters">
          <Board {...board} />
          <Effects stage={stage} />
          {hasEnded && !isResultAway.value && (
            <EndPanel stage={stage} sequel={sequel} close={() => (isResultAway.value = true)} />
          )}
        </div>
      </main>
      <aside class="log-side">
        <DrawerClose open={drawer} />
        <Log stage={stage} />
        <HouseRules rules={table.houseRules.value} />
        <FoldedSources game={table.game} />
        {beside?.(stage)}
      </aside>
      <footer class="dock">
        <p class="prompt" aria-live="polite" data-own>
          {promptFor(stage)}
        </p>
        <div class="steps">
          {nearPrompt}
          <StandingNo stage={stage} />
          <Wait stage={stage} />
          <DrawerButtons open={drawer} />
          {table.seat.value !== null && !stage.isOver.value && stage.ply.value === null && (
            <TakeBacks shown={shown} take={(what) => take(table.undo(what))} />
          )}
        </div>
        {explaining.shown.value !== null && (
          <WhyNot
            explanation={explaining.shown.value}
            game={table.game}
            kit={kit}
            close={() => explaining.close()}
          />
        )}
        <Hand {...board} />
        {table.seat.value !== null && (
          <ActionList picking={picking} stage={stage} explain={explain} />
        )}
      </footer>
      <Announcer stage={stage} />
      <Tips picking={picking} />
      <KeyHelp hasChart={kit.hasChart ?? false} />
    </div>
  );
}

/** Whether it was played is not known: the board will tell. */
function unheard(): Answer {
  return { kind: 'unheard', message: words().table.unheard };
}

function calledBy({ names, seat, isShared }: Table): readonly string[] {
  if (isShared) return names.value;
  return names.value.map((name, one) => (one === seat.value ? words().table.you : name));
}
