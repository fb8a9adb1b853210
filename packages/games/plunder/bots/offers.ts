// Ideas for terms: trades that help both, cards instead of an attack, counters.
import type { Seat } from '@tidetable/engine';
import { areSame, type Cards, KINDS, NOTHING, sum } from '../public.ts';
import type { Stakes } from './stakes.ts';
import { bundlesUpTo, type DealValues, type Terms } from './terms.ts';

/** The least gain of a trade, in points. */
export const LEAST = 0.05;

const MOST_GIVEN = 2;
const MOST_ASKED = 2;
const DEAREST = 4;
/** The first bribe may be too low: it can be raised. */
const OPENING = 0.6;
/** The chance of an attack if nothing is paid. */
const EARNEST = 0.8;

const ANY: Cards = KINDS.map(() => MOST_ASKED);

export interface Idea {
  readonly terms: Terms;
  readonly worth: number;
}

/** Limits set by earlier terms. */
export interface About {
  /** What can be given and asked for. */
  readonly give?: Cards;
  readonly ask?: Cards;
  readonly mostAsked?: number;
}

/** Trades that both gain by, the best first. */
export function tradesWith(
  deals: DealValues,
  partner: Seat,
  { give = deals.view.hand, ask = ANY, mostAsked = 1 }: About = {},
): Idea[] {
  const ideas: Idea[] = [];
  const asks = bundlesUpTo(mostAsked, ask).filter((cards) => deals.mayHave(partner, cards));
  for (const given of bundlesUpTo(MOST_GIVEN, give))
    for (const asked of asks) {
      if (isBothWays(given, asked)) continue;
      const terms = { give: given, ask: asked };
      const worth = deals.worth(partner, terms);
      if (worth > LEAST && deals.worthTo(partner, terms) > 0) ideas.push({ terms, worth });
    }
  return ideas.sort((one, other) => other.worth - one.worth);
}

function isBothWays(give: Cards, ask: Cards): boolean {
  return give.some((count, kind) => count > 0 && (ask[kind] ?? 0) > 0);
}

/** Answers to a captain's terms: with some of what they give, and some of what they ask for. */
export function answersTo(deals: DealValues, partner: Seat, said: Terms): Idea[] {
  deals.hear(partner, said);
  const { hand } = deals.view;
  const wanted = hand.map((count, kind) => Math.min(count, said.ask[kind] ?? 0));
  const limited = sum(said.ask) > 0 ? { give: wanted } : { ask: said.give };
  const ideas = tradesWith(deals, partner, { ...limited, mostAsked: MOST_ASKED });
  if (ideas.length > 0 || sum(said.give) === 0) return ideas;
  return tradesWith(deals, partner, { ask: said.give, mostAsked: MOST_ASKED });
}

/** Prices that both prefer to the attack, the best first. */
export function prices(deals: DealValues, { defender, worth, loss }: Stakes): Idea[] {
  const ideas: Idea[] = [];
  for (const ask of bundlesUpTo(DEAREST, ANY)) {
    if (!deals.mayHave(defender, ask)) continue;
    const terms = { give: NOTHING, ask };
    const gain = deals.ownGain(terms);
    if (gain > worth && -deals.gainOf(defender, terms) < loss) ideas.push({ terms, worth: gain });
  }
  return ideas.sort((one, other) => other.worth - one.worth);
}

/** Refused bribes and named prices in an attack. */
interface Said {
  readonly refused: readonly Cards[];
  readonly prices: readonly Cards[];
}

/** Bribes that cost the defender less than the attack, and may satisfy the attacker; the cheapest first. */
export function bribes(
  deals: DealValues,
  { attacker, worth, loss }: Stakes,
  { refused, prices: named }: Said,
): Idea[] {
  if (worth <= 0) return [];
  const gain = (give: Cards): number => deals.gainOf(attacker, { give, ask: NOTHING });
  const enough = Math.min(worth, ...named.map(gain)) * (refused.length > 0 ? 1 : OPENING);
  const least = Math.max(enough, ...refused.map(gain));
  const ideas: Idea[] = [];
  for (const give of bundlesUpTo(DEAREST, deals.view.hand)) {
    const terms = { give, ask: NOTHING };
    const cost = -deals.ownGain(terms);
    if (cost < loss && gain(give) > least) ideas.push({ terms, worth: loss - cost });
  }
  return ideas.sort((one, other) => other.worth - one.worth);
}

/** Whether giving cards costs less than the attack. */
export function isCheaper(deals: DealValues, terms: Terms, stakes: Stakes | null): boolean {
  if (stakes === null || stakes.worth <= 0) return false;
  return -deals.ownGain(terms) < stakes.loss * EARNEST;
}

/** Parts of what a threat asks for, the cheapest first. */
export function concessions(deals: DealValues, asked: Cards, stakes: Stakes): Idea[] {
  const { hand } = deals.view;
  const limit = hand.map((count, kind) => Math.min(count, asked[kind] ?? 0));
  return bribes(deals, stakes, { refused: [], prices: [asked] }).filter(
    ({ terms }) =>
      terms.give.every((count, kind) => count <= (limit[kind] ?? 0)) &&
      !areSame(terms.give, asked) &&
      isCheaper(deals, terms, stakes),
  );
}
