// A process that plays deals.
import type { StrengthMatch } from '@tidetable/manifest/strength';
import { playDeal } from './playing.ts';

process.on('message', ({ match, deal }: { match: StrengthMatch; deal: number }) => {
  process.send?.(playDeal(match, deal));
});
process.on('disconnect', () => process.exit());
