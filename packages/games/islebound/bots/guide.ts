// The guide of the search: each captain's chance to win, and what to try first.
import type { GuideTo } from '@tidetable/bots/search/guide';
import { toChances, toShares } from '@tidetable/bots/search/shares';
import type { Game, Generator, Seat } from '@tidetable/engine';
import type { Action, Frame, Islebound, Sea } from '../public.ts';
import { judge } from './action-worth.ts';
import { Lookahead } from './lookahead.ts';
import { PlayoutPolicy } from './playout-policy.ts';
import { WEIGHTS } from './weights.ts';
import { decisiveness, prospect } from './win-odds.ts';

/** The renown behind the best at which an action is hardly tried, and the least share of tries. */
const HEAT = 3;
const FLOOR = 0.03;

export class IsleboundGuide implements GuideTo<Islebound> {
  readonly horizon = 1;
  readonly #game: Game<Islebound>;
  readonly #policy: PlayoutPolicy;
  readonly #values = new Float64Array(4);
  readonly #weights: number[] = [];
  /** The worth of sailing by seat and action, judged once per search. */
  readonly #voyages = new Map<string, number>();

  constructor(game: Game<Islebound>) {
    this.#game = game;
    this.#policy = new PlayoutPolicy(game);
  }

  /** To be called before each search. */
  forget(): void {
    this.#voyages.clear();
  }

  sides(seats: number): readonly number[] {
    return Array.from({ length: seats }, (_none, seat) => seat);
  }

  evaluate(sea: Sea): ArrayLike<number> {
    const values = this.#values;
    if (sea.outcome !== null) {
      const { winners } = sea.outcome;
      for (let seat = 0; seat < sea.seats; seat++)
        values[seat] = winners.includes(seat) ? 1 / winners.length : 0;
      return values;
    }
    const sure = decisiveness(sea);
    for (let seat = 0; seat < sea.seats; seat++) values[seat] = sure * prospect(sea, seat);
    toChances(values, sea.seats);
    return values;
  }

  policy(sea: Sea, seat: Seat, legal: readonly Action[]): Action {
    return this.#policy.choose(sea, seat, legal);
  }

  playOut(sea: Sea, _decisions: number, chance: Generator): void {
    this.#policy.finishTurn(sea, chance);
  }

  priors(sea: Sea, seat: Seat, legal: readonly Action[]): ArrayLike<number> {
    const { step } = sea.agenda.at(-1) as Frame;
    const weights = this.#weights;
    weights.length = legal.length;
    if (step === 'move') this.#sailing(sea, seat, legal);
    else
      for (const [index, action] of legal.entries())
        weights[index] = this.#policy.worth(sea, seat, action);
    toShares(weights, HEAT, FLOOR);
    return weights;
  }

  /** Judged as the bosun does. */
  #sailing(sea: Sea, seat: Seat, legal: readonly Action[]): void {
    let gainOf: ((action: Action) => number) | undefined;
    for (const [index, action] of legal.entries()) {
      const place = `${seat} ${Object.values(action).join(' ')}`;
      let gain = this.#voyages.get(place);
      if (gain === undefined) {
        gainOf ??= judge(new Lookahead(this.#game, sea, seat, WEIGHTS[sea.edition]));
        gain = gainOf(action);
        this.#voyages.set(place, gain);
      }
      this.#weights[index] = gain;
    }
  }
}
