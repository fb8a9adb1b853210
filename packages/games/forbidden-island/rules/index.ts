// Forbidden Island: the table of contents of the rules.
import { type Game, legal, type Seat } from '@tidetable/engine';
import { actions } from './actions.ts';
import { affects } from './affects.ts';
import { applyEvent, shown } from './apply-event.ts';
import { has, squareOf } from './board.ts';
import { inventory } from './inventory.ts';
import { options } from './options.ts';
import { outOfPlace } from './out-of-place.ts';
import { readIsland } from './position/read.ts';
import { rulebook } from './rulebook.ts';
import { imagine, redact, view } from './secrets.ts';
import { setup } from './setup.ts';
import { type Action, clone, EVENTS, type Forbidden, type Island } from './state.ts';
import { drawFloodCards, sink } from './steps/draw-flood-cards.ts';
import { drawTreasureCards } from './steps/draw-treasure-cards.ts';
import { ENDINGS } from './steps/game-end.ts';
import { discard } from './steps/hand-limit.ts';
import { lift, pause } from './steps/moments.ts';
import { askFirst } from './steps/move.ts';
import { pawnsInWater, swim } from './steps/pawns-on-flooded-tiles.ts';
import { shoreUpSecond } from './steps/shore-up.ts';
import { takeActions } from './steps/take-actions.ts';
import { turn } from './steps/turn.ts';

export const forbiddenIsland: Game<Forbidden> = {
  id: 'forbidden-island',
  title: 'Forbidden Island',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  cooperative: true,
  difficultyOf: ({ difficulty }) => difficulty,
  options,
  rulebook,
  actions,
  steps: {
    turn,
    'take-actions': takeActions,
    'shore-up-second': shoreUpSecond,
    'ask-first': askFirst,
    'draw-treasure-cards': drawTreasureCards,
    discard,
    'draw-flood-cards': drawFloodCards,
    sink,
    'pawns-in-water': pawnsInWater,
    swim,
    lift,
    pause,
  },
  outOfPlace,
  events: EVENTS,
  cutIns: true,
  passes: ['pass', 'end-actions', 'stop-shoring'],
  untils: ['threatened', 'waters-rose', 'captured'],
  endings: ENDINGS,
  setup,
  clone,
  read: readIsland,
  sameForAll: () => true,
  view,
  redact,
  affects,
  shown,
  applyEvent,
  imagine,
  standIn,
  inventory,
};

/** What does least harm, in order of preference: no pawn is left to drown. */
const LEAST: readonly Action['type'][] = [
  'end-actions',
  'stop-shoring',
  'pass',
  'refuse',
  'discard',
  'swim',
  'helicopter-lift',
  'land',
  'board',
];

function standIn(island: Island, seat: Seat): Action {
  const actions = legal(forbiddenIsland, island, seat).filter(
    (action) =>
      action.type !== 'helicopter-lift' || has(island.sunk, squareOf(island, action.from)),
  );
  for (const type of LEAST) {
    const action = actions.find((candidate) => candidate.type === type);
    if (action !== undefined) return action;
  }
  throw new Error(`seat ${seat} has nothing to decide`);
}

/** Every edition. */
export const games = [forbiddenIsland];
