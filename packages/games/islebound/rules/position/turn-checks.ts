// Frames of setup, of the turn itself, of trades and raids.
import type { Seat } from '@tidetable/engine';
import { booksAreCards, captainOf, cargoLimit } from '../questions.ts';
import { type Bundle, type FrameOf, type Sea, TRADABLE } from '../state.ts';
import { areSideBySide, type Checks, type Place } from './check.ts';

function isNext(seat: Seat, { sea, below }: Place): boolean {
  const before = below?.step === 'home-port' ? below.seat + 1 : sea.firstPlayer;
  return seat === before % sea.seats;
}

function holds(sea: Sea, seat: Seat, bundle: Bundle): boolean {
  return TRADABLE.every((good) => captainOf(sea, seat)[good] >= (bundle[good] ?? 0));
}

function couldKeep(sea: Sea, seat: Seat, { fish = 0, wood = 0 }: Bundle): boolean {
  return fish + wood <= cargoLimit(sea, seat);
}

/** Both sides hold what they give, and no kind goes both ways. */
function areTerms(
  { seat, partner, give, take }: FrameOf<'draw-up-trade' | 'answer-trade'>,
  { sea, active }: Place,
): boolean {
  return (
    sea.options.trading &&
    seat === active &&
    areSideBySide(sea, seat, partner) &&
    holds(sea, seat, give) &&
    holds(sea, partner, take) &&
    TRADABLE.every((good) => give[good] === undefined || take[good] === undefined)
  );
}

export const TURN_CHECKS: Checks<
  | 'home-port'
  | 'draft'
  | 'turn'
  | 'move'
  | 'act'
  | 'end-turn'
  | 'draw-up-trade'
  | 'answer-trade'
  | 'plunder'
> = {
  turn: {
    above: ['nothing'],
    wanted: 'the first player, before the first turn',
    fits: ({ seat }, { sea, top }) => seat === sea.firstPlayer && !top,
  },
  draft: {
    above: ['turn'],
    wanted: 'architects (IB-VAR-ARCH-1) or Deep Fog (IB-FOG-6)',
    fits: (_frame, { sea }) => booksAreCards(sea),
  },
  'home-port': {
    above: ['turn', 'draft', 'home-port'],
    wanted: 'home ports chosen in reverse order of play, once each, before any draft',
    fits: ({ seat }, place) =>
      isNext(seat, place) &&
      (place.below?.step !== 'home-port' || seat !== place.sea.firstPlayer) &&
      (place.below?.step !== 'turn' || !booksAreCards(place.sea)),
  },
  'end-turn': {
    above: ['nothing'],
    wanted: 'the turn that it ends above it',
    fits: (_frame, { top }) => !top,
  },
  act: {
    above: ['end-turn'],
    wanted: 'the seat whose turn it is; each refusal once, and only of trades',
    fits: ({ seat, refused }, { sea, active }) =>
      seat === active &&
      (refused.length === 0 || sea.options.trading) &&
      new Set(refused).size === refused.length,
  },
  move: {
    above: ['act'],
    wanted: 'the seat whose turn it is, before any action',
    fits: ({ seat }, { sea, active, act, top }) =>
      seat === active &&
      act?.acted === false &&
      (sea.options.tradeBeforeMoving || (act.refused.length === 0 && top)),
  },
  'draw-up-trade': {
    above: ['act', 'move'],
    wanted: 'terms that both ships can meet, of kinds that have been spoken of (IB-VAR-TRADE-1)',
    fits(frame, place) {
      const kinds = booksAreCards(place.sea)
        ? TRADABLE.filter((good) => good !== 'books')
        : TRADABLE;
      const spoken: readonly string[] = kinds.slice(0, frame.at);
      const named = [...Object.keys(frame.give), ...Object.keys(frame.take)];
      return (
        frame.at <= kinds.length &&
        areTerms(frame, place) &&
        named.every((good) => spoken.includes(good))
      );
    },
  },
  'answer-trade': {
    above: ['act', 'move'],
    wanted: 'terms that both ships can meet and keep (IB-VAR-TRADE-2)',
    fits: (frame, place) =>
      areTerms(frame, place) &&
      Object.keys(frame.give).length > 0 &&
      Object.keys(frame.take).length > 0 &&
      couldKeep(place.sea, frame.seat, frame.take) &&
      couldKeep(place.sea, frame.partner, frame.give),
  },
  plunder: {
    above: ['act'],
    wanted: 'a raid between two ships, for no more coins than the loser has (IB-VAR-RAID-2)',
    fits: ({ seat, from, most }, { sea, active, act }) =>
      sea.options.raid &&
      act?.acted === true &&
      (seat === active || from === active) &&
      areSideBySide(sea, seat, from) &&
      most <= captainOf(sea, from).coins,
  },
};
