// The caches and buffers of one searching player.
import { DistanceCache } from './distances.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { Rater } from './rating.ts';
import { RiskAssessor } from './risks.ts';
import { SetSurveyor } from './treasure-sets.ts';
import { WinOdds } from './win-odds.ts';

export class Thinker {
  readonly assessor: RiskAssessor;
  readonly policy: PlayoutPolicy;
  readonly odds: WinOdds;

  constructor() {
    const cache = new DistanceCache();
    this.assessor = new RiskAssessor(cache);
    const rater = new Rater(cache, this.assessor, new SetSurveyor(cache));
    this.policy = new PlayoutPolicy(cache, this.assessor, rater);
    this.odds = new WinOdds(rater);
  }
}
