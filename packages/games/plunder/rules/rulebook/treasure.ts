// Treasure, p. 9.
import { chapter, type Rules } from '@tidetable/engine';

export const treasure: readonly Rules[] = [
  chapter(9, 'Hunting treasure', {
    'PL-TREAS-1':
      "A captain whose ship sails onto an X, in that captain's turn, may draw one Treasure card, which is read and carried out at once.",
    'PL-TREAS-2': 'A used Treasure card goes to the bottom of its deck.',
    'PL-TREAS-3':
      'An X on land is collected from an ocean square beside it, but never through a land barrier.',
    'PL-TREAS-4': 'Most Treasure cards award gold; some are bad.',
    'PL-TREAS-5': 'Cards awarded come from the open stacks, and cards lost go there.',
    'PL-TREAS-6': 'Pegs awarded keep to the limits of a ship.',
    'PL-TREAS-7':
      'A ship relocated onto land or onto another ship goes to an adjoining ocean square that its owner chooses.',
    'PL-TREAS-8': 'A ship sunk by a Treasure card brings nobody a Plunder Point card.',
    'PL-TREAS-9':
      'As much of a card is done as can be done: one pays what one can and goes on with the rest.',
    'PL-TREAS-10':
      'To be robbed, a player fans the hand face down and the thief picks blindly; the thief may ask for certain kinds, and the victim may hand those over instead.',
    'PL-TREAS-11': 'No X has to be collected.',
  }),
  chapter(9, 'Relocating the X', {
    'PL-X-1':
      'Once the card is put away the compasses give the X a new place, and the player may go on hunting in the same turn.',
    'PL-X-2':
      "An X that comes to lie beneath one's own ship is found: one draws again, and it moves again.",
    'PL-X-3':
      "An X beneath an opponent's ship is out of reach until that ship is sunk; its owner may collect it at the start of the owner's turn.",
    'PL-X-4':
      'Several X tokens may share a square; they are dealt with one by one, and the first card may put the next out of reach.',
  }),
];
