// The board kit of Islebound: the retail and prototype rules, and Deep Fog.

import type { BoardKit } from '@tidetable/board/board.ts';
import { cueFrom } from '@tidetable/board/cues.ts';
import type { Action as AnyAction, Face } from '@tidetable/engine';
import { type Action, type Event, STANDING_ANSWERS, type View } from '../public.ts';
import { affects } from '../rules/affects.ts';
import { applyEvent } from '../rules/apply-event.ts';
import { rulebook } from '../rules/rulebook.ts';
import { face } from '../words/en/face.ts';
import { IsleboundBoard } from './board.tsx';
import { Captains } from './captains.tsx';
import { aspectOf } from './chart.tsx';
import { costOf } from './costs.ts';
import { cues } from './cues.ts';
import { isEnough } from './placement.ts';
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
import './moments.css';
import './info-page.css';
import { boardWords } from './words.ts';

const WEIGHTY = new Set(['end-turn', 'roll', 'strike', 'retreat', 'raid', 'brave-fog', 'propose']);

const LEADS = new Set(['roll', 'propose']);

/** Actions that are chosen by touch, because there are too many to list. */
const placesOf = ({ type }: AnyAction): string | null =>
  type === 'draft' ? boardWords().touchToDraft : null;

const ICONS = {
  sail: 'galleon',
  place: 'galleon',
  'brave-fog': 'fog',
  visit: 'village',
  'visit-in-part': 'village',
  attack: 'crossed-swords',
  negotiate: 'shaking-hands',
  hunt: 'treasure-map',
  raid: 'pirate-flag',
  'offer-trade': 'trade',
  'complete-event': 'scroll-unfurled',
  buy: 'hammer-nails',
  build: 'hammer-nails',
  hire: 'person',
  brag: 'talk',
  'brag-alone': 'talk',
} as const;

export const kit: BoardKit<View> = {
  board: 'islebound',
  face: face as unknown as Face,
  rulebook,
  Board: IsleboundBoard,
  Crew: Captains,
  Hand: ShipBoard,
  hasChart: true,
  aspect: aspectOf,
  spotsOf: (action: AnyAction, view) => spotsOf(action as Action, view),
  hasRounds: true,
  heading: (view) => boardWords().heading(view.edition),
  tries,
  verbs: () => boardWords().verbs,
  standingAnswers: STANDING_ANSWERS,
  cue: cueFrom(cues),
  affects: (event) => affects(event as Event),
  after: (view, event) => applyEvent(view, event as Event),
  isWeighty: ({ type }) => WEIGHTY.has(type),
  ends: ['end-turn'],
  leads: ({ type }, view) => LEADS.has(type) || (type === 'strike' && isEnough(view)),
  unused: ({ agenda }) => {
    const turn = agenda.at(-1);
    return turn?.step === 'act' && !turn.acted ? boardWords().actionLeft : null;
  },
  cost: costOf,
  places: placesOf,
  icons: ICONS,
};
