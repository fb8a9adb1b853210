// Forbidden Island as a search plays it: on the model, whose deeds are numbers.
import type { View } from '@tidetable/forbidden-island/questions';
import type { World } from '../search/guide.ts';
import type { Deed } from './model/deeds.ts';
import { play } from './model/flow.ts';
import { Isle, isleOf, PLAYING } from './model/isle.ts';
import { may, must } from './model/menu.ts';
import { sensible } from './model/sensible.ts';

const list: Deed[] = [];

export const islandWorld: World<View, Isle, Deed> = {
  imagining(view) {
    const seen = isleOf(view);
    const isle = new Isle(seen.land);
    return (chance) => {
      isle.copy(seen);
      isle.imagine(chance);
      return isle;
    };
  },
  isOver: ({ result }) => result !== PLAYING,
  must,
  may,
  legal: (isle, seat) => sensible(isle, seat, list),
  play,
  key: (deed) => deed,
  trace: (isle) =>
    [
      isle.flooded,
      isle.sunk,
      isle.waterLevel,
      isle.captured,
      isle.treasures,
      isle.pawns,
      isle.hands,
      isle.layers.subarray(0, isle.layerCount),
      isle.frames.subarray(0, isle.top + 4),
      isle.treasureDiscard.slice(0, isle.discards).sort(),
    ].join(' '),
};
