// Reputation cards in words.
import type { ReputationCard } from '../data/reputation.ts';
import { booksAreCards } from '../questions.ts';
import type { View } from '../state.ts';
import { reputationOf } from './seen.ts';

const PER: Readonly<Record<ReputationCard['per'], string>> = {
  building: 'building',
  town: 'town',
  book: 'book',
  'two-skill-crew': 'two-skilled crew member',
  fighter: 'pirate or sea serpent',
  'influence-cube': 'cube on the influence track',
  'three-coins': '3 coins',
  'two-cargo': '2 cargo',
};

/** `Brag of Masons (1 renown; everybody 1 per building)`. */
export function reputationWords(view: View, id: number): string {
  const { name, first, per, renown, limit } = reputationOf(view, id);
  const isHand = per === 'book' && booksAreCards(view);
  const each = `everybody ${isHand ? 1 : renown} per ${isHand ? 'building card in hand' : PER[per]}`;
  const most = limit === null ? '' : `, at most ${limit}`;
  return `${name} (${first === 0 ? '' : `${first} renown; `}${each}${most})`;
}
