// The page knows what only lets things go on without fetching the rules.

import { face } from '@tidetable/forbidden-island/face';
import { forbiddenIsland } from '@tidetable/forbidden-island/rules';
import { expect, it } from 'vitest';
import { PASSES } from '../../src/boards/forbidden-island/tries.ts';

it('agrees with the rules on what lets things go on', () => {
  expect(PASSES).toEqual(forbiddenIsland.passes);
});

it('has words for every end of a standing “no”', () => {
  expect(Object.keys(face.untils ?? {})).toEqual(forbiddenIsland.untils);
});
