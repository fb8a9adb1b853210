// What each captain said last in the present haggling.

import { capital, type Seat } from '@tidetable/engine';
import { type ActionOf, callWords, cardWords, type Event, offerWords } from '../public.ts';
import { boardWords } from './words.ts';

/** Words stay up until something else happens. */
const HAGGLING = new Set<string>([
  'proposed',
  'countered',
  'called',
  'answered',
  'no-answer',
  'named-price',
  'refused',
  'traded',
  'treaty',
  'no-deal',
  'called-off',
  'attacked',
  'attacked-island',
  'offered-island',
  'asked-for-island',
  'gave-island',
]);

function haggling(lately: readonly Event[]): readonly Event[] {
  const before = lately.findLastIndex(({ type }) => !HAGGLING.has(type));
  return lately.slice(before + 1);
}

export function spokenBy(lately: readonly Event[]): ReadonlyMap<Seat, string> {
  const spoken = new Map<Seat, string>();
  for (const event of haggling(lately)) {
    const said = wordsOf(event);
    if (said !== null) spoken.set(said.seat, capital(said.text));
  }
  return spoken;
}

interface Said {
  readonly seat: Seat;
  readonly text: string;
}

function wordsOf(event: Event): Said | null {
  const say = boardWords().spoken;
  switch (event.type) {
    case 'proposed':
      return { seat: event.seat, text: say.asks(offerWords(event.as, event.give, event.ask)) };
    case 'answered':
      return { seat: event.seat, text: say.asks(offerWords('trade', event.give, event.ask)) };
    case 'countered':
      // Under the first version of the rules the terms come later.
      if (!('give' in event)) return null;
      return { seat: event.seat, text: say.rather(offerWords(event.as, event.give, event.ask)) };
    case 'called':
      return { seat: event.seat, text: say.asks(callWords(event.give, event.ask)) };
    case 'named-price':
      return { seat: event.seat, text: say.price(cardWords(event.ask)) };
    case 'refused':
      return { seat: event.seat, text: say.no };
    case 'no-answer':
      return { seat: event.seat, text: say.nothing };
    case 'no-deal':
      return { seat: event.seat, text: say.noDeal };
    case 'called-off':
      return { seat: event.seat, text: say.calledOff };
    case 'traded':
      return { seat: event.partner, text: say.agreed };
    case 'gave-island':
      return { seat: event.to, text: say.thanks };
    default:
      return null;
  }
}

/** Whether the latest proposal came to nothing. */
export function isTurnedDown(lately: readonly Event[]): boolean {
  const last = haggling(lately).at(-1)?.type;
  return last === 'refused' || last === 'no-answer';
}

/** The form of this captain's latest proposal, if it came to nothing and nothing else has happened since. */
export function turnedDownOf(
  lately: readonly Event[],
  seat: Seat | null,
): ActionOf<'offer' | 'threaten' | 'call'> | null {
  if (!isTurnedDown(lately)) return null;
  const last = haggling(lately).findLast(({ type }) => type === 'proposed' || type === 'called');
  if (last === undefined || !('seat' in last) || last.seat !== seat) return null;
  if (last.type === 'called') return { type: 'call' };
  if (last.type !== 'proposed') return null;
  switch (last.as) {
    case 'trade':
      return { type: 'offer', to: last.partner };
    case 'threat':
      return { type: 'threaten', to: last.partner };
    default:
      return null;
  }
}
