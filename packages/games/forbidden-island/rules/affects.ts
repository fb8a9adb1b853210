// Which seats an event concerns.
import type { Seat } from '@tidetable/engine';
import type { Event } from './state.ts';

/** The doer and those it was done to; a turn that begins concerns none. */
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
