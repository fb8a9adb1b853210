// Before a fight: the defender's bribe, the attacker's price.
import type { Decision, Seat, Table } from '@tidetable/engine';
import { cardsAsked, cardsGiven, isWithin } from '../bundles.ts';
import { captainOf, handSize, mayHarm, portOf, shipOf, sum } from '../questions.ts';
import type {
  Action,
  ActionOf,
  Deal,
  Event,
  Frame,
  FrameOf,
  Plunder,
  Seas,
  Ship,
} from '../state.ts';
import { allowed } from '../verdicts.ts';
import { resolve } from './battle.ts';
import { fillInTerms, judgeBudget, judgeTerms, propose } from './dealing.ts';
import { judgeBribe, judgePrice, notePrice, pressedAttack } from './haggling.ts';

type PlunderTable = Table<Frame, Event>;

/** Whether the defender may have another bribe. Once all cards have been refused, everyone knows there is none. */
export function mayRaise(seas: Seas, defender: Seat): boolean {
  const { hand } = captainOf(seas, defender);
  if (sum(hand) === 0) return false;
  if (judgeBribe(seas, hand).allowed) return true;
  return (pressedAttack(seas)?.prices ?? []).some(
    (price) => isWithin(price, hand) && judgeBribe(seas, price).allowed,
  );
}

export const bribe: Decision<Plunder, FrameOf<'bribe'>> = {
  lapses: (seas, { defender }) => !mayHarm(seas, defender) || !mayRaise(seas, defender),

  deciders: (_seas, { defender }) => ({ must: [defender], may: [] }),

  rule: () => 'PL-BRIBE-1',

  offer(_seas, { defender }, seat, menu) {
    if (seat !== defender) return;
    menu.open({ type: 'bribe' }, 'PL-BRIBE-1');
    menu.allow({ type: 'no-bribe' }, 'PL-BRIBE-1');
  },

  judge(seas, frame, _seat, action) {
    if (action.type === 'no-bribe') return allowed('PL-BRIBE-1');
    if (action.type !== 'bribe') return null;
    const deal = bribeOf(frame, action);
    const terms = judgeTerms(seas, deal);
    return terms.allowed ? judgeBribe(seas, deal.give) : terms;
  },

  fillIn(seas, frame, seat, open, chance) {
    const hands = { own: captainOf(seas, seat).hand, theirs: 0 };
    const judge = (action: Action) => bribe.judge?.(seas, frame, seat, action) ?? null;
    return fillInTerms(open, hands, chance, judge);
  },

  take(_seas, frame, _seat, action, table) {
    table.done();
    if (action.type === 'bribe') propose(bribeOf(frame, action), 'proposed', table);
  },
};

function bribeOf({ seat, defender }: FrameOf<'bribe'>, action: ActionOf<'bribe'>): Deal {
  return {
    seat: defender,
    partner: seat,
    as: 'bribe',
    give: cardsGiven(action),
    ask: [0, 0, 0, 0],
  };
}

/** Fights, names a price, or calls it off, which costs nothing (PL-AMB-34). */
export const pressAttack: Decision<Plunder, FrameOf<'press-attack'>> = {
  lapses: (seas, { defender }) => !mayHarm(seas, defender),

  deciders: (_seas, { seat }) => ({ must: [seat], may: [] }),

  rule: () => 'PL-AMB-34',

  offer(seas, frame, seat, menu) {
    if (seat !== frame.seat) return;
    menu.allow({ type: 'fight' }, 'PL-AMB-34');
    menu.allow({ type: 'call-off' }, 'PL-AMB-34');
    const budget = judgeBudget(seas);
    if (budget.allowed) menu.open({ type: 'name-price' }, 'PL-AMB-34');
    else menu.bar({ type: 'name-price' }, budget.rule, budget.reason);
  },

  judge(seas, frame, _seat, action) {
    if (action.type === 'fight' || action.type === 'call-off') return allowed('PL-AMB-34');
    if (action.type !== 'name-price') return null;
    const budget = judgeBudget(seas);
    if (!budget.allowed) return budget;
    const deal = priceOf(frame, action);
    const terms = judgeTerms(seas, deal);
    return terms.allowed ? judgePrice(seas, deal.ask) : terms;
  },

  fillIn(seas, frame, seat, open, chance) {
    const hands = { own: [0, 0, 0, 0], theirs: handSize(seas, frame.defender) };
    const judge = (action: Action) => pressAttack.judge?.(seas, frame, seat, action) ?? null;
    return fillInTerms(open, hands, chance, judge);
  },

  take(seas, frame, seat, action, table) {
    if (action.type === 'name-price') return namePrice(seas, priceOf(frame, action), table);
    table.done();
    if (action.type === 'fight') return resolve(seas, frame, table);
    spare(seas, frame);
    table.tell({ type: 'called-off', seat, rule: 'PL-AMB-34' });
  },
};

function priceOf(
  { seat, defender }: FrameOf<'press-attack'>,
  action: ActionOf<'name-price'>,
): Deal {
  return { seat, partner: defender, as: 'price', give: [0, 0, 0, 0], ask: cardsAsked(action) };
}

function namePrice(seas: Seas, deal: Deal, table: PlunderTable): void {
  const { seat, partner, ask } = deal;
  seas.turn.offers += 1;
  notePrice(seas, ask);
  table.reveal();
  table.tell({ type: 'named-price', seat, partner, ask: [...ask], rule: 'PL-AMB-34' });
  table.push({ step: 'answer-offer', ...deal });
}

/** The target cannot be attacked again before something else happens. */
function spare(seas: Seas, { ship, target }: FrameOf<'press-attack'>): void {
  const { sparedShips, sparedIslands } = seas.turn;
  if (target !== null) sparedShips.push(target);
  else sparedIslands.push(portOf(seas, shipOf(seas, ship) as Ship));
}
