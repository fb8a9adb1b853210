// Trades and threats: offers to one captain, calls to all; and the Merchants' two for one.
import type { Chance, Seat, Table } from '@tidetable/engine';
import { type Asked, cardsAsked, cardsGiven, type Given } from '../bundles.ts';
import { MERCHANT_PRICE } from '../data/resources.ts';
import { captainOf, handSize } from '../questions.ts';
import type { Action, ActionOf, Deal, Event, Frame, Seas } from '../state.ts';
import { allowed, barred, type Found, list, type PlunderMenu } from '../verdicts.ts';
import { mayAttack } from './attack.ts';
import {
  clearSpared,
  DEAL_RULES,
  fillInTerms,
  judgeBudget,
  judgeTerms,
  propose,
} from './dealing.ts';
import { judgeExchange, mayThreaten, mayTrade, whyApart } from './positions.ts';

type PlunderTable = Table<Frame, Event>;

/** Trades, threats, calls and the exchange. */
export function offerMarket(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  offerTrades(seas, seat, menu);
  offerTo(seas, seat, 'threaten', menu);
  list(menu, { type: 'exchange' }, judgeExchange(seas, seat));
}

/** All that is left of it without a ship. */
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

export function opened(menu: PlunderMenu, action: Action, found: Found): void {
  if (found.allowed) menu.open(action, found.rule);
  else menu.bar(action, found.rule, found.reason);
}

/** With the distance if that is the reason; slow, so only for menus that explain. */
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

/** Those who hear a call: captains with cards who may trade with this one. */
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

/** A call asks, offers, or both; what it offers must be in hand (PL-AMB-76). */
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

/** The verdict on an offer, threat, call or exchange; null for other actions. */
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

export function dealOf(seat: Seat, partner: Seat, as: Deal['as'], action: Given & Asked): Deal {
  return { seat, partner, as, give: cardsGiven(action), ask: cardsAsked(action) };
}

export function fillInMarket(seas: Seas, seat: Seat, open: Action, chance: Chance): Action | null {
  if (open.type !== 'offer' && open.type !== 'threaten' && open.type !== 'call') return null;
  const theirs = open.type === 'call' ? 1 : handSize(seas, open.to);
  const hands = { own: captainOf(seas, seat).hand, theirs };
  return fillInTerms<Action>(open, hands, chance, (action) => judgeMarket(seas, seat, action));
}

export function beginBargain(seas: Seas, seat: Seat, action: Action, table: PlunderTable): void {
  switch (action.type) {
    case 'exchange':
      clearSpared(seas);
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
