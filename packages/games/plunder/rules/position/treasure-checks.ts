// Frames of a Treasure card and its decisions, other than payments and thefts.
import { itemAt } from '@tidetable/engine';
import { LAND } from '../map.ts';
import { chart, handSize, isCutOff, mayHarm, shipAt, shipOf } from '../questions.ts';
import { ruleOfCard } from '../rulebook/cards.ts';
import type { FrameOf } from '../state.ts';
import { roomFor } from '../steps/effects.ts';
import { berthsFrom } from '../steps/relocation.ts';
import { freePorts, mayLaunch } from '../steps/shipless.ts';
import type { Checks, Place } from './check.ts';
import { isAshore } from './turn-checks.ts';

/** Whether the card under way has this effect. */
function isOfCard(rule: string, { finding }: Place): boolean {
  return finding !== undefined && rule === ruleOfCard(finding.card);
}

/** The finder is still where it found the X: effects that move it come last. */
function isFound(
  { ship: id, cross }: FrameOf<'treasure'>,
  { seas, active, below }: Place,
): boolean {
  const ship = shipOf(seas, id);
  if (ship?.seat !== active || !seas.crosses.includes(cross)) return false;
  if (below?.step === 'find') return ship.square === cross;
  const sites = itemAt(chart(seas).digSites, cross);
  return sites.includes(ship.square) && !isCutOff(seas, ship.square, cross);
}

/** Who places which ship, and why. */
function isAdrift({ seat, rule, ship: id }: FrameOf<'berth'>, place: Place): boolean {
  const { seas, active, below, finding, effect } = place;
  if (below?.step === 'command')
    return (
      id === null &&
      rule === 'PL-NOSHIP-5' &&
      seat === active &&
      isAshore(place) &&
      mayLaunch(seas) &&
      freePorts(seas, seat).length === 0
    );
  const ship = id === null ? undefined : shipOf(seas, id);
  if (ship?.seat !== seat || effect?.do !== 'relocate' || !isOfCard(rule, place)) return false;
  if (effect.to !== 'spun') return false;
  return effect.ship === 'finder' ? id === finding?.ship : mayHarm(seas, seat);
}

/** Land or another ship's square, with several berths equally near. */
function isNoBerth({ ship: id, square }: FrameOf<'berth'>, { seas }: Place): boolean {
  const ship = id === null ? null : shipOf(seas, id);
  const there = shipAt(seas, square);
  const isTaken = there !== undefined && there !== ship;
  if (chart(seas).terrain[square] !== LAND && !isTaken) return false;
  return berthsFrom(seas, ship ?? null, square).length > 1;
}

export const TREASURE_CHECKS: Checks<
  'treasure' | 'ransom' | 'upgrade' | 'aim' | 'berth' | 'sail-anywhere' | 'steer-storm'
> = {
  treasure: {
    above: ['command', 'find'],
    wanted:
      'the card used last, found at an X by a ship of the active seat, and an effect that asks',
    fits: (frame, place) =>
      frame.seat === place.active &&
      frame.card === place.seas.treasureUsed.at(-1) &&
      place.effect !== undefined &&
      !place.top &&
      isFound(frame, place),
  },
  ransom: {
    above: ['treasure'],
    wanted: 'the ransom of the finding ship, by a captain who could pay it (PL-TR29)',
    fits: ({ seat, ship, count }, { seas, active, finding, effect }) =>
      seat === active &&
      effect?.do === 'pay-or-sink' &&
      effect.count === count &&
      ship === finding?.ship &&
      handSize(seas, seat) >= count,
  },
  upgrade: {
    above: ['treasure'],
    wanted: 'a peg of this card, and room for it on two ships or more (PL-CARD-7)',
    fits: ({ seat, rule, peg }, place) =>
      seat === place.active &&
      place.effect?.do === 'upgrade' &&
      place.effect.peg === peg &&
      isOfCard(rule, place) &&
      roomFor(place.seas, seat, peg).length > 1,
  },
  aim: {
    above: ['treasure'],
    wanted: 'a card against an enemy, and a ship that may be harmed (PL-CARD-1)',
    fits: ({ seat, rule, fate }, place) =>
      seat === place.active &&
      place.effect?.do === fate &&
      place.effect.ship === 'enemy' &&
      isOfCard(rule, place) &&
      place.seas.ships.some((ship) => mayHarm(place.seas, ship.seat)),
  },
  berth: {
    above: ['command', 'treasure'],
    wanted: 'a ship to be placed by its owner, around land or a square that is taken (PL-TREAS-7)',
    fits: (frame, place) => isAdrift(frame, place) && isNoBerth(frame, place),
  },
  'sail-anywhere': {
    above: ['treasure'],
    wanted: 'a card that lets the finding ship sail anywhere (PL-TR26)',
    fits: ({ seat, ship }, { active, finding, effect }) =>
      seat === active &&
      ship === finding?.ship &&
      effect?.do === 'relocate' &&
      effect.ship === 'finder' &&
      effect.to === 'chosen',
  },
  'steer-storm': {
    above: ['treasure'],
    wanted: 'a card that lets its finder choose where the storm goes (PL-TR23)',
    fits: ({ seat }, { active, effect }) =>
      seat === active && effect?.do === 'move-storm' && effect.to === 'chosen',
  },
};
