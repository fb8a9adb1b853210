// How Forbidden Island speaks to people: what it asks, what can be chosen, and the rest of its words.
import { allOf, asking, type Face, itemAt, type Seat } from '@tidetable/engine';
import { isSpecial } from '../../rules/data/cards.ts';
import { FLOOD_CARDS } from '../../rules/data/water-meter.ts';
import type { Action, Forbidden, Frame, FrameOf, View } from '../../rules/state.ts';
import { because } from './because.ts';
import { joinEvents } from './join-events.ts';
import { CARD_NAMES, plural, roleAt, TILE_NAMES, tileAt, titleAt, whoIn } from './names.ts';
import { result } from './result.ts';
import { tell } from './tell.ts';

export type { Role } from '../../rules/data/adventurers.ts';
export type { Card } from '../../rules/data/cards.ts';
export { LAYOUTS, type Layout, type Square } from '../../rules/data/layouts.ts';
export { sourcesOf } from '../../rules/data/provenance.ts';
export {
  LANDING,
  type Tile,
  TREASURE_TILES,
  TREASURES,
  type Treasure,
} from '../../rules/data/tiles.ts';
export { FLOOD_CARDS, SKULL } from '../../rules/data/water-meter.ts';
export type { Action, Condition, Event, Forbidden, View } from '../../rules/state.ts';
export { CARD_NAMES, ROLE_NAMES, TILE_NAMES, TREASURE_NAMES } from './names.ts';

function prompt(view: View, seat: Seat): string {
  if (view.outcome !== null) return result(view.outcome, seat);
  const asked = question(view, view.agenda.at(-1) as Frame, seat);
  const isOwnTurn = turnOf(view) === seat && asked !== WAIT;
  return asking(titleAt(view, seat), asked, { isOwnTurn });
}

const WAIT = 'wait a moment.';

/** The agenda ends in the turn that comes next. */
function turnOf({ agenda, seats }: View): Seat | null {
  const [next] = agenda;
  return next?.step === 'turn' ? (next.seat + seats - 1) % seats : null;
}

function question(view: View, frame: Frame, seat: Seat): string {
  switch (frame.step) {
    case 'take-actions':
      if (frame.seat !== seat) return cutIn(view, frame.seat);
      if (frame.left === 0) return 'your actions are spent; Treasure cards come next.';
      return `${plural(frame.left, 'action')} left.`;
    case 'shore-up-second':
      if (frame.seat !== seat) return cutIn(view, frame.seat);
      return 'the same action is good for a second tile.';
    case 'ask-first':
      return `may the ${roleAt(view, frame.seat)} take you to ${tileAt(view, frame.to)}?`;
    case 'discard':
      if (frame.seat !== seat) return cutIn(view, frame.seat);
      return 'you have too many cards; discard one.';
    case 'pause':
      return promptPause(view, frame, seat);
    case 'swim':
      return promptSwim(view, frame, seat);
    case 'lift':
      return promptLift(view, frame);
    default:
      return WAIT;
  }
}

function cutIn(view: View, decider: Seat): string {
  return `a Special card before the ${roleAt(view, decider)} goes on?`;
}

function promptPause(view: View, frame: FrameOf<'pause'>, seat: Seat): string {
  const holds = itemAt(view.hands, seat).some(isSpecial);
  if (!holds || frame.passed.includes(seat)) return WAIT;
  const what =
    frame.revealed === null
      ? `${nextStep(view, seat)} next`
      : `${tileAt(view, frame.revealed)} is about to sink`;
  return `${what}. A Special card first?`;
}

/** What follows the pause on top of the agenda. */
function nextStep(view: View, seat: Seat): string {
  const below = view.agenda.at(-2);
  if (below?.step === 'draw-treasure-cards') {
    if (below.left === 0) return 'Flood cards come';
    return below.left === 1 ? 'the second Treasure card comes' : 'Treasure cards come';
  }
  const drawn = below?.step === 'draw-flood-cards' ? below.drawn : 0;
  if (drawn < (FLOOD_CARDS[view.waterLevel] ?? 0)) return 'another Flood card comes';
  const turn = view.agenda[0] as FrameOf<'turn'>;
  return `${whoIn(view, seat)(turn.seat).whose} turn comes`;
}

function promptSwim(view: View, frame: FrameOf<'swim'>, seat: Seat): string {
  const sunk = tileAt(view, frame.square);
  if (view.pawns[seat] === frame.square) return `${sunk} is gone from under you. Swim!`;
  return `a pawn is in the water where ${sunk} was. A Special card?`;
}

function promptLift(view: View, { seat, from, aboard }: FrameOf<'lift'>): string {
  if (aboard.length === 0) return `who boards the helicopter at ${tileAt(view, from)}?`;
  const names = allOf(aboard.map(whoIn(view, seat))).name;
  return `the helicopter has ${names} aboard. Where to?`;
}

function isSinking({ agenda }: View): boolean {
  const frame = agenda.at(-1);
  return frame?.step === 'pause' && frame.revealed !== null;
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
    case 'pass':
      return isSinking(view) ? 'No, let it happen' : 'No';
    case 'swim':
      return `Swim to ${TILE_NAMES[action.to]}`;
    case 'decline':
      return 'Keep the Helicopter Lift';
    case 'sandbags':
      return `Play Sandbags on ${TILE_NAMES[action.tile]}`;
    case 'helicopter-lift':
      return `Play Helicopter Lift from ${TILE_NAMES[action.from]}`;
    case 'board':
      return `Take ${roleAt(view, action.pawn)} aboard`;
    case 'land':
      return `Land on ${TILE_NAMES[action.to]}`;
    case 'escape':
      return 'Fly home with everyone';
  }
}

const untils = {
  threatened: 'a tile is about to sink',
  'waters-rose': 'the water rises',
  captured: 'a treasure is captured',
};

export const face: Face<Forbidden> = { prompt, say, because, untils, tell, joinEvents, result };
