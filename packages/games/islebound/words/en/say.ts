// The labels of actions.

import { BUILDING_CARDS, type Building } from '../../rules/data/buildings.ts';
import type { CrewId } from '../../rules/data/crew.ts';
import { type Fighter, STRENGTH } from '../../rules/data/fighters.ts';
import { DEEP_FOG } from '../../rules/data/map.ts';
import type { Town } from '../../rules/data/towns.ts';
import { INFLUENCE_SLOTS } from '../../rules/data/tracks.ts';
import { eventCard, reputationAt } from '../../rules/editions.ts';
import { owns, rowPrice, signOf, strengthNeeded, townIn } from '../../rules/questions.ts';
import { fogRoll } from '../../rules/sailing.ts';
import { regionOfEvent } from '../../rules/sea-boards.ts';
import type { Action, Frame, FrameOf, View } from '../../rules/state.ts';
import {
  buildingName,
  costWords,
  counted,
  crewName,
  FIGHTER_NAMES,
  gainWords,
  shipName,
  TOKEN_NAMES,
  TOWN_NAMES,
} from './names.ts';
import { eventsShown, gainsOffered } from './seen.ts';

/** The frame on top, if it is of this kind. */
function onTop<K extends Frame['step']>(view: View, step: K): FrameOf<K> | null {
  const frame = view.agenda.at(-1);
  return frame?.step === step ? (frame as FrameOf<K>) : null;
}

/** Fixed labels. */
const PLAIN: Readonly<Partial<Record<Action['type'], string>>> = {
  visit: 'Visit the town',
  'visit-in-part': 'Visit, and pick what you take',
  'end-turn': 'End the turn',
  propose: 'Propose the trade',
  'withdraw-offer': 'Think better of it',
  accept: 'Accept the trade',
  refuse: 'Refuse the trade',
  roll: 'Roll the dice',
  strike: 'Strike with these dice',
  'press-on': 'Press on and injure crew',
  retreat: 'Retreat',
  rest: 'Rest the crew',
  skip: 'No, thanks',
  done: 'Enough',
  'leave-reward': 'Leave the reward',
  'pass-over': 'Skip the first empty slot',
  'use-slot': 'Use the first empty slot',
};

export function say(action: Action, view: View): string {
  switch (action.type) {
    case 'choose-port':
      return `Start from ${TOWN_NAMES[action.port]}`;
    case 'sail':
      return `Sail to ${TOWN_NAMES[action.to]}`;
    case 'place':
      return action.at === 'deep-fog' ? 'Face the monster' : `Sail to ${TOWN_NAMES[action.at]}`;
    case 'brave-fog':
      return sayFog(action.to, action.fish, view);
    case 'attack':
    case 'negotiate':
      return sayConquest(action.type, view);
    case 'hunt':
      return `Hunt for treasure: ${counted(Math.max(1, view.treasureMap), 'coins')}`;
    case 'raid':
      return `Raid the ${shipName(action.ship)}`;
    case 'complete-event':
      return `Complete the event at ${eventWords(view, action.event)}`;
    case 'buy':
    case 'build':
    case 'draft':
    case 'discard':
      return sayBuilding(action.type, action.building, view);
    case 'offer-trade':
      return `Offer a trade to the ${shipName(action.ship)}`;
    case 'leave-out':
      return `Leave out ${counted(2, action.good).slice(2)}`;
    case 'give':
      return `Give ${counted(action.count, action.good)}`;
    case 'ask':
      return `Ask for ${counted(action.count, action.good)}`;
    case 'send':
      return saySend(action.fighter, action.count);
    case 'reroll':
      return `Reroll a ${action.die} for 1 wood`;
    case 'lose':
      return action.fighter === 'ichor' ? 'Lose Ichor' : `Lose a ${FIGHTER_NAMES[action.fighter]}`;
    case 'exhaust':
      return `Exhaust the ${crewName(action.crew)}`;
    case 'enlist':
      return `Enlist the ${crewName(action.crew)}`;
    case 'injure':
      return `Injure the ${crewName(action.crew)}`;
    case 'send-envoy':
      return `Send to talk the ${crewName(action.crew)}`;
    case 'heal':
      return `Heal the ${crewName(action.crew)}`;
    case 'hire':
      return `Hire the ${crewName(action.crew)}${hireWords(view, action.crew)}`;
    case 'withdraw':
      return sayWithdraw(view, action.slot);
    case 'barter':
      return sayBarter(view);
    case 'choose':
      return sayChoice(view, action.gain);
    case 'take-reward':
      return `Take ${rewardWords(view)}`;
    case 'pay':
      return `Pay 1 ${action.good}`;
    case 'drop':
      return `Throw overboard 1 ${action.good}`;
    case 'brag':
      return `Tell the ${reputationAt(view, action.card).name}`;
    case 'brag-alone':
      return `Tell the ${reputationAt(view, action.card).name} for yourself alone`;
    case 'place-die':
      return `Place a ${action.die} on ${dieTaker(action.fighter)} (strength ${STRENGTH[action.fighter][action.die]})`;
    case 'no-die':
      return action.fighter === 'ichor'
        ? 'No die for Ichor'
        : `No more dice for ${FIGHTER_NAMES[action.fighter]}s`;
    case 'take-coins':
      return `Take ${action.count === 0 ? 'nothing' : counted(action.count, 'coins')}`;
    default:
      return PLAIN[action.type] ?? action.type;
  }
}

function dieTaker(fighter: Fighter): string {
  return fighter === 'ichor' ? 'Ichor' : `a ${FIGHTER_NAMES[fighter]}`;
}

function sayConquest(how: 'attack' | 'negotiate', view: View): string {
  const seat = onTop(view, 'act')?.seat;
  const monster = seat !== undefined && view.captains[seat]?.region === DEEP_FOG;
  if (how === 'attack') return monster ? 'Attack the monster' : 'Attack the town';
  return monster ? 'Talk the monster into leaving' : 'Win the town by diplomacy';
}

function sayFog(to: Town, fish: number, view: View): string {
  const seat = onTop(view, 'move')?.seat ?? 0;
  const rowers = fish === 0 ? '' : ` with ${fish} fish`;
  return `Brave the fog to ${TOWN_NAMES[to]}${rowers}: ${fogRoll(view, seat, fish)} or more`;
}

/** `Morlim: 1 book and a worker for 3 cubes`. */
export function eventWords(view: View, event: number): string {
  const isUp = eventsShown(view).includes(event);
  const town = isUp ? townIn(view, regionOfEvent(view, event)) : eventCard(view, event).town;
  return `${TOWN_NAMES[town]}: ${eventTerms(view, event)}`;
}

/** `1 book and a worker for 3 cubes`. */
export function eventTerms(view: View, event: number): string {
  const { pay, fightersNeeded, cubes } = eventCard(view, event);
  const muster = fightersNeeded > 0 ? ` with ${fightersNeeded} pirates or serpents aboard` : '';
  return `${costWords(pay)}${muster} for ${counted(cubes, 'cubes')}`;
}

function sayBuilding(
  how: 'buy' | 'build' | 'draft' | 'discard',
  building: Building,
  view: View,
): string {
  const name = buildingName(building);
  const { value, fish, wood } = BUILDING_CARDS[building];
  if (how === 'buy') return `Buy ${name} for ${counted(value, 'coins')}`;
  if (how === 'draft') return `Draft ${name}`;
  if (how === 'discard') return `Discard ${name}`;
  const builder = onTop(view, 'build')?.seat;
  const spared = builder !== undefined && owns(view, builder, 'carpenters-hall') ? 1 : 0;
  return `Build ${name} for ${gainWords({ fish, wood: Math.max(0, wood - spared) })}`;
}

function saySend(fighter: Fighter, count: number): string {
  if (fighter === 'ichor') return count === 0 ? 'Send no Ichor' : 'Send Ichor';
  return `Send ${counted(count, fighter === 'pirate' ? 'pirates' : 'serpents')}`;
}

/** ` for 2 coins`; without a price if the crew member is not for hire. */
function hireWords(view: View, crew: CrewId): string {
  const place = view.crewRow.indexOf(crew);
  if (place < 0) return '';
  const frame = onTop(view, 'hire');
  const isWaived = frame !== null && (frame.free || owns(view, frame.seat, 'tavern'));
  const price = (isWaived ? 0 : rowPrice(view, place)) + (frame?.surcharge ?? 0);
  return ` for ${price === 0 ? 'nothing' : counted(price, 'coins')}`;
}

function sayBarter(view: View): string {
  const frame = onTop(view, 'barter');
  const step = frame === null ? undefined : signOf(view, frame.region).action[frame.at];
  if (step?.do !== 'barter') return 'Barter';
  return `Barter ${costWords(step.pay)} for ${gainWords(step.gain)}`;
}

function sayChoice(view: View, index: number): string {
  const frame = onTop(view, 'choose');
  const gain = frame === null ? undefined : gainsOffered(view, frame)[index];
  if (gain?.cubes === 1) return 'Place 1 cube';
  return `Take ${gain === undefined ? 'what is offered' : gainWords(gain)}`;
}

/** Excess influence is lost, and the label warns of it (IB-AMB-23). */
function sayWithdraw(view: View, slot: number): string {
  const worth = INFLUENCE_SLOTS[slot] ?? 0;
  const frame = onTop(view, 'negotiate');
  const over = frame === null ? 0 : frame.influence + worth - strengthNeeded(view, frame.region);
  const warning = over > 0 ? `, ${over} more than needed` : '';
  return `Withdraw the cube on slot ${slot + 1}, worth ${worth}${warning}`;
}

function rewardWords(view: View): string {
  const frame = onTop(view, 'reward');
  return frame === null ? 'the reward' : TOKEN_NAMES[frame.token];
}
