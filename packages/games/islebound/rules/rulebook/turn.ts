// A Player Turn and Move, pp. 8–9 and 20.
import { chapter, type Rules } from '@tidetable/engine';

export const turn: readonly Rules[] = [
  chapter(8, 'Overview', {
    'IB-TURN-1':
      'A player moves first, then takes at most one action, along with as many free actions as wanted in any order, and then ends the turn.',
  }),
  chapter(9, 'Actions', {
    'IB-TURN-2':
      'One action a turn: a visit, an attack, diplomacy or a hunt for treasure, or a raid where that variant is played.',
    'IB-TURN-3':
      "Events and buying buildings are free: as often as wanted, but only in one's own turn and only after moving.",
    'IB-TURN-4':
      'The steps of an action come in their printed order, and an unwanted step may be skipped.',
  }),
  chapter(8, 'Move', {
    'IB-MOVE-1':
      'A ship sails at least one region and at most as many as its speed, each step into an adjacent region.',
    'IB-MOVE-2':
      'A sea board has three regions that all touch, and a port is one region; the edges of tiles and the light lines on a board are borders.',
    'IB-MOVE-3':
      'Retail: within a turn a ship may not come back to the region where it began; prototype: it may.',
    'IB-MOVE-4':
      'To stop where other ships lie, a player exhausts one crew member who administrates, for one ship or for several; whoever cannot, may not stop there.',
    'IB-MOVE-5': 'Sailing through a region with other ships costs nothing.',
    'IB-MOVE-8':
      "Retail: at speed 2 a ship gets from port to Sun's Rest, on to Undervall, and no farther; prototype: the same, but to Undervall first.",
  }),
  chapter(20, 'Sail', {
    'IB-MOVE-6':
      'Speed is 2, plus one for each crew member on deck who sails, and 4 at most; below deck they add nothing.',
  }),
  chapter(20, 'Fish', {
    'IB-MOVE-7': 'Each fish spent while moving adds one to the speed, for this move only.',
  }),
];
