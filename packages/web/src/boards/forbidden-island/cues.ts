// How each event of Forbidden Island is shown and heard.
import type { Seat } from '@tidetable/engine';
import type { Card, Event, Tile, View } from '@tidetable/forbidden-island/face';
import type { Spot } from '../board.ts';
import { AT_ONCE, type Cue, type Cues } from '../cues.ts';
import { CARD_ICONS } from './cards.tsx';

const tile = (name: Tile): readonly Spot[] => [`tile:${name}`];
const walking = ({ seat }: { readonly seat: Seat }): Cue => ({
  beats: 1,
  sound: 'step',
  mark: 'glow',
  at: [`pawn:${seat}`],
});
const dealt = (card: Card, from: Spot, to: Spot): Cue => ({
  beats: 1,
  sound: 'card',
  flight: { icon: CARD_ICONS[card], from, to, look: card },
});

export const cues: Cues<Event, View> = {
  'turn-began': () => AT_ONCE,
  moved: walking,
  flew: walking,
  swam: walking,
  asked: ({ pawn }) => walking({ seat: pawn }),
  agreed: () => ({ beats: 0.5 }),
  refused: () => ({ beats: 0.5 }),
  navigated: walking,
  'shored-up': (event) => ({ beats: 1, mark: 'glow', at: tile(event.tile) }),
  gave: ({ card, seat, to }) => dealt(card, `player:${seat}`, `player:${to}`),
  captured: ({ treasure }) => ({
    beats: 2,
    sound: 'treasure',
    mark: 'sparkle',
    at: [`treasure:${treasure}`],
  }),
  'ended-actions': () => AT_ONCE,
  drew: ({ card, seat }) => dealt(card, 'deck:treasure', `player:${seat}`),
  'waters-rose': () => ({ beats: 2, sound: 'rise', mark: 'splash', at: ['meter'] }),
  'flood-returned': () => ({ beats: 0.5, sound: 'card' }),
  'deck-reshuffled': () => ({ beats: 0.5, sound: 'card' }),
  discarded: ({ card, seat }) => dealt(card, `player:${seat}`, 'deck:treasure'),
  revealed: (event) => ({ beats: 1, sound: 'card', mark: 'glow', at: tile(event.tile) }),
  flooded: (event) => ({ beats: 1, sound: 'splash', mark: 'splash', at: tile(event.tile) }),
  sank: (event) => ({ beats: 2, sound: 'sink', mark: 'sink', at: tile(event.tile) }),
  declined: () => AT_ONCE,
  sandbagged: (event) => ({ beats: 1, mark: 'glow', at: tile(event.tile) }),
  'called-helicopter': (event) => ({ beats: 1, mark: 'glow', at: tile(event.from) }),
  lifted: walking,
  escaped: () => ({ beats: 2, sound: 'end' }),
  ended: () => ({ beats: 1, sound: 'end' }),
};
