// The frame around a board, the same for every game: prompt, actions, why-not, log, players.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardKit, BoardProps, Offer, Spot } from '../boards/board.ts';
import type { Answer } from '../tables/shown.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import { ActionList } from './action-list.tsx';
import { Announcer } from './announcer.tsx';
import { Choice } from './choice.tsx';
import { type Drawer, DrawerButtons } from './drawers.tsx';
import { Effects } from './effects.tsx';
import { Log } from './log.tsx';
import { offersIn } from './offers.ts';
import { promptFor } from './prompt.ts';
import { offersBySpot, stateOf } from './spots.ts';
import { Stage } from './stage.ts';
import { TakeBacks } from './take-backs.tsx';
import { Refusal, WhyNot } from './why-not.tsx';
import './frame.css';

interface Props {
  readonly table: Table;
  readonly kit: BoardKit;
  /** Above the board: a table that waits, a lost connection, a moment that is looked at. */
  readonly banner?: (stage: Stage) => ComponentChildren;
  /** Below the log: a chat. */
  readonly beside?: (stage: Stage) => ComponentChildren;
}

export function TableFrame({ table, kit, banner, beside }: Props) {
  const stage = useMemo(() => new Stage(table, kit), [table, kit]);
  useEffect(() => () => stage.close(), [stage]);
  const asked = useSignal<Offer | null>(null);
  const refused = useSignal<Answer | null>(null);
  const choosing = useSignal<readonly Offer[]>([]);
  const drawer = useSignal<Drawer | null>(null);
  const offers = useComputed(() => {
    const shown = stage.shown.value;
    return shown === null || !stage.isSettled.value ? [] : offersIn(shown, kit.face);
  });
  const bySpot = useComputed(() => offersBySpot(offers.value, kit, stage.shown.value?.view ?? {}));
  useSignalEffect(() => {
    void offers.value;
    choosing.value = [];
    asked.value = null;
  });

  const shown = stage.shown.value;
  if (shown === null) return <p class="loading">{words().table.loading}</p>;

  const take = (asking: Promise<Answer>): void => {
    refused.value = null;
    asking.then((answer) => {
      if (answer.kind !== 'accepted') refused.value = answer;
    });
  };
  const choose = (offer: Offer): void => {
    choosing.value = [];
    asked.value = offer.allowed ? null : offer;
    if (offer.allowed) take(table.play(offer.text));
  };
  const chooseAmong = (among: readonly Offer[]): void => {
    const open = among.filter(({ allowed }) => allowed);
    const [first] = open.length > 0 ? open : among;
    if (open.length > 1) choosing.value = open;
    else if (first !== undefined) choose(first);
  };
  const at = (spot: Spot): readonly Offer[] => bySpot.value.get(spot) ?? [];
  const board: BoardProps = {
    view: shown.view,
    seat: table.seat.value,
    must: shown.must,
    names: table.names.value,
    playing: stage.playing.value?.event ?? null,
    pick: (spot) => chooseAmong(at(spot)),
    spot: (spot) => stateOf(at(spot)),
  };
  const { Board, Crew, Hand } = kit;
  return (
    <div class="table" data-drawer={drawer.value ?? undefined}>
      <aside class="crew-side">
        <Crew {...board} />
      </aside>
      <main class="sea">
        {banner?.(stage)}
        <Board {...board} />
        <Effects stage={stage} />
        {choosing.value.length > 0 && (
          <Choice offers={choosing.value} choose={choose} close={() => (choosing.value = [])} />
        )}
      </main>
      <aside class="log-side">
        <Log stage={stage} />
        {beside?.(stage)}
      </aside>
      <footer class="dock">
        <p class="prompt" aria-live="polite" data-own>
          {promptFor(stage)}
        </p>
        <div class="steps">
          <DrawerButtons open={drawer} />
          <TakeBacks shown={shown} take={(what) => take(table.undo(what))} />
        </div>
        {asked.value !== null && (
          <WhyNot
            offer={asked.value}
            game={table.game}
            rulebook={kit.rulebook}
            close={() => (asked.value = null)}
          />
        )}
        {refused.value !== null && (
          <Refusal
            answer={refused.value}
            game={table.game}
            rulebook={kit.rulebook}
            close={() => (refused.value = null)}
          />
        )}
        <Hand {...board} />
        {table.seat.value !== null && (
          <ActionList offers={offers.value} kit={kit} choose={choose} chooseAmong={chooseAmong} />
        )}
      </footer>
      <Announcer stage={stage} />
    </div>
  );
}
