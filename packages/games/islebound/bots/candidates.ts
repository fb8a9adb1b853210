// Which actions a bot considers at all.
import type { Action, Frame } from '../public.ts';

/** Trades are left to people, and a visit is made in full. */
const NEVER: readonly Action['type'][] = ['offer-trade', 'visit-in-part'];
/** Taken at once where they are legal. */
const AT_ONCE: readonly Action['type'][] = ['rest', 'take-reward'];

/** Where the first thing offered is nearly always right. */
export const OBVIOUS: readonly Frame['step'][] = [
  'rest',
  'reward',
  'free-visit',
  'overboard',
  'pay-cargo',
  'pass-over',
];

/** Never empty, unless nothing is legal. */
export function candidates(legal: readonly Action[]): readonly Action[] {
  const atOnce = legal.find(({ type }) => AT_ONCE.includes(type));
  if (atOnce !== undefined) return [atOnce];
  const thoughtOf = legal.filter(({ type }) => !NEVER.includes(type));
  return thoughtOf.length > 0 ? thoughtOf : legal;
}
