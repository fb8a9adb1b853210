// A table in this browser: people at this screen, bots in the other seats.
import { kitOf } from '../boards/kits.ts';
import { LocalTable } from '../tables/local/local-table.ts';
import { openingOf } from '../tables/local/new-game.ts';
import { saved, unkept } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';
import { NothingHere } from './nothing-here.tsx';
import { type OpenedGame, OpenedTable, useOpened } from './opened-table.tsx';

async function openedAt(id: string): Promise<OpenedGame | null> {
  const table = await tableOf(id);
  return table === null
    ? null
    : { id, table, kit: await kitOf(table.game, table.record.peek()?.rulesVersion) };
}

async function tableOf(id: string): Promise<LocalTable | null> {
  const kept = await saved(id);
  if (kept?.isRecord) return LocalTable.watch(kept);
  if (kept !== undefined) return LocalTable.resume(kept);
  const opening = openingOf(id);
  return opening === undefined ? null : LocalTable.open(opening);
}

export function LocalTablePage({ id }: { id: string }) {
  const opened = useOpened(openedAt, id);
  if (opened === null) return <p class="loading">{words().table.loading}</p>;
  if (opened === 'missing') return <NothingHere why={whyMissing()} />;
  return <OpenedTable key={id} {...opened} />;
}

function whyMissing(): string {
  return unkept.value === null ? words().table.missing : words().keeping.gone;
}
