// When bots bargain. They keep no memory: the number of offers this turn says what comes next, so nothing is said twice.
import { fillsIn, Generator, itemAt, type Seat, verdict } from '@tidetable/engine';
import {
  type Action,
  type ActionOf,
  asked,
  type CallAnswer,
  chart,
  type FrameOf,
  given,
  islandsOf,
  NOTHING,
  type Seas,
  targetOf,
  teamPoints,
  type View,
} from '../public.ts';
import { plunder } from '../rules/index.ts';
import {
  answersTo,
  bribes,
  concessions,
  type Idea,
  isCheaper,
  LEAST,
  prices,
  tradesWith,
} from './offers.ts';
import { type Stakes, stakesOf, worstAttack } from './stakes.ts';
import { DealValues, reversed, type Terms } from './terms.ts';
import type { Values } from './values.ts';

/** Offers and counters in a turn after which bots make no more. */
const MOST_OFFERS = 6;
/** Bribes, and prices, per attack. */
const MOST_BRIBES = 3;
const MOST_PRICES = 2;
/** The lead in islands from which one is given to a teammate. */
const UNEVEN = 3;

/** What a bot sees when it may bargain. */
export interface Table {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly open: readonly Action[];
  readonly values: Values;
}

export class Haggler {
  readonly #table: Table;
  #dealValues: DealValues | undefined;
  #world: Seas | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  get #deals(): DealValues {
    const { view, seat, values } = this.#table;
    this.#dealValues ??= new DealValues(view, seat, values);
    return this.#dealValues;
  }

  /** The answer to an offer or a declared attack; null for none. */
  answer(): Action | null {
    const frame = this.#table.view.agenda.at(-1);
    switch (frame?.step) {
      case 'bribe':
        return this.#bribe(frame) ?? this.#listed('no-bribe');
      case 'press-attack':
        return this.#namePrice(frame) ?? this.#listed('fight');
      case 'answer-offer':
        return (this.#isWelcome(frame) ? this.#listed('accept') : null) ?? this.decline(frame);
      case 'answer-call':
        return this.#answerCall(frame) ?? this.#listed('no-answer');
      case 'weigh-answers':
        return this.#weigh(frame) ?? this.#listed('no-deal');
      case 'give-island':
        return this.#listed(this.#isUneven(frame.seat, frame.to) ? 'accept' : 'refuse');
      default:
        return null;
    }
  }

  /** What to say first instead of this action; null to go ahead. */
  insteadOf(action: { readonly type: string }): Action | null {
    const { offers } = this.#table.view.turn;
    if (offers >= MOST_OFFERS) return null;
    if (action.type === 'attack' || action.type === 'attack-island')
      return offers === 0 ? this.#threat(action as ActionOf<'attack' | 'attack-island'>) : null;
    if (action.type !== 'end-turn' && action.type !== 'stay-ashore') return null;
    return this.#gift() ?? this.#call() ?? this.#offer();
  }

  /** A counter, or a refusal. */
  decline(frame: FrameOf<'answer-offer'>): Action | null {
    return this.#counter(frame) ?? this.#listed('refuse');
  }

  /** No deals with a rival about to win. */
  isOpenTo(captain: Seat): boolean {
    const { view } = this.#table;
    const target = targetOf(view.options);
    if (target === null || this.#deals.isMate(captain)) return true;
    return teamPoints(view, captain) < target - 1;
  }

  #isWelcome(frame: FrameOf<'answer-offer'>): boolean {
    if (!this.isOpenTo(frame.seat)) return false;
    const terms = reversed(frame);
    const { seat } = this.#table;
    switch (frame.as) {
      case 'trade':
        this.#deals.hear(frame.seat, frame);
        return this.#deals.worth(frame.seat, terms) > 0;
      case 'threat':
        return isCheaper(this.#deals, terms, worstAttack(this.#deals, frame.seat, seat));
      case 'bribe':
        return this.#deals.ownGain(terms) > (this.#pressed()?.stakes.worth ?? 0);
      case 'price':
        return isCheaper(this.#deals, terms, this.#pressed()?.stakes ?? null);
    }
  }

  #counter(frame: FrameOf<'answer-offer'>): Action | null {
    const { seat, as } = frame;
    if (!this.isOpenTo(seat) || !this.#mayCounter()) return null;
    const open = { type: 'counter' } as const;
    this.#deals.hear(seat, frame);
    if (as === 'trade') return this.#first(open, answersTo(this.#deals, seat, frame));
    if (as === 'threat') {
      const stakes = worstAttack(this.#deals, seat, this.#table.seat);
      return stakes && this.#first(open, concessions(this.#deals, frame.ask, stakes));
    }
    const pressed = this.#pressed();
    if (pressed === null) return null;
    const { stakes, attack } = pressed;
    if (as === 'price')
      return attack.refused.length < MOST_BRIBES
        ? this.#first(open, bribes(this.#deals, stakes, attack))
        : null;
    return attack.prices.length < MOST_PRICES
      ? this.#first(open, prices(this.#deals, stakes))
      : null;
  }

  /** The one asked does not counter a counter; the active captain may, once. */
  #mayCounter(): boolean {
    const { offers, seat } = this.#table.view.turn;
    if (seat === this.#table.seat) return offers <= 2;
    return offers < MOST_OFFERS && offers !== 3;
  }

  #bribe(frame: FrameOf<'bribe'>): Action | null {
    const pressed = this.#pressed();
    if (pressed === null || !this.isOpenTo(frame.seat)) return null;
    const { attack, stakes } = pressed;
    if (attack.refused.length >= MOST_BRIBES) return null;
    return this.#first({ type: 'bribe' }, bribes(this.#deals, stakes, attack));
  }

  #namePrice({ defender, prices: named }: FrameOf<'press-attack'>): Action | null {
    const pressed = this.#pressed();
    if (pressed === null || !this.isOpenTo(defender)) return null;
    if (named.length > 0 || this.#table.view.turn.offers >= MOST_OFFERS) return null;
    return this.#first({ type: 'name-price' }, prices(this.#deals, pressed.stakes));
  }

  #threat(action: ActionOf<'attack' | 'attack-island'>): Action | null {
    const stakes = stakesOf(this.#deals, action);
    if (stakes === null || !this.isOpenTo(stakes.defender)) return null;
    return this.#first({ type: 'threaten', to: stakes.defender }, prices(this.#deals, stakes));
  }

  /** A call to all, before asking anyone in particular. */
  #call(): Action | null {
    const { open, view } = this.#table;
    const partners = this.#partners();
    if (partners.length < 2 || view.turn.offers > 0) return null;
    if (!open.some(({ type }) => type === 'call')) return null;
    const ideas = partners.flatMap((to) => tradesWith(this.#deals, to, { mostAsked: 2 }));
    return this.#first({ type: 'call' }, ideas.sort(byWorth));
  }

  /** Captain by captain, each with the best idea. */
  #offer(): Action | null {
    const best = this.#partners()
      .flatMap((to) =>
        tradesWith(this.#deals, to)
          .slice(0, 1)
          .map((idea) => ({ ...idea, to })),
      )
      .sort(byWorth)[this.#table.view.turn.offers];
    return best === undefined ? null : this.#first({ type: 'offer', to: best.to }, [best]);
  }

  #partners(): Seat[] {
    return this.#table.open.flatMap((action) =>
      action.type === 'offer' && this.isOpenTo(action.to) ? [action.to] : [],
    );
  }

  #answerCall(frame: FrameOf<'answer-call'>): Action | null {
    if (!this.isOpenTo(frame.seat) || this.#table.view.turn.offers > MOST_OFFERS) return null;
    return this.#first({ type: 'answer' }, answersTo(this.#deals, frame.seat, frame));
  }

  /** The best answer, or a counter to one, once. */
  #weigh({ answers }: FrameOf<'weigh-answers'>): Action | null {
    const { legal, view } = this.#table;
    const weighed = answers
      .filter(({ seat }) => this.isOpenTo(seat))
      .map((answer) => ({ answer, worth: this.#worthOf(answer) }))
      .sort(byWorth);
    for (const { answer, worth } of weighed) {
      const accept = legal.find(
        ({ type, ...details }) =>
          type === 'accept' && 'from' in details && details.from === answer.seat,
      );
      if (worth > LEAST && accept !== undefined) return accept;
    }
    if (view.turn.offers > 1) return null;
    for (const { answer } of weighed) {
      const open = { type: 'counter', to: answer.seat } as const;
      const counter = this.#first(open, answersTo(this.#deals, answer.seat, answer));
      if (counter !== null) return counter;
    }
    return null;
  }

  #worthOf(answer: CallAnswer): number {
    this.#deals.hear(answer.seat, answer);
    return this.#deals.worth(answer.seat, reversed(answer));
  }

  /** Gives an island to a teammate who has few, or asks one who has many. */
  #gift(): Action | null {
    const { legal, view, seat } = this.#table;
    for (const action of legal) {
      if (
        action.type === 'give-island' &&
        view.turn.offers === 0 &&
        this.#isUneven(seat, action.to)
      )
        return action;
      if (action.type !== 'ask-for-island' || view.turn.offers > 0) continue;
      const island = chart(view).islands.findIndex(({ id }) => id === action.island);
      if (this.#isUneven(itemAt(view.flags, island) as Seat, seat)) return action;
    }
    return null;
  }

  #isUneven(giver: Seat, to: Seat): boolean {
    const { view } = this.#table;
    return islandsOf(view, giver).length >= islandsOf(view, to).length + UNEVEN;
  }

  /** The pending attack. */
  #pressed(): { attack: FrameOf<'press-attack'>; stakes: Stakes } | null {
    const attack = this.#table.view.agenda.findLast((frame) => frame.step === 'press-attack');
    if (attack?.step !== 'press-attack') return null;
    const stakes = stakesOf(this.#deals, attack);
    return stakes && { attack, stakes };
  }

  #listed(type: Action['type']): Action | null {
    return this.#table.legal.find((action) => action.type === type) ?? null;
  }

  /** An open action, filled in with the first terms that the rules allow. */
  #first(open: Action, ideas: readonly Idea[]): Action | null {
    if (!this.#table.open.some((offer) => fillsIn(offer, open))) return null;
    for (const { terms } of ideas) {
      const action = { ...open, ...detailsOf(terms) } as Action;
      if (this.#isAllowed(action)) return action;
    }
    return null;
  }

  /** Offers are judged by one's own cards and the sizes of other hands, so any imagined world will do. */
  #isAllowed(action: Action): boolean {
    const { view, seat } = this.#table;
    this.#world ??= plunder.imagine(view, new Generator(1));
    return verdict(plunder, this.#world, seat, action)?.allowed === true;
  }
}

function byWorth(one: { readonly worth: number }, other: { readonly worth: number }): number {
  return other.worth - one.worth;
}

function detailsOf({ give = NOTHING, ask = NOTHING }: Terms): object {
  return { ...given(give), ...asked(ask) };
}
