// Trading (a variant): goods between ships in one region, drawn up kind by kind, then accepted or refused.
import { type Menu, type Seat, type Table, type Verdict, write } from '@tidetable/engine';
import { booksAreCards, captainOf, cargoLimit, placeOf } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import {
  type Action,
  type Bundle,
  type Event,
  type Frame,
  type FrameOf,
  type Sea,
  TRADABLE,
  type Tradable,
} from '../state.ts';
import { answers } from '../triggers.ts';
import { barred, judging } from '../verdicts.ts';
import { callIchor } from './gains.ts';

export function beginTrade(seat: Seat, partner: Seat, table: Table<Frame, Event>): void {
  table.push({ step: 'draw-up-trade', seat, partner, at: 0, give: {}, take: {} });
}

export function offerTrades(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  if (!sea.options.trading) return;
  sea.captains.forEach(({ region }, ship) => {
    if (ship === seat) return;
    const beside = region === captainOf(sea, seat).region;
    if (beside) menu.allow({ type: 'offer-trade', ship }, 'IB-VAR-TRADE-1');
    else menu.bar({ type: 'offer-trade', ship }, 'IB-VAR-TRADE-1', shipReason(sea, ship));
  });
}

/** Where the ship out of reach lies. */
export function shipReason(sea: Sea, ship: Seat): Reason {
  const { region } = captainOf(sea, ship);
  return { because: 'ship-elsewhere', ship, at: region === null ? null : placeOf(sea, region) };
}

/** The rule against a raid or trade at any time: the option is off, or the ship is one's own. */
export function ruleAgainstShip(
  { options }: Sea,
  seat: Seat,
  { type, ship }: Extract<Action, { readonly ship: Seat }>,
): Verdict<Reason> | null {
  const [variant, rule] =
    type === 'raid'
      ? (['raid', 'IB-VAR-RAID-1'] as const)
      : (['trading', 'IB-VAR-TRADE-1'] as const);
  if (!options[variant]) return barred(rule, { because: 'variant-off', variant });
  return ship === seat ? barred(rule, { because: 'own-ship' }) : null;
}

/** Cards in hand are not traded as books (IB-AMB-83). */
function tradable(sea: Sea): readonly Tradable[] {
  return booksAreCards(sea) ? TRADABLE.filter((good) => good !== 'books') : TRADABLE;
}

function isNothing(bundle: Bundle): boolean {
  return TRADABLE.every((good) => (bundle[good] ?? 0) === 0);
}

/** Whether the hold could take this if everything else went overboard (IB-AMB-83). */
function couldKeep(sea: Sea, seat: Seat, { fish = 0, wood = 0 }: Bundle): boolean {
  return fish + wood <= cargoLimit(sea, seat);
}

/** Each kind is given, asked for or left out, never both ways (IB-VAR-TRADE-2). */
export const drawUpTrade = judging<FrameOf<'draw-up-trade'>>(
  {
    rule: () => 'IB-VAR-TRADE-2',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      const good = tradable(sea)[frame.at];
      if (good === undefined) return offerToPropose(sea, frame, menu);
      menu.allow({ type: 'leave-out', good }, 'IB-VAR-TRADE-2');
      for (let count = 1; count <= captainOf(sea, seat)[good]; count++)
        menu.allow({ type: 'give', good, count }, 'IB-VAR-TRADE-1');
      for (let count = 1; count <= captainOf(sea, frame.partner)[good]; count++)
        menu.allow({ type: 'ask', good, count }, 'IB-VAR-TRADE-1');
    },

    take(_sea, frame, seat, action, table) {
      if (action.type === 'give') frame.give[action.good] = action.count;
      if (action.type === 'ask') frame.take[action.good] = action.count;
      frame.at += 1;
      if (action.type !== 'propose' && action.type !== 'withdraw-offer') return;
      table.done();
      if (action.type === 'withdraw-offer')
        return table.tell({ type: 'declined', seat, what: 'trade', rule: 'IB-VAR-TRADE-2' });
      const { partner, give, take } = frame;
      table.tell({ type: 'proposed', seat, partner, give, take, rule: 'IB-VAR-TRADE-2' });
      table.push({ step: 'answer-trade', seat, partner, give, take });
    },
  },
  unlistedTerms,
);

function offerToPropose(
  sea: Sea,
  frame: FrameOf<'draw-up-trade'>,
  menu: Menu<Action, Reason>,
): void {
  const { seat, partner, give, take } = frame;
  if (isNothing(give) || isNothing(take))
    menu.bar({ type: 'propose' }, 'IB-VAR-TRADE-2', { because: 'one-sided' });
  else if (!couldKeep(sea, seat, take)) menu.bar({ type: 'propose' }, 'IB-AMB-83', full(sea, seat));
  else if (!couldKeep(sea, partner, give))
    menu.bar({ type: 'propose' }, 'IB-AMB-83', full(sea, partner));
  else if (wasRefused(sea, frame))
    menu.bar({ type: 'propose' }, 'IB-AMB-83', { because: 'refused-before' });
  else menu.allow({ type: 'propose' }, 'IB-VAR-TRADE-2');
  menu.allow({ type: 'withdraw-offer' }, 'IB-VAR-TRADE-2');
}

function full(sea: Sea, ship: Seat): Reason {
  return { because: 'no-room', ship, room: cargoLimit(sea, ship) };
}

/** Asks kind by kind what is given or asked for, up to what is there. */
function unlistedTerms(
  sea: Sea,
  frame: FrameOf<'draw-up-trade'>,
  seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  if (action.type !== 'leave-out' && action.type !== 'give' && action.type !== 'ask') return null;
  const { good } = action;
  const { give, take, partner } = frame;
  const next = tradable(sea)[frame.at];
  if (next === undefined) return null;
  const isSpokenFor = action.type === 'give' ? take[good] : action.type === 'ask' && give[good];
  if (isSpokenFor) return barred('IB-VAR-TRADE-2', { because: 'both-ways', good });
  if (action.type === 'leave-out' || good !== next)
    return barred('IB-AMB-42', { because: 'good-first', good: next });
  const ship = action.type === 'give' ? seat : partner;
  const has = captainOf(sea, ship)[good];
  return barred('IB-VAR-TRADE-1', { because: 'ship-has', ship, good, has });
}

function termsOf({ partner, give, take }: FrameOf<'draw-up-trade' | 'answer-trade'>): string {
  return `${partner} ${write({ type: 'give', ...give })} ${write({ type: 'take', ...take })}`;
}

function wasRefused(sea: Sea, frame: FrameOf<'draw-up-trade'>): boolean {
  return refusedThisTurn(sea).includes(termsOf(frame));
}

function refusedThisTurn({ agenda }: Sea): string[] {
  return (agenda.find(({ step }) => step === 'act') as FrameOf<'act'>).refused;
}

/** A refused offer cannot be repeated unchanged in that turn (IB-AMB-83). */
export const answerTrade = judging<FrameOf<'answer-trade'>>({
  rule: () => 'IB-VAR-TRADE-2',

  deciders: (_sea, { partner }) => ({ must: [partner], may: [] }),

  offer(_sea, { partner }, seat, menu) {
    if (seat !== partner) return;
    menu.allow({ type: 'accept' }, 'IB-VAR-TRADE-2');
    menu.allow({ type: 'refuse' }, 'IB-VAR-TRADE-2');
  },

  take(sea, frame, seat, action, table) {
    table.done();
    if (action.type === 'accept') return exchange(sea, frame, table);
    table.tell({ type: 'refused-trade', seat, rule: 'IB-VAR-TRADE-2' });
    refusedThisTurn(sea).push(termsOf(frame));
  },
});

/** Both bundles change hands at once; only earlier cargo goes overboard for them. */
function exchange(
  sea: Sea,
  { seat, partner, give, take }: FrameOf<'answer-trade'>,
  table: Table<Frame, Event>,
): void {
  for (const good of TRADABLE) {
    const count = (give[good] ?? 0) - (take[good] ?? 0);
    captainOf(sea, seat)[good] -= count;
    captainOf(sea, partner)[good] += count;
  }
  table.tell({ type: 'traded', seat, partner, give, take, rule: 'IB-VAR-TRADE-2' });
  const { tradedGoods } = sea.options;
  if ((take.serpents ?? 0) > 0 && tradedGoods !== 'none') callIchor(sea, seat, table);
  if ((give.serpents ?? 0) > 0 && tradedGoods !== 'none') callIchor(sea, partner, table);
  const books = (who: Seat, { books: count = 0 }: Bundle): Frame[] =>
    tradedGoods === 'all' && count > 0 ? answers(sea, who, 'gained-book', count) : [];
  table.inOrder(
    { step: 'overboard', seat, keepFish: take.fish ?? 0, keepWood: take.wood ?? 0 },
    { step: 'overboard', seat: partner, keepFish: give.fish ?? 0, keepWood: give.wood ?? 0 },
    ...books(seat, take),
    ...books(partner, give),
  );
}
