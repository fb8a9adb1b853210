// A table in this browser: people at this screen, bots in the other seats.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../app/route.ts';
import type { BoardKit } from '../boards/board.ts';
import { kitOf } from '../boards/kits.ts';
import { sequelTo } from '../endings/local-sequel.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { AtScreen } from '../hot-seat/at-screen.tsx';
import { Curtain } from '../hot-seat/curtain.tsx';
import { HotSeat } from '../hot-seat/hot-seat.ts';
import { LocalTable } from '../tables/local/local-table.ts';
import { openingOf } from '../tables/local/new-game.ts';
import { save, saved } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';

interface Laid {
  readonly table: LocalTable;
  readonly kit: BoardKit;
}

async function laidOut(id: string): Promise<Laid | null> {
  const table = await tableOf(id);
  return table === null ? null : { table, kit: await kitOf(table.game) };
}

async function tableOf(id: string): Promise<LocalTable | null> {
  const kept = await saved(id);
  if (kept?.isRecord) return LocalTable.watch(kept);
  if (kept !== undefined) return LocalTable.resume(kept, kept.upTo);
  const opening = openingOf(id);
  return opening === undefined ? null : LocalTable.open(opening);
}

export function LocalTablePage({ id }: { id: string }) {
  const laid = useSignal<Laid | 'missing' | null>(null);
  useEffect(() => {
    let table: LocalTable | null = null;
    let isGone = false;
    laid.value = null;
    laidOut(id).then((found) => {
      table = found?.table ?? null;
      if (isGone) table?.close();
      else laid.value = found ?? 'missing';
    });
    return () => {
      isGone = true;
      table?.close();
    };
  }, [id]);
  if (laid.value === null) return <p class="loading">{words().table.loading}</p>;
  if (laid.value === 'missing') return <p class="loading">{words().table.missing}</p>;
  return <Laid key={id} id={id} {...laid.value} />;
}

function Laid({ id, table, kit }: Laid & { readonly id: string }) {
  const hotSeat = useMemo(() => new HotSeat(table), [table]);
  useEffect(() => () => hotSeat.close(), [hotSeat]);
  const first = useMemo(() => table.record.peek(), [table]);
  useSignalEffect(() => {
    const record = table.record.value;
    if (record === null || record === first) return;
    const { seating } = table;
    const result = record.outcome === null ? {} : { result: kit.face.result(record.outcome) };
    void save({ id, record, seating, at: Date.now(), ...result });
  });
  if (table.fault.value !== null)
    return (
      <p class="loading" data-own>
        {words().table.broken(table.fault.value)}
      </p>
    );
  const curtain = hotSeat.curtain.value;
  if (hotSeat.isShared && table.isOpen.value === null)
    return <p class="loading">{words().table.loading}</p>;
  if (curtain !== null) return <Curtain hotSeat={hotSeat} table={table} to={curtain} />;
  return (
    <TableFrame
      table={table}
      kit={kit}
      sequel={sequelTo(table, (to) => go(`/local/${to}`))}
      banner={() => hotSeat.isShared && <AtScreen hotSeat={hotSeat} table={table} />}
    />
  );
}
