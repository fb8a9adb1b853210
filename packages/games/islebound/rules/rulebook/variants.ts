// Variants, p. 22, and Crew in Above and Below, p. 23.
import { chapter, type Rules } from '@tidetable/engine';

const anotherGame = 'It is about the board game Above and Below, which is not played here.';

export const variants: readonly Rules[] = [
  chapter(22, 'Advanced Sea Boards', {
    'IB-VAR-ADV-1':
      'Advanced: all four sea boards lie on their other side, where most towns have a different sign or number and some do not.',
  }),
  chapter(22, 'Trading', {
    'IB-VAR-TRADE-1':
      'Trading: in a turn, ships in one region may swap fish, wood, pirates, sea serpents and books, but not coins, buildings, renown, tokens or Ichor.',
    'IB-VAR-TRADE-2':
      'A trade needs both to agree, and each must get something of a kind that the other does not get; the amounts may differ.',
  }),
  chapter(22, 'Close Quarters', {
    'IB-VAR-CLOSE-1':
      "Close Quarters, for two: moving to any region of the sea board where the rival's ship lies exhausts one who administrates.",
  }),
  chapter(22, 'Raid', {
    'IB-VAR-RAID-1':
      'Raid: an action against one ship in the region. First the raider, then the target rolls a die for each pirate and each crew member on deck with combat; 4 and up hit.',
    'IB-VAR-RAID-2':
      'The winner of a raid may take the difference in hits in coins, as far as the loser has them; a tie gives nothing, and nothing is used up.',
  }),
  chapter(22, 'Six Buildings', {
    'IB-VAR-SIX-1':
      'Six Buildings: a sixth card lies left-most, asks for 4 books and pays 1 coin to whoever takes it; the others ask for 3, 2, 1 and no books.',
  }),
  chapter(22, 'Architect Variant', {
    'IB-VAR-ARCH-1':
      'Architect: without book tokens or a row, everyone is dealt 7 buildings, keeps one and passes the rest left until all hands have 7.',
    'IB-VAR-ARCH-2':
      "Architect: only cards of one's own hand are bought or built; gaining a book draws a building card, and paying one discards a card from hand.",
    'IB-VAR-ARCH-3': {
      text: 'Architect with Metropolis: the cards of that expansion are not drafted, and whoever draws a building card picks either deck.',
      untestable: 'None of our sources shows a Metropolis card, so no game here has a second deck.',
    },
  }),
  chapter(23, 'Crew in Above and Below', {
    'IB-AB-1': {
      text: 'Face down, a crew token says no more than that its crew member is injured; the symbols on that side belong to another game.',
      untestable: 'No crew here has those symbols, so nothing could use them.',
    },
    'IB-AB-2': {
      text: 'In Above and Below, Islebound crew wait in a bag; at the end of a round one is drawn into the 5-coin place if it is empty, and moves on like a villager.',
      untestable: anotherGame,
    },
    'IB-AB-3': {
      text: 'In Above and Below, Islebound crew are worth village points at the end: as printed, or 1 for each good, potion or cider of the kind shown.',
      untestable: anotherGame,
    },
  }),
];
