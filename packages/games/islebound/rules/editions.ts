// Where the editions differ.
import { EVENT_CARDS, type EventCard, PROTOTYPE_EVENTS } from './data/events.ts';
import {
  IN_HAND,
  PROTOTYPE_REPUTATION,
  REPUTATION_CARDS,
  type ReputationCard,
} from './data/reputation.ts';
import type { EditionName, Sea } from './state.ts';

export interface Edition {
  readonly printing: 'retail' | 'prototype';
  readonly events: readonly EventCard[];
  readonly reputation: readonly ReputationCard[];
  /** Whether a move may end where it began (A-DIFF 18). */
  readonly mayReturn: boolean;
  /** Whether attackers leave after a success (A-DIFF 25). */
  readonly attackersLeave: boolean;
  /** Whether the last renown token triggers the end (A-DIFF 37). */
  readonly lastTokenEnds: boolean;
  /** Whether the crew stack is face up (A-DIFF 14). */
  readonly crewFaceUp: boolean;
  /** Whether it has Ichor (A-DIFF 5). */
  readonly ichor: boolean;
  /** Of events, and of reputation cards (IB-FOG-4). */
  readonly twoPiles: boolean;
}

const RETAIL: Edition = {
  printing: 'retail',
  events: EVENT_CARDS,
  reputation: REPUTATION_CARDS,
  mayReturn: false,
  attackersLeave: true,
  lastTokenEnds: true,
  crewFaceUp: true,
  ichor: true,
  twoPiles: true,
};

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  retail: RETAIL,
  'deep-fog': { ...RETAIL, lastTokenEnds: false, twoPiles: false },
  prototype: {
    printing: 'prototype',
    events: PROTOTYPE_EVENTS,
    reputation: PROTOTYPE_REPUTATION,
    mayReturn: true,
    attackersLeave: false,
    lastTokenEnds: false,
    crewFaceUp: false,
    ichor: false,
    twoPiles: true,
  },
};

export function editionOf(sea: { readonly edition: EditionName }): Edition {
  return EDITIONS[sea.edition];
}

export function eventCard(sea: Pick<Sea, 'edition'>, id: number): EventCard {
  return editionOf(sea).events.find((card) => card.id === id) as EventCard;
}

/** As this table counts it: books may be cards in hand (IB-AMB-95), and limits off (IB-AMB-93). */
export function reputationAt(sea: Pick<Sea, 'edition' | 'options'>, id: number): ReputationCard {
  const card = editionOf(sea).reputation.find((other) => other.id === id) as ReputationCard;
  const { architect, reputationLimits } = sea.options;
  if (card.per === 'book' && (architect || sea.edition === 'deep-fog'))
    return { ...card, ...IN_HAND };
  return reputationLimits ? card : { ...card, limit: null };
}
