// Events as the log tells them, one by one.
import type { Seat } from '@tidetable/engine';
import { FLOOD_CARDS, SKULL } from '../data/water-meter.ts';
import type { Event, View } from '../state.ts';
import { aCard, CARD_NAMES, cardWords, plural, roleAt, TILE_NAMES } from './names.ts';
import { result } from './result.ts';

export function tell(event: Event, view: View): string {
  const the = (seat: Seat): string => `the ${roleAt(view, seat)}`;
  const The = (seat: Seat): string => `The ${roleAt(view, seat)}`;
  switch (event.type) {
    case 'turn-began':
      return `${The(event.seat)}'s turn: ${event.hand.length === 0 ? 'no cards in hand' : cardWords(event.hand)}; water at mark ${event.level}.`;
    case 'asked':
      return `${The(event.by)} would take ${the(event.pawn)} to ${TILE_NAMES[event.to]}.`;
    case 'navigated':
      return `${The(event.by)} takes ${the(event.seat)} from ${TILE_NAMES[event.from]} to ${TILE_NAMES[event.to]}.`;
    case 'lifted':
      return `The helicopter takes ${the(event.seat)} to ${TILE_NAMES[event.to]}.`;
    case 'waters-rose':
      return `The water ${risen(event.level)}.`;
    case 'flood-returned':
      return `${plural(event.cards, 'Flood card')} will come again first.`;
    case 'deck-reshuffled':
      return `The ${event.deck === 'flood' ? 'Flood' : 'Treasure'} deck is made of its discards, shuffled.`;
    case 'revealed':
      return `Flood card: ${TILE_NAMES[event.tile]}.`;
    case 'threatened':
      return `${TILE_NAMES[event.tile]} is about to sink.`;
    case 'flooded':
      return `${TILE_NAMES[event.tile]} is flooded.`;
    case 'sank':
      return `${TILE_NAMES[event.tile]} sinks for good.`;
    case 'ended':
      return result(event.outcome);
    default:
      return `${The(event.seat)} ${predicate(event, view)}${isLoud(event) ? '' : '.'}`;
  }
}

/** What ends in an exclamation mark of its own. */
function isLoud(event: Event): boolean {
  return event.type === 'captured' || (event.type === 'drew' && event.card === 'waters-rise');
}

function risen(level: number): string {
  if (level >= SKULL) return 'reaches the skull';
  return `rises to mark ${level} (${FLOOD_CARDS[level]} Flood cards a turn)`;
}

/** What a player does in person. */
export type Deed = Extract<
  Event,
  {
    type:
      | 'moved'
      | 'flew'
      | 'swam'
      | 'agreed'
      | 'refused'
      | 'shored-up'
      | 'gave'
      | 'captured'
      | 'ended-actions'
      | 'drew'
      | 'discarded'
      | 'declined'
      | 'sandbagged'
      | 'called-helicopter'
      | 'escaped';
  }
>;

/** What follows the name. */
function predicate(event: Deed | Travel | Answer, view: View): string {
  switch (event.type) {
    case 'moved':
      return `moves to ${TILE_NAMES[event.to]}`;
    case 'flew':
      return `flies to ${TILE_NAMES[event.to]}`;
    case 'swam':
      return `swims to ${TILE_NAMES[event.to]}`;
    case 'agreed':
      return 'agrees';
    case 'refused':
      return 'would rather stay';
    case 'shored-up':
      return `shores up ${TILE_NAMES[event.tile]}`;
    case 'gave':
      return `gives the ${roleAt(view, event.to)} ${aCard(event.card)}`;
    case 'captured':
      return `captures the ${CARD_NAMES[event.treasure]} with 4 of its cards!`;
    case 'ended-actions':
      return 'is done acting';
    case 'drew':
      return `draws ${aCard(event.card)}`;
    case 'discarded':
      return `discards ${aCard(event.card)}`;
    case 'declined':
      return 'keeps the Helicopter Lift';
    case 'sandbagged':
      return `plays Sandbags and shores up ${TILE_NAMES[event.tile]}`;
    case 'called-helicopter':
      return `plays a Helicopter Lift at ${TILE_NAMES[event.from]}`;
    case 'escaped':
      return 'plays a Helicopter Lift, and everybody flies home';
  }
}

type Travel = Event & { readonly type: 'moved' | 'flew' | 'swam' };
type Answer = Event & { readonly type: 'agreed' | 'refused' };
