// Trades and threats: offers to one captain, calls to all, how they are answered; and the Merchants' two for one.
import type { Chance, Decision, Seat, Table } from '@tidetable/engine';
import { type Asked, cardsAsked, cardsGiven, type Given, isWithin, shortOf } from '../bundles.ts';
import { MERCHANT_PRICE } from '../data/resources.ts';
import { captainOf, handSize } from '../questions.ts';
import type {
  Action,
  ActionOf,
  CallAnswer,
  Deal,
  Event,
  Frame,
  FrameOf,
  Plunder,
  Seas,
} from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { mayAttack } from './attack.ts';
import {
  DEAL_RULES,
  fillInTerms,
  judgeBudget,
  judgeTeamGain,
  judgeTerms,
  propose,
  stir,
  strike,
} from './dealing.ts';
import { judgeBribe, judgePrice, notePrice, refuseInAttack } from './haggling.ts';
import { judgeExchange, mayThreaten, mayTrade, whyApart } from './positions.ts';

type PlunderTable = Table<Frame, Event>;

/** Trades, threats and calls that the active captain may begin; and the exchange. */
export function offerMarket(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  offerTrades(seas, seat, menu);
  offerTo(seas, seat, 'threaten', menu);
  list(menu, { type: 'exchange' }, judgeExchange(seas, seat));
}

/** What is left of it without a ship. */
export function offerTrades(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  offerTo(seas, seat, 'offer', menu);
  opened(menu, { type: 'call' }, judgeCaller(seas, seat));
}

function offerTo(seas: Seas, seat: Seat, type: 'offer' | 'threaten', menu: PlunderMenu): void {
  for (const to of seas.captains.keys()) {
    if (to === seat) continue;
    const found = judgeParties(seas, seat, type, to);
    opened(menu, { type, to }, menu.explaining ? explained(seas, seat, to, found) : found);
  }
}

function opened(menu: PlunderMenu, action: Action, found: Found): void {
  if (found.allowed) menu.open(action, found.rule);
  else menu.bar(action, found.rule, found.reason);
}

/** With the distance, where it is that: it takes a while to find, so not for menus that explain nothing. */
function explained(seas: Seas, seat: Seat, to: Seat, found: Found): Found {
  if (found.allowed || found.reason !== undefined) return found;
  return barred(found.rule, whyApart(seas, seat, to, found.rule));
}

/** Whether these two may bargain at all. */
function judgeParties(seas: Seas, seat: Seat, how: 'offer' | 'threaten', to: Seat): Found {
  if (to === seat) return barred(DEAL_RULES[AS[how]], { because: 'yourself' });
  const cards = handSize(seas, to) + (how === 'offer' ? handSize(seas, seat) : 0);
  if (cards === 0) return barred('PL-AMB-36', { because: 'empty-hands', captain: to });
  const { ok, rule } = how === 'offer' ? mayTrade(seas, seat, to) : mayThreaten(seas, seat, to);
  if (!ok) return barred(rule);
  if (how === 'threaten' && seas.options.threatsNeedAttack && !mayAttack(seas, seat, to))
    return barred('PL-AMB-89', { because: 'nothing-to-attack', captain: to });
  const budget = judgeBudget(seas);
  return budget.allowed ? allowed(rule) : budget;
}

const AS = { offer: 'trade', threaten: 'threat' } as const;

/** Captains with cards who may trade with this one: all of them hear a call. */
function hearersOf(seas: Seas, seat: Seat): Seat[] {
  return [...seas.captains.keys()].filter(
    (other) => other !== seat && handSize(seas, other) > 0 && mayTrade(seas, seat, other).ok,
  );
}

function judgeCaller(seas: Seas, seat: Seat): Found {
  if (hearersOf(seas, seat).length === 0) {
    const near = [...seas.captains.keys()].some(
      (other) => other !== seat && mayTrade(seas, seat, other).ok,
    );
    return near
      ? barred('PL-AMB-36', { because: 'empty-hands', captain: null })
      : barred('PL-TRADE-1', { because: 'nobody-near' });
  }
  const budget = judgeBudget(seas);
  return budget.allowed ? allowed('PL-TRADE-1') : budget;
}

/** A call says what is sought, what is offered, or both; what is offered must be there (PL-AMB-76). */
function judgeCall(seas: Seas, seat: Seat, action: ActionOf<'call'>): Found {
  const caller = judgeCaller(seas, seat);
  if (!caller.allowed) return caller;
  const richest = hearersOf(seas, seat).reduce((one, other) =>
    handSize(seas, other) > handSize(seas, one) ? other : one,
  );
  const found = judgeTerms(seas, dealOf(seat, richest, 'trade', action));
  const isTeamRule = !found.allowed && found.reason?.because === 'team-gain';
  return found.allowed || isTeamRule ? caller : found;
}

/** The verdict on an offer, a threat, a call or an exchange; null for any other action. */
export function judgeMarket(seas: Seas, seat: Seat, action: Action): Found | null {
  switch (action.type) {
    case 'offer':
    case 'threaten': {
      const parties = judgeParties(seas, seat, action.type, action.to);
      if (!parties.allowed) return explained(seas, seat, action.to, parties);
      const terms = judgeTerms(seas, dealOf(seat, action.to, AS[action.type], action));
      return terms.allowed ? parties : terms;
    }
    case 'call':
      return judgeCall(seas, seat, action);
    case 'exchange':
      return judgeExchange(seas, seat);
    default:
      return null;
  }
}

function dealOf(seat: Seat, partner: Seat, as: Deal['as'], action: Given & Asked): Deal {
  return { seat, partner, as, give: cardsGiven(action), ask: cardsAsked(action) };
}

export function fillInMarket(seas: Seas, seat: Seat, open: Action, chance: Chance): Action | null {
  if (open.type !== 'offer' && open.type !== 'threaten' && open.type !== 'call') return null;
  const theirs = open.type === 'call' ? 1 : handSize(seas, open.to);
  const hands = { own: captainOf(seas, seat).hand, theirs };
  return fillInTerms<Action>(open, hands, chance, (action) => judgeMarket(seas, seat, action));
}

/** Begins a trade, a threat, a call or an exchange. */
export function beginBargain(seas: Seas, seat: Seat, action: Action, table: PlunderTable): void {
  switch (action.type) {
    case 'exchange':
      stir(seas);
      return table.inOrder(
        { step: 'pay', seat, why: 'exchange', count: MERCHANT_PRICE },
        { step: 'take-cards', seat, rule: 'PL-TRADE-7', count: 1 },
      );
    case 'offer':
    case 'threaten':
      seas.turn.offers += 1;
      return propose(dealOf(seat, action.to, AS[action.type], action), 'proposed', table);
    case 'call':
      return call(seas, seat, action, table);
  }
}

function call(seas: Seas, seat: Seat, action: ActionOf<'call'>, table: PlunderTable): void {
  seas.turn.offers += 1;
  const [give, ask] = [cardsGiven(action), cardsAsked(action)];
  table.reveal();
  table.tell({ type: 'called', seat, give: [...give], ask: [...ask], rule: 'PL-TRADE-1' });
  const asked = hearersOf(seas, seat);
  table.push({ step: 'answer-call', seat, give, ask, asked, answers: [] });
}

/** Every captain who may trade with the caller answers with an offer, or does not. */
export const answerCall: Decision<Plunder, FrameOf<'answer-call'>> = {
  deciders: (_seas, { asked }) => ({ must: asked, may: [] }),

  rule: () => 'PL-TRADE-1',

  offer(_seas, frame, seat, menu) {
    if (!frame.asked.includes(seat)) return;
    menu.open({ type: 'answer' }, 'PL-TRADE-1');
    menu.allow({ type: 'no-answer' }, 'PL-TRADE-1');
  },

  judge(seas, frame, seat, action) {
    if (action.type === 'no-answer') return allowed('PL-TRADE-1');
    if (action.type !== 'answer') return null;
    return judgeTerms(seas, dealOf(seat, frame.seat, 'trade', action));
  },

  fillIn(seas, frame, seat, open, chance) {
    const hands = { own: captainOf(seas, seat).hand, theirs: handSize(seas, frame.seat) };
    const judge = (action: Action) => answerCall.judge?.(seas, frame, seat, action) ?? null;
    return fillInTerms(open, hands, chance, judge);
  },

  take(_seas, frame, seat, action, table) {
    frame.asked = frame.asked.filter((other) => other !== seat);
    if (action.type === 'answer') {
      const [give, ask] = [cardsGiven(action), cardsAsked(action)];
      frame.answers.push({ seat, give, ask });
      table.reveal();
      table.tell({
        type: 'answered',
        seat,
        partner: frame.seat,
        give: [...give],
        ask: [...ask],
        rule: 'PL-TRADE-1',
      });
    } else table.tell({ type: 'no-answer', seat, rule: 'PL-TRADE-1' });
    if (frame.asked.length > 0) return;
    table.done();
    const { seat: caller, give, ask, answers } = frame;
    table.push({ step: 'weigh-answers', seat: caller, give, ask, answers });
  },
};

/** The answers lie side by side: any number of them is accepted, one after another, each judged by what is held then (PL-AMB-77). */
export const weighAnswers: Decision<Plunder, FrameOf<'weigh-answers'>> = {
  lapses: (_seas, { answers }) => answers.length === 0,

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-AMB-77',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    for (const { seat: from } of frame.answers) {
      list(menu, { type: 'accept', from }, judgeAccepting(seas, frame, from));
      opened(menu, { type: 'counter', to: from }, judgeCountering(seas));
    }
    menu.allow({ type: 'no-deal' }, 'PL-AMB-77');
  },

  judge(seas, frame, seat, action) {
    switch (action.type) {
      case 'accept':
        return judgeAccepting(seas, frame, action.from);
      case 'counter': {
        const found = answerOf(frame, action.to);
        if (found === undefined) return noSuchOffer(action.to);
        const counter = judgeCountering(seas);
        if (!counter.allowed) return counter;
        return judgeTerms(seas, dealOf(seat, found.seat, 'trade', action));
      }
      case 'no-deal':
        return allowed('PL-AMB-77');
      default:
        return null;
    }
  },

  fillIn(seas, frame, seat, open, chance) {
    const to = (open as ActionOf<'counter'>).to as Seat;
    const hands = { own: captainOf(seas, seat).hand, theirs: handSize(seas, to) };
    return fillInTerms(
      open,
      hands,
      chance,
      (action) => weighAnswers.judge?.(seas, frame, seat, action) ?? null,
    );
  },

  take(seas, frame, seat, action, table) {
    if (action.type === 'accept') {
      const answer = answerOf(frame, action.from) as CallAnswer;
      return strike(seas, { ...answer, partner: seat, as: 'trade' }, table);
    }
    if (action.type === 'counter') {
      seas.turn.offers += 1;
      return propose(dealOf(seat, action.to as Seat, 'trade', action), 'countered', table);
    }
    table.done();
    table.tell({ type: 'no-deal', seat, rule: 'PL-AMB-77' });
  },
};

function answerOf(
  { answers }: FrameOf<'weigh-answers'>,
  seat: Seat | undefined,
): CallAnswer | undefined {
  return answers.find((answer) => answer.seat === seat);
}

function noSuchOffer(captain: Seat | undefined): Found {
  return barred('PL-AMB-77', { because: 'no-such-offer', captain: captain ?? null });
}

function judgeAccepting(
  seas: Seas,
  frame: FrameOf<'weigh-answers'>,
  from: Seat | undefined,
): Found {
  const answer = answerOf(frame, from);
  if (answer === undefined) return noSuchOffer(from);
  return judgeTaking(seas, { ...answer, partner: frame.seat, as: 'trade' });
}

/** Whether the one to whom this is offered can accept it now. */
function judgeTaking(seas: Seas, deal: Deal): Found {
  const { hand } = captainOf(seas, deal.partner);
  if (!isWithin(deal.ask, hand))
    return barred('PL-AMB-76', { because: 'lacking', cards: shortOf(hand, deal.ask) });
  const gain = judgeTeamGain(seas, deal);
  return gain.allowed ? allowed('PL-TREATY-1') : gain;
}

function judgeCountering(seas: Seas): Found {
  const budget = judgeBudget(seas);
  return budget.allowed ? allowed('PL-TRADE-1') : budget;
}

/** An offer to one captain: accepted, refused, or countered, which turns it round. */
export const answerOffer: Decision<Plunder, FrameOf<'answer-offer'>> = {
  deciders: (_seas, { partner }) => ({ must: [partner], may: [] }),

  rule: (_seas, { as }) => DEAL_RULES[as],

  offer(seas, frame, seat, menu) {
    if (seat !== frame.partner) return;
    list(menu, { type: 'accept' }, judgeTaking(seas, frame));
    menu.allow({ type: 'refuse' }, DEAL_RULES[frame.as]);
    opened(menu, { type: 'counter' }, judgeCountering(seas));
  },

  judge(seas, frame, _seat, action) {
    switch (action.type) {
      case 'accept':
        return action.from === undefined ? judgeTaking(seas, frame) : noSuchOffer(action.from);
      case 'refuse':
        return allowed(DEAL_RULES[frame.as]);
      case 'counter': {
        if (action.to !== undefined) return noSuchOffer(action.to);
        const counter = judgeCountering(seas);
        return counter.allowed ? judgeCounter(seas, counterOf(frame, action)) : counter;
      }
      default:
        return null;
    }
  },

  fillIn(seas, frame, seat, open, chance) {
    const judge = (action: Action) => answerOffer.judge?.(seas, frame, seat, action) ?? null;
    const own = frame.as === 'bribe' ? [0, 0, 0, 0] : captainOf(seas, seat).hand;
    const theirs = frame.as === 'price' ? 0 : handSize(seas, frame.seat);
    return fillInTerms(open, { own, theirs }, chance, judge);
  },

  take(seas, frame, seat, action, table) {
    table.done();
    if (action.type === 'accept') return strike(seas, frame, table);
    if (action.type === 'counter') {
      seas.turn.offers += 1;
      const counter = counterOf(frame, action);
      if (counter.as === 'price') notePrice(seas, counter.ask);
      return propose(counter, 'countered', table);
    }
    table.tell({ type: 'refused', seat, rule: DEAL_RULES[frame.as] });
    refuseInAttack(seas, frame, table);
  },
};

/** Trade for trade; a threat becomes a trade; a bribe is answered with a price, and a price with a bribe. */
const COUNTERS: Readonly<Record<Deal['as'], Deal['as']>> = {
  trade: 'trade',
  threat: 'trade',
  bribe: 'price',
  price: 'bribe',
};

function counterOf({ seat, partner, as }: Deal, action: ActionOf<'counter'>): Deal {
  return dealOf(partner, seat, COUNTERS[as], action);
}

function judgeCounter(seas: Seas, deal: Deal): Found {
  const terms = judgeTerms(seas, deal);
  if (!terms.allowed) return terms;
  if (deal.as === 'bribe') return judgeBribe(seas, deal.give);
  return deal.as === 'price' ? judgePrice(seas, deal.ask) : terms;
}
