// Information-set Monte-Carlo tree search: every iteration imagines another world and walks one tree through it.
import { Generator, type Seat } from '@tidetable/engine';
import type { Observation } from '../bot.ts';
import { type Finding, standardError } from './finding.ts';
import type { Guide, World } from './guide.ts';
import { Choice, Decision } from './tree.ts';

/** When to stop: after a number of iterations, or when a clock says so. */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; now(): number };

export interface SearchTuning {
  /** Exploration: how much is spent on seldom-taken choices. */
  readonly curiosity: number;
  /** Progressive widening: how many choices are considered at first, and how many more with the root of the visits. */
  readonly width: number;
  readonly widening: number;
}

const USUAL: SearchTuning = { curiosity: 1, width: 4, widening: 1 };

const PASS = 'pass';
const CLOCK_EVERY = 16;

type ObservedBy<View> = Pick<Observation, 'seat' | 'must' | 'chance'> & { readonly view: View };

/** The search of one seat at one table; it remembers the tree below what it chose last. */
export class Search<View, State, Action> {
  readonly #world: World<View, State, Action>;
  readonly #guide: Guide<State, Action>;
  readonly #tuning: SearchTuning;
  #sides: readonly number[] = [];
  #sideCount = 0;
  #remembered: { readonly trace: string; readonly root: Decision<Action> } | null = null;
  readonly #path: Choice<Action>[] = [];
  readonly #walked: Decision<Action>[] = [];
  /** The choices of the current decision. */
  readonly #open: Choice<Action>[] = [];
  /** How many iterations the last search made. */
  iterations = 0;

  constructor(world: World<View, State, Action>, guide: Guide<State, Action>, tuning = USUAL) {
    this.#world = world;
    this.#guide = guide;
    this.#tuning = tuning;
  }

  /** The choices that were tried, the best first. */
  advise(
    { view, seat, must, chance }: ObservedBy<View>,
    seats: number,
    budget: Budget,
  ): Finding<Action | null>[] {
    const generator = new Generator(chance.roll(0x7fffffff), chance.roll(0x7fffffff));
    this.#sides = this.#guide.sides(seats);
    this.#sideCount = Math.max(...this.#sides) + 1;
    const imagine = this.#world.imagining(view);
    const root = this.#recalled(imagine(generator), seat, must);
    this.#spend(budget, () => this.#iterate(imagine(generator), root, seat, must, generator));
    const choices = this.#possible(root, imagine(generator), must);
    choices.sort((one, other) => other.visits - one.visits);
    this.#remember(imagine(generator), choices[0], seat, generator);
    const side = this.#sides[seat] as number;
    return choices.map(({ action, visits, totals, squares }) => ({
      action,
      trials: visits,
      values: [...totals].map((total) => total / visits),
      error: standardError(totals[side] as number, squares, visits),
    }));
  }

  /** The choices tried that this seat has now; a remembered tree may know others. */
  #possible(root: Decision<Action>, state: State, isBound: boolean): Choice<Action>[] {
    const keys = new Set<string | number>(isBound ? [] : [PASS]);
    for (const action of this.#world.legal(state, root.seat)) keys.add(this.#world.key(action));
    return [...root.choices].flatMap(([key, choice]) =>
      choice.visits > 0 && keys.has(key) ? [choice] : [],
    );
  }

  #spend(budget: Budget, iterate: () => void): void {
    this.iterations = 0;
    if ('iterations' in budget) {
      for (; this.iterations < budget.iterations; this.iterations++) iterate();
      return;
    }
    const end = budget.now() + budget.milliseconds;
    do {
      iterate();
      this.iterations += 1;
    } while (this.iterations % CLOCK_EVERY !== 0 || budget.now() < end);
  }

  #recalled(state: State, seat: Seat, isBound: boolean): Decision<Action> {
    const known = this.#remembered;
    if (isBound && known !== null && known.trace === this.#world.trace(state, seat))
      return known.root;
    return new Decision<Action>(seat);
  }

  /** Keeps the tree below the best choice, in case this seat decides next and sees what was expected. */
  #remember(state: State, best: Choice<Action> | undefined, seat: Seat, chance: Generator): void {
    this.#remembered = null;
    if (best === undefined || best.action === null) return;
    this.#world.play(state, seat, best.action, chance);
    const root = best.next[seat * 2 + 1];
    if (root !== undefined) this.#remembered = { trace: this.#world.trace(state, seat), root };
  }

  #iterate(
    state: State,
    root: Decision<Action>,
    self: Seat,
    isBound: boolean,
    chance: Generator,
  ): void {
    const world = this.#world;
    const path = this.#path;
    path.length = 0;
    this.#walked.length = 0;
    let decision = root;
    let bound = isBound;
    for (;;) {
      const choice = this.#select(decision, state, bound);
      path.push(choice);
      this.#walked.push(decision);
      const isFresh = choice.visits === 0;
      let passed = 0;
      if (choice.action === null) passed = 1 << decision.seat;
      else world.play(state, decision.seat, choice.action, chance);
      if (world.isOver(state)) break;
      if (isFresh) break;
      const next = this.#nextDecider(state, self, passed, chance);
      if (next < 0) break;
      bound = (next & 1) !== 0;
      decision = choice.after(next >> 1, bound);
    }
    if (!world.isOver(state)) this.#playOut(state, chance);
    this.#learn(this.#guide.evaluate(state), this.#sides[self] as number);
  }

  /** After the others' cut-ins by policy: twice the seat that decides, plus one if it must; -1 at the end. */
  #nextDecider(state: State, self: Seat, passed: number, chance: Generator): number {
    const world = this.#world;
    for (let declined = passed; ; ) {
      const may = world.may(state) & ~declined;
      if ((may & (1 << self)) !== 0) return self * 2;
      if (may === 0) {
        const must = world.must(state);
        return ((must & (1 << self)) !== 0 ? self : lowest(must)) * 2 + 1;
      }
      const seat = lowest(may);
      const action = this.#guide.policy(state, seat, world.legal(state, seat), chance);
      declined |= 1 << seat;
      if (action === null) continue;
      world.play(state, seat, action, chance);
      if (world.isOver(state)) return -1;
      declined = 0;
    }
  }

  /** The choice with the best prospects among those that this world allows. */
  #select(decision: Decision<Action>, state: State, bound: boolean): Choice<Action> {
    const open = this.#possibilities(decision, state, bound);
    const side = this.#sides[decision.seat] as number;
    const { curiosity, width, widening } = this.#tuning;
    const room = width + widening * Math.sqrt(decision.visits);
    let best: Choice<Action> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let mean = 0;
    let visits = 0;
    let tried = 0;
    for (const choice of open) {
      choice.available += 1;
      mean += choice.totals[side] as number;
      visits += choice.visits;
      if (choice.visits > 0) tried += 1;
    }
    mean = visits === 0 ? 0.5 : mean / visits;
    for (const choice of open) {
      if (choice.visits === 0 && tried >= room) continue;
      const known = choice.visits === 0 ? mean : (choice.totals[side] as number) / choice.visits;
      const unknown =
        (curiosity * choice.prior * Math.sqrt(choice.available)) / (1 + choice.visits);
      if (known + unknown <= most) continue;
      most = known + unknown;
      best = choice;
    }
    return best as Choice<Action>;
  }

  /** The choices that this world allows; adds those that were never possible here before. */
  #possibilities(decision: Decision<Action>, state: State, bound: boolean): Choice<Action>[] {
    const { choices, seat } = decision;
    const open = this.#open;
    open.length = 0;
    const legal = this.#world.legal(state, seat);
    let weights: ArrayLike<number> | undefined;
    let index = -1;
    for (const action of legal) {
      index += 1;
      const key = this.#world.key(action);
      let choice = choices.get(key);
      if (choice === undefined) {
        weights ??= this.#guide.priors?.(state, seat, legal);
        choice = new Choice(action, weights?.[index] ?? 1, this.#sideCount);
        choices.set(key, choice);
      }
      open.push(choice);
    }
    if (!bound) open.push(this.#passing(decision));
    return open;
  }

  #passing({ choices }: Decision<Action>): Choice<Action> {
    let pass = choices.get(PASS);
    if (pass === undefined) {
      pass = new Choice<Action>(null, 0.5, this.#sideCount);
      choices.set(PASS, pass);
    }
    return pass;
  }

  #playOut(state: State, chance: Generator): void {
    const guide = this.#guide;
    const world = this.#world;
    if (guide.playOut !== undefined) return guide.playOut(state, guide.horizon, chance);
    for (let left = guide.horizon; left > 0 && !world.isOver(state); left--) {
      const next = this.#nextDecider(state, -1, 0, chance);
      if (next < 0) return;
      const seat = next >> 1;
      const action = guide.policy(state, seat, world.legal(state, seat), chance);
      if (action === null) throw new Error(`seat ${seat} must decide, and its policy did not`);
      world.play(state, seat, action, chance);
    }
  }

  #learn(values: ArrayLike<number>, own: number): void {
    const [first] = this.#path;
    if (first !== undefined) first.squares += (values[own] as number) ** 2;
    for (const decision of this.#walked) decision.visits += 1;
    for (const choice of this.#path) {
      choice.visits += 1;
      for (let side = 0; side < choice.totals.length; side++)
        (choice.totals[side] as number) += values[side] as number;
    }
  }
}

function lowest(seats: number): Seat {
  return 31 - Math.clz32(seats & -seats);
}
