// Events as lines of the log.
import type { Face, GameEvent, Party, RuleId, Seat } from '@tidetable/engine';
import type { Update } from '../tables/table.ts';
import { words } from '../words/index.ts';
import type { LogReader } from './people.ts';

export interface LogLine {
  readonly id: string;
  /** The log entry that it belongs to. */
  readonly entry: string;
  readonly text: string;
  readonly event: GameEvent | null;
  readonly rule: RuleId | null;
  /** Who acted. */
  readonly seat: Seat;
  /** The moment after it. */
  readonly ply: number;
}

export function linesOf(
  { story, shown }: Update,
  face: Face,
  { reader, who }: LogReader,
): readonly LogLine[] {
  return story.flatMap(({ key, ply, seat, undo, events }): LogLine[] =>
    undo === undefined
      ? events.map((event, nth) => ({
          id: `${key}.${nth}`,
          entry: key,
          text: face.tell(event, shown.view, reader),
          event,
          rule: event.rule ?? null,
          seat,
          ply,
        }))
      : [
          {
            id: key,
            entry: key,
            text: undoneBy(who(seat), undo),
            event: null,
            rule: null,
            seat,
            ply,
          },
        ],
  );
}

/** The lines that led to a moment, without what was undone, and those of the next action that are already shown. */
export function linesBefore(
  lines: readonly LogLine[],
  { ply, begun }: { readonly ply: number; readonly begun: number },
): readonly LogLine[] {
  const events = lines.filter(({ event }) => event !== null);
  const entries = new Map(events.map((line) => [line.ply, line.entry]));
  const standing = events.filter((line) => entries.get(line.ply) === line.entry);
  const next = standing.filter((line) => line.ply === ply + 1).slice(0, begun);
  return [...standing.filter((line) => line.ply <= ply), ...next];
}

/** Where an undo needs consent, asking and answering are entries of their own. */
function undoneBy(who: Party, undo: string): string {
  const say = words().table;
  if (undo.startsWith('ask')) return say.askedBack(who);
  if (undo === 'agree') return say.agreedBack(who);
  return undo === 'refuse' ? say.refusedBack(who) : say.undone(who);
}
