// The board kit of Forbidden Island.

import type { BoardKit } from '@tidetable/board/board.ts';
import { cueFrom } from '@tidetable/board/cues.ts';
import type { Action as AnyAction, Face } from '@tidetable/engine';
import { affects } from '../rules/affects.ts';
import { applyEvent } from '../rules/apply-event.ts';
import { rulebook } from '../rules/rulebook.ts';
import { type Action, type Event, face, type View } from '../words/en/face.ts';
import { Hand } from './cards.tsx';
import { Crew } from './crew.tsx';
import { cues } from './cues.ts';
import { Island } from './island.tsx';
import { spotsOf } from './spots.ts';
import { PASSES, tries } from './tries.ts';
import './island.css';
import './tile.css';
import './spots.css';
import './treasures.css';
import './piles.css';
import './pawn.css';
import './water-meter.css';
import './people.css';
import './theatre.css';
import { boardWords } from './words.ts';

const WEIGHTY = new Set(['end-actions', 'pass', 'discard', 'escape', 'decline']);

const ICONS = {
  move: 'person',
  fly: 'plane-pilot',
  navigate: 'compass',
  swim: 'big-wave',
  'shore-up': 'hammer-nails',
  sandbags: 'powder-bag',
  'helicopter-lift': 'helicopter',
  land: 'helicopter',
  board: 'helicopter',
  escape: 'helicopter',
  give: 'card-exchange',
  capture: 'open-treasure-chest',
} as const;

export const kit: BoardKit<View> = {
  board: 'forbidden-island',
  face: face as unknown as Face,
  rulebook,
  Board: Island,
  Crew,
  Hand,
  spotsOf: (action: AnyAction, view) => spotsOf(action as Action, view),
  heading: ({ options }) => boardWords().difficulty[options.difficulty],
  tries,
  passes: PASSES,
  cue: cueFrom(cues),
  affects: (event) => affects(event as Event),
  after: (view, event) => applyEvent(view, event as Event),
  isWeighty: ({ type }) => WEIGHTY.has(type),
  ends: ['end-actions'],
  leads: ({ type }) => type === 'capture' || type === 'escape',
  unused: ({ agenda }) => {
    const turn = agenda.at(-1);
    return turn?.step === 'take-actions' && turn.left > 0
      ? boardWords().unusedActions(turn.left)
      : null;
  },
  icons: ICONS,
};
