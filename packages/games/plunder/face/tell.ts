// Events as the log tells them, one by one.
import type { Event, View } from '../state.ts';
import { clausesOf } from './clauses.ts';
import { captainName, holdingWords, listed, squareName } from './names.ts';
import { result } from './result.ts';

export function tell(event: Event, view: View): string {
  switch (event.type) {
    case 'turn-began':
      return `${captainName(event.seat)}'s turn: ${holdingWords(event.has)}.`;
    case 'restocked':
      return 'All but ten cards of each stack are shuffled into the resource deck.';
    case 'storm-moved':
      return `The storm moves to ${squareName(view, event.to)}.`;
    case 'cross-moved':
      return event.from === event.to
        ? `The X stays at ${squareName(view, event.to)}.`
        : `The X moves from ${squareName(view, event.from)} to ${squareName(view, event.to)}.`;
    case 'spun':
      return `The compasses point to ${squareName(view, event.square)}.`;
    case 'time-called':
      return 'Time!';
    case 'ended':
      return result(event.outcome);
    default: {
      const { subject, said } = clausesOf([event], view);
      return `${capital(`${subject} ${listed(said)}`)}.`;
    }
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
