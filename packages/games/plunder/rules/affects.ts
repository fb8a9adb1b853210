// Which seats an event concerns.
import type { Seat } from '@tidetable/engine';
import type { Event } from './events.ts';

/** The doer and those it was done to; turns and voyages concern none. */
export function affects(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'turn-began':
    case 'turn-ended':
    case 'sailed':
      return [];
    case 'attacked':
    case 'attacked-island':
    case 'fought':
      return both(event.seat, event.defender);
    case 'conquered':
      return both(event.seat, event.from);
    case 'gave-island':
    case 'offered-island':
      return both(event.seat, event.to);
    case 'asked-for-island':
      return both(event.seat, event.of);
    case 'proposed':
    case 'countered':
    case 'traded':
    case 'answered':
    case 'named-price':
    case 'treaty':
      return both(event.seat, event.partner);
    case 'demanded':
    case 'handed-over':
    case 'stole':
      return both(event.seat, event.victim);
    default:
      return 'seat' in event ? [event.seat] : [];
  }
}

/** The other is null where an island has no owner. */
function both(seat: Seat, other: Seat | null): readonly Seat[] {
  return other === null ? [seat] : [seat, other];
}
