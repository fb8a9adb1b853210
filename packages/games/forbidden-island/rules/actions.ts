// What each kind of action looks like.
import { among, aSeat, type Form } from '@tidetable/engine';
import { CARDS } from './data/cards.ts';
import { TILES, TREASURES } from './data/tiles.ts';
import type { Action, Island } from './state.ts';

const tile = among(TILES);
const card = among(CARDS);

export const actions: { readonly [K in Action['type']]: Form<Island> } = {
  move: { to: tile },
  fly: { to: tile },
  navigate: { pawn: aSeat, to: tile },
  agree: {},
  refuse: {},
  'shore-up': { tile },
  'stop-shoring': {},
  give: { card, to: aSeat },
  capture: { treasure: among(TREASURES) },
  'end-actions': {},
  discard: { card },
  pass: {},
  swim: { to: tile },
  decline: {},
  sandbags: { tile },
  'helicopter-lift': { from: tile },
  board: { pawn: aSeat },
  land: { to: tile },
  escape: {},
};
