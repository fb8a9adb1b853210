// The laws, over all seats, difficulties and layouts.
import { obeysTheLaws } from '@tidetable/conformance';
import { forbiddenIsland } from '../rules/index.ts';
import { aboutToDrown, aboutToLeave, beforeTheSkull } from './openings.ts';

const full = process.env.LAWS === 'full';
const every = process.env.LAWS === 'every';

obeysTheLaws(forbiddenIsland, {
  games: full ? 200_000 : 5_000,
  bound: 1_500,
  sampling: every ? 1 : full ? 200 : 75,
  vary: ['difficulty', 'layout'],
  openings: [aboutToLeave, aboutToDrown, beforeTheSkull],
});
