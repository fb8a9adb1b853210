// Bargains in one typed line: `offer blue: 2 wood for 1 gold`, `call: 1 iron`, `pay 1 gold 1 wood`.
import type { Seat } from '@tidetable/engine';
import type { Shortcut } from '@tidetable/terminal/board';
import {
  type Action,
  asked,
  bundle,
  type Cards,
  captainName,
  chart,
  given,
  KINDS,
  type Kind,
  type Plunder,
  type View,
} from '../public.ts';

interface Terms {
  readonly give: Cards;
  readonly ask: Cards;
}

type Meaning = readonly Action[] | string | null;

export const shortcuts: Readonly<Record<string, Shortcut<Plunder>>> = {
  offer: {
    usage: 'offer WHO: …',
    help: 'a trade, what you give first: offer blue: 2 wood and 1 iron for 1 gold',
    opens: 'offer',
    actions: (view, typed) =>
      toCaptain(view, typed, (to, { give, ask }) => [
        { type: 'offer', to, ...given(give), ...asked(ask) },
      ]),
  },
  threaten: {
    usage: 'threaten WHO: …',
    help: 'a threat, what you want first: threaten blue: 2 gold',
    opens: 'threaten',
    actions: (view, typed) =>
      toCaptain(view, typed, (to, { give: wanted, ask: back }) => [
        { type: 'threaten', to, ...given(back), ...asked(wanted) },
      ]),
  },
  call: {
    usage: 'call: …',
    help: 'to all who may trade with you: call: 1 iron (who has it?), or call: 1 gold for anything',
    opens: 'call',
    actions: (_view, typed) => called(typed),
  },
  answer: {
    usage: 'answer: …',
    help: 'your offer to the one who calls, what you give first: answer: 1 iron for 2 wood',
    opens: 'answer',
    actions: (_view, typed) =>
      ofTerms(typed, ({ give, ask }) => ({ type: 'answer', ...given(give), ...asked(ask) })),
  },
  counter: {
    usage: 'counter: …',
    help: 'another offer instead, what you give first: counter: 1 gold for 2 wood; to an answer counter blue: …',
    opens: 'counter',
    actions: countered,
  },
  bribe: {
    usage: 'bribe …',
    help: 'cards for being left alone: bribe 1 gold and 1 rum',
    opens: 'bribe',
    actions: (_view, typed) => ofCards(typed, (cards) => ({ type: 'bribe', ...given(cards) })),
  },
  price: {
    usage: 'price …',
    help: 'what you want for calling off the attack: price 2 gold',
    opens: 'name-price',
    actions: (_view, typed) => ofCards(typed, (cards) => ({ type: 'name-price', ...asked(cards) })),
  },
  exchange: {
    usage: 'exchange … for …',
    help: "the Merchants' two for one: exchange 2 wood for 1 gold",
    opens: 'exchange',
    actions: (_view, typed) => {
      if (typed === '') return null;
      const terms = termsIn(typed);
      if (terms === null) return noCards(typed);
      return [
        { type: 'exchange' },
        { type: 'pay', ...bundle(terms.give) },
        { type: 'take', ...bundle(terms.ask) },
      ];
    },
  },
  pay: cardsOnly('pay', 'cards that are due, in any order: pay 1 gold 1 wood'),
  take: cardsOnly('take', 'cards of your choice: take 1 gold 1 rum'),
  demand: cardsOnly('demand', 'cards that you would rather steal: demand 1 gold'),
  give: {
    usage: 'give ISLAND to WHO',
    help: 'an island to a teammate who lies in its port: give wick to blue',
    opens: 'give-island',
    actions: givenAway,
  },
};

function cardsOnly(type: 'pay' | 'take' | 'demand', help: string): Shortcut<Plunder> {
  return {
    usage: `${type} …`,
    help,
    opens: type,
    actions: (_view, typed) => ofCards(typed, (cards) => ({ type, ...bundle(cards) })),
  };
}

function toCaptain(
  view: View,
  typed: string,
  then: (captain: Seat, terms: Terms) => readonly Action[],
): Meaning {
  const [who = '', words, ...more] = typed.split(':');
  if (words === undefined || more.length > 0) return null;
  const captain = captainCalled(view, who.trim().toLowerCase());
  if (captain === null) return `There is no captain ${JSON.stringify(who.trim())} here.`;
  const terms = termsIn(words);
  return terms === null ? noCards(words) : then(captain, terms);
}

/** `1 iron` is sought; `1 gold for anything` and `1 gold for 1 iron` are offered. */
function called(typed: string): Meaning {
  if (typed === '') return null;
  const [give = '', ask, ...more] = typed
    .trim()
    .toLowerCase()
    .split(/\s+for\s+/);
  const first = cardsIn(give);
  const second = ask === undefined || ask === 'anything' ? [] : cardsIn(ask);
  if (more.length > 0 || first === null || second === null) return noCards(typed);
  return ask === undefined
    ? [{ type: 'call', ...asked(first) }]
    : [{ type: 'call', ...given(first), ...asked(second) }];
}

/** Counters the one open offer, or the answer of a named captain; of a price only the wanted side is typed. */
function countered(view: View, typed: string): Meaning {
  if (typed === '') return null;
  const [, name, terms = typed] = /^([^:\d]+):(.*)$/.exec(typed) ?? [];
  const to = name === undefined ? null : captainCalled(view, name.trim().toLowerCase());
  if (name !== undefined && to === null) return `There is no captain ${JSON.stringify(name)} here.`;
  const top = view.agenda.at(-1);
  const isPrice = top?.step === 'answer-offer' && top.as === 'bribe';
  return ofTerms(terms, ({ give, ask }) => ({
    type: 'counter',
    ...(to !== null && { to }),
    ...(isPrice ? asked(give) : { ...given(give), ...asked(ask) }),
  }));
}

function givenAway(view: View, typed: string): Meaning {
  const [, place = '', who = ''] = /^(.*)\s+to\s+(\S+)$/i.exec(typed.trim()) ?? [];
  const wanted = place.trim().toLowerCase().replaceAll(' ', '-');
  const island = chart(view).islands.find(
    ({ id, name }) => id === wanted || name.toLowerCase() === place.trim().toLowerCase(),
  );
  if (island === undefined) return null;
  const to = captainCalled(view, who.toLowerCase());
  if (to === null) return `There is no captain ${JSON.stringify(who)} here.`;
  return [{ type: 'give-island', island: island.id, to }];
}

function ofCards(typed: string, then: (cards: Cards) => Action): Meaning {
  if (typed === '') return null;
  const cards = cardsIn(typed.trim().toLowerCase());
  return cards === null ? noCards(typed) : [then(cards)];
}

function ofTerms(typed: string, then: (terms: Terms) => Action): Meaning {
  if (typed === '') return null;
  const terms = termsIn(typed);
  return terms === null ? noCards(typed) : [then(terms)];
}

function noCards(words: string): string {
  return `${JSON.stringify(words.trim())} is no bargain; try 2 wood and 1 iron for 1 gold.`;
}

/** By colour, its first letter, or the seat counted from 1. */
function captainCalled({ captains }: View, name: string): Seat | null {
  for (const seat of captains.keys()) {
    const colour = captainName(seat).toLowerCase();
    if (name === colour || name === colour.charAt(0) || name === String(seat + 1)) return seat;
  }
  return null;
}

/** `2 wood and 1 iron for 1 gold`; without `for` it asks nothing. */
function termsIn(words: string): Terms | null {
  const [give = '', ask = 'nothing', ...more] = words
    .trim()
    .toLowerCase()
    .split(/\s+for\s+/);
  const [first, second] = [cardsIn(give), cardsIn(ask)];
  return more.length > 0 || first === null || second === null ? null : { give: first, ask: second };
}

/** `2 wood and 1 iron`, `1 gold 1 wood`, `iron`. */
function cardsIn(words: string): Cards | null {
  const cards = KINDS.map(() => 0);
  if (words === 'nothing') return cards;
  const parts = words.replaceAll(/[,+]|\band\b/g, ' ').match(/(\d{1,2}\s*)?[a-z]+|\S+/g) ?? [];
  for (const part of parts) {
    const [, count = '1', kind] = /^(?:(\d{1,2})\s*)?([a-z]+)$/.exec(part) ?? [];
    const at = KINDS.indexOf(kind as Kind);
    if (at < 0) return null;
    cards[at] = (cards[at] ?? 0) + Number(count);
  }
  return parts.length === 0 ? null : cards;
}
