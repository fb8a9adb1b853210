// Crew, cargo and the symbols on signs, pp. 8, 15–16 and 19–20.
import { chapter, type Rules } from '@tidetable/engine';

export const crewAndCargo: readonly Rules[] = [
  chapter(19, 'The Ship Board', {
    'IB-CREW-1':
      'Crew on deck are ready; below deck, those face up are exhausted and those face down are injured.',
    'IB-CARGO-1':
      'Fish and wood in the hold are never more than 10 together; old cargo may go overboard to make room.',
    'IB-CARGO-2': 'Books, coins, pirates and sea serpents take no room in the hold.',
  }),
  chapter(8, 'Move', {
    'IB-CREW-2':
      'Only crew on deck can be exhausted or injured; whoever is exhausted goes below deck.',
  }),
  chapter(15, 'Island Town Actions', {
    'IB-CREW-3':
      'A rest brings all exhausted crew on deck; the injured are turned face up but stay below until another rest.',
  }),
  chapter(16, 'Morlim', {
    'IB-CREW-4':
      'Of the three crew in the row the right-most is free and the others cost 1 coin; whoever is hired comes on deck, and the row is refilled from the left.',
  }),
  chapter(16, 'Grenille', {
    'IB-CREW-5': 'Where crew on deck are merely counted, they are not exhausted.',
  }),
  chapter(20, 'Crew and Resource Abilities', {
    'IB-CREW-6':
      'A crew member with two skills is still one: exhausted for either skill, it is gone for both.',
  }),
  chapter(20, 'Other Symbols', {
    'IB-SYM-1':
      'A curved arrow is a price: after a skill, someone with it is exhausted; after a plain figure, anyone; after wood, fish or a book, one is paid.',
    'IB-SYM-2':
      'A trade whose arrow has nothing above it may be made as often in a visit as wanted.',
    'IB-SYM-3':
      'A figure above the arrow limits the trade to once for each crew member on deck, and exhausts nobody.',
    'IB-SYM-4':
      'A figure with a curved arrow above the trade means that each time one crew member is exhausted.',
  }),
];
