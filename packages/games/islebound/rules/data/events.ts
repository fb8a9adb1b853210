// The 15 events.
// Provenance: card 1 RULEBOOK (retail), card 2 RULEBOOK (prototype), the others DESIGNED; that every island town has
// a card follows from Deep Fog, RULEBOOK.
import type { Cost } from './goods.ts';
import type { Provenance } from './provenance.ts';
import type { IslandTown } from './towns.ts';

export interface EventCard {
  readonly id: number;
  readonly town: IslandTown;
  readonly pay: Cost;
  /** Pirates and sea serpents aboard, which are not spent; Ichor does not count. */
  readonly fightersNeeded: number;
  /** Cubes to place on the influence track. */
  readonly cubes: number;
  readonly provenance: Provenance;
}

function card(
  id: number,
  town: IslandTown,
  pay: Cost,
  cubes: number,
  provenance: Provenance = 'DESIGNED',
): EventCard {
  return { id, town, pay, fightersNeeded: 0, cubes, provenance };
}

export const EVENT_CARDS: readonly EventCard[] = [
  card(1, 'morlim', { books: 1, crew: ['work'] }, 3, 'RULEBOOK'),
  card(2, 'farwold', { fish: 4, crew: ['work'] }, 3, 'RULEBOOK'),
  card(3, 'borsham', { wood: 2, crew: ['administrate'] }, 3),
  card(4, 'fels-garden', { coins: 1, crew: ['administrate'] }, 2),
  card(5, 'grenille', { fish: 2, crew: ['work'] }, 2),
  card(6, 'ratnest', { pirates: 2, crew: ['any'] }, 3),
  card(7, 'rockslide', { books: 2, crew: [] }, 4),
  card(8, 'stratic', { wood: 3, crew: ['work'] }, 4),
  card(9, 'suns-rest', { serpents: 1, crew: ['any'] }, 3),
  card(10, 'the-grotto', { fish: 3, crew: ['any'] }, 2),
  card(11, 'undervall', { coins: 1, crew: ['any', 'any'] }, 2),
  card(12, 'zilliam', { books: 1, crew: ['administrate'] }, 3),
  card(13, 'grenille', { fish: 2, wood: 2, crew: ['any'] }, 4),
  { ...card(14, 'the-grotto', { crew: ['any'] }, 2), fightersNeeded: 2 },
  card(15, 'rockslide', { coins: 2, crew: ['administrate', 'administrate'] }, 4),
];

/** The prototype has 14. */
export const PROTOTYPE_EVENTS: readonly EventCard[] = EVENT_CARDS.filter(({ id }) => id !== 15);
