// Deep Fog: where to place the ship, and whether to brave the fog.
import {
  type Action,
  captainOf,
  DEEP_FOG,
  fogRoll,
  isCrowded,
  type Place,
  type Region,
  regionOf,
} from '../public.ts';
import { type Lookahead, turnDepth } from './lookahead.ts';
import { bestHere } from './prospects.ts';

export type PlacingAction = Extract<Action, { readonly type: 'place' | 'brave-fog' }>;

export class Placement {
  readonly #lookahead: Lookahead;
  readonly #desire = new Map<Region, number>();

  constructor(lookahead: Lookahead) {
    this.#lookahead = lookahead;
  }

  gain(action: PlacingAction): number {
    if (action.type === 'place') return this.#at(action.at);
    const { ahead, weights } = this.#lookahead;
    return this.#likely(action.fish) * this.#at(action.to) - ahead * weights.fish * action.fish;
  }

  /** The worth of a place, including hunting. */
  #at(place: Place): number {
    const region = place === 'deep-fog' ? DEEP_FOG : regionOf(this.#lookahead.sea, place);
    const known = this.#desire.get(region) ?? this.#desireOf(region);
    this.#desire.set(region, known);
    return known;
  }

  #desireOf(region: Region): number {
    const { sea, seat } = this.#lookahead;
    const there = this.#lookahead.clone(sea);
    there.agenda.length = turnDepth(there);
    captainOf(there, seat).region = region;
    const stopped = isCrowded(sea, seat, region) ? this.#lookahead.stoppedInACrowd(there) : there;
    const cost = this.#lookahead.worth(there) - this.#lookahead.worth(stopped);
    const hunt = this.#lookahead.gain(stopped, { type: 'hunt' });
    return Math.max(hunt, bestHere(this.#lookahead, stopped)) - cost;
  }

  /** The chance to get through with this many fish. */
  #likely(fish: number): number {
    const { sea, seat } = this.#lookahead;
    return (7 - fogRoll(sea, seat, fish)) / 6;
  }
}
