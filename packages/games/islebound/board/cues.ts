// How each event of Islebound is shown and heard.

import type { Spot } from '@tidetable/board/board.ts';
import { AT_ONCE, type Cue, type Cues } from '@tidetable/board/cues.ts';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { Seat } from '@tidetable/engine';
import { type Event, type Good, regionOfEvent, type View } from '../public.ts';
import { GOOD_ICONS } from './looks.ts';

type BySeat = { readonly seat: Seat };

const captain = (seat: Seat): Spot => `player:${seat}`;
const at = (...spots: readonly Spot[]): Cue => ({ beats: 1, mark: 'glow', at: spots });
const atCaptain = ({ seat }: BySeat): Cue => ({ ...at(captain(seat)), beats: 0.7 });
const flying = (icon: IconName, from: Spot, to: Spot): Cue => ({
  beats: 1,
  sound: 'card',
  flight: { icon, from, to },
});

/** The place of this seat's ship. */
function townOf(view: View, seat: Seat): Spot {
  const region = view.captains[seat]?.region ?? null;
  const town = region === null ? undefined : view.towns[region];
  return town === undefined ? captain(seat) : `town:${town}`;
}

const gained = ({ seat, good }: BySeat & { readonly good: Good }, view: View): Cue =>
  good === 'renown'
    ? { beats: 0.8, mark: 'sparkle', at: [captain(seat)] }
    : flying(GOOD_ICONS[good], townOf(view, seat), captain(seat));

export const cues: Cues<Event, View> = {
  'port-chosen': ({ port }) => at(`town:${port}`),
  'turn-began': ({ seat }) => ({ beats: 0.5, mark: 'glow', at: [captain(seat)] }),
  'turn-ended': () => AT_ONCE,
  sailed: ({ to }) => ({ beats: 0.6, sound: 'step', mark: 'glow', at: [`town:${to}`] }),
  placed: ({ at: place }) => ({
    beats: 0.8,
    sound: 'step',
    mark: 'glow',
    at: [place === 'deep-fog' ? 'monster' : `town:${place}`],
  }),
  'braved-fog': ({ to }) => ({ beats: 1.5, sound: 'card', mark: 'glow', at: [`town:${to}`] }),
  'lost-in-fog': ({ seat }) => ({
    beats: 1.5,
    sound: 'splash',
    mark: 'splash',
    at: [captain(seat)],
  }),
  exhausted: atCaptain,
  injured: ({ seat }) => ({ beats: 1, mark: 'strike', at: [captain(seat)] }),
  hired: ({ seat, crew }) => flying('person', `crew:${crew}`, captain(seat)),
  healed: atCaptain,
  visited: ({ town }) => at(`town:${town}`),
  paid: ({ seat, good }, view) => flying(GOOD_ICONS[good], captain(seat), townOf(view, seat)),
  'paid-owner': ({ seat, to }) => flying('two-coins', captain(seat), captain(to)),
  rested: atCaptain,
  declined: () => AT_ONCE,
  gained,
  'went-without': atCaptain,
  dropped: ({ seat, good }) => ({
    ...flying(GOOD_ICONS[good], captain(seat), `ship:${seat}`),
    sound: 'splash',
  }),
  'regained-ichor': ({ seat }) => flying('sea-dragon', `ship:${seat}`, captain(seat)),
  'lost-ichor': atCaptain,
  'took-token': ({ seat }) => ({
    ...flying('laurels', 'tokens', captain(seat)),
    sound: 'treasure',
  }),
  'stayed-on-seven': () => at('renown:7'),
  'placed-cube': ({ seat, slot }) => flying('cube', captain(seat), `slot:${slot}`),
  'withdrew-cube': ({ seat, slot }) => flying('cube', `slot:${slot}`, captain(seat)),
  'passed-over': ({ slot }) => at(`slot:${slot}`),
  bragged: ({ card }) => ({ ...at(`reputation:${card}`), beats: 1.5 }),
  bought: ({ seat, building }) => flying('village', `building:${building}`, captain(seat)),
  built: ({ seat, building }) => flying('hammer-nails', `building:${building}`, captain(seat)),
  'row-refilled': () => ({ beats: 0.5, sound: 'card', mark: 'glow', at: ['buildings'] }),
  drafted: atCaptain,
  'drew-card': ({ seat }) => flying('open-book', 'buildings', captain(seat)),
  'packs-passed': () => ({ beats: 0.7, sound: 'card' }),
  'buildings-reshuffled': () => at('buildings'),
  'discarded-card': ({ seat }) => flying('open-book', captain(seat), 'buildings'),
  'completed-event': ({ event }) => ({ ...at(`event:${event}`), sound: 'treasure' }),
  'events-reshuffled': () => ({ beats: 0.5, sound: 'card' }),
  hunted: ({ seat }) => ({ ...flying('two-coins', 'treasure', captain(seat)), sound: 'treasure' }),
  mustered: atCaptain,
  rolled: () => ({ beats: 1.5, isVerdict: true, sound: 'card' }),
  rerolled: () => ({ beats: 1, isVerdict: true, sound: 'card' }),
  struck: ({ seat }, view) => ({
    beats: 1.5,
    isVerdict: true,
    mark: 'strike',
    at: [townOf(view, seat)],
  }),
  retreated: ({ seat }) => ({
    beats: 1.2,
    isVerdict: true,
    sound: 'splash',
    mark: 'splash',
    at: [`ship:${seat}`],
  }),
  conquered: ({ town }) => ({
    beats: 2,
    isVerdict: true,
    sound: 'treasure',
    mark: 'sparkle',
    at: [`town:${town}`],
  }),
  'took-town-card': atCaptain,
  'turned-up-event': ({ event }, view) => at(`town:${view.towns[regionOfEvent(view, event)]}`),
  'changed-board': () => ({ beats: 1.5, sound: 'rise' }),
  'monster-emerged': () => ({ beats: 2.5, sound: 'sink', mark: 'splash', at: ['monster'] }),
  'defeated-monster': () => ({
    beats: 2.5,
    isVerdict: true,
    sound: 'treasure',
    mark: 'sparkle',
    at: ['monster'],
  }),
  raided: ({ ship }) => ({ beats: 1.5, mark: 'strike', at: [`ship:${ship}`] }),
  plundered: ({ seat, from }) => flying('two-coins', captain(from), captain(seat)),
  proposed: ({ partner }) => at(`ship:${partner}`),
  traded: ({ seat, partner }) => flying('cargo-crate', captain(seat), captain(partner)),
  'refused-trade': atCaptain,
  'end-triggered': () => ({ beats: 2, sound: 'turn' }),
  ended: () => ({ beats: 4, isHeld: true, sound: 'end' }),
};
