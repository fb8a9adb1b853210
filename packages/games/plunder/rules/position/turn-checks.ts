// Frames of setup, of the turn itself, and of a captain without a ship.
import { hasShip } from '../questions.ts';
import { freePorts, mayLaunch } from '../steps/shipless.ts';
import type { Checks, Place } from './check.ts';

/** The active captain has no ship and has not rolled. */
export function isAshore({ seas, active }: Place): boolean {
  return !hasShip(seas, active) && seas.turn.pool === null;
}

export const TURN_CHECKS: Checks<
  | 'pick-island'
  | 'turn'
  | 'find'
  | 'draw'
  | 'command'
  | 'end-turn'
  | 'roll-for-ship'
  | 'without-ship'
  | 'place-ship'
> = {
  turn: {
    above: ['nothing'],
    wanted: 'the first player, before the first turn, and islands to be picked',
    fits: ({ seat }, { seas, top }) => seat === seas.firstPlayer && !top,
  },
  'pick-island': {
    above: ['turn', 'pick-island'],
    wanted: 'islands picked counter-clockwise, the first player last (PL-SETUP-12)',
    fits({ seat }, { seas, below }) {
      if (below?.step !== 'pick-island') return seat === seas.firstPlayer;
      return seat === (below.seat + 1) % seas.seats && seat !== seas.firstPlayer;
    },
  },
  'end-turn': {
    above: ['nothing'],
    wanted: 'the turn that it ends above it',
    fits: (_frame, { top }) => !top,
  },
  command: {
    above: ['end-turn'],
    wanted: 'the seat whose turn it is, with a ship (PL-NOSHIP-1)',
    fits: ({ seat }, { seas, active, top }) => seat === active && (!top || hasShip(seas, seat)),
  },
  draw: {
    above: ['command'],
    wanted: 'the seat whose turn it is, with a find to be decided before it',
    fits: ({ seat }, { active, top }) => seat === active && !top,
  },
  find: {
    above: ['draw'],
    wanted: 'the seat whose turn it is, with a ship on an X (PL-X-3)',
    fits: ({ seat }, { seas, active }) =>
      seat === active &&
      seas.ships.some((ship) => ship.seat === seat && seas.crosses.includes(ship.square)),
  },
  'roll-for-ship': {
    above: ['command'],
    wanted: 'a captain without a ship, with a card to be chosen before the dice (PL-NOSHIP-1)',
    fits: ({ seat }, place) => seat === place.active && isAshore(place) && !place.top,
  },
  'without-ship': {
    above: ['command'],
    wanted: 'the seat whose turn it is, without a ship and before any roll (PL-NOSHIP-1)',
    fits: ({ seat }, place) => seat === place.active && isAshore(place),
  },
  'place-ship': {
    above: ['command'],
    wanted: 'a captain without a ship, with two free ports or more of his own (PL-NOSHIP-5)',
    fits: ({ seat }, place) =>
      seat === place.active &&
      isAshore(place) &&
      mayLaunch(place.seas) &&
      freePorts(place.seas, seat).length > 1,
  },
};
