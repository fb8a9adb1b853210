// Frames of attack and diplomacy.
import type { Seat } from '@tidetable/engine';
import { DICE, FIGHTERS } from '../data/fighters.ts';
import { DEEP_FOG } from '../data/map.ts';
import { captainOf, onDeck, owns, signOf, slotValue, strengthNeeded } from '../questions.ts';
import type { FrameOf, Group, Sea } from '../state.ts';
import { type Checks, isAction, type Place } from './check.ts';

const FIELDS = ['pirates', 'serpents', 'ichor'] as const satisfies readonly (keyof Group)[];

function sizeOf({ pirates, serpents, ichor }: Group): number {
  return pirates + serpents + ichor;
}

/** Whether the seat has these fighters aboard. */
function has(sea: Sea, seat: Seat, group: Group): boolean {
  return FIELDS.every((field) => group[field] <= Number(captainOf(sea, seat)[field]));
}

/** Whether the banner of the town or monster here allows this seat to take it this way. */
function mayTake(
  sea: Sea,
  { seat, region }: { readonly seat: Seat; readonly region: number },
  not: 'red' | 'blue',
): boolean {
  if (region === DEEP_FOG) return sea.fog?.emerged === true && !sea.fog.victors.includes(seat);
  return sea.owners[region] !== seat && signOf(sea, region).banner !== not;
}

type Attacking = FrameOf<'muster' | 'enlist' | 'battle' | 'place-dice' | 'falter' | 'injure'>;

/** Whether the attacker may attack the town here with this group. */
function isAttack(frame: Attacking, place: Place): boolean {
  const { sea } = place;
  return (
    isAction(frame, place) &&
    mayTake(sea, frame, 'blue') &&
    has(sea, frame.seat, frame.group) &&
    (frame.step === 'muster' || sizeOf(frame.group) > 0)
  );
}

function couldAgree(frame: FrameOf<'negotiate'>, { sea }: Place): boolean {
  const { seat, region, influence, last } = frame;
  const missing = strengthNeeded(sea, region) - influence;
  const cubes = sea.influence.flatMap((held, slot) => (held === seat && slot > last ? [slot] : []));
  const worth = cubes.reduce((sum, slot) => sum + slotValue(slot), 0);
  const envoys = last < 0 ? onDeck(sea, seat, 'negotiate').length : 0;
  const begun = last < 0 || sea.influence[last] === null;
  const paying = cubes.length > 0 || sea.options.envoysAlone;
  return begun && missing > 0 && paying && worth + envoys >= missing;
}

export const CONQUEST_CHECKS: Checks<
  | 'muster'
  | 'enlist'
  | 'battle'
  | 'place-dice'
  | 'falter'
  | 'injure'
  | 'retreat'
  | 'negotiate'
  | 'conquest'
> = {
  muster: {
    above: ['act'],
    wanted: 'an attack on a town here, asking for fighters that this seat has',
    fits(frame, place) {
      const { seat, group, next } = frame;
      const asked = FIGHTERS.indexOf(next);
      return (
        isAttack(frame, place) &&
        Number(captainOf(place.sea, seat)[FIELDS[asked] ?? 'pirates']) > 0 &&
        FIELDS.slice(asked).every((field) => group[field] === 0)
      );
    },
  },
  enlist: {
    above: ['act'],
    wanted: 'an attack on a town here by fighters that this seat has',
    fits: (frame, place) =>
      isAttack(frame, place) &&
      (frame.extra > 0 ||
        frame.region === DEEP_FOG ||
        !owns(place.sea, frame.seat, 'sword-academy')),
  },
  battle: {
    above: ['act'],
    wanted: 'an attack on a town here, with a die for each attacker',
    fits: (frame, place) =>
      isAttack(frame, place) && frame.dice.length >= Math.min(DICE, sizeOf(frame.group)),
  },
  'place-dice': {
    above: ['act'],
    wanted: 'dice placed by hand, and an attacker and a die for it (IB-AMB-73)',
    fits: (frame, place) =>
      place.sea.options.placeDice === 'by-hand' &&
      isAttack(frame, place) &&
      frame.left > 0 &&
      frame.left <= frame.group[FIELDS[FIGHTERS.indexOf(frame.next)] ?? 'pirates'] &&
      frame.dice.some((die) => die <= frame.most),
  },
  falter: {
    above: ['act'],
    wanted: 'an attack on a town here, with crew on deck for what is missing',
    fits: (frame, place) =>
      isAttack(frame, place) && frame.short <= captainOf(place.sea, frame.seat).deck.length,
  },
  injure: {
    above: ['act'],
    wanted: 'an attack on a town here, with crew on deck for what is missing',
    fits: (frame, place) =>
      isAttack(frame, place) && frame.left <= captainOf(place.sea, frame.seat).deck.length,
  },
  retreat: {
    above: ['act'],
    wanted: 'a group of attackers that this seat has',
    fits: ({ seat, group }, { sea, active, act }) =>
      seat === active && act?.acted === true && sizeOf(group) > 0 && has(sea, seat, group),
  },
  negotiate: {
    above: ['act'],
    wanted: 'talks with a town here that can still be won over',
    fits: (frame, place) =>
      isAction(frame, place) && mayTake(place.sea, frame, 'red') && couldAgree(frame, place),
  },
  conquest: { above: [], wanted: 'a conquest that is settled', fits: () => false },
};
