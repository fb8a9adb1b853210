// Answers to an offer and to a call.
import type { Decision, Seat } from '@tidetable/engine';
import { cardsAsked, cardsGiven, isWithin, shortOf } from '../bundles.ts';
import { captainOf, handSize } from '../questions.ts';
import type { Action, ActionOf, CallAnswer, Deal, FrameOf, Plunder, Seas } from '../state.ts';
import { allowed, barred, type Found, list } from '../verdicts.ts';
import {
  DEAL_RULES,
  fillInTerms,
  judgeBudget,
  judgeTeamGain,
  judgeTerms,
  propose,
  strike,
} from './dealing.ts';
import { judgeBribe, judgePrice, notePrice, refuseInAttack } from './haggling.ts';
import { dealOf, opened } from './market.ts';

/** Every captain who may trade with the caller answers with an offer, or declines. */
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

/** Any number of answers may be accepted, one by one, each judged by what is held then (PL-AMB-77). */
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

/** Whether the receiver can accept this now. */
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

/** An offer is accepted, refused or countered; a counter is an offer back. */
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

/** Trades and threats are countered with a trade, a bribe with a price, a price with a bribe. */
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
