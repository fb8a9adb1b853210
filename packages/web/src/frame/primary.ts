// Which of several actions is the suggested next step: only its button is filled.
import type { BoardKit, Offer } from '@tidetable/board/board.ts';
import { isNo } from './passing.tsx';

type Kit = Pick<BoardKit, 'ends' | 'leads' | 'passes' | 'unused'>;

/** The only action unless a form on the board has its own button, what the game calls leading, the usual "no", or the end of a turn with nothing left to do. */
export function primaryAmong(offers: readonly Offer[], kit: Kit, view: object): Offer | null {
  if (offers.length === 1) return offers[0]?.form === undefined ? (offers[0] ?? null) : null;
  const leading = offers.filter(({ action }) => kit.leads?.includes(action.type));
  if (leading.length === 1) return leading[0] ?? null;
  const no = offers.find((offer) => isNo(kit, offer));
  if (no !== undefined) return no;
  const end = offers.find(({ action }) => kit.ends?.includes(action.type));
  return end !== undefined && kit.unused?.(view) === null ? end : null;
}
