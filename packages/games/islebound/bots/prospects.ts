// What can be made of a region: the best action there, the events, and what lies within reach of it next.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  captainOf,
  countSkill,
  type Region,
  regionOf,
  type Sea,
  sailCost,
  speedOf,
  stepsBetween,
} from '../public.ts';
import { Attack, wholeLevy } from './attack.ts';
import { costOfTalks } from './diplomacy.ts';
import { type Foresight, turnDepth } from './foresight.ts';

export function attackGain(foresight: Foresight, sea: Sea): number {
  const { seat } = foresight;
  return attackOn(foresight, sea, captainOf(sea, seat).region as Region).best(wholeLevy(sea, seat));
}

/** An attack on a place in this sea. */
export function attackOn(foresight: Foresight, sea: Sea, region: Region): Attack {
  const { seat, weights } = foresight;
  const prize = foresight.prize(sea, region, 'attack');
  return new Attack(sea, seat, region, prize, foresight.aheadAfter(region), weights);
}

export function talksGain(foresight: Foresight, sea: Sea): number {
  const { seat, weights } = foresight;
  const region = captainOf(sea, seat).region as Region;
  const cost = foresight.aheadAfter(region) * weights.influence * costOfTalks(sea, seat, region);
  return foresight.prize(sea, region, 'diplomacy') - cost;
}

/** Half of the dice hit; the difference goes to whoever has more of them. */
export function raidGain({ seat, weights }: Foresight, sea: Sea, ship: Seat): number {
  const dice = (who: Seat): number => {
    const { deck, pirates } = captainOf(sea, who);
    return countSkill(deck, 'combat') + pirates;
  };
  const hits = (dice(seat) - dice(ship)) / 2;
  const loser = captainOf(sea, hits > 0 ? ship : seat);
  return Math.sign(hits) * Math.min(Math.abs(hits), loser.coins) * (1 + weights.rivals);
}

/** The best action in the region where the ship is but hunting, and every event there that is worth its cost. */
export function bestHere(foresight: Foresight, sea: Sea): number {
  const before = foresight.worth(sea);
  let main = 0;
  let events = 0;
  for (const action of foresight.legal(sea))
    switch (action.type) {
      case 'visit':
        main = Math.max(main, foresight.gain(sea, action, before));
        break;
      case 'attack':
        main = Math.max(main, attackGain(foresight, sea));
        break;
      case 'negotiate':
        main = Math.max(main, talksGain(foresight, sea));
        break;
      case 'complete-event':
        events += Math.max(0, foresight.gain(sea, action, before));
        break;
    }
  return main + events;
}

/** Where to sail. */
export class Voyage {
  readonly #foresight: Foresight;
  /** What hunting for treasure brings, anywhere. */
  readonly #hunt: number;
  /** By region, what could be made of it if the ship were there now. */
  readonly #desire: readonly number[];

  constructor(foresight: Foresight) {
    this.#foresight = foresight;
    const { sea, seat } = foresight;
    const there = foresight.clone(sea);
    there.agenda.length = turnDepth(there);
    this.#hunt = foresight.gain(there, { type: 'hunt' });
    this.#desire = sea.towns.map((_town, region) => {
      captainOf(there, seat).region = region;
      return Math.max(this.#hunt, bestHere(foresight, there));
    });
  }

  gain(action: Extract<Action, { readonly type: 'sail' }>): number {
    const { sea, seat } = this.#foresight;
    const to = regionOf(sea, action.to);
    const here =
      sailCost(sea, seat, to) > 0 ? this.#inACrowd(action) : (this.#desire[to] as number);
    return here - this.#fishFor(to) + this.#pull(to);
  }

  /** Stopping costs a crew member, who may then be missing. */
  #inACrowd(action: Action): number {
    const { sea } = this.#foresight;
    const there = this.#foresight.after(sea, action);
    const cost = this.#foresight.worth(sea) - this.#foresight.worth(there);
    return Math.max(this.#hunt, bestHere(this.#foresight, there)) - cost;
  }

  #fishFor(to: Region): number {
    const { sea, seat, ahead, weights } = this.#foresight;
    const from = captainOf(sea, seat).region as Region;
    const fish = stepsBetween(sea, from, to) - speedOf(sea, seat);
    return sailCost(sea, seat, to) > 0 ? 0 : ahead * weights.fish * Math.max(0, fish);
  }

  /** The best that waits elsewhere, by how soon the ship could be there. */
  #pull(from: Region): number {
    const { sea, seat, weights } = this.#foresight;
    const speed = speedOf(sea, seat);
    let most = 0;
    for (const [region, desire] of this.#desire.entries()) {
      if (region === from) continue;
      const turns = Math.ceil(stepsBetween(sea, from, region) / speed);
      most = Math.max(most, desire * weights.laterTurn ** (turns - 1));
    }
    return weights.nextTurn * most;
  }
}
