// The eight reputation cards.
// Provenance: card 1 RULEBOOK (retail); the condition of card 2 RULEBOOK (prototype), its top and its limit DESIGNED;
// the others and all names DESIGNED (PUBLIC: one source attests the word brag).
import type { Provenance } from './provenance.ts';

export interface ReputationCard {
  readonly id: number;
  readonly name: string;
  /** Renown for the active player, before everyone scores. */
  readonly first: number;
  /** What every player counts; only full sets (AMB-80). */
  readonly per:
    | 'building'
    | 'town'
    | 'book'
    | 'hand-card'
    | 'two-skill-crew'
    | 'fighter'
    | 'influence-cube'
    | 'three-coins'
    | 'two-cargo';
  /** Renown for each of them. */
  readonly renown: number;
  /** The most renown for what is counted, without the top. */
  readonly limit: number | null;
  readonly provenance: Provenance;
}

export const REPUTATION_CARDS: readonly ReputationCard[] = [
  {
    id: 1,
    name: 'Brag of Masons',
    first: 1,
    per: 'building',
    renown: 1,
    limit: null,
    provenance: 'RULEBOOK',
  },
  // The prototype has no limit here.
  { id: 2, name: 'Brag of Flags', first: 0, per: 'town', renown: 2, limit: 7, provenance: 'MIXED' },
  {
    id: 3,
    name: 'Brag of Scholars',
    first: 2,
    per: 'book',
    renown: 2,
    limit: 7,
    provenance: 'DESIGNED',
  },
  {
    id: 4,
    name: 'Brag of Sailors',
    first: 1,
    per: 'two-skill-crew',
    renown: 1,
    limit: 7,
    provenance: 'DESIGNED',
  },
  {
    id: 5,
    name: 'Brag of Raiders',
    first: 1,
    per: 'fighter',
    renown: 1,
    limit: 7,
    provenance: 'DESIGNED',
  },
  {
    id: 6,
    name: 'Brag of Envoys',
    first: 1,
    per: 'influence-cube',
    renown: 1,
    limit: 7,
    provenance: 'DESIGNED',
  },
  {
    id: 7,
    name: 'Brag of Purses',
    first: 1,
    per: 'three-coins',
    renown: 1,
    limit: 7,
    provenance: 'DESIGNED',
  },
  {
    id: 8,
    name: 'Brag of Holds',
    first: 2,
    per: 'two-cargo',
    renown: 1,
    limit: 7,
    provenance: 'DESIGNED',
  },
];

/** Card 3 where cards in hand stand for books: hands are larger (IB-AMB-95). DESIGNED. */
export const IN_HAND = { per: 'hand-card', renown: 1 } as const;

export const PROTOTYPE_REPUTATION: readonly ReputationCard[] = REPUTATION_CARDS.map((card) =>
  card.id === 2 ? { ...card, limit: null } : card,
);
