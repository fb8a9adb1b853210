// The frame around a board, the same for every game: prompt, actions, why-not, log, players.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardKit, Offer, Spot } from '../boards/board.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import { ActionList } from './action-list.tsx';
import { Choice } from './choice.tsx';
import { Log, type LogLine, linesOf } from './log.tsx';
import { offersIn } from './offers.ts';
import { WhyNot } from './why-not.tsx';

interface Props {
  readonly table: Table;
  readonly kit: BoardKit;
  /** Called when what happened has been shown. */
  readonly onShown: () => void;
}

export function TableFrame({ table, kit, onShown }: Props) {
  const log = useSignal<readonly LogLine[]>([]);
  const asked = useSignal<Offer | null>(null);
  const choosing = useSignal<readonly Offer[]>([]);
  const offers = useComputed(() => {
    const shown = table.shown.value;
    return shown === null ? [] : offersIn(shown, kit.face);
  });
  const bySpot = useComputed(() => groupedBySpot(offers.value, kit, table.shown.value?.view));

  useEffect(
    () =>
      table.onTold((story) => {
        const view = table.shown.value?.view;
        if (view !== undefined)
          log.value = [...log.value, ...linesOf(story, view, kit.face, table)];
        choosing.value = [];
        setTimeout(onShown, story.length === 0 ? 0 : 450);
      }),
    [table],
  );

  const shown = table.shown.value;
  if (shown === null) return <p class="loading">{words().table.loading}</p>;

  const act = async ({ allowed, text }: Offer, offer?: Offer): Promise<void> => {
    choosing.value = [];
    asked.value = null;
    if (!allowed) {
      asked.value = offer ?? null;
      return;
    }
    await table.play(text);
  };
  const choose = (offer: Offer): void => void act(offer, offer);
  const pick = (spot: Spot): void => {
    const here = bySpot.value.get(spot) ?? [];
    const open = here.filter(({ allowed }) => allowed);
    const [first] = open.length > 0 ? open : here;
    if (first === undefined) return;
    if (open.length > 1) choosing.value = open;
    else choose(first);
  };
  const board = {
    view: shown.view,
    seat: table.seat.value,
    must: shown.must,
    names: table.names.value,
    pick,
    spot: (spot: Spot) => {
      const here = bySpot.value.get(spot) ?? [];
      const kind = here.some(({ allowed }) => allowed)
        ? 'open'
        : here.length > 0
          ? 'barred'
          : 'plain';
      return { kind } as const;
    },
  };
  const { Board, Crew, Hand } = kit;
  const seat = table.seat.value;
  return (
    <div class="table">
      <aside class="crew-side">
        <Crew {...board} />
      </aside>
      <main class="sea">
        <Board {...board} />
        {choosing.value.length > 0 && (
          <Choice offers={choosing.value} choose={choose} close={() => (choosing.value = [])} />
        )}
      </main>
      <aside class="log-side">
        <Log lines={log.value} />
        {asked.value !== null && (
          <WhyNot offer={asked.value} rulebook={kit.rulebook} close={() => (asked.value = null)} />
        )}
      </aside>
      <footer class="dock">
        <p class="prompt" aria-live="polite">
          {promptFor(table, kit)}
        </p>
        <div class="steps">
          <button
            type="button"
            class="quiet"
            disabled={shown.undoable === 0}
            onClick={() => void table.undo('action')}
          >
            {words().table.undo} <kbd>U</kbd>
          </button>
        </div>
        <Hand {...board} />
        {seat !== null && <ActionList offers={offers.value} kit={kit} choose={choose} />}
      </footer>
    </div>
  );
}

function promptFor(table: Table, { face }: BoardKit): string {
  const shown = table.shown.value;
  const seat = table.seat.value;
  if (shown === null) return '';
  const { outcome } = shown.view as { outcome: Parameters<typeof face.result>[0] | null };
  if (outcome !== null) return face.result(outcome);
  if (seat !== null && (shown.must.includes(seat) || shown.may))
    return face.prompt(shown.view, seat);
  const who = shown.must.map((one) => table.names.value[one] ?? '').join(', ');
  return words().table.thinking(who);
}

function groupedBySpot(
  offers: readonly Offer[],
  kit: BoardKit,
  view: object | undefined,
): ReadonlyMap<Spot, readonly Offer[]> {
  const groups = new Map<Spot, Offer[]>();
  if (view === undefined) return groups;
  for (const offer of offers)
    for (const spot of kit.spotsOf(offer.action, view))
      groups.set(spot, [...(groups.get(spot) ?? []), offer]);
  return groups;
}
