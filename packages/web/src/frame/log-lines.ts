// What happened, as lines of the log.
import type { Face, GameEvent, RuleId, Seat } from '@tidetable/engine';
import type { News } from '../tables/table.ts';
import { words } from '../words/index.ts';

export interface LogLine {
  readonly id: string;
  /** The entry of the story that it belongs to. */
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
  { story, shown }: News,
  face: Face,
  names: readonly string[],
): readonly LogLine[] {
  return story.flatMap(({ key, ply, seat, undo, events }): LogLine[] =>
    undo === undefined
      ? events.map((event, nth) => ({
          id: `${key}.${nth}`,
          entry: key,
          text: face.tell(event, shown.view),
          event,
          rule: event.rule ?? null,
          seat,
          ply,
        }))
      : [
          {
            id: key,
            entry: key,
            text: undoneBy(names[seat] ?? '', undo),
            event: null,
            rule: null,
            seat,
            ply,
          },
        ],
  );
}

/** Where the others are asked, asking and answering are entries of their own. */
function undoneBy(name: string, undo: string): string {
  const say = words().table;
  if (undo.startsWith('ask')) return say.askedBack(name);
  if (undo === 'agree') return say.agreedBack(name);
  return undo === 'refuse' ? say.refusedBack(name) : say.undone(name);
}
