// What can follow a game at a local table.
import { type GameRecord, recordText } from '@tidetable/engine';
import type { NextActions } from '../next-actions.ts';
import { fork, rematch } from './forks.ts';
import type { LocalTable } from './local-table.ts';

/** One person against bots may see the future of a running game; all others may not. */
export function mayPlayOn(table: LocalTable, record: GameRecord): boolean {
  const people = table.seating.filter((sitter) => 'person' in sitter).length;
  return record.outcome !== null || table.isRecord || people === 1;
}

export function nextActionsAt(table: LocalTable, open: (id: string) => void): NextActions {
  const record = table.record.value;
  if (record === null) return {};
  return {
    verify: '/verify.html',
    download: () => download(record),
    again: () => void rematch(record, table.seating).then(open),
    ...(mayPlayOn(table, record)
      ? { playOn: (ply, seat) => void fork(table, ply, seat).then(open) }
      : {}),
  };
}

export function download(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([recordText(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.hash.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
