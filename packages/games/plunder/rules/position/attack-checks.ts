// Frames of attacks: the bribe before one, and whether it is pressed home.
import { isWithin } from '../bundles.ts';
import {
  canReach,
  captainOf,
  handSize,
  hasFlag,
  inStorm,
  mayHarm,
  portOf,
  shipOf,
  sum,
} from '../questions.ts';
import type { FrameOf, Seas, Ship } from '../state.ts';
import { mayRaise } from '../steps/bribes.ts';
import type { Checks, Place } from './check.ts';

type Attack = FrameOf<'bribe' | 'press-attack'>;

/** Still open to bribes: the defender holds cards and may be harmed. */
function isAttack({ seat, ship: id, target, defender }: Attack, { seas, active }: Place): boolean {
  const ship = shipOf(seas, id);
  if (seat !== active || ship?.seat !== seat) return false;
  if (!mayHarm(seas, defender) || handSize(seas, defender) === 0) return false;
  if (target === null) return isLanding(seas, ship, defender);
  const rival = shipOf(seas, target);
  return (
    rival?.seat === defender &&
    canReach(seas, ship.square, rival.square) &&
    !ship.foughtShips.includes(target)
  );
}

/** Bribes need the port outside the storm, or the defender beside it (PL-AMB-22). */
function isLanding(seas: Seas, ship: Ship, defender: number): boolean {
  const island = portOf(seas, ship);
  const isOpen =
    !inStorm(seas, ship.square) ||
    seas.options.stormBargains ||
    seas.ships.some(({ seat, square }) => seat === defender && canReach(seas, ship.square, square));
  return (
    island >= 0 &&
    seas.flags[island] === defender &&
    hasFlag(seas, ship.seat) &&
    !ship.foughtIslands.includes(island) &&
    isOpen
  );
}

/** Bribes that the defender could hold, each once. */
function areBribes(frame: FrameOf<'press-attack'>, { seas }: Place): boolean {
  const { hand } = captainOf(seas, frame.defender);
  const size = handSize(seas, frame.defender);
  return (
    areDifferent(frame.refused) &&
    areDifferent(frame.prices) &&
    frame.refused.every((cards) => sum(cards) > 0 && isWithin(cards, hand)) &&
    frame.prices.every((cards) => sum(cards) > 0 && sum(cards) <= size)
  );
}

function areDifferent(bundles: readonly (readonly number[])[]): boolean {
  return new Set(bundles.map(String)).size === bundles.length;
}

export const ATTACK_CHECKS: Checks<'bribe' | 'press-attack'> = {
  'press-attack': {
    above: ['command'],
    wanted: 'an attack that is possible, on a captain with cards (PL-AMB-34)',
    fits: (frame, place) => isAttack(frame, place) && areBribes(frame, place),
  },
  bribe: {
    above: ['press-attack'],
    wanted: 'the same attack, and a bribe that the defender could pay (PL-AMB-78)',
    fits: ({ seat, ship, target, defender }, { seas, below }) =>
      below?.step === 'press-attack' &&
      below.seat === seat &&
      below.ship === ship &&
      below.target === target &&
      below.defender === defender &&
      mayRaise(seas, defender),
  },
};
