// How Forbidden Island speaks to people: names, prompts, choices, the log, the result.
import type { Ending, Face, Outcome, Seat } from '@tidetable/engine';
import type { Role } from './data/adventurers.ts';
import type { Card } from './data/cards.ts';
import type { Tile, Treasure } from './data/tiles.ts';
import { FLOOD_CARDS, SKULL } from './data/water-meter.ts';
import type { Action, Event, Forbidden, Frame, FrameOf, View } from './state.ts';

export type { Role } from './data/adventurers.ts';
export type { Card } from './data/cards.ts';
export { LAYOUTS, type Layout, type Square } from './data/layouts.ts';
export { LANDING, type Tile, TREASURE_TILES, TREASURES, type Treasure } from './data/tiles.ts';
export { FLOOD_CARDS, SKULL } from './data/water-meter.ts';
export type { Action, Condition, Event, Forbidden, View } from './state.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  diver: 'Diver',
  engineer: 'Engineer',
  explorer: 'Explorer',
  messenger: 'Messenger',
  navigator: 'Navigator',
  pilot: 'Pilot',
};

export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  'fools-landing': "Fools' Landing",
  'bronze-gate': 'Bronze Gate',
  'copper-gate': 'Copper Gate',
  'gold-gate': 'Gold Gate',
  'iron-gate': 'Iron Gate',
  'silver-gate': 'Silver Gate',
  'temple-of-the-moon': 'Temple of the Moon',
  'temple-of-the-sun': 'Temple of the Sun',
  'whispering-garden': 'Whispering Garden',
  'howling-garden': 'Howling Garden',
  'cave-of-embers': 'Cave of Embers',
  'cave-of-shadows': 'Cave of Shadows',
  'coral-palace': 'Coral Palace',
  'tidal-palace': 'Tidal Palace',
  'breakers-bridge': 'Breakers Bridge',
  'cliffs-of-abandon': 'Cliffs of Abandon',
  'crimson-forest': 'Crimson Forest',
  'dunes-of-deception': 'Dunes of Deception',
  'lost-lagoon': 'Lost Lagoon',
  'misty-marsh': 'Misty Marsh',
  observatory: 'Observatory',
  'phantom-rock': 'Phantom Rock',
  'twilight-hollow': 'Twilight Hollow',
  watchtower: 'Watchtower',
};

export const TREASURE_NAMES: Readonly<Record<Treasure, string>> = {
  earth: 'The Earth Stone',
  wind: 'The Statue of the Wind',
  fire: 'The Crystal of Fire',
  ocean: "The Ocean's Chalice",
};

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  earth: 'Earth Stone',
  wind: 'Statue of the Wind',
  fire: 'Crystal of Fire',
  ocean: "Ocean's Chalice",
  'helicopter-lift': 'Helicopter Lift',
  sandbags: 'Sandbags',
  'waters-rise': 'Waters Rise!',
};

/** A card in the middle of a sentence. */
function aCard(card: Card): string {
  const name = CARD_NAMES[card];
  if (card === 'sandbags' || card === 'waters-rise') return name;
  if (card === 'helicopter-lift') return `a ${name}`;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} card`;
}

function roleAt(view: View, seat: Seat): string {
  return ROLE_NAMES[view.roles[seat] as Role];
}

function tileAt(view: View, square: number): string {
  return TILE_NAMES[view.tiles[square] as Tile];
}

function plural(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function prompt(view: View, seat: Seat): string {
  if (view.outcome !== null) return result(view.outcome);
  const frame = view.agenda.at(-1) as Frame;
  const me = roleAt(view, seat);
  switch (frame.step) {
    case 'take-actions':
      if (frame.seat !== seat) return cutIn(view, seat, frame.seat);
      if (frame.left === 0) return `${me}: your actions are spent; Treasure cards come next.`;
      return `${me}: ${plural(frame.left, 'action')} left.`;
    case 'shore-up-second':
      return `${me}: the same action is good for a second tile.`;
    case 'ask-first':
      return `${me}: may the ${roleAt(view, frame.seat)} take you to ${tileAt(view, frame.to)}?`;
    case 'discard':
      if (frame.seat !== seat) return cutIn(view, seat, frame.seat);
      return `${me}: too many cards in hand; discard one.`;
    case 'pause':
      return promptPause(view, frame, seat);
    case 'swim':
      return promptSwim(view, frame, seat);
    case 'lift':
      return promptLift(view, frame);
    default:
      return `${me}: wait a moment.`;
  }
}

function cutIn(view: View, seat: Seat, decider: Seat): string {
  return `${roleAt(view, seat)}: a Special card before the ${roleAt(view, decider)} goes on?`;
}

function promptPause(view: View, frame: FrameOf<'pause'>, seat: Seat): string {
  const me = roleAt(view, seat);
  const sinking =
    frame.revealed === null ? '' : `${tileAt(view, frame.revealed)} is about to sink.`;
  if (seat !== frame.seat)
    return `${me}: ${sinking === '' ? `a Special card before ${nextCard(view)}?` : `${sinking} A Special card first?`}`;
  return `${me}: ${sinking === '' ? `on to ${nextCard(view)}?` : `${sinking} Go on?`}`;
}

/** What follows the pause on top of the agenda. */
function nextCard(view: View): string {
  const below = view.agenda.at(-2);
  if (below?.step === 'draw-treasure-cards' && below.left > 0) return 'the next Treasure card';
  return below?.step === 'draw-treasure-cards' ? 'the Flood cards' : 'the next Flood card';
}

function promptSwim(view: View, frame: FrameOf<'swim'>, seat: Seat): string {
  const sunk = tileAt(view, frame.square);
  const me = roleAt(view, seat);
  if (view.pawns[seat] === frame.square) return `${me}: ${sunk} is gone from under you. Swim!`;
  return `${me}: a pawn is in the water where ${sunk} was. A Special card?`;
}

function promptLift(view: View, { seat, from, aboard }: FrameOf<'lift'>): string {
  const me = roleAt(view, seat);
  if (aboard.length === 0) return `${me}: who boards the helicopter at ${tileAt(view, from)}?`;
  const names = aboard.map((pawn) => roleAt(view, pawn)).join(' and ');
  return `${me}: the helicopter has ${names} aboard. Where to?`;
}

function say(action: Action, view: View): string {
  switch (action.type) {
    case 'move':
      return `Move to ${TILE_NAMES[action.to]}`;
    case 'fly':
      return `Fly to ${TILE_NAMES[action.to]}`;
    case 'navigate':
      return `Navigate ${roleAt(view, action.pawn)} to ${TILE_NAMES[action.to]}`;
    case 'agree':
      return 'Agree and go along';
    case 'refuse':
      return 'Refuse and stay';
    case 'shore-up':
      return `Shore up ${TILE_NAMES[action.tile]}`;
    case 'stop-shoring':
      return 'Leave it at one tile';
    case 'give':
      return `Give ${CARD_NAMES[action.card]} to ${roleAt(view, action.to)}`;
    case 'capture':
      return `Capture the ${CARD_NAMES[action.treasure]}`;
    case 'end-actions':
      return 'Done: draw Treasure cards';
    case 'discard':
      return `Discard ${CARD_NAMES[action.card]}`;
    case 'go-on':
      return 'Go on';
    case 'swim':
      return `Swim to ${TILE_NAMES[action.to]}`;
    case 'decline':
      return 'Keep the Helicopter Lift';
    case 'sandbags':
      return `Sandbags on ${TILE_NAMES[action.tile]}`;
    case 'helicopter-lift':
      return `Helicopter Lift from ${TILE_NAMES[action.from]}`;
    case 'board':
      return `Take ${roleAt(view, action.pawn)} aboard`;
    case 'land':
      return `Land on ${TILE_NAMES[action.to]}`;
    case 'escape':
      return 'Fly home with everyone';
  }
}

function tell(event: Event, view: View): string {
  const the = (seat: Seat): string => `the ${roleAt(view, seat)}`;
  const The = (seat: Seat): string => `The ${roleAt(view, seat)}`;
  switch (event.type) {
    case 'turn-began':
      return `It is ${the(event.seat)}'s turn.`;
    case 'moved':
      return `${The(event.seat)} moves to ${TILE_NAMES[event.to]}.`;
    case 'flew':
      return `${The(event.seat)} flies to ${TILE_NAMES[event.to]}.`;
    case 'swam':
      return `${The(event.seat)} swims to ${TILE_NAMES[event.to]}.`;
    case 'asked':
      return `${The(event.by)} would take ${the(event.pawn)} to ${TILE_NAMES[event.to]}.`;
    case 'agreed':
      return `${The(event.seat)} agrees.`;
    case 'refused':
      return `${The(event.seat)} would rather stay.`;
    case 'navigated':
      return `${The(event.by)} takes ${the(event.seat)} to ${TILE_NAMES[event.to]}.`;
    case 'shored-up':
      return `${The(event.seat)} shores up ${TILE_NAMES[event.tile]}.`;
    case 'gave':
      return `${The(event.seat)} gives ${the(event.to)} ${aCard(event.card)}.`;
    case 'captured':
      return `${The(event.seat)} captures the ${CARD_NAMES[event.treasure]}!`;
    case 'ended-actions':
      return `${The(event.seat)} is done acting.`;
    case 'drew':
      return `${The(event.seat)} draws ${aCard(event.card)}${event.card === 'waters-rise' ? '' : '.'}`;
    case 'waters-rose':
      if (event.level >= SKULL) return 'The water reaches the skull.';
      return `The water climbs to mark ${event.level}: ${FLOOD_CARDS[event.level]} Flood cards a turn.`;
    case 'flood-returned':
      return `${plural(event.cards, 'Flood card')} will come round again first.`;
    case 'deck-reshuffled':
      return `The ${event.deck === 'flood' ? 'Flood' : 'Treasure'} deck is shuffled anew.`;
    case 'discarded':
      return `${The(event.seat)} discards ${aCard(event.card)}.`;
    case 'revealed':
      return `Flood card: ${TILE_NAMES[event.tile]}.`;
    case 'flooded':
      return `${TILE_NAMES[event.tile]} is flooded.`;
    case 'sank':
      return `${TILE_NAMES[event.tile]} sinks for good.`;
    case 'declined':
      return `${The(event.seat)} keeps the Helicopter Lift.`;
    case 'sandbagged':
      return `${The(event.seat)} heaps Sandbags on ${TILE_NAMES[event.tile]}.`;
    case 'called-helicopter':
      return `${The(event.seat)} calls the helicopter to ${TILE_NAMES[event.from]}.`;
    case 'lifted':
      return `The helicopter sets ${the(event.seat)} down on ${TILE_NAMES[event.to]}.`;
    case 'escaped':
      return `${The(event.seat)} calls the helicopter for the last time.`;
    case 'ended':
      return result(event.outcome);
  }
}

function result({ winners, endings }: Outcome): string {
  if (winners.length > 0) return 'The team is home, all four treasures aboard: won!';
  return `Lost: ${endings.map(reason).join('; ')}.`;
}

function reason({ ending, of }: Ending): string {
  switch (ending) {
    case 'treasure-lost':
      return `the ${CARD_NAMES[of as Treasure]} is under water for good`;
    case 'landing-lost':
      return "Fools' Landing has sunk, and with it the way home";
    case 'drowned':
      return 'a pawn had nowhere left to swim';
    default:
      return 'the water has reached the skull';
  }
}

export const face: Face<Forbidden> = { prompt, say, tell, result };
