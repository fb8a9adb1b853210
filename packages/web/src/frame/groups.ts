// Groups many actions by kind: never more buttons at once than there are digits.
import type { Offer } from '@tidetable/board/board.ts';

export interface Group {
  /** Their common first words. */
  readonly label: string;
  readonly offers: readonly Offer[];
}

/** Up to this many stand side by side; beyond that, actions of one kind share a button. */
const APART = 5;

/** One per digit key. */
const AT_MOST = 9;

export function grouped(offers: readonly Offer[]): readonly Group[] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) {
    const alike = kinds.get(offer.action.type) ?? [];
    alike.push(offer);
    kinds.set(offer.action.type, alike);
  }
  if (offers.length <= APART || kinds.size === 1) return offers.map(alone);
  return [...kinds.values()].flatMap((alike) =>
    alike.length === 1 ? alike.map(alone) : { label: startOf(alike), offers: alike },
  );
}

function alone(offer: Offer): Group {
  return { label: offer.words, offers: [offer] };
}

const ARTICLE = / (a|an|the)$/;

/** The common first words of all; at least the first word of one. */
export function startOf(offers: readonly Offer[]): string {
  const shared = sharedWords(offers);
  const first = offers[0]?.words.split(' ') ?? [];
  const start = first.slice(0, Math.max(shared, 1)).join(' ');
  return `${start.replace(ARTICLE, '')}…`;
}

/** An offer's words without those it shares with the others. */
export function restOf(offer: Offer, among: readonly Offer[]): string {
  const shared = among.length > 1 ? sharedWords(among) : 0;
  return offer.words.split(' ').slice(shared).join(' ') || offer.words;
}

function sharedWords(offers: readonly Offer[]): number {
  const [first, ...rest] = offers.map(({ words }) => words.split(' '));
  if (first === undefined || rest.length === 0) return 0;
  const differs = first.findIndex((word, nth) => rest.some((words) => words[nth] !== word));
  return differs < 0 ? first.length : differs;
}

/** One page of a long list, with a digit kept for "more". */
export function pageOf<T>(things: readonly T[], page: number): readonly T[] {
  if (things.length <= AT_MOST) return things;
  const size = AT_MOST - 1;
  const from = (page % Math.ceil(things.length / size)) * size;
  return things.slice(from, from + size);
}
