// Which seats an event concerns.
import type { Seat } from '@tidetable/engine';
import type { Event } from './events.ts';

/** The actor and the target; none for turns, voyages and rerolls. */
export function affects(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'turn-began':
    case 'turn-ended':
    case 'sailed':
    case 'rerolled':
      return [];
    case 'paid-owner':
      return [event.seat, event.to];
    case 'conquered':
      return event.from === null ? [event.seat] : [event.seat, event.from];
    case 'plundered':
      return [event.seat, event.from];
    case 'raided':
      return [event.seat, event.ship];
    case 'proposed':
    case 'traded':
      return [event.seat, event.partner];
    default:
      return 'seat' in event ? [event.seat] : [];
  }
}
