// Islebound on the screen: the retail and prototype rules, and Deep Fog.
import type { Action as AnyAction, Face } from '@tidetable/engine';
import { face } from '@tidetable/islebound/face';
import type { Action, Event, View } from '@tidetable/islebound/public';
import { rulebook } from '@tidetable/islebound/rulebook';
import { words } from '../../words/index.ts';
import type { BoardKit } from '../board.ts';
import { cueFrom } from '../cues.ts';
import { after } from './after.ts';
import { IsleboundBoard } from './board.tsx';
import { Captains } from './captains.tsx';
import { cues } from './cues.ts';
import { ShipBoard } from './ship-board.tsx';
import { spotsOf } from './spots.ts';
import { tries } from './tries.ts';
import './table.css';
import './parts.css';
import './chart.css';
import './town.css';
import './ships.css';
import './fog.css';
import './renown.css';
import './buildings.css';
import './captains.css';
import './ship-board.css';
import './scene.css';
import './dice.css';
import './info-page.css';

const WEIGHTY = new Set([
  'end-turn',
  'roll',
  'strike',
  'reroll',
  'retreat',
  'raid',
  'brave-fog',
  'propose',
]);

export const isleboundKit: BoardKit<View> = {
  face: face as unknown as Face,
  rulebook,
  Board: IsleboundBoard,
  Crew: Captains,
  Hand: ShipBoard,
  hasChart: true,
  spotsOf: (action: AnyAction, view) => spotsOf(action as Action, view),
  hasRounds: true,
  heading: (view) => words().islebound.heading(view.edition),
  tries,
  verbs: () => words().islebound.verbs,
  cue: cueFrom(cues),
  after: (view, event) => after(view, event as Event),
  isWeighty: ({ type }) => WEIGHTY.has(type),
};
