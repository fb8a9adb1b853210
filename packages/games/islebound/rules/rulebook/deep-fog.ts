// The Deep Fog scenario, its own sheet, pp. 1–2.
import { chapter, type Rules } from '@tidetable/engine';

export const deepFog: readonly Rules[] = [
  chapter(1, 'Deep Fog: Components', {
    'IB-FOG-1': 'Deep Fog adds a single card, with the fog on its front and a monster on its back.',
  }),
  chapter(1, 'Deep Fog: Setup', {
    'IB-FOG-2':
      'The sea boards form one shuffled stack, basic sides up, with a port at each corner; the top board is active and, with the ports, is the whole map.',
    'IB-FOG-3': 'The Deep Fog card lies front up beside the map and marks the deep fog area.',
    'IB-FOG-4':
      'Events lie in one face-down pile with the top card turned up, reputation cards in one face-up pile.',
    'IB-FOG-5': 'Deep Fog is played without book tokens.',
    'IB-FOG-6':
      'Everyone is dealt 6 buildings, keeps one and passes the rest left until all are taken; the others are a draw deck, and there is no row.',
  }),
  chapter(1, 'Deep Fog: Move', {
    'IB-FOG-7': 'Every round of Deep Fog starts with all ships off the map.',
    'IB-FOG-8':
      'A turn starts by placing the ship in any region of the active sea board or in any port, whatever its speed.',
  }),
  chapter(2, 'Deep Fog: Visit', {
    'IB-FOG-13':
      'In Deep Fog a book gained is a building card drawn, and a book paid is a card from hand; buildings already gained cannot be spent.',
  }),
  chapter(2, 'Deep Fog: Attack or Diplomacy', {
    'IB-FOG-14':
      'Whoever takes a town of a sea board takes the event card of that name, out of the pile or from the former owner, as the mark of ownership.',
    'IB-FOG-15': 'Otherwise attack and diplomacy in Deep Fog are those of the base game.',
  }),
  chapter(2, 'Deep Fog: Event', {
    'IB-FOG-16':
      'One event at a time and one a round: it is done in its town or, if the active board does not show that, in the region at the lower right.',
    'IB-FOG-17':
      'A completed event gives its cubes and goes under its pile, and the marker comes off the map.',
  }),
  chapter(2, 'Deep Fog: Buy a Building', {
    'IB-FOG-18':
      "In Deep Fog buildings are bought and built from one's own hand only, and give nothing before that.",
  }),
  chapter(2, 'Deep Fog: Rotating Sea Boards', {
    'IB-FOG-11':
      'After all turns of a round the active board goes on top of the fog, ships and marker come off the map, and the first-player card passes left.',
    'IB-FOG-12':
      'When no board is left in the middle, the fog stack is turned over and put there: basic and advanced sides alternate.',
  }),
  chapter(2, 'Deep Fog: Traveling Through the Deep Fog', {
    'IB-FOG-9':
      'To reach the top board of the fog a die must be rolled: 4 or more at movement 2, less for faster ships; a failure loses the whole turn.',
    'IB-FOG-10': 'Of the boards in the fog only the top one can be reached.',
  }),
  chapter(2, 'Deep Fog: Fog Monster Emerges!', {
    'IB-FOG-19':
      'As soon as somebody owns seven buildings the monster emerges, and no roll is needed any more for the top fog board.',
    'IB-FOG-20':
      'Once it has emerged, ships may go to the monster, several at no cost, and use the action to defeat it with 10 strength or 10 influence, without spoils.',
    'IB-FOG-21':
      'A player who defeats the monster leaves a cube there for 15 renown at the end, and others may still do the same.',
    'IB-FOG-22':
      'The round in which the monster is first defeated is the last; until then the game goes on.',
  }),
];
