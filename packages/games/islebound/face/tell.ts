// Events as the log tells them.
import type { Seat } from '@tidetable/engine';
import { SEA_BOARDS } from '../data/map.ts';
import { INFLUENCE_SLOTS } from '../data/tracks.ts';
import type { Bundle, Event, Group, Trigger, View } from '../state.ts';
import {
  aCrew,
  buildingName,
  counted,
  crewName,
  FIGHTER_NAMES,
  gainWords,
  listed,
  placeName,
  shipName,
  TOKEN_NAMES,
  TOWN_NAMES,
} from './names.ts';
import { result } from './result.ts';
import { eventWords } from './say.ts';
import { eventOf, eventRegion, placeAt, reputationOf } from './seen.ts';

const the = (seat: Seat): string => `the ${shipName(seat)}`;
const The = (seat: Seat): string => `The ${shipName(seat)}`;

export function tell(event: Event, view: View): string {
  switch (event.type) {
    case 'port-chosen':
      return `${The(event.seat)} calls ${TOWN_NAMES[event.port]} home.`;
    case 'turn-began':
      return `It is ${the(event.seat)}'s turn.`;
    case 'turn-ended':
      return `${The(event.seat)} is done.`;
    case 'sailed': {
      const fish = event.fish === 0 ? '' : `, with ${event.fish} fish for the rowers`;
      return event.from === event.to
        ? `${The(event.seat)} sails out of ${TOWN_NAMES[event.to]} and back${fish}.`
        : `${The(event.seat)} sails from ${TOWN_NAMES[event.from]} to ${TOWN_NAMES[event.to]}${fish}.`;
    }
    case 'placed':
      return event.at === 'deep-fog'
        ? `${The(event.seat)} sails to meet the monster.`
        : `${The(event.seat)} sails to ${TOWN_NAMES[event.at]}.`;
    case 'braved-fog': {
      const fish = event.fish === 0 ? '' : ` with ${event.fish} fish for the rowers`;
      return `${The(event.seat)} braves the fog to ${TOWN_NAMES[event.to]}${fish}: a ${event.die}, and it takes ${event.needed}.`;
    }
    case 'lost-in-fog':
      return `${The(event.seat)} is lost in the fog for this round.`;
    case 'exhausted':
      return `${The(event.seat)} sends ${aCrew(event.crew)} below deck.`;
    case 'injured':
      return `${The(event.seat)}'s ${crewName(event.crew)} is hurt.`;
    case 'hired':
      return `${The(event.seat)} hires ${aCrew(event.crew)}.`;
    case 'healed':
      return `${The(event.seat)}'s ${crewName(event.crew)} is back on deck.`;
    case 'visited':
      return `${The(event.seat)} visits ${TOWN_NAMES[event.town]}.`;
    case 'paid':
      return `${The(event.seat)} pays ${counted(event.count, event.good)}.`;
    case 'paid-owner':
      return `${The(event.seat)} pays ${the(event.to)} ${counted(event.coins, 'coins')}.`;
    case 'rested':
      return `${The(event.seat)}'s crew rests.`;
    case 'declined':
      return `${The(event.seat)} lets it be.`;
    case 'gained':
      return `${The(event.seat)} gains ${counted(event.count, event.good)}.`;
    case 'went-without':
      return `${The(event.seat)} goes without ${counted(event.count, event.good)}.`;
    case 'dropped':
      return `${The(event.seat)} throws 1 ${event.good} overboard.`;
    case 'regained-ichor':
      return `Ichor rises beside ${the(event.seat)}.`;
    case 'lost-ichor':
      return `Ichor leaves ${the(event.seat)}.`;
    case 'took-token':
      return `${The(event.seat)} takes a renown token: ${TOKEN_NAMES[event.token]}.`;
    case 'stayed-on-seven':
      return `${The(event.seat)} leaves a cube on 7, as no token is left.`;
    case 'placed-cube':
      return `${The(event.seat)} puts a cube on slot ${slotWords(event.slot)}.`;
    case 'withdrew-cube':
      return `${The(event.seat)} takes back the cube on slot ${slotWords(event.slot)}.`;
    case 'passed-over':
      return `${The(event.seat)} skips slot ${slotWords(event.slot)}.`;
    case 'bragged':
      return `${The(event.seat)} brags: ${reputationOf(view, event.card).name}.`;
    case 'bought':
      return `${The(event.seat)} buys the ${buildingName(event.building)}.`;
    case 'built':
      return `${The(event.seat)} builds the ${buildingName(event.building)}.`;
    case 'row-refilled':
      return `New in the row: ${buildingName(event.building)}.`;
    case 'drafted':
      return `${The(event.seat)} drafts ${aCard(event.building)}.`;
    case 'drew-card':
      return `${The(event.seat)} draws ${aCard(event.building)}.`;
    case 'packs-passed':
      return 'The packs go left.';
    case 'buildings-reshuffled':
      return 'The building cards are shuffled anew.';
    case 'discarded-card':
      return `${The(event.seat)} discards the ${buildingName(event.building)}.`;
    case 'completed-event':
      return `${The(event.seat)} completes the event at ${placeName(placeAt(view, eventRegion(view, event.event)))}.`;
    case 'events-reshuffled':
      return 'The event cards are shuffled anew.';
    case 'hunted':
      return `${The(event.seat)} hunts for treasure and finds ${counted(event.coins, 'coins')}.`;
    case 'mustered':
      return `${The(event.seat)} musters ${groupWords(event.group)}.`;
    case 'rolled':
      return `${The(event.seat)} rolls ${event.dice.length === 0 ? 'no dice' : event.dice.join(' ')}.`;
    case 'rerolled':
      return `${The(event.seat)} burns 1 wood and turns a ${event.from} into a ${event.to}.`;
    case 'struck':
      return `${The(event.seat)} strikes with ${event.strength} against ${event.needed}.`;
    case 'retreated':
      return event.lost === 'ichor'
        ? `${The(event.seat)} retreats without Ichor.`
        : `${The(event.seat)} retreats and loses a ${FIGHTER_NAMES[event.lost]}.`;
    case 'conquered': {
      const how = event.by === 'attack' ? 'storms' : 'wins over';
      const from = event.from === null ? '' : ` from ${the(event.from)}`;
      return `${The(event.seat)} ${how} ${TOWN_NAMES[event.town]}${from}!`;
    }
    case 'took-town-card':
      return `${The(event.seat)} keeps the event card of ${TOWN_NAMES[eventOf(view, event.event).town]} as a title.`;
    case 'turned-up-event':
      return `A new event: ${eventWords(view, event.event)}.`;
    case 'changed-board':
      return `The fog takes one sea board and gives another: ${listed((SEA_BOARDS[event.board] ?? []).map((town) => TOWN_NAMES[town]))}. ${The(event.first)} goes first.`;
    case 'monster-emerged':
      return `${The(event.seat)} owns seven buildings, and the monster emerges from the fog!`;
    case 'defeated-monster':
      return event.by === 'attack'
        ? `${The(event.seat)} defeats the monster!`
        : `${The(event.seat)} talks the monster into leaving!`;
    case 'raided':
      return `${The(event.seat)} raids ${the(event.ship)}: ${event.hits[0]} against ${event.hits[1]} hits.`;
    case 'plundered':
      return `${The(event.seat)} takes ${counted(event.coins, 'coins')} from ${the(event.from)}.`;
    case 'proposed':
      return `${The(event.seat)} offers ${the(event.partner)} ${tradeWords(event.give, event.take)}.`;
    case 'traded':
      return `${The(event.seat)} trades with ${the(event.partner)}: ${tradeWords(event.give, event.take)}.`;
    case 'refused-trade':
      return `${The(event.seat)} refuses.`;
    case 'end-triggered':
      return END_WORDS[event.by];
    case 'ended':
      return result(event.outcome);
  }
}

const END_WORDS: Readonly<Record<Trigger, string>> = {
  buildings: 'A capital stands tall: this round and one more.',
  'last-token': 'The last renown token is gone: this round and one more.',
  monster: 'The fog lifts: this round is the last.',
};

function slotWords(slot: number): string {
  return `${slot + 1}, worth ${INFLUENCE_SLOTS[slot]}`;
}

function aCard(building: Parameters<typeof buildingName>[0] | null): string {
  return building === null ? 'a building card' : `the ${buildingName(building)}`;
}

function groupWords({ pirates, serpents, ichor }: Group): string {
  return listed([
    ...(pirates > 0 ? [counted(pirates, 'pirates')] : []),
    ...(serpents > 0 ? [counted(serpents, 'serpents')] : []),
    ...(ichor > 0 ? [FIGHTER_NAMES.ichor] : []),
  ]);
}

/** `2 fish for 1 book`. */
export function tradeWords(give: Bundle, take: Bundle): string {
  return `${gainWords(give)} for ${gainWords(take)}`;
}
