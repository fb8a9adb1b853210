// Plunder: the table of contents of the rules.
import { firstLegal, type Game, type Seat } from '@tidetable/engine';
import { ACTIONS } from './actions.ts';
import { affects } from './affects.ts';
import { applyEvent, shown } from './apply-event.ts';
import { clone } from './clone.ts';
import { SEATS } from './data/table.ts';
import { inventory } from './inventory.ts';
import { OPTIONS, teamOf, timeLimit } from './options.ts';
import { outOfPlace } from './out-of-place.ts';
import { readSeas } from './position/read.ts';
import { STANDING_ANSWERS } from './questions.ts';
import { rulebook } from './rulebook.ts';
import { imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { type Action, EVENTS, type Plunder, type Seas } from './state.ts';
import { answerCall, answerOffer, weighAnswers } from './steps/answers.ts';
import { bribe, pressAttack } from './steps/bribes.ts';
import { pay, takeCards } from './steps/cards.ts';
import { aim, ransom, upgrade } from './steps/effects.ts';
import { giveIsland } from './steps/gifts.ts';
import { berth, sailAnywhere, steerStorm } from './steps/relocation.ts';
import { pickIsland } from './steps/setup-choices.ts';
import { placing, rollForShip, withoutShip } from './steps/shipless.ts';
import { chooseVictim, demand, handOver } from './steps/theft.ts';
import { treasure } from './steps/treasure.ts';
import { command, draw, endTurn, find, turn } from './steps/turn.ts';

export const plunder: Game<Plunder> = {
  id: 'plunder',
  title: "Plunder: A Pirate's Life",
  rulesVersion: 2,
  seats: SEATS,
  options: OPTIONS,
  rulebook,
  actions: ACTIONS,
  steps: {
    'pick-island': pickIsland,
    turn,
    find,
    draw,
    command,
    'end-turn': endTurn,
    'roll-for-ship': rollForShip,
    'without-ship': withoutShip,
    'place-ship': placing,
    pay,
    'take-cards': takeCards,
    'answer-offer': answerOffer,
    'answer-call': answerCall,
    'weigh-answers': weighAnswers,
    bribe,
    'press-attack': pressAttack,
    'give-island': giveIsland,
    treasure,
    ransom,
    upgrade,
    aim,
    berth,
    'sail-anywhere': sailAnywhere,
    'steer-storm': steerStorm,
    'choose-victim': chooseVictim,
    demand,
    'hand-over': handOver,
  },
  outOfPlace,
  events: EVENTS,
  timeUp: 'call-time',
  timeLimit,
  standingAnswers: STANDING_ANSWERS,
  teamOf,
  endings: ['target', 'team-target', 'clock', 'round-limit', 'tie-broken', 'shared'],
  setup,
  clone,
  read: readSeas,
  view,
  redact,
  affects,
  shown,
  applyEvent,
  imagine,
  standIn,
  inventory,
};

/** What a stand-in prefers: whatever changes least. */
const LEAST: readonly Action['type'][] = [
  'end-turn',
  'draw',
  'roll',
  'stay-ashore',
  'no-answer',
  'no-deal',
  'refuse',
  'no-bribe',
  'call-off',
  'no-demand',
  'ransom',
];

function standIn(seas: Seas, seat: Seat): Action {
  return firstLegal(plunder, seas, seat, LEAST);
}

export const games = [plunder];
