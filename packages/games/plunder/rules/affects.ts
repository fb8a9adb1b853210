// Which seats an event concerns.
import type { Seat } from '@tidetable/engine';
import type { Event } from './events.ts';

/** The actor and the target; none for turns and voyages. */
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

/** The other is null for an unowned island. */
function both(seat: Seat, other: Seat | null): readonly Seat[] {
  return other === null ? [seat] : [seat, other];
}
