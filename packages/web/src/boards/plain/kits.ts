// A plain but complete board for any game: what the view says, as lists and counts; the action list does the rest.
import type { Face, Rule, RuleId } from '@tidetable/engine';
import { face as plunderFace } from '@tidetable/plunder/face';
import { rulebook as plunderRules } from '@tidetable/plunder/rulebook';
import type { BoardKit } from '../board.ts';
import { PlainBoard, PlainCrew, PlainHand } from './plain.tsx';

function plainKit(face: unknown, rulebook: Readonly<Record<RuleId, Rule>>): BoardKit {
  return {
    face: face as Face,
    rulebook,
    Board: PlainBoard,
    Crew: PlainCrew,
    Hand: PlainHand,
    spotsOf: () => [],
    heading: () => '',
    turn: () => null,
    cue: () => ({ beats: 1 }),
    isWeighty: ({ type }) => /^(end|pass|roll|done)/.test(type),
  };
}

export const plunderKit = plainKit(plunderFace, plunderRules);
