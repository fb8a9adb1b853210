// The goal, p. 2, and the fleet, p. 3.
import { chapter, type Rules } from '@tidetable/engine';

export const goalAndFleet: readonly Rules[] = [
  chapter(2, 'The goal', {
    'PL-GOAL-1':
      'Ten Plunder Points win, unless another target was agreed on, and they win the moment they are reached.',
    'PL-GOAL-2':
      'Each ship on the map, each island owned and each Plunder Point card held is worth one point.',
    'PL-GOAL-3':
      'Plunder Point cards come from ships of others sunk in battle, from Treasure cards that say so, and from buried treasure.',
    'PL-GOAL-4':
      "Burying treasure turns five gold into a Plunder Point card, at any point of one's own turn and as often as the gold lasts.",
    'PL-GOAL-5': 'Plunder Point cards lie open before their owner, so that all can count them.',
    'PL-GOAL-6':
      'Ships and islands bring no card: they count while one has them, and no longer when they are sunk or lost.',
    'PL-GOAL-7': 'Two islands, three ships and five Plunder Point cards are ten points.',
  }),
  chapter(3, 'Your fleet', {
    'PL-FLEET-1': 'Everyone begins with one ship, and no fleet ever has more than three.',
    'PL-FLEET-2': 'A ship enters play with three lives, which is also the most it can have.',
    'PL-FLEET-3': 'A ship enters play without cannons and carries two at most.',
    'PL-FLEET-4': 'A ship enters play without masts and carries two at most.',
    'PL-FLEET-5':
      'Players add pegs to their own ships only; a peg helps the ship it is on and never moves to another.',
    'PL-FLEET-6':
      'Each life lost takes a peg away; with none left the ship sinks, leaves the map, and its masts and cannons go back to the supply.',
  }),
];
