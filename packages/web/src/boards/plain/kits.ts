// Plain but complete boards: lists, counts and a grid, until the real charts come.
import type { Action, Face, Rule, RuleId } from '@tidetable/engine';
import { face as isleboundFace } from '@tidetable/islebound/face';
import type { Action as IsleboundAction, View as Sea } from '@tidetable/islebound/public';
import { deepFogRulebook, rulebook as isleboundRules } from '@tidetable/islebound/rulebook';
import { face as plunderFace } from '@tidetable/plunder/face';
import {
  chart,
  islandName,
  type Action as PlunderAction,
  type View as Seas,
} from '@tidetable/plunder/public';
import { rulebook as plunderRules } from '@tidetable/plunder/rulebook';
import { words } from '../../words/index.ts';
import type { BoardKit, Spot } from '../board.ts';
import { IsleboundBoard } from './islebound-board.tsx';
import { IsleboundCrew, IsleboundHand } from './islebound-captains.tsx';
import { PlunderCrew, PlunderHand } from './plunder-captains.tsx';
import { PlunderChart } from './plunder-chart.tsx';
import { isleboundSpots, plunderSpots } from './spots.ts';
import './plain.css';

/** What ends something, or leaves it to chance. */
const isWeighty = ({ type }: Action): boolean =>
  /^(end|pass|roll|done|fight|strike|draw)/.test(type);

function isleboundKitWith(rulebook: Readonly<Record<RuleId, Rule>>): BoardKit<Sea> {
  return {
    face: isleboundFace as unknown as Face,
    rulebook,
    Board: IsleboundBoard,
    Crew: IsleboundCrew,
    Hand: IsleboundHand,
    spotsOf: (action) => isleboundSpots(action as IsleboundAction),
    heading: () => '',
    turn: ({ agenda }) => agenda.find((frame) => frame.step === 'end-turn')?.seat ?? null,
    cue: () => ({ beats: 1 }),
    isWeighty,
  };
}

function portIn(view: Seas, island: string): Spot | null {
  const port = chart(view).islands.find(
    ({ id, name }) => id === island || islandName(view, island) === name,
  )?.ports[0];
  return port === undefined ? null : `square:${chart(view).names[port]}`;
}

const plunder: BoardKit<Seas> = {
  face: plunderFace as unknown as Face,
  rulebook: plunderRules,
  Board: PlunderChart,
  Crew: PlunderCrew,
  Hand: PlunderHand,
  spotsOf: (action, view) =>
    plunderSpots(action as PlunderAction, (island) => portIn(view, island)),
  heading: ({ round }) => words().plain.roundNumber(round),
  turn: ({ turn }) => turn.seat,
  cue: () => ({ beats: 1 }),
  isWeighty,
};

export const isleboundKit = isleboundKitWith(isleboundRules) as unknown as BoardKit;
export const deepFogKit = isleboundKitWith(deepFogRulebook) as unknown as BoardKit;
export const plunderKit = plunder as unknown as BoardKit;
