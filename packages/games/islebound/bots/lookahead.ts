// Lookahead in an imagined sea: an action and the small decisions that follow it.
import { deciders, type Game, Generator, itemAt, legal, play, type Seat } from '@tidetable/engine';
import {
  type Action,
  captainOf,
  DEEP_FOG,
  type Frame,
  type Islebound,
  MONSTER_RENOWN,
  owns,
  type Region,
  type Sea,
  signOf,
} from '../public.ts';
import { OBVIOUS } from './candidates.ts';
import { crewWorth, future, worth } from './position-worth.ts';
import type { Weights } from './weights.ts';

/** More small decisions than any action leads to. */
const PATIENCE = 60;

/** The depth of the `act` frame in the agenda; 0 if there is none. */
export function turnDepth({ agenda }: Sea): number {
  return agenda.findLastIndex(({ step }) => step === 'act') + 1;
}

export class Lookahead {
  readonly sea: Sea;
  readonly seat: Seat;
  readonly weights: Weights;
  /** The share of the game still ahead. */
  readonly ahead: number;
  readonly #game: Game<Islebound>;
  /** Fixed: imagined dice and piles are the same each time. */
  readonly #chance = new Generator(1);

  constructor(game: Game<Islebound>, sea: Sea, seat: Seat, weights: Weights) {
    this.#game = game;
    this.sea = sea;
    this.seat = seat;
    this.weights = weights;
    this.ahead = future(sea, seat, weights);
  }

  worth(sea: Sea): number {
    return worth(sea, this.seat, this.ahead, this.weights);
  }

  legal(sea: Sea): Action[] {
    return legal(this.#game, sea, this.seat);
  }

  clone(sea: Sea): Sea {
    return this.#game.clone(sea);
  }

  /** The sea after an action and this seat's small decisions on the way back to its turn. */
  after(sea: Sea, action: Action): Sea {
    const next = this.#played(sea, action);
    const depth = turnDepth(sea);
    return depth === 0 ? next : this.#settle(next, depth);
  }

  gain(sea: Sea, action: Action, before = this.worth(sea)): number {
    return this.worth(this.after(sea, action)) - before;
  }

  /** The worth of taking a town, before costs: spoils, town and visit. */
  prize(sea: Sea, region: Region, by: 'attack' | 'diplomacy'): number {
    const { seat } = this;
    if (region === DEEP_FOG) return MONSTER_RENOWN;
    const taken = this.clone(sea);
    taken.owners[region] = seat;
    captainOf(taken, seat).coins += signOf(sea, region).strength;
    taken.agenda.push({ step: 'free-visit', seat, region, by });
    const settled = this.#settle(taken, sea.agenda.length);
    const renown = owns(sea, seat, by === 'attack' ? 'combat-arena' : 'mansion') ? 2 : 0;
    return this.worth(settled) - this.worth(sea) + renown;
  }

  /** The share still ahead once a place is taken; after the monster, next to nothing. */
  aheadAfter(region: Region): number {
    return region === DEEP_FOG ? (this.weights.ending[0] ?? 0) : this.ahead;
  }

  /** The sea after stopping in a crowded region. */
  stoppedInACrowd(sea: Sea): Sea {
    const stopped = this.clone(sea);
    for (const step of ['exhaust', 'pick-crew'] as const)
      stopped.agenda.push({ step, seat: this.seat, wanted: ['administrate'] });
    return this.#settle(stopped, sea.agenda.length);
  }

  #played(sea: Sea, action: Action): Sea {
    const next = this.clone(sea);
    play(this.#game, next, this.seat, action, this.#chance);
    return next;
  }

  /** Takes small decisions in place, each on its own merits. */
  #settle(sea: Sea, depth: number): Sea {
    for (let taken = 0; taken < PATIENCE && this.#decides(sea, depth); taken++)
      play(this.#game, sea, this.seat, this.#bestOf(sea), this.#chance);
    return sea;
  }

  #bestOf(sea: Sea): Action {
    const [first, ...others] = this.legal(sea);
    let best = first as Action;
    const { step } = sea.agenda.at(-1) as Frame;
    if (others.length === 0 || OBVIOUS.includes(step)) return best;
    if (step === 'pick-crew') return this.#leastMissed(best, others);
    let most = this.#worthAfter(sea, best);
    for (const action of others) {
      const brings = this.#worthAfter(sea, action);
      if (brings > most) [best, most] = [action, brings];
    }
    return best;
  }

  /** The crew member who is missed least. */
  #leastMissed(first: Action, others: readonly Action[]): Action {
    let [best, least] = [first, Number.POSITIVE_INFINITY];
    for (const action of [first, ...others]) {
      if (action.type !== 'exhaust') continue;
      const missed = crewWorth(action.crew, this.weights);
      if (missed < least) [best, least] = [action, missed];
    }
    return best;
  }

  /** The worth after an action, its details decided by the first legal choice. */
  #worthAfter(sea: Sea, action: Action): number {
    const next = this.#played(sea, action);
    for (let taken = 0; taken < PATIENCE && this.#decides(next, sea.agenda.length); taken++)
      play(this.#game, next, this.seat, itemAt(this.legal(next), 0), this.#chance);
    return this.worth(next);
  }

  /** Whether this seat must decide something above this depth. */
  #decides(sea: Sea, depth: number): boolean {
    return sea.agenda.length > depth && deciders(this.#game, sea).must[0] === this.seat;
  }
}
