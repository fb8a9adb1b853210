// How each event of Plunder is shown and heard.

import type { Spot } from '@tidetable/board/board.ts';
import { AT_ONCE, type Cue, type Cues } from '@tidetable/board/cues.ts';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { SoundName } from '@tidetable/board/sound/sounds.ts';
import type { Seat } from '@tidetable/engine';
import { chart as chartOf, type Event, type Square, type View } from '../public.ts';

const captain = (seat: Seat): Spot => `player:${seat}`;
const ship = (id: number): Spot => `ship:${id}`;
const square = (view: View, at: Square): Spot => `square:${chartOf(view).names[at]}`;

const flight = (icon: IconName, from: Spot, to: Spot): Cue => ({
  beats: 0.9,
  sound: 'card',
  flight: { icon, from, to },
});

/** Long enough to read, beside the speaker: see speech.tsx. */
const said = (beats: number, seat: Seat, mark: 'glow' | 'strike'): Cue => ({
  beats,
  sound: 'card',
  mark,
  at: [captain(seat)],
});

/** A scene on the chart, held for reading: see theatre.tsx. */
const scene = (beats: number, sound: SoundName): Cue => ({ beats, sound, isHeld: true });

export const cues: Cues<Event, View> = {
  picked: ({ island }) => ({ beats: 1, sound: 'step', mark: 'glow', at: [`island:${island}`] }),
  'turn-began': ({ seat }) => ({ beats: 0.6, mark: 'glow', at: [captain(seat)] }),
  'turn-ended': () => AT_ONCE,
  drew: ({ seat, count }) =>
    count === 0 ? AT_ONCE : flight('card-exchange', 'deck', captain(seat)),
  gained: ({ seat }) => flight('coins', 'deck', captain(seat)),
  lost: ({ seat }) => flight('coins', captain(seat), 'deck'),
  paid: ({ seat }) => ({ ...flight('coins', captain(seat), 'deck'), beats: 0.7 }),
  restocked: () => ({ beats: 0.5, sound: 'card' }),
  'sailing-roll': () => scene(2.6, 'step'),
  sailed: ({ ship: id }) => ({ beats: 0.45, sound: 'step', mark: 'glow', at: [ship(id)] }),
  'storm-moved': () => scene(4, 'rise'),
  built: ({ ship: id }) => ({ beats: 1, sound: 'card', mark: 'sparkle', at: [ship(id)] }),
  'ship-placed': ({ at }, view) => ({
    beats: 1,
    sound: 'splash',
    mark: 'splash',
    at: [square(view, at)],
  }),
  buried: ({ seat }) => ({
    ...flight('locked-chest', captain(seat), 'treasure'),
    ...scene(3, 'card'),
  }),
  'gained-point': ({ seat }) => ({
    ...scene(3, 'treasure'),
    mark: 'sparkle',
    at: [captain(seat)],
  }),
  'gave-point': ({ seat }) => ({ ...scene(3, 'card'), mark: 'strike', at: [captain(seat)] }),
  attacked: ({ ship: id, target }) => ({
    beats: 1.2,
    sound: 'step',
    mark: 'strike',
    at: [ship(id), ship(target)],
  }),
  'attacked-island': ({ ship: id, island }) => ({
    beats: 1.2,
    sound: 'step',
    mark: 'strike',
    at: [ship(id), `island:${island}`],
  }),
  'called-off': () => ({ beats: 0.6 }),
  // Two beats for the dice, and the verdict for two seconds at the usual pace.
  fought: () => scene(6.5, 'step'),
  'lost-life': ({ ship: id }) => ({ ...scene(3.6, 'splash'), mark: 'strike', at: [ship(id)] }),
  sank: ({ ship: id }) => ({ ...scene(4, 'sink'), mark: 'sink', at: [ship(id)] }),
  conquered: ({ island }) => ({
    ...scene(4, 'treasure'),
    mark: 'sparkle',
    at: [`island:${island}`],
  }),
  disowned: ({ island }) => ({ ...scene(3, 'card'), mark: 'strike', at: [`island:${island}`] }),
  'gave-island': ({ island }) => ({ beats: 1, mark: 'glow', at: [`island:${island}`] }),
  'asked-for-island': ({ island }) => ({ beats: 1, mark: 'glow', at: [`island:${island}`] }),
  'offered-island': ({ island }) => ({ beats: 1, mark: 'glow', at: [`island:${island}`] }),
  proposed: ({ seat }) => said(2, seat, 'glow'),
  traded: () => scene(3, 'card'),
  refused: ({ seat }) => said(2.4, seat, 'strike'),
  countered: ({ seat }) => said(2.4, seat, 'glow'),
  called: ({ seat }) => said(2, seat, 'glow'),
  answered: ({ seat }) => said(2, seat, 'glow'),
  'no-answer': ({ seat }) => said(1.2, seat, 'strike'),
  'no-deal': ({ seat }) => said(1.2, seat, 'strike'),
  'named-price': ({ seat }) => said(2.4, seat, 'glow'),
  treaty: ({ seat, partner }) => ({
    ...scene(2.4, 'card'),
    mark: 'glow',
    at: [captain(seat), captain(partner)],
  }),
  found: () => scene(6, 'treasure'),
  'cross-moved': () => scene(4, 'card'),
  relocated: ({ ship: id }) => ({ beats: 1, sound: 'splash', mark: 'splash', at: [ship(id)] }),
  spun: () => scene(4, 'card'),
  demanded: ({ seat, victim }) => flight('scroll-unfurled', captain(seat), captain(victim)),
  'handed-over': ({ seat, victim }) => flight('coins', captain(victim), captain(seat)),
  stole: ({ seat, victim, count }) =>
    count === 0 ? AT_ONCE : flight('card-exchange', captain(victim), captain(seat)),
  'rolled-for-ship': () => scene(3.4, 'step'),
  'turn-cut-short': ({ seat }) => ({ beats: 1, mark: 'strike', at: [captain(seat)] }),
  'time-called': () => ({ beats: 1, sound: 'turn' }),
  ended: () => scene(4, 'end'),
};
