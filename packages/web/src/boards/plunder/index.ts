// Plunder on the screen.
import type { Action as AnyAction, Face } from '@tidetable/engine';
import { face } from '@tidetable/plunder/face';
import { type Action, type Event, targetOf, type View } from '@tidetable/plunder/public';
import { rulebook } from '@tidetable/plunder/rulebook';
import { words } from '../../words/index.ts';
import type { BoardKit } from '../board.ts';
import { cueFrom } from '../cues.ts';
import { after } from './after.ts';
import { Board } from './board.tsx';
import { Crew } from './crew.tsx';
import { cues } from './cues.ts';
import { formOf, placesOf } from './forms.ts';
import { Hand } from './hand.tsx';
import { spotsOf } from './spots.ts';
import { tries } from './tries.ts';
import './tokens.css';
import './chart.css';
import './pieces.css';
import './ships.css';
import './storm.css';
import './captains.css';
import './hand.css';
import './supply.css';
import './sheets.css';
import './market.css';
import './theatre.css';

const WEIGHTY = new Set(['end-turn', 'roll', 'fight', 'stay-ashore', 'call-time']);

export const plunderKit: BoardKit<View> = {
  face: face as unknown as Face,
  rulebook,
  Board,
  Crew,
  Hand,
  hasChart: true,
  spotsOf: (action: AnyAction, view) => spotsOf(action as Action, view),
  hasRounds: true,
  heading: ({ options, round }) =>
    `${words().plunder.round(round)}, ${words().plunder.to(targetOf(options))}`,
  tries,
  verbs: () => words().plunder.verbs,
  form: formOf,
  places: placesOf,
  cue: cueFrom(cues),
  after: (view, event) => after(view, event as Event),
  isWeighty: ({ type }) => WEIGHTY.has(type),
};
