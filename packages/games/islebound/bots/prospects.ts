// The worth of a region: the best action there, events, and what is in reach next.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  captainOf,
  countSkill,
  fishToSail,
  type Region,
  regionOf,
  type Sea,
  sailCost,
  speedOf,
  stepsBetween,
} from '../public.ts';
import { Attack, fullRange } from './attack.ts';
import { costOfTalks } from './diplomacy.ts';
import { type Lookahead, turnDepth } from './lookahead.ts';

export function attackGain(lookahead: Lookahead, sea: Sea): number {
  const { seat } = lookahead;
  return attackOn(lookahead, sea, captainOf(sea, seat).region as Region).best(fullRange(sea, seat));
}

/** An attack on a place in this sea. */
export function attackOn(lookahead: Lookahead, sea: Sea, region: Region): Attack {
  const { seat, weights } = lookahead;
  const prize = lookahead.prize(sea, region, 'attack');
  return new Attack(sea, seat, region, prize, lookahead.aheadAfter(region), weights);
}

export function talksGain(lookahead: Lookahead, sea: Sea): number {
  const { seat, weights } = lookahead;
  const region = captainOf(sea, seat).region as Region;
  const cost = lookahead.aheadAfter(region) * weights.influence * costOfTalks(sea, seat, region);
  return lookahead.prize(sea, region, 'diplomacy') - cost;
}

/** Half of the dice hit; the difference goes to the side with more dice. */
export function raidGain({ seat, weights }: Lookahead, sea: Sea, ship: Seat): number {
  const dice = (who: Seat): number => {
    const { deck, pirates } = captainOf(sea, who);
    return countSkill(deck, 'combat') + pirates;
  };
  const hits = (dice(seat) - dice(ship)) / 2;
  const loser = captainOf(sea, hits > 0 ? ship : seat);
  return Math.sign(hits) * Math.min(Math.abs(hits), loser.coins) * (1 + weights.rivals);
}

/** The best action in the ship's region except hunting, plus each event there that is worth its cost. */
export function bestHere(lookahead: Lookahead, sea: Sea): number {
  const before = lookahead.worth(sea);
  let main = 0;
  let events = 0;
  for (const action of lookahead.legal(sea))
    switch (action.type) {
      case 'visit':
        main = Math.max(main, lookahead.gain(sea, action, before));
        break;
      case 'attack':
        main = Math.max(main, attackGain(lookahead, sea));
        break;
      case 'negotiate':
        main = Math.max(main, talksGain(lookahead, sea));
        break;
      case 'complete-event':
        events += Math.max(0, lookahead.gain(sea, action, before));
        break;
    }
  return main + events;
}

export class Voyage {
  readonly #lookahead: Lookahead;
  /** The worth of hunting, which is the same anywhere. */
  readonly #hunt: number;
  /** The worth of each region if the ship were there now. */
  readonly #desire: readonly number[];

  constructor(lookahead: Lookahead) {
    this.#lookahead = lookahead;
    const { sea, seat } = lookahead;
    const there = lookahead.clone(sea);
    there.agenda.length = turnDepth(there);
    this.#hunt = lookahead.gain(there, { type: 'hunt' });
    this.#desire = sea.towns.map((_town, region) => {
      captainOf(there, seat).region = region;
      return Math.max(this.#hunt, bestHere(lookahead, there));
    });
  }

  gain(action: Extract<Action, { readonly type: 'sail' }>): number {
    const { sea, seat } = this.#lookahead;
    const to = regionOf(sea, action.to);
    const here =
      sailCost(sea, seat, to) > 0 ? this.#inACrowd(action) : (this.#desire[to] as number);
    return here - this.#fishFor(to) + this.#pull(to);
  }

  /** Stopping costs a crew member who may then be missing. */
  #inACrowd(action: Action): number {
    const { sea } = this.#lookahead;
    const there = this.#lookahead.after(sea, action);
    const cost = this.#lookahead.worth(sea) - this.#lookahead.worth(there);
    return Math.max(this.#hunt, bestHere(this.#lookahead, there)) - cost;
  }

  #fishFor(to: Region): number {
    const { sea, seat, ahead, weights } = this.#lookahead;
    const from = captainOf(sea, seat).region as Region;
    const fish = fishToSail(sea, seat, from, to);
    return sailCost(sea, seat, to) > 0 ? 0 : ahead * weights.fish * fish;
  }

  /** The best region elsewhere, discounted by how soon the ship could be there. */
  #pull(from: Region): number {
    const { sea, seat, weights } = this.#lookahead;
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
