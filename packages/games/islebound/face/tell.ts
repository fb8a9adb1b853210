// Events as the log tells them, one by one.
import type { Seat } from '@tidetable/engine';
import { SEA_BOARDS } from '../data/map.ts';
import { INFLUENCE_SLOTS } from '../data/tracks.ts';
import type { Bundle, Event, View } from '../state.ts';
import {
  aCard,
  aCrew,
  counted,
  countedThings,
  crewName,
  FIGHTER_NAMES,
  gainWords,
  groupWords,
  holdingWords,
  listed,
  placeName,
  shipName,
  TOKEN_NAMES,
  TOWN_NAMES,
} from './names.ts';
import { reputationWords } from './reputation.ts';
import { result } from './result.ts';
import { eventTerms } from './say.ts';

export const the = (seat: Seat): string => `the ${shipName(seat)}`;

/** The event of this kind. */
export type Of<K extends Event['type']> = Event & { readonly type: K };

/** What is done by somebody, without saying by whom. */
export type Deed = Exclude<
  Extract<Event, { readonly seat: Seat }>,
  { type: 'turn-began' | 'monster-emerged' }
>;

export function isDeed(event: Event): event is Deed {
  return 'seat' in event && event.type !== 'turn-began' && event.type !== 'monster-emerged';
}

export function tell(event: Event, view: View): string {
  if (event.type === 'turn-began')
    return `The ${shipName(event.seat)}'s turn: ${holdingWords(event.has, view)}.`;
  if (event.type === 'monster-emerged')
    return `With the ${shipName(event.seat)}'s seventh building${view.options.monsterCountsHands ? ' card' : ''}, the monster emerges from the fog!`;
  if (isDeed(event)) return `The ${shipName(event.seat)} ${listed(predicates(event, view))}.`;
  switch (event.type) {
    case 'row-refilled':
      return `New in the row: ${aCard(event.building)}.`;
    case 'packs-passed':
      return 'The packs go left.';
    case 'buildings-reshuffled':
      return 'The discarded building cards are shuffled into a new deck.';
    case 'events-reshuffled':
      return 'All events are done; the cards are shuffled into two new piles.';
    case 'turned-up-event':
      return `New event at ${TOWN_NAMES[event.at]}: ${eventTerms(view, event.event)}.`;
    case 'changed-board':
      return `A new round, with ${boardWords(event)} in the middle; ${the(event.first)} goes first.`;
    case 'end-triggered':
      return END_WORDS[event.by];
    case 'ended':
      return result(event.outcome);
  }
}

const END_WORDS = {
  buildings:
    'A capital city is complete: this round is played out, then everybody has one last turn.',
  'last-token':
    'The last renown token is taken: this round is played out, then everybody has one last turn.',
  monster: 'The monster is defeated: this round is the last.',
} as const;

/** What follows the name of the ship, clause by clause. */
export function predicates(event: Deed, view: View): string[] {
  switch (event.type) {
    case 'hunted':
      return ['hunts for treasure', `finds ${counted(event.coins, 'coins')}`];
    case 'braved-fog':
      return [
        `braves the fog to ${TOWN_NAMES[event.to]}`,
        ...(event.fish > 0 ? [`spends ${event.fish} fish`] : []),
        `rolls a ${event.die} where ${event.needed} or more is needed`,
      ];
    case 'retreated':
      return [
        'retreats',
        `loses ${event.lost === 'ichor' ? 'Ichor' : `a ${FIGHTER_NAMES[event.lost]}`}`,
      ];
    case 'conquered':
    case 'defeated-monster':
      return event.discarded.pirates + event.discarded.serpents === 0
        ? [predicate(event, view)]
        : [predicate(event, view), `discards ${groupWords({ ...event.discarded, ichor: 0 })}`];
    default:
      return [predicate(event, view)];
  }
}

type Told = Exclude<Deed, { type: 'hunted' | 'braved-fog' | 'retreated' }>;

function predicate(event: Told, view: View): string {
  switch (event.type) {
    case 'port-chosen':
      return `makes ${TOWN_NAMES[event.port]} its home port`;
    case 'turn-ended':
      return 'ends its turn';
    case 'sailed':
      return `sails ${wayWords(event)}${event.fish === 0 ? '' : `, spending ${event.fish} fish for speed`}`;
    case 'placed':
      return event.at === 'deep-fog'
        ? 'sails into the fog to face the monster'
        : `sails to ${TOWN_NAMES[event.at]}`;
    case 'lost-in-fog':
      return 'loses its way and its turn';
    case 'exhausted':
      return `exhausts ${aCrew(event.crew)}`;
    case 'injured':
      return `injures ${aCrew(event.crew)} for 1 strength`;
    case 'hired':
      return `hires ${aCrew(event.crew)}`;
    case 'healed':
      return `brings its injured ${crewName(event.crew)} on deck`;
    case 'visited':
      return `visits ${TOWN_NAMES[event.town]}`;
    case 'paid':
      return event.rule === 'IB-VISIT-3'
        ? `puts ${counted(event.count, event.good)} on the treasure map`
        : `pays ${counted(event.count, event.good)}`;
    case 'paid-owner':
      return `pays ${the(event.to)} ${counted(event.coins, 'coins')}`;
    case 'rested':
      return 'rests its crew';
    case 'declined':
      return DECLINED[event.what];
    case 'gained':
      return `gains ${counted(event.count, event.good)}`;
    case 'went-without':
      return withoutWords(event);
    case 'dropped':
      return `throws 1 ${event.good} overboard`;
    case 'regained-ichor':
      return 'gains Ichor';
    case 'lost-ichor':
      return 'loses Ichor';
    case 'took-token':
      return `takes a renown token (${TOKEN_NAMES[event.token]})`;
    case 'stayed-on-seven':
      return 'leaves a cube on 7, as no renown token is left';
    case 'placed-cube':
      return `places an influence cube on slot ${slotWords(event.slot)}`;
    case 'withdrew-cube':
      return `takes its cube off slot ${slotWords(event.slot)}`;
    case 'passed-over':
      return `skips slot ${slotWords(event.slot)}`;
    case 'bragged':
      return `tells the ${reputationWords(view, event.card)}${event.alone ? ', and nobody else scores' : ''}`;
    case 'bought':
      return `buys ${aCard(event.building)}`;
    case 'built':
      return `builds ${aCard(event.building)}`;
    case 'drafted':
      return `drafts ${aCard(event.building)}`;
    case 'drew-card':
      return `draws ${aCard(event.building)}`;
    case 'discarded-card':
      return `discards ${aCard(event.building)} as a book`;
    case 'completed-event':
      return `completes the event at ${TOWN_NAMES[event.at]}`;
    case 'took-town-card':
      return 'marks it with its event card';
    default:
      return inConflict(event);
  }
}

function withoutWords({ good, count, rule }: Of<'went-without'>): string {
  if (rule === 'IB-AMB-24') return `loses ${counted(count, good)}, as the influence track is full`;
  const none = good === 'cubes' ? 'all are in use' : 'no more are left';
  return `goes without ${counted(count, good)}, as ${none}`;
}

const DECLINED = {
  rest: 'does not rest',
  heal: 'leaves its injured below deck',
  hire: 'hires nobody',
  gain: 'takes nothing',
  visit: 'does not visit it',
  build: 'builds nothing',
  brag: 'tells no tale',
  reward: 'leaves the reward',
  trade: 'drops the trade',
} as const;

type Conflict = Extract<
  Deed,
  {
    type:
      | 'mustered'
      | 'rolled'
      | 'rerolled'
      | 'struck'
      | 'conquered'
      | 'defeated-monster'
      | 'raided'
      | 'plundered'
      | 'proposed'
      | 'traded'
      | 'refused-trade';
  }
>;

function inConflict(event: Conflict): string {
  switch (event.type) {
    case 'mustered':
      return `attacks ${placeName(event.at)} (strength ${event.needed}) with ${groupWords(event.group)}`;
    case 'rolled':
      return `rolls ${event.dice.length === 0 ? 'no dice' : event.dice.join(' ')}`;
    case 'rerolled':
      return `rerolls a ${event.from} into a ${event.to} for 1 wood`;
    case 'struck':
      return `reaches strength ${event.strength} of ${event.needed}`;
    case 'conquered': {
      const how = event.by === 'attack' ? 'takes' : 'wins over';
      const from = event.from === null ? '' : ` from ${the(event.from)}`;
      return `${how} ${TOWN_NAMES[event.town]}${from}`;
    }
    case 'defeated-monster':
      return event.by === 'attack'
        ? 'defeats the monster (15 renown at the end)'
        : 'talks the monster into leaving (15 renown at the end)';
    case 'raided':
      return `raids ${the(event.ship)}: ${countedThings(event.hits[0], 'hit')} against ${event.hits[1]}`;
    case 'plundered':
      return event.coins === 0
        ? `takes nothing from ${the(event.from)}`
        : `takes ${counted(event.coins, 'coins')} from ${the(event.from)}`;
    case 'proposed':
      return `offers ${the(event.partner)} ${tradeWords(event.give, event.take)}`;
    case 'traded':
      return `gives ${the(event.partner)} ${tradeWords(event.give, event.take)}`;
    case 'refused-trade':
      return 'refuses';
  }
}

function wayWords({ from, to }: Of<'sailed'>): string {
  return from === to
    ? `out of ${TOWN_NAMES[to]} and back`
    : `from ${TOWN_NAMES[from]} to ${TOWN_NAMES[to]}`;
}

function boardWords({ board, pass }: Of<'changed-board'>): string {
  const towns = listed((SEA_BOARDS[board] ?? []).map((town) => TOWN_NAMES[town]));
  return `${towns} (${pass % 2 === 0 ? 'basic' : 'advanced'} side)`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function slotWords(slot: number): string {
  return `${slot + 1} (worth ${INFLUENCE_SLOTS[slot]})`;
}

/** `2 fish for 1 book`. */
export function tradeWords(give: Bundle, take: Bundle): string {
  return `${gainWords(give)} for ${gainWords(take)}`;
}
