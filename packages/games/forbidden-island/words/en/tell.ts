// Events as the log tells them, one by one.
import { capital, listed, objectOf, type Reader, type Who } from '@tidetable/engine';
import { FLOOD_CARDS, SKULL } from '../../rules/data/water-meter.ts';
import type { Event, View } from '../../rules/state.ts';
import { aCard, CARD_NAMES, cardWords, plural, TILE_NAMES, whoIn } from './names.ts';
import { result } from './result.ts';

export function tell(event: Event, view: View, reader?: Reader): string {
  const who = whoIn(view, reader);
  switch (event.type) {
    case 'turn-began':
      return `${capital(who(event.seat).whose)} turn: ${event.hand.length === 0 ? 'no cards in hand' : cardWords(event.hand)}; water at mark ${event.level}.`;
    case 'asked':
      return `${capital(who(event.by).name)} would take ${who(event.pawn).name} to ${TILE_NAMES[event.to]}.`;
    case 'navigated': {
      const by = who(event.by);
      const way = `from ${TILE_NAMES[event.from]} to ${TILE_NAMES[event.to]}`;
      return `${capital(by.name)} ${by.does('take')} ${objectOf(who(event.seat), by)} ${way}.`;
    }
    case 'lifted':
      return `The helicopter takes ${who(event.seat).name} to ${TILE_NAMES[event.to]}.`;
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
      return result(event.outcome, reader);
    default: {
      const by = who(event.seat);
      const said = listed(clauses(event, who).map(by.does));
      return `${capital(by.name)} ${said}${isLoud(event) ? '' : '.'}`;
    }
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
export type PlayerEvent = Extract<
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

/** What follows the name, with plain verbs. */
function clauses(event: PlayerEvent, who: Who): string[] {
  switch (event.type) {
    case 'moved':
      return [`move to ${TILE_NAMES[event.to]}`];
    case 'flew':
      return [`fly to ${TILE_NAMES[event.to]}`];
    case 'swam':
      return [`swim to ${TILE_NAMES[event.to]}`];
    case 'agreed':
      return ['agree'];
    case 'refused':
      return ['would rather stay'];
    case 'shored-up':
      return [`shore up ${TILE_NAMES[event.tile]}`];
    case 'gave':
      return [`give ${who(event.to).name} ${aCard(event.card)}`];
    case 'captured':
      return [`capture the ${CARD_NAMES[event.treasure]} with 4 of its cards!`];
    case 'ended-actions':
      return ['be done acting'];
    case 'drew':
      return [`draw ${aCard(event.card)}`];
    case 'discarded':
      return [`discard ${aCard(event.card)}`];
    case 'declined':
      return ['keep the Helicopter Lift'];
    case 'sandbagged':
      return ['play Sandbags', `shore up ${TILE_NAMES[event.tile]}`];
    case 'called-helicopter':
      return [`play a Helicopter Lift at ${TILE_NAMES[event.from]}`];
    case 'escaped':
      return ['play a Helicopter Lift, and everybody flies home'];
  }
}
