// Events as lines of the log.
import type { Face, GameEvent, Party, RuleId, Seat } from '@tidetable/engine';
import type { Update } from '../tables/table.ts';
import { words } from '../words/index.ts';
import type { Told } from './people.ts';

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
  { reader, who }: Told,
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

/** Where an undo needs consent, asking and answering are entries of their own. */
function undoneBy(who: Party, undo: string): string {
  const say = words().table;
  if (undo.startsWith('ask')) return say.askedBack(who);
  if (undo === 'agree') return say.agreedBack(who);
  return undo === 'refuse' ? say.refusedBack(who) : say.undone(who);
}
