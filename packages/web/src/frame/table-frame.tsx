// The frame around a board, the same for every game: prompt, actions, why-not, log, players.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { BoardKit, BoardProps, Offer, Spot } from '@tidetable/board/board.ts';
import { settings } from '@tidetable/board/settings.ts';
import { type Action, write } from '@tidetable/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { nameOfGame } from '../core/game-names.ts';
import { lazily } from '../core/lazily.tsx';
import { query } from '../core/route.ts';
import { FoldedSources } from '../rules/sources.tsx';
import type { NextActions } from '../tables/next-actions.ts';
import type { Answer, TakeBack } from '../tables/shown.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import { ActionList } from './action-list.tsx';
import { Announcer } from './announcer.tsx';
import { useArrowKeys } from './arrow-keys.ts';
import { type Drawer, DrawerButtons, DrawerHead } from './drawers.tsx';
import { Effects } from './effects.tsx';
import { Explaining } from './explaining.ts';
import { HouseRules } from './house-rules.tsx';
import { KeyHelp } from './key-help.tsx';
import { useLateTouch } from './late-touch.ts';
import { Log } from './log.tsx';
import { useMomentAddress } from './moment-address.ts';
import { offersIn } from './offers.ts';
import { type Done, doneWith, StandingNo, useFlow, Wait } from './passing.tsx';
import { labelsAt } from './people.ts';
import { Picking } from './picking.ts';
import { promptFor } from './prompt.ts';
import { Redo } from './redo.ts';
import { ReplayBar } from './replay/replay-bar.tsx';
import { Stage } from './stage.ts';
import { TakeBacks } from './take-backs.tsx';
import { Tips } from './tips.tsx';
import { useTurnSigns } from './turn-signs.ts';
import { WhyNot } from './why-not.tsx';
import './frame.css';
import './layouts.css';
import './drawers.css';
import './over.css';

interface Props {
  readonly table: Table;
  readonly kit: BoardKit;
  /** Over the edge of the board: a notice of a waiting table, a lost connection, an earlier moment. */
  readonly banner?: (stage: Stage) => ComponentChildren;
  /** Below the log: a chat. */
  readonly beside?: (stage: Stage) => ComponentChildren;
  /** Beside the prompt: who is at this screen. */
  readonly nearPrompt?: ComponentChildren;
  /** What can follow the game, or a moment of it. */
  readonly nextActions?: NextActions;
}

const EndPanel = lazily(async () => (await import('./endings/end-panel.tsx')).EndPanel);
const NOTHING_NEXT: NextActions = {};
const NO_OFFERS: readonly Offer[] = [];
const NOBODY: readonly null[] = [];
/** How many actions are asked about at once. */
const TRIES = 8;

/** What the seat that looks might mean by touching this, while the game is on. */
function triesAt({ table, kit, shown, ply, isOver }: Stage, spot: Spot): readonly Action[] {
  const seat = table.seat.value;
  const now = shown.value;
  if (seat === null || now === null || table.isRecord || ply.value !== null || isOver.value)
    return [];
  return kit.tries?.(spot, now.view, seat) ?? [];
}

export function TableFrame({
  table,
  kit,
  banner,
  beside,
  nearPrompt,
  nextActions = NOTHING_NEXT,
}: Props) {
  const stage = useMemo(() => new Stage(table, kit), [table, kit]);
  useEffect(() => () => stage.close(), [stage]);
  useMomentAddress(stage);
  const explaining = useMemo(() => new Explaining(stage), [stage]);
  const isResultAway = useSignal(query.peek().has('ply'));
  const drawer = useSignal<Drawer | null>(null);
  const offers = useComputed(() => {
    const shown = stage.shown.value;
    const isBusy =
      !stage.isSettled.value ||
      table.isQueued?.value === true ||
      table.isBotPlaying?.value === true;
    return shown === null || isBusy ? NO_OFFERS : offersIn(shown, kit);
  });
  /** An action was sent and is not answered yet. */
  const isSent = useSignal(false);
  useSignalEffect(() => {
    const asked = ending.peek();
    if (!offers.value.some(({ text }) => text === asked?.text)) ending.value = null;
    isSent.value = false;
    explaining.close();
  });
  const redo = useMemo(() => new Redo(), [stage]);
  const take = (asking: Promise<Answer>, accepted: () => void): void => {
    explaining.close();
    asking.then(
      (answer) => (answer.kind === 'accepted' ? accepted() : explaining.answered(answer)),
      () => explaining.answered(unheard()),
    );
  };
  const takeBack = (what: TakeBack): void =>
    take(table.undo(what), () => (what === 'action' ? redo.tookBack() : redo.forget()));
  /** An end of turn that would leave something unused, until it is confirmed. */
  const ending = useSignal<Offer | null>(null);
  /** The end of one's own actions, if that was one's last action. */
  const done = useSignal<Done | null>(null);
  /** The open form; it closes when another action is played. */
  const filling = useSignal<Offer | null>(null);
  const play = (offer: Offer): void => {
    explaining.close();
    filling.value = offer.form === undefined ? null : offer;
    if (offer.form !== undefined) return;
    const asks = settings.peek().asksUnused && unusedBy(offer, stage) !== null;
    if (asks && ending.peek()?.text !== offer.text) {
      ending.value = offer;
      return;
    }
    ending.value = null;
    done.value = kit.ends?.includes(offer.action.type) ? doneWith(offers.peek(), stage) : null;
    isSent.value = true;
    take(table.play(offer.text), () => redo.played(offer.text));
  };
  const meantAt = (at: Spot | Element): string | undefined =>
    typeof at === 'string' ? kit.meant?.(at) : undefined;
  const explain = (barred: readonly Offer[], at: Spot | Element, what = meantAt(at)): void =>
    void explaining.ask(
      barred.slice(0, TRIES).map(({ action }) => action),
      at,
      what,
    );
  const picking = useMemo(
    () =>
      new Picking({
        kit,
        offers,
        view: () => stage.shown.value?.view ?? {},
        choose: play,
        explain,
        explains: (spot) => triesAt(stage, spot).length > 0,
        wonder: (spot) => void explaining.ask(triesAt(stage, spot), spot, meantAt(spot)),
      }),
    [stage],
  );
  useFlow(stage, offers, isSent, done, play);
  useLateTouch(stage);
  useArrowKeys();
  useTurnSigns(table);

  const shown = stage.shown.value;
  if (shown === null) return <p class="loading">{words().table.loading}</p>;

  const forms = offers.value.filter(({ form }) => form !== undefined);
  const board: BoardProps = {
    view: shown.view,
    seat: stage.seat.value,
    must: shown.must,
    names: labelsAt(table),
    presence: table.presence?.value ?? NOBODY,
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
  const undone = redo.undone.value.at(-1);
  const again = offers.value.find(({ text, allowed }) => allowed && text === undone);
  const { Board, Crew, Hand } = kit;
  return (
    <div
      class="table"
      data-board={kit.board}
      data-watches={table.seat.value === null ? '' : undefined}
      data-ply={stage.last.value}
      data-drawer={drawer.value ?? undefined}
    >
      <h1 class="unseen">{words().table.title(nameOfGame(table.game), kit.heading(shown.view))}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <aside class="crew-side" tabIndex={0}>
        <DrawerHead drawer="crew" open={drawer} />
        <Crew {...board} />
      </aside>
      <main class="sea" style={{ '--aspect': kit.aspect?.(shown.view) }}>
        <div class="edge">{banner?.(stage)}</div>
        <div class="waters">
          <Board {...board} />
          <Effects stage={stage} />
          {hasEnded && !isResultAway.value && (
            <EndPanel
              stage={stage}
              nextActions={nextActions}
              close={() => (isResultAway.value = true)}
            />
          )}
        </div>
      </main>
      <aside class="log-side">
        <DrawerHead drawer="log" open={drawer} />
        <Log stage={stage} drawer={drawer.value} />
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
          <DrawerButtons open={drawer} said={table.said} />
          {table.seat.value !== null &&
            !stage.isOver.value &&
            stage.ply.value === null &&
            !table.isQueued?.value &&
            !table.isBotPlaying?.value && (
              <TakeBacks
                shown={shown}
                take={takeBack}
                redo={again === undefined ? null : () => play(again)}
              />
            )}
        </div>
        <WhyNot explaining={explaining} game={table.game} kit={kit} />
        <Hand {...board} />
        <ReplayBar
          stage={stage}
          nextActions={nextActions}
          showResult={
            hasEnded && isResultAway.value ? () => (isResultAway.value = false) : undefined
          }
        />
        {table.seat.value !== null && stage.ply.value === null && (
          <ActionList
            picking={picking}
            stage={stage}
            explain={explain}
            ending={
              ending.value && {
                unused: unusedBy(ending.value, stage) ?? '',
                label: ending.value.words,
                end: () => ending.value !== null && play(ending.value),
                back: () => (ending.value = null),
              }
            }
          />
        )}
      </footer>
      <Announcer stage={stage} />
      <Tips picking={picking} />
      <KeyHelp hasChart={kit.hasChart ?? false} />
    </div>
  );
}

/** What ending the turn now would leave unused, in words. */
function unusedBy({ action }: Offer, { kit, shown }: Stage): string | null {
  const isEnd = kit.ends?.includes(action.type) ?? false;
  return isEnd && shown.value !== null ? (kit.unused?.(shown.value.view) ?? null) : null;
}

/** It is unknown whether it was played: the board will show. */
function unheard(): Answer {
  return { kind: 'unheard', message: words().table.unheard };
}
