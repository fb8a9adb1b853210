// What is measured in Forbidden Island.

import { type Measures, subject } from '@tidetable/terminal/measures';
import type { Island } from '../rules/questions.ts';
import {
  CARD_NAMES,
  type Event,
  ROLE_NAMES,
  TILE_NAMES,
  TREASURE_NAMES,
} from '../words/en/face.ts';

export const forbiddenIslandMeasures: Measures = {
  roles: {
    name: 'adventurer',
    written: (state) => (state as Island).roles.map((role) => ROLE_NAMES[role]),
  },
  subjects: [
    subject<Event>('Treasures captured', (event) =>
      event.type === 'captured' ? TREASURE_NAMES[event.treasure] : null,
    ),
    subject<Event>('Special cards used', (event) => {
      if (event.type === 'sandbagged') return CARD_NAMES.sandbags;
      const flies = event.type === 'called-helicopter' || event.type === 'escaped';
      return flies ? CARD_NAMES['helicopter-lift'] : null;
    }),
    subject<Event>('Tiles sunk', (event) =>
      event.type === 'sank' ? TILE_NAMES[event.tile] : null,
    ),
    subject<Event>('Tiles shored up', (event) =>
      event.type === 'shored-up' || event.type === 'sandbagged' ? TILE_NAMES[event.tile] : null,
    ),
    subject<Event>('Cards drawn', (event) =>
      event.type === 'drew' ? CARD_NAMES[event.card] : null,
    ),
    subject<Event>('Cards given', (event) =>
      event.type === 'gave' ? CARD_NAMES[event.card] : null,
    ),
  ],
};
