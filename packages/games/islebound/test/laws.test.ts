// The laws, over all seats, both editions and the variants.
import { obeysTheLaws } from '@tidetable/conformance';
import { islebound, isleboundPrototype } from '../index.ts';
import { openingsOf } from './openings.ts';

const full = process.env.LAWS === 'full';
const every = process.env.LAWS === 'every';
const company = { games: full ? 4_000 : 130, bound: 8_000, sampling: every ? 1 : 150, vary: ['architect'] as const };

for (const game of [islebound, isleboundPrototype])
  obeysTheLaws(game, { ...company, openings: openingsOf(game) });
