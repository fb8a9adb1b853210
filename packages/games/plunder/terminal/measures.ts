// What a simulation measures in Plunder.

import { type Measures, subject } from '@tidetable/terminal/measures';
import { type Event, type Seas, TILE_FACES, treasureTitle } from '../public.ts';

export const plunderMeasures: Measures = {
  scores: {
    parts(state) {
      const { captains, ships, flags } = state as Seas;
      return captains.map(({ plunderPoints }, seat) => ({
        ships: ships.filter((ship) => ship.seat === seat).length,
        islands: flags.filter((owner) => owner === seat).length,
        'plunder points': plunderPoints,
      }));
    },
    first: (state) => (state as Seas).firstPlayer,
    pace: [10, 25],
  },
  roles: {
    name: 'first island',
    told(event) {
      const { type, seat, island } = event as Extract<Event, { type: 'picked' }>;
      return type === 'picked' ? { seat, role: nameOf(island) } : null;
    },
  },
  subjects: [
    subject<Event>('Treasure cards', (event) =>
      event.type === 'found' ? treasureTitle(event.card) : null,
    ),
    subject<Event>('Ships and pegs', (event) => {
      if (event.type === 'ship-placed') return 'ship';
      return event.type === 'built' ? event.peg : null;
    }),
    subject<Event>('Bargains struck', (event) => (event.type === 'traded' ? event.as : null)),
    subject<Event>('Islands conquered', (event) =>
      event.type === 'conquered' ? nameOf(event.island) : null,
    ),
  ],
};

const ISLANDS = new Map(
  Object.values(TILE_FACES).flatMap(({ islands }) => islands.map(({ id, name }) => [id, name])),
);

function nameOf(island: string): string {
  return ISLANDS.get(island) ?? island;
}
