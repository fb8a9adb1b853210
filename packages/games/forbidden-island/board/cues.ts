// How each event of Forbidden Island is shown and heard.

import type { Spot } from '@tidetable/board/board.ts';
import { AT_ONCE, type Cue, type Cues } from '@tidetable/board/cues.ts';
import type { Seat } from '@tidetable/engine';
import { type Card, type Event, LANDING, type Tile, type View } from '../words/en/face.ts';
import { CARD_ICONS } from './scenery.ts';

const tile = (name: Tile): readonly Spot[] => [`tile:${name}`];
const walking = (_event: { readonly seat: Seat }): Cue => ({ beats: 1, sound: 'step' });
const dealt = (card: Card, from: Spot, to: Spot): Cue => ({
  beats: 1.2,
  sound: 'card',
  flight: { icon: CARD_ICONS[card], from, to, look: card },
});

export const cues: Cues<Event, View> = {
  'turn-began': () => AT_ONCE,
  moved: walking,
  flew: walking,
  swam: ({ seat }) => ({ beats: 1, sound: 'splash', mark: 'splash', at: [`pawn:${seat}`] }),
  asked: ({ to }) => ({ beats: 1, mark: 'glow', at: tile(to) }),
  agreed: () => ({ beats: 0.5 }),
  refused: () => ({ beats: 0.5 }),
  navigated: walking,
  'shored-up': (event) => ({ beats: 1, sound: 'shore', mark: 'glow', at: tile(event.tile) }),
  gave: ({ card, seat, to }) => dealt(card, `player:${seat}`, `player:${to}`),
  captured: ({ treasure }) => ({
    beats: 3,
    isHeld: true,
    sound: 'treasure',
    mark: 'sparkle',
    at: [`treasure:${treasure}`],
  }),
  'ended-actions': () => AT_ONCE,
  drew: ({ card, seat }) =>
    dealt(card, 'deck:treasure', card === 'waters-rise' ? 'meter' : `player:${seat}`),
  'waters-rose': () => ({
    beats: 2.6,
    isHeld: true,
    sound: 'rise',
    mark: 'splash',
    at: ['meter'],
  }),
  'flood-returned': () => ({
    beats: 1.8,
    isHeld: true,
    sound: 'card',
    mark: 'glow',
    at: ['deck:flood'],
  }),
  'deck-reshuffled': ({ deck }) => ({
    beats: 1,
    sound: 'card',
    mark: 'glow',
    at: [`deck:${deck}`],
  }),
  discarded: ({ card, seat }) => dealt(card, `player:${seat}`, 'deck:treasure'),
  revealed: (event) => ({
    beats: 0.8,
    sound: 'card',
    flight: { icon: 'big-wave', from: 'deck:flood', to: `tile:${event.tile}`, look: 'flood-card' },
  }),
  threatened: (event) => ({ beats: 1, sound: 'card', mark: 'strike', at: tile(event.tile) }),
  flooded: (event) => ({ beats: 1, sound: 'splash', mark: 'splash', at: tile(event.tile) }),
  sank: (event) => ({
    beats: 3.2,
    isHeld: true,
    sound: 'sink',
    mark: 'sink',
    at: tile(event.tile),
  }),
  declined: () => AT_ONCE,
  sandbagged: (event) => ({ beats: 1, sound: 'shore', mark: 'glow', at: tile(event.tile) }),
  'called-helicopter': (event) => ({
    beats: 1,
    sound: 'lift',
    mark: 'glow',
    at: tile(event.from),
  }),
  lifted: () => ({ beats: 1, sound: 'lift' }),
  escaped: () => ({ beats: 4, isHeld: true, sound: 'lift', mark: 'lift-off', at: tile(LANDING) }),
  ended: ({ outcome }) =>
    outcome.winners.length > 0
      ? { beats: 1, sound: 'end' }
      : { beats: 5, isHeld: true, sound: 'end' },
};
