// What a captain who thinks ahead offers: a trade that helps both, a threat where the odds favour him, a bribe where they do not.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  cardsOf,
  chanceToWin,
  chart,
  type FrameOf,
  type Island,
  KINDS,
  mayHarm,
  portOf,
  type Ship,
  shipOf,
} from '@tidetable/plunder/public';
import { lifeWorth, worthOfBattling, worthOfStorming } from './aims.ts';
import { bundlesOf, type Scales, type Terms } from './terms.ts';

/** A trade must bring so much, in points. */
const LEAST = 0.05;
/** A card is asked for only of somebody who may well have it. */
const LIKELY = 0.6;
/** So many cards are given at most. */
const MOST_GIVEN = 2;
const MOST_ASKED = 2;
const DEAREST_BRIBE = 3;
/** Odds that favour a side. */
const FAVOURABLE = 0.5;

const NOTHING: readonly number[] = KINDS.map(() => 0);

/** Cards to spare for a card that is missing: the partner gains by it too, but less. */
export function tradeWith(scales: Scales, partner: Seat): Terms | null {
  let best: Terms | null = null;
  let most = LEAST;
  for (const give of bundlesOf(scales.view.hand, MOST_GIVEN))
    for (const [kind, name] of KINDS.entries()) {
      if ((give[kind] as number) > 0 || scales.hasOne(partner, kind) < LIKELY) continue;
      const ask = cardsOf(name, 1);
      const change = (at: number): number => (ask[at] as number) - (give[at] as number);
      const own = scales.ownGain(change);
      if (own <= most) continue;
      const theirs = scales.gainOf(partner, (at) => -change(at));
      if (theirs > 0 && own > theirs) [best, most] = [{ give, ask }, own];
    }
  return best;
}

/** An attack, as both sides see it. */
interface Stakes {
  readonly defender: Seat;
  readonly win: number;
  /** What it brings the attacker on average, and what the defender loses on average. */
  readonly worth: number;
  readonly loss: number;
}

export function stakesOf(
  { seas, values }: Scales,
  { ship: id, target: other }: { readonly ship: number; readonly target?: number | null },
): Stakes | null {
  const ship = shipOf(seas, id) as Ship;
  if (other !== undefined && other !== null) {
    const target = shipOf(seas, other) as Ship;
    const win = chanceToWin(ship.cannons, target.cannons);
    const loss = win * lifeWorth(target, values);
    return { defender: target.seat, win, worth: worthOfBattling(ship, target, values), loss };
  }
  const island = portOf(seas, ship);
  const owner = seas.flags[island] as Seat | null;
  if (owner === null) return null;
  const win = chanceToWin(ship.cannons, (chart(seas).islands[island] as Island).skulls);
  const worth = worthOfStorming(seas, ship, island, values);
  return { defender: owner, win, worth, loss: win * (1 + values.income) };
}

/** Cards that are worth more than the attack would be, and less than it would cost. */
export function threatInsteadOf(
  scales: Scales,
  { defender, win, worth, loss }: Stakes,
): Terms | null {
  if (win <= FAVOURABLE || !mayHarm(scales.seas, defender)) return null;
  let best: Terms | null = null;
  let most = worth;
  for (const ask of bundlesOf(Array(KINDS.length).fill(1), MOST_ASKED)) {
    if (ask.some((count, kind) => count > 0 && scales.hasOne(defender, kind) < LIKELY)) continue;
    const own = scales.ownGain((kind) => ask[kind] as number);
    if (own <= most) continue;
    const price = -scales.gainOf(defender, (kind) => -(ask[kind] as number));
    if (price < loss) [best, most] = [{ give: NOTHING, ask }, own];
  }
  return best;
}

/** The cheapest cards that are worth more to the attacker than the attack, if they cost less than it would. */
export function bribeAgainst(
  scales: Scales,
  attacker: Seat,
  { win, worth, loss }: Stakes,
): Terms | null {
  if (win <= FAVOURABLE) return null;
  let best: Terms | null = null;
  let least = loss;
  for (const give of bundlesOf(scales.view.hand, DEAREST_BRIBE)) {
    const price = -scales.ownGain((kind) => -(give[kind] as number));
    if (price >= least) continue;
    if (scales.gainOf(attacker, (kind) => give[kind] as number) > worth)
      [best, least] = [{ give, ask: NOTHING }, price];
  }
  return best;
}

/** The next entry of an offer that is being drawn up. */
export function nextTerm(
  { at }: FrameOf<'draw-up-offer'>,
  terms: Terms | null,
  legal: readonly Action[],
): Action {
  const kind = KINDS[at];
  const wanted = (action: Action): boolean => {
    if (kind === undefined) return action.type === (terms === null ? 'withdraw-offer' : 'propose');
    const give = terms?.give[at] ?? 0;
    const ask = terms?.ask[at] ?? 0;
    if (give > 0) return action.type === 'give' && action.count === give;
    if (ask > 0) return action.type === 'ask' && action.count === ask;
    return action.type === 'leave-out';
  };
  return legal.find(wanted) ?? (legal.at(-1) as Action);
}
