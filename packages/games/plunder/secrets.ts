// What each viewer may know. Hidden are the kinds in other hands and in the deck, treasure to come, and offers not yet made.
import type { Chance, Seat, Viewer } from '@tidetable/engine';
import { cloneFrame, cloneShip, cloneTurn } from './clone.ts';
import { KINDS, RESOURCE_CARDS } from './data/resources.ts';
import { TREASURE_DECK } from './data/treasure.ts';
import { sum } from './questions.ts';
import type { Captain, Event, Frame, Seas, View } from './state.ts';

/** What is the same for everybody, in a copy. */
function openPart(from: Seas | View, viewer: Viewer | 'all') {
  return {
    seats: from.seats,
    options: from.options,
    layout: from.layout,
    pickingRolls: from.pickingRolls.map((rolls) => rolls.slice()),
    firstPlayer: from.firstPlayer,
    round: from.round,
    expired: from.expired,
    turn: cloneTurn(from.turn),
    ships: from.ships.map(cloneShip),
    nextShip: from.nextShip,
    flags: from.flags.slice(),
    crosses: from.crosses.slice(),
    storm: from.storm,
    stacks: from.stacks.slice(),
    treasureUsed: from.treasureUsed.slice(),
    agenda: from.agenda.map((frame) => seenFrame(frame, viewer)),
    outcome: from.outcome,
  };
}

/** What is still being drawn up or picked out is for its maker's eyes. */
function seenFrame(frame: Frame, viewer: Viewer | 'all'): Frame {
  const copy = cloneFrame(frame);
  if (viewer === 'all') return copy;
  if (copy.step === 'draw-up-offer' && copy.seat !== viewer)
    return { ...copy, give: [0, 0, 0, 0], ask: [0, 0, 0, 0] };
  if (copy.step === 'hand-over' && copy.victim !== viewer) return { ...copy, given: [0, 0, 0, 0] };
  if (copy.step === 'demand' && copy.seat !== viewer)
    return { ...copy, asked: [0, 0, 0, 0], from: 0 };
  return copy;
}

export function view(seas: Seas, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : seas.captains[viewer];
  return {
    ...openPart(seas, viewer),
    viewer,
    captains: seas.captains.map(({ hand, plunderPoints }) => ({
      handSize: sum(hand),
      plunderPoints,
    })),
    hand: own?.hand.slice() ?? [],
    deck: sum(seas.deck),
    treasure: seas.treasure.length,
  };
}

/** Which cards somebody drew is his affair, and which were stolen unseen that of thief and victim (PL-AMB-85). */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, cards: null };
  if (event.type === 'stole' && event.seat !== viewer && event.victim !== viewer)
    return { ...event, cards: null };
  return event;
}

/** The viewer's own hand; the others hold what they promise, and beyond that anything that nobody has seen. */
export function imagine(seen: View, chance: Chance): Seas {
  const unseen = RESOURCE_CARDS.map(
    (count, kind) => count - (seen.stacks[kind] as number) - (seen.hand[kind] ?? 0),
  );
  const captains = seen.captains.map(({ plunderPoints }, seat): Captain => {
    if (seat === seen.viewer) return { hand: seen.hand.slice(), plunderPoints };
    const hand = promised(seen, seat);
    hand.forEach((count, kind) => {
      unseen[kind] = (unseen[kind] as number) - count;
    });
    return { hand, plunderPoints };
  });
  captains.forEach(({ hand }, seat) => {
    const { handSize } = seen.captains[seat] as View['captains'][number];
    while (sum(hand) < handSize) dealOne(unseen, hand, chance);
  });
  const treasure = TREASURE_DECK.slice();
  for (const card of seen.treasureUsed) treasure.splice(treasure.indexOf(card), 1);
  chance.shuffle(treasure);
  return { ...openPart(seen, 'all'), captains, deck: unseen, treasure };
}

/** What an open offer says that its maker holds (PL-AMB-76). */
function promised({ agenda }: View, seat: Seat): number[] {
  const offer = agenda.at(-1);
  if (offer?.step === 'answer-offer' && offer.seat === seat) return offer.give.slice();
  return KINDS.map(() => 0);
}

function dealOne(from: number[], to: number[], chance: Chance): void {
  let place = chance.roll(sum(from));
  let kind = 0;
  while (place > (from[kind] as number)) {
    place -= from[kind] as number;
    kind += 1;
  }
  from[kind] = (from[kind] as number) - 1;
  to[kind] = (to[kind] as number) + 1;
}
