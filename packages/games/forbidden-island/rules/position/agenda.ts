// Whether what is pending agrees with what lies beneath it and on the table.
import { reading, type Seat } from '@tidetable/engine';
import { has, only, standingSquares } from '../board.ts';
import { HAND_LIMIT } from '../data/cards.ts';
import { FLOOD_CARDS } from '../data/water-meter.ts';
import { pawnsOn } from '../pawns.ts';
import { navigated, powerOf } from '../powers.ts';
import type { Frame, FrameOf, Island } from '../state.ts';
import { couldCutIn } from '../steps/special-action-cards.ts';
import { ACTIONS, TREASURE_CARDS } from '../steps/turn.ts';

const { insist } = reading;

function pending<K extends Frame['step']>(island: Island, step: K): FrameOf<K> | undefined {
  return island.agenda.find((frame) => frame.step === step) as FrameOf<K> | undefined;
}

/** How many cards this seat may hold now. */
export function handLimitOf(island: Island, seat: Seat): number {
  const draws = pending(island, 'draw-treasure-cards');
  const waits =
    island.options.handLimit === 'both-cards' &&
    draws?.seat === seat &&
    pending(island, 'take-actions') === undefined;
  const settling = island.agenda.some((frame) => frame.step === 'discard' && frame.seat === seat);
  if (settling) return HAND_LIMIT + (waits ? 2 : 1);
  return HAND_LIMIT + (waits && draws.left === 1 ? 1 : 0);
}

/** What a frame is checked against. */
interface Place {
  readonly island: Island;
  /** The seat whose turn it is. */
  readonly active: Seat;
  readonly actions: FrameOf<'take-actions'> | undefined;
  /** Whether at least one action of this turn has been taken. */
  readonly acted: boolean;
  readonly below: Frame | undefined;
  readonly under: Frame | undefined;
}

interface Check<F extends Frame> {
  /** What may lie directly beneath. */
  readonly above: readonly Frame['step'][];
  readonly wanted: string;
  fits(frame: F, place: Place): boolean;
}

const CHECKS: { readonly [K in Frame['step']]: Check<FrameOf<K>> } = {
  turn: {
    above: [],
    wanted: 'the seat after the one whose turn it is',
    fits: ({ seat }, { island, active }) => seat === (active + 1) % island.seats,
  },
  'draw-flood-cards': {
    above: ['turn'],
    wanted:
      'as many Flood cards drawn as the water level allows, and none before the Treasure cards',
    fits({ drawn }, { island }) {
      if (pending(island, 'draw-treasure-cards') !== undefined) return drawn === 0;
      return drawn > 0 && drawn <= (FLOOD_CARDS[island.waterLevel] ?? 0);
    },
  },
  'draw-treasure-cards': {
    above: ['draw-flood-cards'],
    wanted: 'two Treasure cards due after the actions, to the seat whose turn it is',
    fits: ({ seat, left }, { active, actions }) =>
      seat === active && (left === TREASURE_CARDS || actions === undefined),
  },
  'take-actions': {
    above: ['draw-treasure-cards'],
    wanted:
      'the seat whose turn it is; a flight only of the Pilot; refusals only to a Navigator who asks',
    fits: (frame, { island, active, acted }) =>
      frame.seat === active &&
      (!frame.flown || (powerOf(island, active).flies && acted)) &&
      (frame.refused.length === 0 || couldBeRefused(island, frame)),
  },
  'shore-up-second': {
    above: ['take-actions'],
    wanted: 'somebody who shores up two tiles',
    fits: ({ seat }, { island, active, acted }) =>
      seat === active && acted && powerOf(island, active).shoresUp === 2,
  },
  'ask-first': {
    above: ['take-actions'],
    wanted: 'a Navigator who asks about a way that is open',
    fits: ({ seat, pawn, to }, { island, active, actions }) =>
      seat === active &&
      pawn !== active &&
      island.options.askBeforeNavigating &&
      powerOf(island, active).navigates &&
      actions !== undefined &&
      actions.left > 0 &&
      !actions.refused.includes(pawn) &&
      has(navigated(island, pawn), to),
  },
  discard: {
    above: ['take-actions', 'pause'],
    wanted: 'somebody who was given a card or drew one',
    fits({ seat }, { island, active, acted, below, under }) {
      if (below?.step === 'take-actions') return seat !== active && acted;
      if (under?.step !== 'draw-treasure-cards' || seat !== active) return false;
      return under.left === 0 || (under.left === 1 && island.options.handLimit === 'each-card');
    },
  },
  pause: {
    above: ['draw-treasure-cards', 'draw-flood-cards', 'sink'],
    wanted:
      'the seat whose turn it is, the flooded tile that sinks next, and the holders who said no',
    fits: (frame, { island, active, below }) =>
      frame.seat === active &&
      frame.revealed === (below?.step === 'sink' ? below.square : null) &&
      (frame.passed.length === 0 || couldHavePassed(island, frame)),
  },
  sink: {
    above: ['pause'],
    wanted: 'a flooded tile, its Flood card on top of the discard pile',
    fits: ({ square }, place) =>
      isOneFloodCard(place) &&
      has(place.island.flooded, square) &&
      place.island.floodDiscard.at(-1) === place.island.tiles[square],
  },
  'pawns-in-water': {
    above: ['pause'],
    wanted: 'pawns on a tile that has sunk',
    fits: ({ square, declined }, place) =>
      isOneFloodCard(place) &&
      has(place.island.sunk, square) &&
      pawnsOn(place.island, square).length > 0 &&
      areDistinct(declined),
  },
  swim: {
    above: ['pawns-in-water'],
    wanted: 'the same water as beneath',
    fits: ({ square, declined }, { below }) =>
      below?.step === 'pawns-in-water' &&
      below.square === square &&
      below.declined.join() === declined.join(),
  },
  lift: {
    above: ['take-actions', 'shore-up-second', 'discard', 'pause', 'pawns-in-water'],
    wanted: 'a discarded Helicopter Lift, and pawns where it is that board in order of seats',
    fits({ from, aboard }, { island }) {
      const waiting = pawnsOn(island, from);
      const ready = waiting.length === 1 ? aboard.length === 1 : waiting.length > 1;
      const inOrder = aboard.every(
        (seat, index) => waiting.includes(seat) && seat > (aboard[index - 1] ?? -1),
      );
      const elsewhere = (standingSquares(island) & ~only(from)) !== 0;
      return ready && inOrder && elsewhere && island.treasureDiscard.includes('helicopter-lift');
    },
  },
};

function couldBeRefused(island: Island, { seat, refused }: FrameOf<'take-actions'>): boolean {
  return (
    island.options.askBeforeNavigating &&
    powerOf(island, seat).navigates &&
    areDistinct(refused) &&
    !refused.includes(seat)
  );
}

/** Nobody has said no where something else comes first. */
function couldHavePassed(island: Island, frame: FrameOf<'pause'>): boolean {
  const { passed, revealed } = frame;
  return (
    island.agenda.at(-1) === frame &&
    areDistinct(passed) &&
    passed.every((seat) => couldCutIn(island, seat, revealed))
  );
}

/** A Flood card is dealt with before the next one: nothing but the pause after it lies between it and the draw. */
function isOneFloodCard({ under }: Place): boolean {
  return under?.step === 'draw-flood-cards';
}

function areDistinct(seats: readonly Seat[]): boolean {
  return new Set(seats).size === seats.length;
}

export function checkAgenda(island: Island): void {
  const { agenda } = island;
  insist(agenda.length > 0, 'state.agenda', 'something pending', agenda);
  agenda.forEach((frame, index) => {
    const { above } = CHECKS[frame.step];
    const below = agenda[index - 1]?.step;
    const fits = below === undefined ? above.length === 0 : above.includes(below);
    const wanted =
      above.length === 0 ? 'turn at the bottom' : `${frame.step} above ${above.join(' or ')}`;
    insist(fits, `state.agenda[${index}]`, wanted, below);
  });
  const active = pending(island, 'draw-flood-cards')?.seat as Seat;
  const actions = pending(island, 'take-actions');
  const acted = actions !== undefined && actions.left < ACTIONS;
  agenda.forEach((frame, index) => {
    const { wanted, fits } = CHECKS[frame.step] as Check<Frame>;
    const [below, under] = [agenda[index - 1], agenda[index - 2]];
    const place = { island, active, actions, acted, below, under };
    insist(fits(frame, place), `state.agenda[${index}]`, wanted, frame.step);
  });
  const drawable = island.floodDeck.length > 0 || pending(island, 'sink') !== undefined;
  insist(drawable, 'state.floodDeck', 'at least one card (FI-FDECK-1)', 0);
}
