// The four actions, pp. 9–11, with the skills and goods that help in them, p. 20.
import { chapter, type Rules } from '@tidetable/engine';

const visit: readonly Rules[] = [
  chapter(9, 'Visit', {
    'IB-VISIT-1':
      "A visit is to the town in the ship's region: unless the visitor owns it, the entry cost is paid; then its sign is carried out.",
    'IB-VISIT-2': 'Where an entry cost asks for coins, it asks for exactly one.',
    'IB-VISIT-3':
      'The coin for entering a neutral town goes onto the treasure map, and no other payment ever does.',
    'IB-VISIT-4':
      'An entry cost may ask for a coin and for crew to exhaust, with the skill shown or of any kind; only crew on deck can pay it.',
    'IB-VISIT-5': 'Owners enter their town free: no coin, and nobody is exhausted.',
    'IB-VISIT-6':
      "The coin for entering an opponent's town goes to its owner, and crew are exhausted for it all the same.",
  }),
];

const attack: readonly Rules[] = [
  chapter(10, 'Attack', {
    'IB-ATK-1':
      'Only a town with a red banner can be attacked, and only by a ship in its region; every port has one.',
    'IB-ATK-3':
      'The attacking group is chosen first: any of the pirates and sea serpents a player has, but at least one.',
    'IB-ATK-5': 'All dice are rolled together: one for each attacker, and the bonus dice.',
    'IB-ATK-7':
      'Each attacker takes one die at most and turns it into strength; a sea serpent makes 0 of a 1 or 2, 2 of a 3 or 4, and 3 of a 5 or 6.',
    'IB-ATK-8':
      'If strength is short, crew on deck may be injured: each goes below deck face down and adds 1.',
    'IB-ATK-9':
      "Enough strength wins the town: the attacker's cube, as many coins as its number, and a free visit if wanted. Retail: the group is discarded; prototype: it is kept.",
    'IB-ATK-10':
      'An attack that stays too weak ends in retreat: one attacker is lost, the others come back, and the action is used up.',
    'IB-ATK-11': 'The defender of a town has nothing to do and nothing to decide.',
  }),
  chapter(10, 'Attacking a Player-Owned Town', {
    'IB-ATK-2':
      "An attack must reach the banner's number, and two more if another player owns the town.",
  }),
  chapter(20, 'Combat', {
    'IB-ATK-4':
      'Before the roll, each crew member with combat who is exhausted adds a die; an attacker still uses no more than one.',
  }),
  chapter(20, 'Wood', {
    'IB-ATK-6': 'After the roll, each wood spent rerolls one die.',
  }),
];

const diplomacy: readonly Rules[] = [
  chapter(11, 'Diplomacy', {
    'IB-DIP-1':
      'Diplomacy works only on a town with a blue-green banner, from a ship in its region.',
    'IB-DIP-2':
      "Own cubes of any slots are taken off the influence track to pay the banner's number, or two more if another player owns the town.",
    'IB-DIP-4':
      "Enough influence wins the town: a cube in place of any other, as many coins as the banner's number, and a free visit if wanted.",
    'IB-DIP-5': 'A card that speaks of allying with a town means taking it by diplomacy.',
  }),
  chapter(15, 'Farwold', {
    'IB-DIP-6': 'Farwold has a banner of both colours: it can be taken by attack or by diplomacy.',
  }),
  chapter(20, 'Negotiate', {
    'IB-DIP-3':
      'In diplomacy each crew member who negotiates can be exhausted for 1 influence more, which is not a cube.',
  }),
];

const huntForTreasure: readonly Rules[] = [
  chapter(11, 'Hunt for Treasure', {
    'IB-HUNT-1':
      'A hunt, possible anywhere, takes every coin on the treasure map, or one from the supply if the map is bare.',
  }),
];

export const actions: readonly Rules[] = [...visit, ...attack, ...diplomacy, ...huntForTreasure];
