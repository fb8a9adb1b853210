// Single events, as the log tells them.
import {
  listed,
  type Party,
  plural,
  type Reader,
  type Seat,
  sentence,
  type Who,
} from '@tidetable/engine';
import { SEA_BOARDS } from '../../rules/data/map.ts';
import { INFLUENCE_SLOTS } from '../../rules/data/tracks.ts';
import type { Bundle, Event, View } from '../../rules/state.ts';
import {
  aCard,
  aCrew,
  captainsFor,
  counted,
  crewName,
  FIGHTER_NAMES,
  gainWords,
  groupWords,
  holdingWords,
  placeName,
  TOKEN_NAMES,
  TOWN_NAMES,
} from './names.ts';
import { reputationWords } from './reputation.ts';
import { result } from './result.ts';
import { eventTerms } from './say.ts';

export type Of<K extends Event['type']> = Event & { readonly type: K };

/** Told as clauses about its seat. */
export type PlayerEvent = Exclude<
  Extract<Event, { readonly seat: Seat }>,
  { type: 'turn-began' | 'monster-emerged' }
>;

export function isPlayerEvent(event: Event): event is PlayerEvent {
  return 'seat' in event && event.type !== 'turn-began' && event.type !== 'monster-emerged';
}

export function tell(event: Event, view: View, reader?: Reader): string {
  const who = captainsFor(reader);
  if (event.type === 'turn-began')
    return sentence(`${who(event.seat).whose} turn: ${holdingWords(event.has, view)}`);
  if (event.type === 'monster-emerged')
    return `With ${who(event.seat).whose} seventh building${view.options.monsterCountsHands ? ' card' : ''}, the monster emerges from the fog!`;
  if (isPlayerEvent(event)) {
    const by = who(event.seat);
    return sentence(`${by.name} ${listed(clauses(event, view, who).map(by.does))}`);
  }
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
      return `A new round, with ${boardWords(event)} in the middle; ${who(event.first).name} ${who(event.first).does('go')} first.`;
    case 'end-triggered':
      return END_WORDS[event.by];
    case 'ended':
      return result(event.outcome, reader);
  }
}

const END_WORDS = {
  buildings:
    'A capital city is complete: this round is played out, then everybody has one last turn.',
  'last-token':
    'The last renown token is taken: this round is played out, then everybody has one last turn.',
  monster: 'The monster is defeated: this round is the last.',
} as const;

/** What follows the ship's name, clause by clause, with plain verbs. */
export function clauses(event: PlayerEvent, view: View, who: Who): string[] {
  switch (event.type) {
    case 'hunted':
      return ['hunt for treasure', `find ${counted(event.coins, 'coins')}`];
    case 'braved-fog':
      return [
        `brave the fog to ${TOWN_NAMES[event.to]}`,
        ...(event.fish > 0 ? [`spend ${event.fish} fish`] : []),
        `roll a ${event.die} where ${event.needed} or more is needed`,
      ];
    case 'retreated':
      return [
        'retreat',
        `lose ${event.lost === 'ichor' ? 'Ichor' : `a ${FIGHTER_NAMES[event.lost]}`}`,
      ];
    case 'conquered':
    case 'defeated-monster':
      return event.discarded.pirates + event.discarded.serpents === 0
        ? [clause(event, view, who)]
        : [clause(event, view, who), `discard ${groupWords({ ...event.discarded, ichor: 0 })}`];
    default:
      return [clause(event, view, who)];
  }
}

type Told = Exclude<PlayerEvent, { type: 'hunted' | 'braved-fog' | 'retreated' }>;

function clause(event: Told, view: View, who: Who): string {
  const { its } = who(event.seat);
  switch (event.type) {
    case 'port-chosen':
      return `make ${TOWN_NAMES[event.port]} ${its} home port`;
    case 'turn-ended':
      return `end ${its} turn`;
    case 'sailed':
      return `sail ${wayWords(event)}${event.fish === 0 ? '' : `, spending ${event.fish} fish for speed`}`;
    case 'placed':
      return event.at === 'deep-fog'
        ? 'sail into the fog to face the monster'
        : `sail to ${TOWN_NAMES[event.at]}`;
    case 'lost-in-fog':
      return `lose ${its} way and ${its} turn`;
    case 'exhausted':
      return `exhaust ${aCrew(event.crew)}`;
    case 'injured':
      return `injure ${aCrew(event.crew)} for 1 strength`;
    case 'hired':
      return `hire ${aCrew(event.crew)}`;
    case 'healed':
      return `bring ${its} injured ${crewName(event.crew)} on deck`;
    case 'visited':
      return `visit ${TOWN_NAMES[event.town]}`;
    case 'paid':
      return event.rule === 'IB-VISIT-3'
        ? `put ${counted(event.count, event.good)} on the treasure map`
        : `pay ${counted(event.count, event.good)}`;
    case 'paid-owner':
      return `pay ${who(event.to).name} ${counted(event.coins, 'coins')}`;
    case 'rested':
      return `rest ${its} crew`;
    case 'declined':
      return DECLINED[event.what](its);
    case 'gained':
      return `gain ${counted(event.count, event.good)}`;
    case 'went-without':
      return withoutWords(event);
    case 'dropped':
      return `throw 1 ${event.good} overboard`;
    case 'regained-ichor':
      return 'gain Ichor';
    case 'lost-ichor':
      return 'lose Ichor';
    case 'took-token':
      return `take a renown token (${TOKEN_NAMES[event.token]})`;
    case 'stayed-on-seven':
      return 'leave a cube on 7, as no renown token is left';
    case 'placed-cube':
      return `place an influence cube on slot ${slotWords(event.slot)}`;
    case 'withdrew-cube':
      return `take ${its} cube off slot ${slotWords(event.slot)}`;
    case 'passed-over':
      return `skip slot ${slotWords(event.slot)}`;
    case 'bragged':
      return `tell the ${reputationWords(view, event.card)}${event.alone ? ', and nobody else scores' : ''}`;
    case 'bought':
      return `buy ${aCard(event.building)}`;
    case 'built':
      return `build ${aCard(event.building)}`;
    case 'drafted':
      return `draft ${aCard(event.building)}`;
    case 'drew-card':
      return `draw ${aCard(event.building)}`;
    case 'discarded-card':
      return `discard ${aCard(event.building)} as a book`;
    case 'completed-event':
      return `complete the event at ${TOWN_NAMES[event.at]}`;
    case 'took-town-card':
      return 'mark it with its event card';
    default:
      return inConflict(event, who);
  }
}

function withoutWords({ good, count, rule }: Of<'went-without'>): string {
  if (rule === 'IB-AMB-24') return `lose ${counted(count, good)}, as the influence track is full`;
  const none = good === 'cubes' ? 'all are in use' : 'no more are left';
  return `go without ${counted(count, good)}, as ${none}`;
}

const DECLINED = {
  rest: () => 'do not rest',
  heal: (its: Party['its']) => `leave ${its} injured below deck`,
  hire: () => 'hire nobody',
  gain: () => 'take nothing',
  visit: () => 'do not visit it',
  build: () => 'build nothing',
  brag: () => 'tell no tale',
  reward: () => 'leave the reward',
  trade: () => 'drop the trade',
} as const;

type Conflict = Extract<
  PlayerEvent,
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

function inConflict(event: Conflict, who: Who): string {
  switch (event.type) {
    case 'mustered':
      return `attack ${placeName(event.at)} (strength ${event.needed}) with ${groupWords(event.group)}`;
    case 'rolled':
      return `roll ${event.dice.length === 0 ? 'no dice' : event.dice.join(' ')}`;
    case 'rerolled':
      return `reroll a ${event.from} into a ${event.to} for 1 wood`;
    case 'struck':
      return `reach strength ${event.strength} of ${event.needed}`;
    case 'conquered': {
      const how = event.by === 'attack' ? 'take' : 'win over';
      const from = event.from === null ? '' : ` from ${who(event.from).name}`;
      return `${how} ${TOWN_NAMES[event.town]}${from}`;
    }
    case 'defeated-monster':
      return event.by === 'attack'
        ? 'defeat the monster (15 renown at the end)'
        : 'talk the monster into leaving (15 renown at the end)';
    case 'raided':
      return `raid ${who(event.ship).name}: ${plural(event.hits[0], 'hit')} against ${event.hits[1]}`;
    case 'plundered':
      return event.coins === 0
        ? `take nothing from ${who(event.from).name}`
        : `take ${counted(event.coins, 'coins')} from ${who(event.from).name}`;
    case 'proposed':
      return `offer ${who(event.partner).name} ${tradeWords(event.give, event.take)}`;
    case 'traded':
      return `give ${who(event.partner).name} ${tradeWords(event.give, event.take)}`;
    case 'refused-trade':
      return 'refuse';
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

function slotWords(slot: number): string {
  return `${slot + 1} (worth ${INFLUENCE_SLOTS[slot]})`;
}

/** `2 fish for 1 book`. */
export function tradeWords(give: Bundle, take: Bundle): string {
  return `${gainWords(give)} for ${gainWords(take)}`;
}
