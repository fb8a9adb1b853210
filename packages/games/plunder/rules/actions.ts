// What each kind of action looks like.
import {
  among,
  aSeat,
  type Field,
  type Form,
  found,
  from,
  itemAt,
  optional,
} from '@tidetable/engine';
import { ASKED, GIVEN } from './bundles.ts';
import { PEGS } from './data/fleet.ts';
import { KINDS, RESOURCE_CARDS } from './data/resources.ts';
import { chart } from './questions.ts';
import type { Action, Seas } from './state.ts';

const square = found(({ layout }: Seas) => chart({ layout }).names);
const island = found(({ layout }: Seas) => chart({ layout }).islands.map(({ id }) => id));
const ship = found(({ ships }: Seas) => ships.map(({ id }) => id));

/** Zero is left out. */
function counts(names: readonly string[]): Readonly<Record<string, Field<unknown>>> {
  return Object.fromEntries(
    names.map((name, kind) => [name, optional(from(1, itemAt(RESOURCE_CARDS, kind)))]),
  );
}

const give = counts(GIVEN);
const ask = counts(ASKED);
const cards = counts(KINDS);

export const ACTIONS: { readonly [K in Action['type']]: Form<Seas> } = {
  pick: { island },
  collect: { ship, at: square },
  draw: {},
  roll: {},
  bury: {},
  exchange: {},
  'call-time': {},
  'end-turn': {},
  sail: { ship, to: square },
  build: { peg: among(PEGS), ship },
  'build-ship': { at: square },
  'place-ship': { at: square },
  berth: { at: square },
  attack: { ship, target: ship },
  'attack-island': { ship },
  fight: {},
  'call-off': {},
  'no-bribe': {},
  bribe: give,
  'name-price': ask,
  offer: { to: aSeat, ...give, ...ask },
  threaten: { to: aSeat, ...give, ...ask },
  call: { ...give, ...ask },
  answer: { ...give, ...ask },
  'no-answer': {},
  'no-deal': {},
  refuse: {},
  accept: { from: optional(aSeat) },
  counter: { to: optional(aSeat), ...give, ...ask },
  'ask-for-island': { island },
  'give-island': { island, to: aSeat },
  pay: cards,
  take: cards,
  demand: cards,
  'hand-over': cards,
  'no-demand': {},
  ransom: {},
  'let-sink': {},
  upgrade: { ship },
  target: { ship },
  'sail-anywhere': { to: square },
  'steer-storm': { to: square },
  rob: { captain: aSeat },
  'buy-ship': {},
  'give-point': {},
  'pay-gold': {},
  'stay-ashore': {},
  disown: { island },
};
