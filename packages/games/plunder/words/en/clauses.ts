// Clauses about what is done: one for consecutive events of a kind.
import {
  itemAt,
  listed,
  type Party,
  plural,
  type Reader,
  type Seat,
  type Who,
} from '@tidetable/engine';
import { KINDS } from '../../rules/data/resources.ts';
import { chartOf, NONE, type Square } from '../../rules/map.ts';
import type { Event, View } from '../../rules/state.ts';
import {
  calledFor,
  captainsFor,
  cardCount,
  cardWords,
  islandName,
  isNothing,
  shipFor,
  shipName,
  squareName,
  treasureText,
  treasureTitle,
} from './names.ts';

type Of<K extends Event['type']> = Event & { readonly type: K };

/** Told as a clause about its seat. */
export type PlayerEvent = Exclude<
  Event,
  {
    type:
      | 'turn-began'
      | 'restocked'
      | 'storm-moved'
      | 'cross-moved'
      | 'spun'
      | 'time-called'
      | 'ended';
  }
>;

export interface Clauses {
  readonly subject: Party;
  /** What follows the name, with plain verbs. */
  readonly said: readonly string[];
}

/** Of consecutive events of a kind, by one captain or ship. */
export function clausesOf(
  events: readonly [PlayerEvent, ...PlayerEvent[]],
  view: View,
  reader: Reader,
): Clauses {
  return { subject: subjectOf(events[0], reader), said: saidOf(events, view, reader) };
}

function saidOf(
  events: readonly [PlayerEvent, ...PlayerEvent[]],
  view: View,
  reader: Reader,
): string[] {
  const [event] = events;
  const who = captainsFor(reader);
  switch (event.type) {
    case 'sailed':
      return [wayWords(events as readonly Of<'sailed'>[], view)];
    case 'drew':
    case 'gained':
    case 'lost':
    case 'paid':
      return [dealt(events as readonly Of<'drew' | 'gained' | 'lost' | 'paid'>[], who)];
    case 'stole':
      return [
        `steal ${listed((events as readonly Of<'stole'>[]).map((one) => lootWords(one, who)))}`,
      ];
    case 'fought':
      return fightWords(event);
    case 'rolled-for-ship':
      return ['have no ship', rolledWords(event)];
    case 'sank':
      return [`sink${nowWords(event)}`];
    default:
      return [clause(event, view, reader)];
  }
}

/** The ship itself where it is known. */
export function subjectOf(event: PlayerEvent, reader: Reader): Party {
  switch (event.type) {
    case 'sailed':
    case 'attacked':
    case 'attacked-island':
    case 'lost-life':
    case 'sank':
    case 'found':
    case 'relocated':
      return shipFor(reader, event.seat, event.ship);
    case 'handed-over':
      return captainsFor(reader)(event.victim);
    default:
      return captainsFor(reader)(event.seat);
  }
}

type Rest = Exclude<
  PlayerEvent,
  {
    type:
      | 'sailed'
      | 'drew'
      | 'gained'
      | 'lost'
      | 'paid'
      | 'stole'
      | 'fought'
      | 'rolled-for-ship'
      | 'sank';
  }
>;

function clause(event: Rest, view: View, reader: Reader): string {
  const who = captainsFor(reader);
  const name = (seat: Seat): string => who(seat).name;
  switch (event.type) {
    case 'picked':
      return `make ${islandName(view, event.island)} home`;
    case 'turn-ended':
      return 'end the turn';
    case 'sailing-roll':
      return `roll a ${event.die} to sail`;
    case 'built':
      return `add a ${event.peg} to the ${shipName(event.ship)}`;
    case 'ship-placed':
      return `launch ${shipFor(reader, event.seat, event.ship).name} at ${squareName(view, event.at)}${nowWords(event)}`;
    case 'buried':
      return 'bury treasure';
    case 'gained-point':
      return `gain a Plunder Point card${nowWords(event)}`;
    case 'gave-point':
      return `give back a Plunder Point card${nowWords(event)}`;
    case 'attacked':
      return `attack ${shipFor(reader, event.defender, event.target).name}`;
    case 'attacked-island':
      return `attack ${islandTold(view, event, who)}`;
    case 'called-off':
      return 'call off the attack';
    case 'lost-life':
      return event.left === 0 ? 'lose its last life' : `lose a life (${event.left} left)`;
    case 'conquered':
      return `take ${islandName(view, event.island)}${event.from === null ? '' : ` from ${name(event.from)}`}${nowWords(event)}`;
    case 'disowned':
      return `give up ${islandName(view, event.island)}${nowWords(event)}`;
    case 'gave-island':
      return `give ${name(event.to)} ${islandName(view, event.island)}`;
    case 'asked-for-island':
      return `ask ${name(event.of)} for ${islandName(view, event.island)}`;
    case 'refused':
      return 'refuse';
    case 'offered-island':
      return `offer ${name(event.to)} ${islandName(view, event.island)} as a gift`;
    case 'called':
      return `call to all${calledFor(event.give, event.ask)}`;
    case 'answered':
      return proposal({ ...event, as: 'trade' }, who);
    case 'no-answer':
      return 'have no answer';
    case 'no-deal':
      return 'let it be';
    case 'named-price':
      return `want ${cardWords(event.ask)} from ${name(event.partner)} for calling it off`;
    case 'countered':
      return `offer something else: ${counterWords(event)}`;
    case 'treaty':
      return `may not harm ${name(event.partner)} for the rest of this turn`;
    case 'found':
      return `find ${treasureTitle(event.card)} at ${squareName(view, event.at)} (our card: ${treasureText(event.card).replace(/\.$/, '')})`;
    case 'relocated':
      return `be carried to ${squareName(view, event.to)}`;
    case 'demanded':
      return `demand ${cardWords(event.cards)} from ${name(event.victim)}`;
    case 'handed-over':
      return isNothing(event.cards)
        ? 'hand over nothing'
        : `hand ${name(event.seat)} ${cardWords(event.cards)}`;
    case 'turn-cut-short':
      return 'must end the turn';
    case 'proposed':
      return proposal(event, who);
    case 'traded':
      return trade(event, who);
  }
}

function nowWords({ points }: { readonly points: number }): string {
  return ` (now ${plural(points, 'point')})`;
}

function islandTold(view: View, { island, defender }: Of<'attacked-island'>, who: Who): string {
  const { skulls = 0 } = chartOf(view.layout).islands.find(({ id }) => id === island) ?? {};
  const owner = defender === null ? '' : `${who(defender).whose} `;
  return `${owner}${islandName(view, island)} (${plural(skulls, 'skull')})`;
}

/** `from J3 by I3 and I2 to H2`. */
function wayWords(events: readonly Of<'sailed'>[], view: View): string {
  const from = squareName(view, itemAt(events, 0).from);
  const squares = events.map(({ to }) => squareName(view, to));
  const way = squares.length === 1 ? '' : ` by ${listed(squares.slice(0, -1))}`;
  return `sail from ${from}${way} to ${squares.at(-1)}${portWords((events.at(-1) as Of<'sailed'>).to, view)}`;
}

function portWords(square: Square, { layout }: View): string {
  const { islands, islandAt } = chartOf(layout);
  const island = islands[islandAt[square] ?? NONE];
  return island === undefined ? '' : ` (${island.name})`;
}

const DEALT = { gained: 'gain', lost: 'lose', paid: 'pay' } as const;

function dealt(events: readonly Of<'drew' | 'gained' | 'lost' | 'paid'>[], who: Who): string {
  const [first] = events as readonly [Of<'drew' | 'gained' | 'lost' | 'paid'>];
  if (first.type === 'drew') return drawn(first, who(first.seat));
  const all = KINDS.map((_kind, at) =>
    events.reduce((sum, { cards }) => sum + (cards?.[at] ?? 0), 0),
  );
  if (first.type === 'lost' && isNothing(all)) return 'have none to lose';
  const why = first.rule === 'PL-STORM-1' ? " to cross the storm's edge" : '';
  return `${DEALT[first.type]} ${cardWords(all)}${why}`;
}

function drawn({ cards, count, rule }: Of<'drew'>, { its }: Party): string {
  if (count === 0) return `draw no card, as the storm closes all ${its} ports`;
  const storm = rule === 'PL-STORM-9' ? ' (the storm closes the rest)' : '';
  const why = rule === 'PL-SETUP-15' ? '' : ` for ${plural(count, 'island')}`;
  return `draw ${cards === null ? cardCount(count) : cardWords(cards)}${why}${storm}`;
}

function lootWords({ cards, count, victim }: Of<'stole'>, who: Who): string {
  return `${cards === null ? cardCount(count) : cardWords(cards)} from ${who(victim).name}`;
}

/** `4 + 2`, or the die alone. */
function rollWords([die, added]: readonly [number, number]): string {
  return added === 0 ? String(die) : `${die} + ${added}`;
}

function fightWords({ attack, defence }: Of<'fought'>): string[] {
  const lead = attack[0] + attack[1] - defence[0] - defence[1];
  const outcome = lead > 0 ? 'win' : lead === 0 ? 'win the tie' : 'be beaten';
  return [`roll ${rollWords(attack)} against ${rollWords(defence)}`, outcome];
}

function rolledWords({ dice }: Of<'rolled-for-ship'>): string {
  return `roll ${dice.join(' and ')} (${dice[0] === dice[1] ? 'doubles' : 'no doubles'})`;
}

type Bargain = Pick<Extract<Event, { as: string }>, 'partner' | 'as' | 'give' | 'ask'>;

function counterWords({ as, give, ask }: Bargain): string {
  if (as === 'price') return `${cardWords(ask)} for calling it off`;
  if (isNothing(give)) return `${cardWords(ask)} for nothing`;
  return `${cardWords(give)}${as === 'bribe' || isNothing(ask) ? '' : ` for ${cardWords(ask)}`}`;
}

function proposal({ partner, as, give, ask }: Bargain, who: Who): string {
  const other = who(partner).name;
  const back = isNothing(give) ? '' : ` for ${cardWords(give)}`;
  if (as === 'threat') return `threaten ${other}: ${cardWords(ask)}${back}, or a fight`;
  if (as === 'bribe') return `offer ${other} ${cardWords(give)} to be left alone`;
  if (isNothing(give)) return `ask ${other} for ${cardWords(ask)} as a gift`;
  return `offer ${other} ${cardWords(give)} ${isNothing(ask) ? 'as a gift' : `for ${cardWords(ask)}`}`;
}

function trade({ partner, give, ask }: Bargain, who: Who): string {
  const other = who(partner).name;
  if (isNothing(give)) return `get ${cardWords(ask)} from ${other}`;
  return `give ${other} ${cardWords(give)}${isNothing(ask) ? '' : ` for ${cardWords(ask)}`}`;
}
