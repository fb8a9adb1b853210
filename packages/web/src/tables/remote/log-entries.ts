// The log of a server table, each entry with the moment that it leads to.
import type { LogEntry } from '@tidetable/protocol';
import type { ShownEntry } from '../table.ts';

export class PlyCounter {
  #ply = 0;

  /** An action adds one ply; after an undo the server says how many are left. */
  shown({ seq, seat, undo, ply, events }: LogEntry): ShownEntry {
    this.#ply = undo === undefined ? this.#ply + 1 : (ply ?? this.#ply);
    return { key: `${seq}`, ply: this.#ply, seat, undo, events: events ?? [] };
  }
}

/** At most this many events are played back after an absence; the log has the rest. */
const WATCHABLE = 18;

export interface Recap {
  readonly known: readonly ShownEntry[];
  readonly missed: readonly ShownEntry[];
  /** The moment from which missed events are played back. */
  readonly ply: number;
}

/** What happened after the last seen entry, as far as it can be played back; null if there is nothing. */
export function recapOf(story: readonly ShownEntry[], seen: string | null): Recap | null {
  const last = story.findIndex(({ key }) => key === seen);
  if (last < 0 || last === story.length - 1) return null;
  let start = story.length;
  for (let events = 0; start > last + 1; start--) {
    events += story[start - 1]?.events.length ?? 0;
    if (events > WATCHABLE) break;
  }
  if (start === story.length) return null;
  const missed = story.slice(start);
  const before = story[start - 1]?.ply ?? 0;
  const takenBack = missed.filter(({ undo }) => undo !== undefined).map(({ ply }) => ply);
  return { known: story.slice(0, start), missed, ply: Math.min(before, ...takenBack) };
}
