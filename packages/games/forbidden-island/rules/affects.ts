// Whom an event is about.
import type { Seat } from '@tidetable/engine';
import type { Event } from './state.ts';

/** The seats that did it or to which it was done; a turn is nobody's doing. */
export function affects(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'turn-began':
    case 'ended-actions':
      return [];
    case 'asked':
      return [event.pawn];
    case 'gave':
      return [event.seat, event.to];
    default:
      return 'seat' in event ? [event.seat] : [];
  }
}
