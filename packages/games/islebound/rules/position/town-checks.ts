// Frames of a visit: its entry, its sign, what is paid, hired, built and bragged about.
import {
  booksAreCards,
  canMuster,
  captainOf,
  hasSkill,
  kindsOf,
  onOffer,
  owns,
  signOf,
} from '../questions.ts';
import type { FrameOf } from '../state.ts';
import { type Checks, isAction, type Place, stepBegun, UNDERWAY } from './check.ts';

/** The most crew, and the most books, that anything asks for at once. */
const MOST_WANTED = 2;

/** Whether this frame is about the current step of the sign beneath. */
function isOfSign(
  { seat, region, at }: { readonly seat: number; readonly region: number; readonly at: number },
  { below }: Place,
): boolean {
  return (
    below?.step === 'sign' && below.seat === seat && below.region === region && below.at === at + 1
  );
}

function mayChoose(frame: FrameOf<'choose'>, place: Place): boolean {
  const step = stepBegun(place);
  if (step === undefined || !isOfSign(frame, place)) return false;
  if (step.do === 'choose' || step.do === 'place-cube') return true;
  const plain = step.do === 'gain' || step.do === 'gain-per-worker';
  return plain && (place.below as FrameOf<'sign'>).inPart;
}

export const TOWN_CHECKS: Checks<
  | 'visit'
  | 'sign'
  | 'choose'
  | 'barter'
  | 'free-visit'
  | 'exhaust'
  | 'pick-crew'
  | 'pay-cargo'
  | 'pay-cards'
  | 'rest'
  | 'heal'
  | 'hire'
  | 'build'
  | 'reputation'
  | 'brag'
> = {
  visit: { above: [], wanted: 'a visit that has begun', fits: () => false },
  sign: {
    above: ['act'],
    wanted: 'the town where the ship of this turn is, and a step that its sign has',
    fits: (frame, place) =>
      isAction(frame, place) &&
      !place.top &&
      frame.at <= signOf(place.sea, frame.region).action.length &&
      frame.gave.length <= frame.at,
  },
  choose: {
    above: ['sign'],
    wanted: 'the step of the sign beneath, with something to choose',
    fits: mayChoose,
  },
  barter: {
    above: ['sign'],
    wanted: 'the barter of the sign beneath; a limit only where it has one',
    fits(frame, place) {
      const step = stepBegun(place);
      return (
        step?.do === 'barter' &&
        isOfSign(frame, place) &&
        (frame.left === null) === (step.times === 'any') &&
        (frame.passed === 'unasked' || owns(place.sea, frame.seat, 'house-of-commons'))
      );
    },
  },
  'free-visit': {
    above: ['act'],
    wanted: 'a town just taken in a way that its banner allows',
    fits: (frame, place) =>
      isAction(frame, place) &&
      place.sea.owners[frame.region] === frame.seat &&
      signOf(place.sea, frame.region).banner !== (frame.by === 'attack' ? 'blue' : 'red'),
  },
  exhaust: {
    above: ['act', 'sign', 'gain', 'place-cubes'],
    wanted: 'crew on deck for all that is wanted, and something to be decided first',
    fits: ({ seat, wanted }, { sea, active, top }) =>
      seat === active &&
      !top &&
      wanted.length > 0 &&
      wanted.length <= MOST_WANTED &&
      canMuster(captainOf(sea, seat).deck, wanted),
  },
  'pick-crew': {
    above: ['exhaust'],
    wanted: 'the crew wanted beneath, and a choice of at least two kinds',
    fits({ seat, wanted }, { sea, below }) {
      const { deck } = captainOf(sea, seat);
      const [first = 'any', ...others] = wanted;
      const able = deck.filter(
        (crew) =>
          hasSkill(crew, first) &&
          canMuster(
            deck.filter((other) => other !== crew),
            others,
          ),
      );
      return (
        below?.step === 'exhaust' &&
        below.seat === seat &&
        below.wanted.join() === wanted.join() &&
        kindsOf(able).length > 1
      );
    },
  },
  'pay-cargo': {
    above: ['exhaust'],
    wanted: 'one fish or wood to pay, and at least as much aboard',
    fits: ({ seat, left }, { sea, active }) =>
      seat === active && left === 1 && captainOf(sea, seat).fish + captainOf(sea, seat).wood >= 1,
  },
  'pay-cards': {
    above: ['exhaust', 'gain', 'place-cubes'],
    wanted: 'building cards to pay, and as many in hand (IB-VAR-ARCH-2)',
    fits: ({ seat, left }, { sea, active }) =>
      booksAreCards(sea) &&
      seat === active &&
      left > 0 &&
      left <= Math.min(MOST_WANTED, captainOf(sea, seat).hand.length),
  },
  rest: {
    above: UNDERWAY,
    wanted: 'somebody below deck',
    fits: ({ seat }, { sea }) =>
      captainOf(sea, seat).below.length + captainOf(sea, seat).injured.length > 0,
  },
  heal: {
    above: UNDERWAY,
    wanted: 'somebody injured, nobody exhausted, and a Miracle Hut',
    fits: ({ seat }, { sea }) =>
      owns(sea, seat, 'miracle-hut') &&
      captainOf(sea, seat).injured.length > 0 &&
      captainOf(sea, seat).below.length === 0,
  },
  hire: {
    above: UNDERWAY,
    wanted: 'somebody for hire, at the surcharge of the sign or free for a token',
    fits({ seat, surcharge, free }, place) {
      if (place.sea.crewRow.length === 0) return false;
      const step = stepBegun(place);
      const ofSign =
        seat === place.active &&
        step?.do === 'hire' &&
        step.surcharge === surcharge &&
        (step.free === true) === free;
      const ofToken =
        free && surcharge === 0 && captainOf(place.sea, seat).tokens.includes('free-hire');
      return ofSign || ofToken;
    },
  },
  build: {
    above: ['sign'],
    wanted: 'a sign to build at, and buildings on offer',
    fits: ({ seat }, place) =>
      seat === place.active &&
      stepBegun(place)?.do === 'build' &&
      onOffer(place.sea, seat).length > 0,
  },
  reputation: {
    above: ['sign'],
    wanted: 'a sign to brag at, and reputation cards left',
    fits: ({ seat }, place) =>
      seat === place.active &&
      stepBegun(place)?.do === 'reputation' &&
      place.sea.reputationPiles.flat().length > 0,
  },
  brag: {
    above: ['sign'],
    wanted: 'the card discarded last, and the seats that have yet to score in order of play',
    fits({ card, queue }, place) {
      const { sea, active, top } = place;
      const done = sea.seats - queue.length;
      return (
        !top &&
        stepBegun(place)?.do === 'reputation' &&
        sea.reputationDiscard.at(-1) === card &&
        queue.every((seat, index) => seat === (active + done + index) % sea.seats)
      );
    },
  },
};
