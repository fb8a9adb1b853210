// The parts of Islebound's board that render nothing.
import { cueFrom } from '@tidetable/board/cues.ts';
import type { Action as AnyAction, Face } from '@tidetable/engine';
import type { BoardParts } from '../../../../web/test/kit/board-parts.ts';
import { cues } from '../../board/cues.ts';
import { spotsOf } from '../../board/spots.ts';
import type { Action, View } from '../../public.ts';
import { applyEvent } from '../../rules/apply-event.ts';
import { rulebook } from '../../rules/rulebook.ts';
import { face } from '../../words/en/face.ts';

export const parts: BoardParts = {
  face: face as unknown as Face,
  rulebook,
  spotsOf: (action: AnyAction, view) => spotsOf(action as Action, view as View),
  cue: cueFrom(cues as never),
  after: applyEvent as never,
};
