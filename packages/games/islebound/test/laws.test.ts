// The laws, over all seats, both editions and the variants.
import { obeysTheLaws } from '@tidetable/conformance';
import { islebound, isleboundPrototype } from '../index.ts';
import { openingsOf } from './openings.ts';

const full = process.env.LAWS === 'full';
const every = process.env.LAWS === 'every';
const company = { games: full ? 4_000 : 130, bound: 8_000, sampling: every ? 1 : 150 };

obeysTheLaws(islebound, { ...company, vary: ['architect'], openings: openingsOf(islebound) });
obeysTheLaws(isleboundPrototype, {
  ...company,
  openings: openingsOf(isleboundPrototype),
  unused: ['draft', 'pay-cards', 'draw-up-trade', 'answer-trade', 'plunder'],
});
