// What a captain made of code thinks about at all.
import type { Action } from '../public.ts';

/** Trades are for people to think of, and a visit is taken in full; injured crew are healed. */
const UNTHOUGHT_OF: readonly Action['type'][] = ['offer-trade', 'visit-in-part'];
/** Whatever else there is. */
const AT_ONCE: readonly Action['type'][] = ['rest', 'take-reward'];

/** Never empty, where something is legal. */
export function candidates(legal: readonly Action[]): readonly Action[] {
  const atOnce = legal.find(({ type }) => AT_ONCE.includes(type));
  if (atOnce !== undefined) return [atOnce];
  const thoughtOf = legal.filter(({ type }) => !UNTHOUGHT_OF.includes(type));
  return thoughtOf.length > 0 ? thoughtOf : legal;
}
