// What is done, without saying by whom: one clause for events of one kind in a row.
import { KINDS } from '../data/resources.ts';
import { chartOf, NONE, type Square } from '../map.ts';
import type { Event, View } from '../state.ts';
import {
  callWords,
  captainName,
  cardCount,
  cardWords,
  countedThings,
  islandName,
  isNothing,
  listed,
  shipName,
  squareName,
  theShip,
  treasureText,
  treasureTitle,
} from './names.ts';

/** The event of this kind. */
type Of<K extends Event['type']> = Event & { readonly type: K };

/** What somebody does. */
export type Deed = Exclude<
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
  readonly subject: string;
  readonly said: readonly string[];
}

/** Events of one kind in a row, done by one captain or one ship. */
export function clausesOf(events: readonly [Deed, ...Deed[]], view: View): Clauses {
  const [event] = events;
  const subject = subjectOf(event);
  switch (event.type) {
    case 'sailed':
      return { subject, said: [wayWords(events as readonly Of<'sailed'>[], view)] };
    case 'drew':
    case 'gained':
    case 'lost':
    case 'paid':
      return {
        subject,
        said: [dealt(events as readonly Of<'drew' | 'gained' | 'lost' | 'paid'>[])],
      };
    case 'stole':
      return {
        subject,
        said: [`steals ${listed((events as readonly Of<'stole'>[]).map(lootWords))}`],
      };
    case 'fought':
      return { subject, said: fightWords(event) };
    case 'sank':
      return { subject, said: [`sinks${nowWords(event)}`] };
    default:
      return { subject, said: [predicate(event, view)] };
  }
}

/** Ships act for themselves, where the log can tell which. */
export function subjectOf(event: Deed): string {
  switch (event.type) {
    case 'sailed':
    case 'attacked':
    case 'attacked-island':
    case 'lost-life':
    case 'sank':
    case 'found':
    case 'relocated':
      return theShip(event.seat, event.ship);
    case 'handed-over':
      return captainName(event.victim);
    default:
      return captainName(event.seat);
  }
}

type Rest = Exclude<
  Deed,
  { type: 'sailed' | 'drew' | 'gained' | 'lost' | 'paid' | 'stole' | 'fought' | 'sank' }
>;

function predicate(event: Rest, view: View): string {
  const name = captainName;
  switch (event.type) {
    case 'picked':
      return `makes ${islandName(view, event.island)} home`;
    case 'turn-ended':
      return 'ends the turn';
    case 'sailing-roll':
      return `rolls a ${event.die} to sail`;
    case 'built':
      return `adds a ${event.peg} to the ${shipName(event.ship)}`;
    case 'ship-placed':
      return `launches ${theShip(event.seat, event.ship)} at ${squareName(view, event.at)}${nowWords(event)}`;
    case 'buried':
      return 'buries treasure';
    case 'gained-point':
      return `gains a Plunder Point card${nowWords(event)}`;
    case 'gave-point':
      return `gives back a Plunder Point card${nowWords(event)}`;
    case 'attacked':
      return `attacks ${theShip(event.defender, event.target)}`;
    case 'attacked-island':
      return `attacks ${islandTold(view, event)}`;
    case 'called-off':
      return 'calls off the attack';
    case 'lost-life':
      return event.left === 0 ? 'loses its last life' : `loses a life (${event.left} left)`;
    case 'conquered':
      return `takes ${islandName(view, event.island)}${event.from === null ? '' : ` from ${name(event.from)}`}${nowWords(event)}`;
    case 'disowned':
      return `gives up ${islandName(view, event.island)}${nowWords(event)}`;
    case 'gave-island':
      return `gives ${name(event.to)} ${islandName(view, event.island)}`;
    case 'asked-for-island':
      return `asks ${name(event.of)} for ${islandName(view, event.island)}`;
    case 'refused':
      return 'refuses';
    case 'offered-island':
      return `offers ${name(event.to)} ${islandName(view, event.island)} as a gift`;
    case 'called':
      return `calls to all: ${callWords(event.give, event.ask)}`;
    case 'answered':
      return proposal({ ...event, as: 'trade' });
    case 'no-answer':
      return 'has no answer';
    case 'no-deal':
      return 'lets it be';
    case 'named-price':
      return `wants ${cardWords(event.ask)} from ${name(event.partner)} for calling it off`;
    case 'countered':
      return `offers something else: ${counterWords(event)}`;
    case 'treaty':
      return `may not harm ${name(event.partner)} for the rest of this turn`;
    case 'found':
      return `finds ${treasureTitle(event.card)} at ${squareName(view, event.at)} (our card: ${treasureText(event.card).replace(/\.$/, '')})`;
    case 'relocated':
      return `is carried to ${squareName(view, event.to)}`;
    case 'demanded':
      return `demands ${cardWords(event.cards)} from ${name(event.victim)}`;
    case 'handed-over':
      return isNothing(event.cards)
        ? 'hands over nothing'
        : `hands ${name(event.seat)} ${cardWords(event.cards)}`;
    case 'rolled-for-ship':
      return `has no ship and rolls ${event.dice.join(' and ')} (${event.dice[0] === event.dice[1] ? 'doubles' : 'no doubles'})`;
    case 'turn-cut-short':
      return 'must end the turn';
    case 'proposed':
      return proposal(event);
    case 'traded':
      return trade(event);
  }
}

/** How many points that makes. */
function nowWords({ points }: { readonly points: number }): string {
  return ` (now ${countedThings(points, 'point')})`;
}

function islandTold(view: View, { island, defender }: Of<'attacked-island'>): string {
  const { skulls = 0 } = chartOf(view.layout).islands.find(({ id }) => id === island) ?? {};
  const owner = defender === null ? '' : `${captainName(defender)}'s `;
  return `${owner}${islandName(view, island)} (${countedThings(skulls, 'skull')})`;
}

/** `from J3 by I3 and I2 to H2`. */
function wayWords(events: readonly Of<'sailed'>[], view: View): string {
  const from = squareName(view, (events[0] as Of<'sailed'>).from);
  const squares = events.map(({ to }) => squareName(view, to));
  const way = squares.length === 1 ? '' : ` by ${listed(squares.slice(0, -1))}`;
  return `sails from ${from}${way} to ${squares.at(-1)}${portWords((events.at(-1) as Of<'sailed'>).to, view)}`;
}

/** The island whose port this is. */
function portWords(square: Square, { layout }: View): string {
  const { islands, islandAt } = chartOf(layout);
  const island = islands[islandAt[square] ?? NONE];
  return island === undefined ? '' : ` (${island.name})`;
}

const DEALT = { drew: 'draws', gained: 'gains', lost: 'loses', paid: 'pays' } as const;

function dealt(events: readonly Of<'drew' | 'gained' | 'lost' | 'paid'>[]): string {
  const [first] = events as readonly [Of<'drew' | 'gained' | 'lost' | 'paid'>];
  if (first.type === 'drew') return drawn(first);
  const all = KINDS.map((_kind, at) =>
    events.reduce((sum, { cards }) => sum + (cards?.[at] ?? 0), 0),
  );
  if (first.type === 'lost' && isNothing(all)) return 'has none to lose';
  const why = first.rule === 'PL-STORM-1' ? " to cross the storm's edge" : '';
  return `${DEALT[first.type]} ${cardWords(all)}${why}`;
}

function drawn({ cards, count, rule }: Of<'drew'>): string {
  if (count === 0) return 'draws no card, as the storm closes all its ports';
  const storm = rule === 'PL-STORM-9' ? ' (the storm closes the rest)' : '';
  const why = rule === 'PL-SETUP-15' ? '' : ` for ${countedThings(count, 'island')}`;
  return `draws ${cards === null ? cardCount(count) : cardWords(cards)}${why}${storm}`;
}

function lootWords({ cards, count, victim }: Of<'stole'>): string {
  return `${cards === null ? cardCount(count) : cardWords(cards)} from ${captainName(victim)}`;
}

/** `4 + 2`, the die and what is added; the die alone where nothing is. */
function rollWords([die, added]: readonly [number, number]): string {
  return added === 0 ? String(die) : `${die} + ${added}`;
}

function fightWords({ attack, defence }: Of<'fought'>): string[] {
  const lead = attack[0] + attack[1] - defence[0] - defence[1];
  const outcome = lead > 0 ? 'wins' : lead === 0 ? 'wins the tie' : 'is beaten';
  return [`rolls ${rollWords(attack)} against ${rollWords(defence)}`, outcome];
}

type Bargain = Pick<Extract<Event, { as: string }>, 'partner' | 'as' | 'give' | 'ask'>;

function counterWords({ as, give, ask }: Bargain): string {
  if (as === 'price') return `${cardWords(ask)} for calling it off`;
  if (isNothing(give)) return `${cardWords(ask)} for nothing`;
  return `${cardWords(give)}${as === 'bribe' || isNothing(ask) ? '' : ` for ${cardWords(ask)}`}`;
}

function proposal({ partner, as, give, ask }: Bargain): string {
  const other = captainName(partner);
  const back = isNothing(give) ? '' : ` for ${cardWords(give)}`;
  if (as === 'threat') return `threatens ${other}: ${cardWords(ask)}${back}, or a fight`;
  if (as === 'bribe') return `offers ${other} ${cardWords(give)} to be left alone`;
  if (isNothing(give)) return `asks ${other} for ${cardWords(ask)} as a gift`;
  return `offers ${other} ${cardWords(give)} ${isNothing(ask) ? 'as a gift' : `for ${cardWords(ask)}`}`;
}

function trade({ partner, give, ask }: Bargain): string {
  const other = captainName(partner);
  if (isNothing(give)) return `gets ${cardWords(ask)} from ${other}`;
  return `gives ${other} ${cardWords(give)}${isNothing(ask) ? '' : ` for ${cardWords(ask)}`}`;
}
