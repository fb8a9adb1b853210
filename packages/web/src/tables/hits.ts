// What others have done to a seat.
import type { GameEvent, Seat } from '@tidetable/engine';
import type { Told } from './table.ts';

/** Fields in which an event names a seat. */
const NAMING = ['seat', 'to', 'from', 'of', 'partner', 'victim', 'defender', 'pawn', 'ship'];
/** Where such a field means something else, or nothing was done to anybody. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'turn-began': [],
  'turn-ended': [],
  'ended-actions': [],
  rerolled: [],
  sailed: [],
  'cross-moved': [],
  'storm-moved': [],
  relocated: ['seat'],
  'lost-life': ['seat'],
  sank: ['seat'],
};
/** Ships have numbers of their own, except where captains are raided. */
const BY_SHIP = ['raided'];

/** The events of an entry that name this seat and were another's doing. */
export function hits({ seat: doer, events }: Told, seat: Seat): readonly GameEvent[] {
  if (doer === seat) return [];
  return events.filter((event) => {
    const fields = event as unknown as Readonly<Record<string, unknown>>;
    return namingIn(event.type).some((name) => fields[name] === seat);
  });
}

function namingIn(type: string): readonly string[] {
  return MEANT[type] ?? NAMING.filter((name) => name !== 'ship' || BY_SHIP.includes(type));
}
