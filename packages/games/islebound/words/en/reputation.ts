// Reputation cards in words.

import type { ReputationCard } from '../../rules/data/reputation.ts';
import { reputationAt } from '../../rules/editions.ts';
import type { View } from '../../rules/state.ts';

const PER: Readonly<Record<ReputationCard['per'], string>> = {
  building: 'building',
  town: 'town',
  book: 'book',
  'hand-card': 'building card in hand',
  'two-skill-crew': 'two-skilled crew member',
  fighter: 'pirate or sea serpent',
  'influence-cube': 'cube on the influence track',
  'three-coins': '3 coins',
  'two-cargo': '2 cargo',
};

/** `Brag of Masons (1 renown; everybody 1 per building)`. */
export function reputationWords(view: View, id: number): string {
  const { name, first, per, renown, limit } = reputationAt(view, id);
  const each = `everybody ${renown} per ${PER[per]}`;
  const most = limit === null ? '' : `, at most ${limit}`;
  return `${name} (${first === 0 ? '' : `${first} renown; `}${each}${most})`;
}
