// Names in the sentences of a table: the reader is "you", all others go by name.

import type { BoardKit } from '@tidetable/board/board.ts';
import { called, type Outcome, type Reader, type Seat, type Who, YOU } from '@tidetable/engine';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';

/** The reader of the log. */
export interface LogReader {
  readonly reader: Reader;
  readonly who: Who;
}

export function logReaderAt(table: Table): LogReader {
  return { reader: readerOf(table), who: peopleAt(table) };
}

/** Null where a screen is shared or a record is replayed: no seat is “you”. */
export function readerOf({ seat, isShared, isRecord }: Table): Seat | null {
  return isShared || isRecord ? null : seat.value;
}

/** People by their own names, where the log names them by what they play; a player without a name is stored as “You”. */
export function peopleAt(table: Table): Who {
  const reader = readerOf(table);
  return (seat) => {
    const name = table.names.value[seat] ?? '';
    return seat === reader || name === words().table.you ? YOU : called(name);
  };
}

/** For headings and lists: “You” or the name. */
export function labelsAt(table: Table): readonly string[] {
  const reader = readerOf(table);
  return table.names.value.map((name, seat) => (seat === reader ? words().table.you : name));
}

/** The result, addressed to the reader where there is one. */
export function resultAt(table: Table, kit: BoardKit, outcome: Outcome): string {
  const reader = readerOf(table);
  return reader === null
    ? resultForOthers(table, kit, outcome)
    : kit.face.result(outcome, reader, table.names.value);
}

/** How it ended, as people elsewhere read it: “You” would be them, and a seat without a name goes by what it plays. */
export function resultForOthers(table: Table, { face }: BoardKit, outcome: Outcome): string {
  const names = table.names.value;
  return names.includes(words().table.you)
    ? face.result(outcome)
    : face.result(outcome, null, names);
}
