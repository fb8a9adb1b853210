// Attacking an island, p. 6, and battles of ships, p. 7.
import { chapter, type Rules } from '@tidetable/engine';

export const fighting: readonly Rules[] = [
  chapter(6, 'Attacking an island', {
    'PL-CONQ-1':
      "Only a ship of the player whose turn it is attacks an island, and only from the island's port; islands start no fight.",
    'PL-CONQ-2':
      "The attacker rolls the attack die; the owner rolls for the island, or the player to the attacker's left if nobody owns it.",
    'PL-CONQ-3': "The ship's cannons are added to its die, the island's skulls to the other.",
    'PL-CONQ-4': 'The higher score wins, and a tie goes to the attacker.',
    'PL-CONQ-5': "The victor's flag replaces any other, and that point counts at once.",
    'PL-CONQ-6': 'An attacker who loses loses one life of the attacking ship.',
    'PL-CONQ-7':
      "If that was the last life the ship sinks, and the island's owner, if there is one, gains a Plunder Point card.",
    'PL-CONQ-8':
      'A ship attacks the same island once a turn; it may attack other islands, and other ships may attack this one.',
    'PL-CONQ-9':
      'For an attacker, 3 against 5 and 7 against 8 lose, 6 against 6 and 7 against 6 win.',
  }),
  chapter(7, 'Battles of ships', {
    'PL-BATTLE-1': "Ships attack only in their owner's turn.",
    'PL-BATTLE-2':
      'The two ships must be on adjoining squares, not diagonally, with no land between them; a ship in port can be attacked.',
    'PL-BATTLE-3':
      'Each side adds its cannons to its die; the higher wins, and a tie goes to the attacker.',
    'PL-BATTLE-4':
      "The loser loses a life; whoever's ship sinks by it, the other player gains a Plunder Point card, though it be the attacker's ship.",
    'PL-BATTLE-5':
      'A ship attacks the same ship once a turn; it may attack others, and other ships may attack this one.',
    'PL-BATTLE-6': 'An attacker wins with 2 against 1 and 5 against 4, and loses with 6 against 7.',
  }),
];
