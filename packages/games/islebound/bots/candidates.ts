// The actions that bots consider.
import type { Action, Frame } from '../public.ts';

/** Trades are left to people; visits are made in full. */
const NEVER: readonly Action['type'][] = ['offer-trade', 'visit-in-part'];
/** Taken whenever legal. */
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

/** Empty only if nothing is legal. */
export function candidates(legal: readonly Action[]): readonly Action[] {
  const atOnce = legal.find(({ type }) => AT_ONCE.includes(type));
  if (atOnce !== undefined) return [atOnce];
  const thoughtOf = legal.filter(({ type }) => !NEVER.includes(type));
  return thoughtOf.length > 0 ? thoughtOf : legal;
}
