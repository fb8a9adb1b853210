// Each game's words, rules and places on the board, without what draws them.
import type { Action as AnyAction, Face } from '@tidetable/engine';
import * as island from '@tidetable/forbidden-island/face';
import { rulebook as islandRules } from '@tidetable/forbidden-island/rulebook';
import * as islebound from '@tidetable/islebound/face';
import type { Action as IsleboundAction, View as IsleboundView } from '@tidetable/islebound/public';
import { rulebook as isleboundRules } from '@tidetable/islebound/rulebook';
import * as plunder from '@tidetable/plunder/face';
import type { Action as PlunderAction, View as PlunderView } from '@tidetable/plunder/public';
import { rulebook as plunderRules } from '@tidetable/plunder/rulebook';
import type { Page } from 'playwright-core';
import type { BoardKit } from '../../src/boards/board.ts';
import { spotsOf as islandSpots } from '../../src/boards/forbidden-island/spots.ts';
import { spotsOf as isleboundSpots } from '../../src/boards/islebound/spots.ts';
import { formOf } from '../../src/boards/plunder/forms.ts';
import { spotsOf as plunderSpots } from '../../src/boards/plunder/spots.ts';
import { type Filling, fillIn } from '../plunder/filling.ts';

export interface Wording extends Pick<BoardKit, 'face' | 'rulebook' | 'spotsOf' | 'form'> {
  /** Fills in a form of the board and sends it. */
  fillIn?(page: Page, filling: Filling): Promise<void>;
}

const ISLEBOUND: Wording = {
  face: islebound.face as unknown as Face,
  rulebook: isleboundRules,
  spotsOf: (action: AnyAction, view) =>
    isleboundSpots(action as IsleboundAction, view as IsleboundView),
};

const WORDINGS: Readonly<Record<string, Wording>> = {
  'forbidden-island': {
    face: island.face as unknown as Face,
    rulebook: islandRules,
    spotsOf: (action: AnyAction, view) => islandSpots(action as island.Action, view as island.View),
  },
  islebound: ISLEBOUND,
  'islebound-prototype': ISLEBOUND,
  'deep-fog': ISLEBOUND,
  plunder: {
    face: plunder.face as unknown as Face,
    rulebook: plunderRules,
    spotsOf: (action: AnyAction, view) =>
      plunderSpots(action as PlunderAction, view as PlunderView),
    form: formOf,
    fillIn,
  },
};

export function wordingOf(game: string): Wording {
  const found = WORDINGS[game];
  if (found === undefined) throw new Error(`nobody knows ${game}`);
  return found;
}
