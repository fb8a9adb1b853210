// The board kit of Plunder.

import type { BoardKit } from '@tidetable/board/board.ts';
import { cueFrom } from '@tidetable/board/cues.ts';
import type { Action as AnyAction, Face } from '@tidetable/engine';
import {
  type Action,
  cardWords,
  type Event,
  type Peg,
  STANDING_ANSWERS,
  targetOf,
  type View,
} from '../public.ts';
import { affects } from '../rules/affects.ts';
import { applyEvent } from '../rules/apply-event.ts';
import { rulebook } from '../rules/rulebook.ts';
import { face } from '../words/en/face.ts';
import { Board } from './board.tsx';
import { Crew } from './crew.tsx';
import { cues } from './cues.ts';
import { formOf, placesOf } from './forms.ts';
import { costOf, Hand, hasMerchants } from './hand.tsx';
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
import { boardWords } from './words.ts';

const WEIGHTY = new Set(['end-turn', 'roll', 'fight', 'stay-ashore', 'call-time']);
const LEADS = new Set(['roll', 'draw', 'fight']);

const ICONS = {
  sail: 'galleon',
  'sail-anywhere': 'galleon',
  collect: 'chest',
  draw: 'card-exchange',
  roll: 'dice-six-faces-five',
  bury: 'locked-chest',
  exchange: 'barrel',
  build: 'hammer-nails',
  'build-ship': 'galleon',
  attack: 'crossed-sabres',
  'attack-island': 'cannon',
  offer: 'trade',
  threaten: 'pirate-skull',
  bribe: 'two-coins',
} as const;

export const kit: BoardKit<View> = {
  board: 'plunder',
  face: face as unknown as Face,
  rulebook,
  Board,
  Crew,
  Hand,
  hasChart: true,
  spotsOf: (action: AnyAction, view) => spotsOf(action as Action, view),
  hasRounds: true,
  heading: ({ options, round }) =>
    `${boardWords().round(round)}, ${boardWords().to(targetOf(options))}`,
  tries,
  meant: (spot) => (spot === 'build:ship' ? boardWords().verbs['build-ship'] : undefined),
  verbs: (view) => {
    const { exchange, ...others } = boardWords().verbs;
    return hasMerchants(view) ? { ...others, exchange } : others;
  },
  form: formOf,
  places: placesOf,
  standingAnswers: STANDING_ANSWERS,
  cue: cueFrom(cues),
  affects: (event) => affects(event as Event),
  after: (view, event) => applyEvent(view, event as Event),
  isWeighty: ({ type }) => WEIGHTY.has(type),
  ends: ['end-turn'],
  leads: ({ type }) => LEADS.has(type),
  unused: ({ turn: { pool } }) =>
    pool === null ? boardWords().rollLeft : pool > 0 ? boardWords().squaresLeft(pool) : null,
  cost: (action) => {
    const { type, peg } = action as { type: string; peg?: Peg };
    const thing = type === 'build-ship' ? 'ship' : peg;
    return thing === undefined ? null : cardWords(costOf(thing));
  },
  icons: ICONS,
};
