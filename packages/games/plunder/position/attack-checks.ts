// Frames of attacks: the bribe before one, and whether it is pressed home.
import { chart, handSize, inStorm, mayHarm, portOf, shipOf } from '../questions.ts';
import type { FrameOf } from '../state.ts';
import { whyNotIsland, whyNotShip } from '../steps/attack.ts';
import { isBeside } from '../waters.ts';
import type { Checks, Place } from './check.ts';

type Attack = FrameOf<'bribe' | 'press-attack'>;

/** An attack on somebody who has cards, and has no treaty yet. */
function isAttack({ seat, ship: id, target, defender }: Attack, { seas, active }: Place): boolean {
  const ship = shipOf(seas, id);
  if (seat !== active || ship?.seat !== seat) return false;
  if (!mayHarm(seas, defender) || handSize(seas, defender) === 0) return false;
  if (target !== null) {
    const rival = shipOf(seas, target);
    return (
      rival?.seat === defender &&
      isBeside(chart(seas), ship.square, rival.square) &&
      whyNotShip(seas, ship, rival) === null
    );
  }
  const island = portOf(seas, ship);
  return (
    island >= 0 &&
    seas.flags[island] === defender &&
    whyNotIsland(seas, ship, island) === null &&
    !inStorm(seas, ship.square)
  );
}

export const ATTACK_CHECKS: Checks<'bribe' | 'press-attack'> = {
  'press-attack': {
    above: ['command'],
    wanted: 'an attack that is possible, on a captain with cards (PL-AMB-34)',
    fits: isAttack,
  },
  bribe: {
    above: ['press-attack'],
    wanted: 'the same attack, and a bribe that the defender could pay (PL-AMB-78)',
    fits: ({ seat, ship, target, defender, least }, { seas, below }) =>
      below?.step === 'press-attack' &&
      below.seat === seat &&
      below.ship === ship &&
      below.target === target &&
      below.defender === defender &&
      least > 0 &&
      least <= handSize(seas, defender),
  },
};
