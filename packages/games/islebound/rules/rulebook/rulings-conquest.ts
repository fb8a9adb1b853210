// Rulings on attack, diplomacy, cubes and the supply. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsConquest: readonly Rules[] = [
  chapter(null, 'Rulings: attack', {
    'IB-AMB-18': 'There are ten dice, and no roll uses more.',
    'IB-AMB-19':
      'Any die may be rerolled, even the same one again, until the dice are placed for good.',
    'IB-AMB-20':
      'Crew are injured only if that makes the attack succeed, and no more of them than it takes.',
    'IB-AMB-21':
      'In a retreat the attacker chooses whom of the group to lose; but if Ichor took part, Ichor is the loss, unless the table reads it otherwise.',
    'IB-AMB-73':
      'Dice are placed as well as they can be; by hand, from high to low on each kind of attacker, and not all of them need be. A sufficient total takes the town.',
  }),
  chapter(null, 'Rulings: diplomacy', {
    'IB-AMB-22':
      'Diplomacy takes at least one cube off the track, since all other influence only comes on top; a table may let envoys talk alone.',
    'IB-AMB-23':
      'Envoys go first, then cubes from left to right. Influence paid beyond the need is lost, and paying a cube too many is allowed.',
  }),
  chapter(null, 'Rulings: conquest', {
    'IB-AMB-72':
      "A conquest goes in order: attackers or influence spent, cubes exchanged, spoils, the victor's abilities, the loser's Mausoleum, and the visit.",
  }),
  chapter(null, 'Rulings: cubes and supply', {
    'IB-AMB-24':
      'With the influence track full, events and visits are still possible; cubes without a slot are lost.',
    'IB-AMB-25':
      "With no cube left none is placed, except that a conquest may use one of the player's own from the influence track.",
    'IB-AMB-26':
      'From a stack that runs out one gains what is there and pays for no more than that.',
    'IB-AMB-74':
      'Of 20 cubes two mark movement and renown; towns and the influence track use the rest. The monster and renown past the last token never lack one.',
  }),
];
