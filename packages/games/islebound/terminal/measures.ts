// What a simulation measures in Islebound and Deep Fog.

import { type Measures, subject } from '@tidetable/terminal/measures';
import {
  buildingName,
  EVENT_CARDS,
  type Event,
  REPUTATION_CARDS,
  type Sea,
  scoring,
  TOKEN_NAMES,
  TOWN_NAMES,
  whoBegan,
} from '../public.ts';

export const isleboundMeasures: Measures = {
  scores: {
    parts: (state) =>
      scoring(state as Sea).map(({ total: _all, monster, ...parts }) =>
        (state as Sea).fog === null ? parts : { ...parts, monster },
      ),
    first: (state) => whoBegan(state as Sea),
    pace: [15, 40],
  },
  roles: {
    name: 'home port',
    told(event) {
      const { type, seat, port } = event as Extract<Event, { type: 'port-chosen' }>;
      return type === 'port-chosen' ? { seat, role: TOWN_NAMES[port] } : null;
    },
  },
  subjects: [
    subject<Event>('Buildings gained', (event) =>
      event.type === 'built' || event.type === 'bought' ? buildingName(event.building) : null,
    ),
    subject<Event>('Towns visited', (event) =>
      event.type === 'visited' ? TOWN_NAMES[event.town] : null,
    ),
    subject<Event>('Towns won', (event) =>
      event.type === 'conquered' ? TOWN_NAMES[event.town] : null,
    ),
    subject<Event>('Events completed', (event) =>
      event.type === 'completed-event' ? eventTitle(event.event) : null,
    ),
    subject<Event>('Reputation cards', (event) =>
      event.type === 'bragged' ? bragName(event.card) : null,
    ),
    subject<Event>('Renown tokens', (event) =>
      event.type === 'took-token' ? TOKEN_NAMES[event.token] : null,
    ),
  ],
};

function eventTitle(id: number): string {
  const card = EVENT_CARDS.find((candidate) => candidate.id === id);
  return card === undefined ? `Event ${id}` : `Event ${id}, ${TOWN_NAMES[card.town]}`;
}

function bragName(id: number): string {
  return REPUTATION_CARDS.find((card) => card.id === id)?.name ?? `Card ${id}`;
}
