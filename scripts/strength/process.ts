// A process that plays one deal after another, as it is told.
import type { Match } from './matches.ts';
import { playDeal } from './playing.ts';

process.on('message', ({ match, deal }: { match: Match; deal: number }) => {
  process.send?.(playDeal(match, deal));
});
process.on('disconnect', () => process.exit());
