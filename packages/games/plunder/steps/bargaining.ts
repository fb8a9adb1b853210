// Trades and threats: how an offer is opened, drawn up kind by kind, and answered; and the Merchants' two for one.
import type { Decision, Menu, RuleId, Seat, Table } from '@tidetable/engine';
import { KINDS, MERCHANT_PRICE, RESOURCE_CARDS } from '../data/resources.ts';
import { TEAM_GAIN } from '../data/table.ts';
import { areTeammates, captainOf, handSize, kindIndex, sum } from '../questions.ts';
import type { Action, Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import { askForIsland } from './gifts.ts';
import { mayExchange, mayThreaten, mayTrade, type Ruling } from './positions.ts';

type PlunderTable = Table<Frame, Event>;

export function offerBargains(seas: Seas, seat: Seat, menu: Menu<Action>): void {
  offerTrades(seas, seat, menu);
  for (const captain of seas.captains.keys())
    if (captain !== seat) {
      const threat = { type: 'threaten', captain } as const;
      if (handSize(seas, captain) === 0) menu.bar(threat, 'PL-AMB-36');
      else offerIf(menu, threat, mayThreaten(seas, seat, captain), seas);
    }
  const exchange = mayExchange(seas, seat);
  if (!exchange.ok || handSize(seas, seat) < MERCHANT_PRICE)
    menu.bar({ type: 'exchange' }, exchange.ok ? 'PL-TRADE-7' : exchange.rule);
  else menu.allow({ type: 'exchange' }, 'PL-TRADE-7');
}

export function offerTrades(seas: Seas, seat: Seat, menu: Menu<Action>): void {
  for (const captain of seas.captains.keys()) {
    if (captain === seat) continue;
    const trade = { type: 'offer-trade', captain } as const;
    const cards = handSize(seas, seat) + handSize(seas, captain);
    if (cards === 0) menu.bar(trade, 'PL-AMB-36');
    else offerIf(menu, trade, mayTrade(seas, seat, captain), seas);
  }
}

function offerIf(menu: Menu<Action>, action: Action, { ok, rule }: Ruling, { turn }: Seas): void {
  if (!ok) menu.bar(action, rule);
  else if (turn.haggling === 0) menu.bar(action, 'PL-AMB-79');
  else menu.allow(action, rule);
}

const NOTHING = KINDS.map(() => 0);

export function openBargain(seas: Seas, seat: Seat, action: Action, table: PlunderTable): void {
  switch (action.type) {
    case 'exchange':
      return table.inOrder(
        { step: 'pay', seat, why: 'exchange', left: MERCHANT_PRICE, from: 0 },
        { step: 'take-cards', seat, rule: 'PL-TRADE-7', left: 1, from: 0 },
      );
    case 'ask-for-island':
      return askForIsland(seas, seat, action.island, table);
    case 'offer-trade':
    case 'threaten': {
      const as = action.type === 'threaten' ? 'threat' : 'trade';
      return openOffer(seas, { seat, partner: action.captain, as }, table);
    }
  }
}

/** Opening a form is what counts against the bound (PL-AMB-79). */
function openOffer(
  seas: Seas,
  parties: { seat: Seat; partner: Seat; as: 'trade' | 'threat' },
  table: PlunderTable,
): void {
  seas.turn.haggling -= 1;
  table.push({
    step: 'draw-up-offer',
    ...parties,
    at: 0,
    least: 1,
    give: [...NOTHING],
    ask: [...NOTHING],
  });
}

/** Wood, iron, rum, gold: each kind is given, asked for or left out, so that no offer can be drawn up in two ways. */
export const drawUpOffer: Decision<Plunder, FrameOf<'draw-up-offer'>> = {
  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    const kind = KINDS[frame.at];
    if (kind === undefined) return offerToPropose(seas, frame, menu);
    menu.allow({ type: 'leave-out', kind }, 'PL-TRADE-1');
    const own = captainOf(seas, seat).hand[frame.at] as number;
    for (let count = 1; count <= own; count++)
      menu.allow({ type: 'give', kind, count }, 'PL-TRADE-1');
    if (frame.as === 'bribe') return;
    const theirs = handSize(seas, frame.partner) - sum(frame.ask);
    const most = Math.min(theirs, RESOURCE_CARDS[frame.at] as number);
    for (let count = 1; count <= most; count++)
      menu.allow({ type: 'ask', kind, count }, 'PL-AMB-76');
  },

  take(seas, frame, seat, action, table) {
    if (action.type === 'give' || action.type === 'ask')
      frame[action.type][kindIndex(action.kind)] = action.count;
    frame.at += 1;
    if (action.type !== 'propose' && action.type !== 'withdraw-offer') return;
    table.done();
    const { partner, as, give, ask } = frame;
    if (action.type === 'withdraw-offer') {
      if (as === 'bribe') raiseBribe(seas, handSize(seas, seat) + 1);
      return table.tell({ type: 'withdrew', seat, rule: 'PL-AMB-77' });
    }
    table.reveal();
    table.tell({
      type: 'proposed',
      seat,
      partner,
      as,
      give: [...give],
      ask: [...ask],
      rule: OFFER_RULES[as],
    });
    table.push({ step: 'answer-offer', seat, partner, as, give, ask });
  },
};

const OFFER_RULES: Readonly<Record<FrameOf<'answer-offer'>['as'], RuleId>> = {
  trade: 'PL-TRADE-1',
  threat: 'PL-THREAT-1',
  bribe: 'PL-BRIBE-1',
};

function offerToPropose(seas: Seas, frame: FrameOf<'draw-up-offer'>, menu: Menu<Action>): void {
  const rule = whyNotPropose(seas, frame);
  if (rule === null) menu.allow({ type: 'propose' }, OFFER_RULES[frame.as]);
  else menu.bar({ type: 'propose' }, rule);
  menu.allow({ type: 'withdraw-offer' }, 'PL-AMB-77');
}

function whyNotPropose(
  seas: Seas,
  { seat, partner, as, give, ask, least }: FrameOf<'draw-up-offer'>,
): RuleId | null {
  if (as === 'bribe' && sum(give) < least) return 'PL-AMB-78';
  if (as === 'threat' && sum(ask) === 0) return 'PL-THREAT-1';
  if (sum(give) + sum(ask) === 0) return 'PL-AMB-36';
  if (!areTeammates(seas, seat, partner)) return null;
  const gain = sum(ask) - sum(give);
  if (Math.abs(gain) > TEAM_GAIN) return 'PL-TEAM-6';
  return Math.abs(netGain(seas, seat, partner) + gain) > TEAM_GAIN ? 'PL-AMB-47' : null;
}

/** What one teammate has gained from the other in this turn; one of them is the active one (PL-AMB-47). */
export function netGain({ turn }: Seas, seat: Seat, partner: Seat): number {
  return seat === turn.seat ? (turn.gained[partner] as number) : -(turn.gained[seat] as number);
}

export const answerOffer: Decision<Plunder, FrameOf<'answer-offer'>> = {
  deciders: (_seas, { partner }) => ({ must: [partner], may: [] }),

  offer(seas, { partner, as, ask }, seat, menu) {
    if (seat !== partner) return;
    const { hand } = captainOf(seas, seat);
    if (ask.every((count, kind) => count <= (hand[kind] as number)))
      menu.allow({ type: 'accept' }, 'PL-TREATY-1');
    else menu.bar({ type: 'accept' }, 'PL-AMB-76');
    menu.allow({ type: 'refuse' }, OFFER_RULES[as]);
    if (as === 'bribe') return;
    if (seas.turn.haggling > 0) menu.allow({ type: 'counter' }, 'PL-TRADE-1');
    else menu.bar({ type: 'counter' }, 'PL-AMB-79');
  },

  take(seas, frame, seat, action, table) {
    table.done();
    if (action.type === 'accept') return exchange(seas, frame, table);
    if (action.type === 'counter') {
      table.tell({ type: 'countered', seat, rule: 'PL-TRADE-1' });
      return openOffer(seas, { seat, partner: frame.seat, as: 'trade' }, table);
    }
    table.tell({ type: 'refused', seat, rule: OFFER_RULES[frame.as] });
    if (frame.as === 'bribe') raiseBribe(seas, sum(frame.give) + 1);
  },
};

/** A bribe is raised by a card at least; one that is withdrawn was the last, so that the window closes (PL-AMB-78). */
function raiseBribe({ agenda }: Seas, least: number): void {
  const window = agenda.at(-1);
  if (window?.step === 'bribe') window.least = least;
}

/** Both bundles at once; the active captain and the other then have a treaty for this turn. */
function exchange(
  seas: Seas,
  { seat, partner, as, give, ask }: FrameOf<'answer-offer'>,
  table: PlunderTable,
): void {
  const [one, other] = [captainOf(seas, seat).hand, captainOf(seas, partner).hand];
  for (const kind of KINDS.keys()) {
    const count = (give[kind] as number) - (ask[kind] as number);
    one[kind] = (one[kind] as number) - count;
    other[kind] = (other[kind] as number) + count;
  }
  table.reveal();
  table.tell({
    type: 'traded',
    seat,
    partner,
    as,
    give: [...give],
    ask: [...ask],
    rule: OFFER_RULES[as],
  });
  const ally = seat === seas.turn.seat ? partner : seat;
  if (areTeammates(seas, seas.turn.seat, ally)) {
    const gain = (sum(ask) - sum(give)) * (seat === seas.turn.seat ? 1 : -1);
    seas.turn.gained[ally] = (seas.turn.gained[ally] as number) + gain;
    return;
  }
  if (seas.turn.treaties.includes(ally)) return;
  seas.turn.treaties.push(ally);
  table.tell({ type: 'treaty', seat: seas.turn.seat, partner: ally, rule: 'PL-TREATY-1' });
}
