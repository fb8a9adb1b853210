// Single events, as the log tells them.
import { listed, type Reader, sentence } from '@tidetable/engine';
import type { Event, View } from '../../rules/state.ts';
import { clausesOf } from './clauses.ts';
import { captainsFor, holdingWords, squareName } from './names.ts';
import { result } from './result.ts';

export function tell(event: Event, view: View, reader?: Reader): string {
  switch (event.type) {
    case 'turn-began':
      return sentence(`${captainsFor(reader)(event.seat).whose} turn: ${holdingWords(event.has)}`);
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
      return result(event.outcome, reader);
    default: {
      const { subject, said } = clausesOf([event], view, reader);
      return sentence(`${subject.name} ${listed(said.map(subject.does))}`);
    }
  }
}
