// The searching player of Plunder.
import type { Advice } from '@tidetable/bots/advice';
import type { Bot, Observation } from '@tidetable/bots/bot';
import { adviceFrom } from '@tidetable/bots/search/finding';
import type { Budget } from '@tidetable/bots/search/search';
import { Trials, type TrialTuning } from '@tidetable/bots/search/trials';
import { Generator, itemAt, type Seat } from '@tidetable/engine';
import {
  type Action,
  chart,
  type Frame,
  type Plunder,
  type Seas,
  type Square,
  type View,
} from '../public.ts';
import { plunder } from '../rules/index.ts';
import { plunderBosun } from './bosun.ts';
import { PlunderGuide } from './guide.ts';
import { Haggler } from './haggler.ts';
import { keyOf, type Order, offered, ordersFor, ordersOf, stepsOf } from './orders.ts';
import { Worths } from './values.ts';
import type { Voyage } from './voyages.ts';

/** Most choices hardly differ, and then the policy's choice is as good as any. */
const TUNING: TrialTuning = { choices: 8, doubt: 1 };

/** Turns per playout, including this one; fewer with few trials, to leave less to the dice. */
const TURNS = 4;
const TURNS_WITH_FEW = 2;
const FEW = 200;

function turnsFor(budget: Budget): number {
  return 'iterations' in budget && budget.iterations < FEW ? TURNS_WITH_FEW : TURNS;
}

/** Steps where searching pays. */
const SEARCHED: readonly Frame['step'][] = [
  'command',
  'without-ship',
  'answer-offer',
  'find',
  'place-ship',
  'berth',
  'aim',
  'upgrade',
  'ransom',
  'steer-storm',
  'sail-anywhere',
  'choose-victim',
];

/** For one seat at one table; without trials it looks one action ahead. */
export function plunderSearcher(
  name: string,
  budget: Budget,
  tuning: TrialTuning = TUNING,
  turns = turnsFor(budget),
  worths = new Worths(),
): Bot<Plunder> {
  if ('iterations' in budget && budget.iterations === 0) return plunderBosun(name);
  const captain = new SearchingPlayer(budget, tuning, turns, worths);
  return { name, choose: (observation) => captain.choose(observation) };
}

class SearchingPlayer {
  readonly #guide: PlunderGuide;
  readonly #trials: Trials<View, Seas, Order>;
  readonly #budget: Budget;
  /** The voyage under way. */
  #ship = 0;
  #way: Square[] = [];

  constructor(budget: Budget, tuning: TrialTuning, turns: number, worths: Worths) {
    this.#guide = new PlunderGuide(turns, worths);
    this.#trials = new Trials(ordersOf(this.#guide), this.#guide, tuning);
    this.#budget = budget;
  }

  choose(observation: Observation<Plunder>): Action | null {
    const { seat, legal, open, must, chance } = observation;
    if (!must) return null;
    const [first, ...others] = legal;
    if (first !== undefined && others.length + open.length === 0) return first;
    const { view } = observation;
    const frame = view.agenda.at(-1) as Frame;
    const { step } = frame;
    const world = plunder.imagine(view, new Generator(chance.roll(0x7fffffff)));
    if (step === 'command') {
      const onward = this.#onward(world, seat, legal);
      if (onward !== undefined) return onward;
    }
    this.#guide.prepare(view);
    const { values } = this.#guide;
    const haggler = new Haggler({ view, seat, legal, open, values });
    if (step !== 'answer-offer' || !haggler.isOpenTo(frame.seat)) {
      const answer = haggler.answer();
      if (answer !== null) return answer;
    }
    const orders = ordersFor(world, seat, values);
    let order = itemAt(orders, 0);
    if (orders.length > 1)
      order = SEARCHED.includes(step)
        ? (this.#trials.advise(observation, view.seats, this.#budget) as Order)
        : this.#guide.policy(world, seat);
    if (order.type === 'voyage') return this.#setSail(world, order, legal);
    if (step === 'answer-offer' && order.type === 'refuse')
      return haggler.decline(frame) ?? offered(legal, order);
    return haggler.insteadOf(order) ?? offered(legal, order);
  }

  #setSail(world: Seas, voyage: Voyage, legal: readonly Action[]): Action {
    this.#ship = voyage.ship;
    this.#way = stepsOf(world, voyage);
    return this.#next(world, legal) as Action;
  }

  /** The next step of the voyage under way, if it can be taken. */
  #onward(world: Seas, seat: Seat, legal: readonly Action[]): Action | undefined {
    if (this.#way.length === 0) return undefined;
    if (!this.#guide.isTempted(world, seat)) return this.#next(world, legal);
    this.#way = [];
    return undefined;
  }

  #next(seas: Pick<Seas, 'layout'>, legal: readonly Action[]): Action | undefined {
    const to = chart(seas).names[this.#way.shift() as Square];
    const step = legal.find(
      (action) => action.type === 'sail' && action.ship === this.#ship && action.to === to,
    );
    if (step === undefined) this.#way = [];
    return step;
  }
}

/** Nobody cuts in here, so a seat that need not act gets no advice. */
export function adviseOnPlunder(
  observation: Observation<Plunder>,
  budget: Budget,
): readonly Advice<Action>[] {
  const { seat, legal, must, chance, view } = observation;
  if (!must) return [];
  const guide = new PlunderGuide(turnsFor(budget), new Worths());
  guide.prepare(view);
  const world = plunder.imagine(view, new Generator(chance.roll(0x7fffffff)));
  const trials = new Trials(ordersOf(guide), guide, TUNING);
  const advice = trials.compare(observation, view.seats, budget).map((finding) => {
    const action = firstStep(world, finding.action, legal);
    return adviceFrom(finding, action, guide.sides());
  });
  const { step } = view.agenda.at(-1) as Frame;
  const thought = SEARCHED.includes(step) ? undefined : keyOf(guide.policy(world, seat));
  const isThought = (action: Action | null): boolean =>
    action !== null && keyOf(action) === thought;
  const ranked = advice.toSorted(
    (one, other) => Number(isThought(other.action)) - Number(isThought(one.action)),
  );
  return withoutRepeats(ranked);
}

/** The first step of a voyage; any other order is an action. */
function firstStep(world: Seas, order: Order, legal: readonly Action[]): Action {
  if (order.type !== 'voyage') return offered(legal, order);
  const to = chart(world).names[itemAt(stepsOf(world, order), 0)];
  return legal.find(
    (action) => action.type === 'sail' && action.ship === order.ship && action.to === to,
  ) as Action;
}

/** Of voyages with the same first step, the best counts. */
function withoutRepeats(advice: readonly Advice<Action>[]): readonly Advice<Action>[] {
  const seen = new Set<Action | null>();
  return advice.filter(({ action }) => !seen.has(action) && seen.add(action));
}
