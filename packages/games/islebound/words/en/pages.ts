// Pages beside the rules: what the rulebook says about other games.

import type { Page } from '@tidetable/manifest';

/** By what a reader types for it. */
export const PAGES: Readonly<Record<string, Page>> = {
  'above-and-below': {
    title: 'Islebound crew in Above and Below, p. 23',
    paragraphs: [
      'The crew of Islebound can serve as villagers in Above and Below, a board game set in the same world. Nothing here changes a game of Islebound, where the back of a token only says that its crew member is injured and its symbols mean nothing (IB-AB-1).',
      'Before the game: mix the crew of Islebound in a bag or a cup, unseen, and set up Above and Below as always. None of them waits among the villagers for hire yet (IB-AB-2).',
      'After each round, in the third step of its end: once the villagers have moved to the left and the place that costs 5 coins is empty, fill it from the bag. Whoever is not hired moves on to the left after the next round, as all villagers do (IB-AB-2).',
      'When points are counted, look at the symbol on the back. A good is worth 1 village point for each good of that kind which the owner has; potion and cider are worth 1 for each potion or cider; a village point symbol is worth what it says (IB-AB-3).',
    ],
  },
  metropolis: {
    title: 'Architect with the Metropolis expansion, p. 22',
    paragraphs: [
      'Metropolis is an expansion with building cards of its own. In the Architect variant those are not drafted; later, whoever draws a building card, for a book as well, takes it from either deck (IB-VAR-ARCH-3).',
      'No source that we have shows a card of Metropolis, so no table here has a second deck, and architects draw from the one deck there is. Where a card is drawn is the place to ask for the deck, should those cards ever come.',
    ],
  },
};
