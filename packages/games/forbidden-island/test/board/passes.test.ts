// The page knows the passes without loading the rules.

import { expect, it } from 'vitest';
import { PASSES } from '../../board/tries.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { face } from '../../words/en/face.ts';

it('agrees with the rules on what lets things go on', () => {
  expect(PASSES).toEqual(forbiddenIsland.passes);
});

it('has words for every end of a standing “no”', () => {
  expect(Object.keys(face.untils ?? {})).toEqual(forbiddenIsland.untils);
});
