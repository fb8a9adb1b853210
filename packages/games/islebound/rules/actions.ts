// The details of each kind of action, and their possible values at this table.
import { among, aSeat, type Field, type Form, found, from } from '@tidetable/engine';
import { BUILDINGS } from './data/buildings.ts';
import { CREW_IDS } from './data/crew.ts';
import { DICE, FIGHTER_SUPPLY, FIGHTERS } from './data/fighters.ts';
import { REPUTATION_CARDS } from './data/reputation.ts';
import { TOWNS } from './data/towns.ts';
import { BASE_SPEED, INFLUENCE_SLOTS, MAX_SPEED } from './data/tracks.ts';
import { editionOf } from './editions.ts';
import { type Action, type Sea, TRADABLE } from './state.ts';

const NOTHING: Form<Sea> = {};
const crew = { crew: among(CREW_IDS) };
const building = { building: among(BUILDINGS) };
const ship = { ship: aSeat };
const good = { good: among(TRADABLE) };
const cargo = { good: among(['fish', 'wood']) };
const card = { card: from(1, REPUTATION_CARDS.length) };
const fighter = { fighter: among(FIGHTERS) };
const die = { die: from(1, 6) };

/** Up to the most that anyone has of any good. */
const traded: Field<Sea> = found(({ captains }) => {
  const most = Math.max(1, ...captains.flatMap((captain) => TRADABLE.map((kind) => captain[kind])));
  return Array.from({ length: most }, (_none, index) => index + 1);
});

const event: Field<Sea> = found((sea) => editionOf(sea).events.map(({ id }) => id));

export const ACTIONS: { readonly [K in Action['type']]: Form<Sea> } = {
  'choose-port': { port: among(TOWNS) },
  sail: { to: among(TOWNS) },
  place: { at: among([...TOWNS, 'deep-fog']) },
  'brave-fog': { to: among(TOWNS), fish: from(0, MAX_SPEED - BASE_SPEED) },
  exhaust: crew,
  visit: NOTHING,
  'visit-in-part': NOTHING,
  attack: NOTHING,
  negotiate: NOTHING,
  hunt: NOTHING,
  'end-turn': NOTHING,
  raid: ship,
  'offer-trade': ship,
  'leave-out': good,
  give: { ...good, count: traded },
  ask: { ...good, count: traded },
  propose: NOTHING,
  'withdraw-offer': NOTHING,
  accept: NOTHING,
  refuse: NOTHING,
  'complete-event': { event },
  buy: building,
  build: building,
  draft: building,
  discard: building,
  rest: NOTHING,
  skip: NOTHING,
  barter: NOTHING,
  done: NOTHING,
  'take-reward': NOTHING,
  'leave-reward': NOTHING,
  heal: crew,
  choose: { gain: from(0, 1) },
  pay: cargo,
  drop: cargo,
  hire: crew,
  brag: card,
  'brag-alone': card,
  'pass-over': NOTHING,
  'use-slot': NOTHING,
  send: { ...fighter, count: from(0, FIGHTER_SUPPLY.pirate) },
  enlist: crew,
  injure: crew,
  'send-envoy': crew,
  roll: NOTHING,
  strike: NOTHING,
  'press-on': NOTHING,
  retreat: NOTHING,
  reroll: die,
  'place-die': { ...die, ...fighter },
  'no-die': fighter,
  lose: fighter,
  withdraw: { slot: from(0, INFLUENCE_SLOTS.length - 1) },
  'take-coins': { count: from(0, DICE) },
};
