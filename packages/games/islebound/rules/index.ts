// Islebound: the table of contents of the rules, for all editions.
import { firstLegal, type Game, type Seat } from '@tidetable/engine';
import { ACTIONS } from './actions.ts';
import { affects } from './affects.ts';
import { applyEvent, shown } from './apply-event.ts';
import { clone } from './clone.ts';
import { inventory } from './inventory.ts';
import { OPTIONS } from './options.ts';
import { outOfPlace } from './out-of-place.ts';
import { readSea } from './position/read.ts';
import { STANDING_ANSWERS } from './questions.ts';
import { deepFogRulebook, rulebook } from './rulebook.ts';
import { imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import {
  type Action,
  type EditionName,
  EVENTS,
  type Event,
  type Islebound,
  type Sea,
} from './state.ts';
import { act } from './steps/act.ts';
import { draft, payCards } from './steps/architect.ts';
import { enlist, mustering } from './steps/attack.ts';
import { falter, injure, retreat } from './steps/attack-outcome.ts';
import { battle, placeDice } from './steps/battle.ts';
import { build } from './steps/buildings.ts';
import { conquest } from './steps/conquest.ts';
import { exhaust, heal, hire, pickCrew, rest } from './steps/crew.ts';
import { conquest as fogConquest } from './steps/deep-fog/conquest.ts';
import { placing } from './steps/deep-fog/placing.ts';
import { endTurn as endFogTurn } from './steps/deep-fog/rounds.ts';
import { negotiate } from './steps/diplomacy.ts';
import { nextEvent } from './steps/events.ts';
import { gain, overboard, passOver, placeCubes, reward } from './steps/gains.ts';
import { move } from './steps/move.ts';
import { plunder } from './steps/raid.ts';
import { brag, reputation } from './steps/reputation.ts';
import { homePort } from './steps/setup-choices.ts';
import { answerTrade, drawUpTrade } from './steps/trading.ts';
import { endTurn, turn } from './steps/turn.ts';
import { barter, choose, freeVisit, payCargo, sign, visit } from './steps/visit.ts';

const steps: Game<Islebound>['steps'] = {
  'home-port': homePort,
  draft,
  turn,
  move,
  act,
  'end-turn': endTurn,
  exhaust,
  'pick-crew': pickCrew,
  visit,
  sign,
  rest,
  heal,
  choose,
  barter,
  'pay-cargo': payCargo,
  'pay-cards': payCards,
  hire,
  reputation,
  brag,
  build,
  'next-event': nextEvent,
  gain,
  overboard,
  reward,
  'place-cubes': placeCubes,
  'pass-over': passOver,
  muster: mustering,
  enlist,
  battle,
  'place-dice': placeDice,
  falter,
  injure,
  retreat,
  negotiate,
  conquest,
  'free-visit': freeVisit,
  'draw-up-trade': drawUpTrade,
  'answer-trade': answerTrade,
  plunder,
};

const DEEP_FOG_STEPS = { ...steps, move: placing, 'end-turn': endFogTurn, conquest: fogConquest };

const ENDINGS: Readonly<Record<EditionName, readonly string[]>> = {
  retail: ['buildings', 'last-token', 'tie-broken', 'shared'],
  prototype: ['buildings', 'tie-broken', 'shared'],
  'deep-fog': ['monster', 'tie-broken', 'shared'],
};

const ONLY_IN_DEEP_FOG: readonly string[] = [
  'placed',
  'braved-fog',
  'lost-in-fog',
  'took-town-card',
  'changed-board',
  'monster-emerged',
  'defeated-monster',
];
/** Events that never occur in Deep Fog. */
const NEVER_IN_DEEP_FOG: readonly string[] = ['sailed', 'row-refilled', 'events-reshuffled'];
/** Events of Ichor and of the variants. */
const NEVER_IN_THE_PROTOTYPE: readonly string[] = [
  'regained-ichor',
  'lost-ichor',
  'drafted',
  'drew-card',
  'packs-passed',
  'buildings-reshuffled',
  'discarded-card',
  'raided',
  'plundered',
  'proposed',
  'traded',
  'refused-trade',
];

function isEventOf(edition: EditionName, event: Event['type']): boolean {
  if (edition === 'deep-fog') return !NEVER_IN_DEEP_FOG.includes(event);
  if (ONLY_IN_DEEP_FOG.includes(event)) return false;
  return edition === 'retail' || !NEVER_IN_THE_PROTOTYPE.includes(event);
}

function edition(name: EditionName, id: string, title: string): Game<Islebound> {
  const game: Game<Islebound> = {
    id,
    title,
    rulesVersion: 2,
    seats: { min: 2, max: 4 },
    options: OPTIONS[name],
    rulebook: name === 'deep-fog' ? deepFogRulebook : rulebook,
    actions: ACTIONS,
    outOfPlace,
    steps: name === 'deep-fog' ? DEEP_FOG_STEPS : steps,
    events: EVENTS.filter((event) => isEventOf(name, event)),
    standingAnswers: STANDING_ANSWERS,
    endings: ENDINGS[name],
    setup: (seats, chosen, chance) => setup(name, seats, chosen, chance),
    clone,
    read: (input) => readSea(name, input),
    // Only hands are hidden.
    sameForAll: ({ architect }) => name !== 'deep-fog' && !architect,
    view,
    redact,
    affects,
    shown,
    applyEvent,
    imagine,
    standIn: (sea, seat) => standIn(game, sea, seat),
    inventory,
  };
  return game;
}

export const islebound = edition('retail', 'islebound', 'Islebound');
export const isleboundPrototype = edition(
  'prototype',
  'islebound-prototype',
  'Islebound, prototype rules',
);

export const deepFog = edition('deep-fog', 'deep-fog', 'Islebound: Deep Fog');

const EDITIONS: readonly (readonly [Game<Islebound>, EditionName])[] = [
  [islebound, 'retail'],
  [isleboundPrototype, 'prototype'],
  [deepFog, 'deep-fog'],
];

export function gameCalled(id: string): Game<Islebound> {
  return named(id)[0];
}

export function editionCalled(id: string): EditionName {
  return named(id)[1];
}

function named(id: string): readonly [Game<Islebound>, EditionName] {
  const found = EDITIONS.find(([game]) => game.id === id);
  if (found === undefined) throw new Error(`Islebound has no edition ${id}`);
  return found;
}

/** What a stand-in prefers: whatever changes least. */
const LEAST: readonly Action['type'][] = [
  'end-turn',
  'done',
  'skip',
  'take-reward',
  'use-slot',
  'withdraw-offer',
  'leave-out',
  'refuse',
  'retreat',
  'strike',
  'place-die',
  'roll',
];

function standIn(game: Game<Islebound>, sea: Sea, seat: Seat): Action {
  return firstLegal(game, sea, seat, LEAST);
}

export const games = [islebound, isleboundPrototype, deepFog];
