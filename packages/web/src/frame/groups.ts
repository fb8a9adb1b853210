// Many things to do, put together by their kind.
import type { Offer } from '../boards/board.ts';

export interface Group {
  /** What all of them begin with. */
  readonly label: string;
  readonly offers: readonly Offer[];
}

/** So many stand side by side; beyond that, those of one kind share a button. */
const AT_MOST = 9;

export function grouped(offers: readonly Offer[]): readonly Group[] {
  if (offers.length <= AT_MOST)
    return offers.map((offer) => ({ label: offer.words, offers: [offer] }));
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) {
    const alike = kinds.get(offer.action.type) ?? [];
    alike.push(offer);
    kinds.set(offer.action.type, alike);
  }
  return [...kinds.values()].map((alike) => ({ label: labelOf(alike), offers: alike }));
}

function labelOf(offers: readonly Offer[]): string {
  const [first, ...rest] = offers.map(({ words }) => words.split(' '));
  if (first === undefined) return '';
  if (rest.length === 0) return first.join(' ');
  const shared = first.findIndex((word, nth) => rest.some((words) => words[nth] !== word));
  const start = first.slice(0, shared < 0 ? first.length : Math.max(shared, 1)).join(' ');
  return `${start}…`;
}
