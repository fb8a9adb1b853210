// A table in this browser: people at this screen, bots in the other seats.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardKit } from '../boards/board.ts';
import { kitOf } from '../boards/kits.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { LocalTable } from '../tables/local/local-table.ts';
import { openingOf } from '../tables/local/new-game.ts';
import { save, saved } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';

interface Laid {
  readonly table: LocalTable;
  readonly kit: BoardKit;
}

async function laidOut(id: string): Promise<Laid | null> {
  const kept = await saved(id);
  const opening = openingOf(id);
  if (kept === undefined && opening === undefined) return null;
  const table =
    kept === undefined
      ? LocalTable.open(opening as NonNullable<typeof opening>)
      : LocalTable.resume(kept);
  return { table, kit: await kitOf(table.game) };
}

export function LocalTablePage({ id }: { id: string }) {
  const laid = useSignal<Laid | 'missing' | null>(null);
  useEffect(() => {
    let table: LocalTable | null = null;
    laid.value = null;
    laidOut(id).then((found) => {
      table = found?.table ?? null;
      laid.value = found ?? 'missing';
    });
    return () => table?.close();
  }, [id]);
  if (laid.value === null) return <p class="loading">{words().table.loading}</p>;
  if (laid.value === 'missing') return <p class="loading">{words().table.missing}</p>;
  return <Laid id={id} {...laid.value} />;
}

function Laid({ id, table, kit }: Laid & { readonly id: string }) {
  useSignalEffect(() => {
    const record = table.record.value;
    if (record !== null) void save({ id, record, seating: table.seating, at: Date.now() });
  });
  if (table.fault.value !== null)
    return <p class="loading">{words().table.broken(table.fault.value)}</p>;
  return <TableFrame table={table} kit={kit} />;
}
