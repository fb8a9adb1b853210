// A whole offer in one typed line, such as `offer blue: 2 wood for 1 gold`.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  type Cards,
  captainName,
  KINDS,
  type Kind,
  type Plunder,
  type View,
} from '@tidetable/plunder/public';
import type { Shortcut } from '../board.ts';

interface Terms {
  readonly give: Cards;
  readonly ask: Cards;
}

export const shortcuts: Readonly<Record<string, Shortcut<Plunder>>> = {
  offer: {
    usage: 'offer WHO: …',
    help: 'a whole trade in one line: offer blue: 2 wood and 1 iron for 1 gold',
    opens: 'offer-trade',
    actions: (view, typed) =>
      toCaptain(view, typed, (captain, terms) => drawnUp({ type: 'offer-trade', captain }, terms)),
  },
  threaten: {
    usage: 'threaten WHO: …',
    help: 'a whole threat in one line: threaten blue: 2 gold',
    opens: 'threaten',
    actions: (view, typed) =>
      toCaptain(view, typed, (captain, { give, ask }) =>
        drawnUp({ type: 'threaten', captain }, { give: ask, ask: give }),
      ),
  },
  bribe: {
    usage: 'bribe …',
    help: 'a whole bribe in one line: bribe 1 gold and 1 rum',
    opens: 'offer-bribe',
    actions: (_view, typed) => {
      const terms = termsIn(typed);
      return terms === null ? null : drawnUp({ type: 'offer-bribe' }, terms);
    },
  },
  counter: {
    usage: 'counter …',
    help: 'a whole counter-offer in one line, what you give first: counter 1 gold for 2 wood',
    opens: 'counter',
    actions: (_view, typed) => {
      const terms = termsIn(typed);
      return terms === null ? null : drawnUp({ type: 'counter' }, terms);
    },
  },
};

function toCaptain(
  view: View,
  typed: string,
  then: (captain: Seat, terms: Terms) => readonly Action[] | string,
): readonly Action[] | string | null {
  const [who = '', words, ...more] = typed.split(':');
  if (words === undefined || more.length > 0) return null;
  const captain = captainCalled(view, who.trim().toLowerCase());
  if (captain === null) return `There is no captain ${JSON.stringify(who.trim())} here.`;
  const terms = termsIn(words);
  if (terms === null)
    return `${JSON.stringify(words.trim())} is no bargain; try 2 wood and 1 iron for 1 gold.`;
  return then(captain, terms);
}

/** By colour, by its first letter, or by the number of the seat as people count. */
function captainCalled({ captains }: View, name: string): Seat | null {
  for (const seat of captains.keys()) {
    const colour = captainName(seat).toLowerCase();
    if (name === colour || name === colour.charAt(0) || name === String(seat + 1)) return seat;
  }
  return null;
}

/** `2 wood and 1 iron for 1 gold`; without `for` nothing is asked. */
function termsIn(words: string): Terms | null {
  const [give = '', ask = 'nothing', ...more] = words
    .trim()
    .toLowerCase()
    .split(/\s+for\s+/);
  const [given, asked] = [cardsIn(give), cardsIn(ask)];
  return more.length > 0 || given === null || asked === null ? null : { give: given, ask: asked };
}

const NOTHING: Cards = KINDS.map(() => 0);

function cardsIn(words: string): Cards | null {
  if (words === 'nothing') return NOTHING;
  const cards = [...NOTHING];
  for (const part of words.split(/\s*(?:,|\+|\band\b)\s*/)) {
    const [, count, kind] = /^(\d{1,2}) ?([a-z]+)$/.exec(part.trim()) ?? [];
    const at = KINDS.indexOf(kind as Kind);
    if (at < 0) return null;
    cards[at] = (cards[at] as number) + Number(count);
  }
  return cards;
}

/** The form filled in, kind by kind, and proposed. */
function drawnUp(opening: Action, { give, ask }: Terms): readonly Action[] | string {
  const both = KINDS.find((_kind, at) => give[at] && ask[at]);
  if (both !== undefined) return `Give ${both} or ask for it, but not both.`;
  const kinds = KINDS.map((kind, at): Action => {
    if (give[at]) return { type: 'give', kind, count: give[at] };
    if (ask[at]) return { type: 'ask', kind, count: ask[at] };
    return { type: 'leave-out', kind };
  });
  return [opening, ...kinds, { type: 'propose' }];
}
