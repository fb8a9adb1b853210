// A local table in play: saved as it goes, shared by those at this screen, with what can follow.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../core/route.ts';
import { resultAt } from '../frame/people.ts';
import type { Stage } from '../frame/stage.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { TimeLeft } from '../frame/time-left.tsx';
import { AtScreen } from '../hot-seat/at-screen.tsx';
import { Curtain } from '../hot-seat/curtain.tsx';
import { HotSeat } from '../hot-seat/hot-seat.ts';
import type { LocalTable } from '../tables/local/local-table.ts';
import { nextActionsAt } from '../tables/local/next-actions.ts';
import { save } from '../tables/local/saves.ts';
import { outcomeOf } from '../tables/shown.ts';
import { words } from '../words/index.ts';
import { NothingHere } from './nothing-here.tsx';
import { UnkeptNotice } from './unkept-notice.tsx';

export interface OpenedGame {
  readonly id: string;
  readonly table: LocalTable;
  readonly kit: BoardKit;
}

/** Opens what an address names, `missing` where there is nothing, and closes it with the page; null until then. */
export function useOpened<T extends OpenedGame>(
  open: (name: string) => Promise<T | null>,
  name: string,
): T | 'missing' | null {
  const opened = useSignal<T | 'missing' | null>(null);
  useEffect(() => {
    let table: LocalTable | null = null;
    let isGone = false;
    opened.value = null;
    open(name).then((found) => {
      table = found?.table ?? null;
      if (isGone) table?.close();
      else opened.value = found ?? 'missing';
    });
    return () => {
      isGone = true;
      table?.close();
    };
  }, [name]);
  return opened.value;
}

interface Props extends OpenedGame {
  /** Over the board: a coach. */
  readonly coach?: (stage: Stage) => ComponentChildren;
}

export function OpenedTable({ id, table, kit, coach }: Props) {
  const hotSeat = useMemo(() => new HotSeat(table), [table]);
  useEffect(() => () => hotSeat.close(), [hotSeat]);
  useSaving({ id, table, kit });
  if (table.fault.value !== null)
    return <NothingHere why={words().table.broken(table.fault.value)} />;
  if (hotSeat.isShared && !hotSeat.isReady.value)
    return <p class="loading">{words().table.loading}</p>;
  const curtain = hotSeat.curtain.value;
  if (curtain !== null) return <Curtain hotSeat={hotSeat} table={table} to={curtain} />;
  return (
    <TableFrame
      table={table}
      kit={kit}
      nextActions={nextActionsAt(table, (to) => go(`/local/${to}`))}
      nearPrompt={
        <>
          <OwnClock table={table} />
          {hotSeat.isShared && !hasEnded(table) && (
            <AtScreen
              label={words().hotSeat.screen}
              table={table}
              seats={hotSeat.people}
              look={(seat) => hotSeat.hold(seat)}
            />
          )}
        </>
      }
      banner={(stage) => (
        <>
          <UnkeptNotice table={table} />
          {coach?.(stage)}
        </>
      )}
    />
  );
}

/** Then the replay has a choice of eyes. */
function hasEnded({ shown, isRecord }: LocalTable): boolean {
  return isRecord || (shown.value !== null && outcomeOf(shown.value) !== null);
}

function OwnClock({ table }: { table: LocalTable }) {
  const left = table.clock.left.value;
  return left === null || hasEnded(table) ? null : <TimeLeft left={left} />;
}

/** Milliseconds of a running clock that may be lost when the page is killed. */
const SAVED_EVERY = 5_000;

/** Saves every change; a game that is only replayed stays as it was. */
function useSaving({ id, table, kit }: OpenedGame): void {
  const { seating, clock } = table;
  const first = useMemo(() => table.record.peek(), [table]);
  const ticks = useComputed(() => Math.floor(clock.spent.value / SAVED_EVERY));
  const saveNow = (): void => {
    const record = table.record.peek();
    if (record === null) return;
    const result = record.outcome === null ? {} : { result: resultAt(table, kit, record.outcome) };
    const spent = clock.left.peek() === null ? {} : { spent: clock.spent.peek() };
    const standingNos = table.standingNos.peek();
    void save({ id, record, seating, standingNos, at: Date.now(), ...spent, ...result });
  };
  useSignalEffect(() => {
    const isTimed = clock.left.value !== null && ticks.value >= 0;
    if (table.record.value !== first || (isTimed && !table.isRecord)) saveNow();
  });
}
