// What each viewer may know: all but the kinds in other hands and the deck, and treasure to come.
import { type Chance, itemAt, type Seat, type Viewer } from '@tidetable/engine';
import { cloneFrame, cloneShip, cloneTurn, copyOf } from './clone.ts';
import { KINDS, RESOURCE_CARDS } from './data/resources.ts';
import { TREASURE_DECK } from './data/treasure.ts';
import { sum } from './questions.ts';
import type { Captain, Event, Seas, View } from './state.ts';

/** Hot path, as `clone` is. */
export function view(seas: Seas, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : seas.captains[viewer];
  return {
    viewer,
    seats: seas.seats,
    options: seas.options,
    layout: seas.layout,
    pickingRolls: seas.pickingRolls.map((rolls) => rolls.slice()),
    firstPlayer: seas.firstPlayer,
    round: seas.round,
    expired: seas.expired,
    turn: cloneTurn(seas.turn),
    captains: seas.captains.map(({ hand, plunderPoints }) => ({
      handSize: sum(hand),
      plunderPoints,
    })),
    hand: own?.hand.slice() ?? [],
    ships: seas.ships.map(cloneShip),
    nextShip: seas.nextShip,
    flags: seas.flags.slice(),
    crosses: seas.crosses.slice(),
    storm: seas.storm,
    stacks: seas.stacks.slice(),
    deck: sum(seas.deck),
    treasure: seas.treasure.length,
    treasureUsed: seas.treasureUsed.slice(),
    agenda: seas.agenda.map(cloneFrame),
    outcome: seas.outcome,
  };
}

/** Only the drawer sees drawn cards, only thief and victim cards stolen unseen (PL-AMB-85). */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, cards: null };
  if (event.type === 'stole' && event.seat !== viewer && event.victim !== viewer)
    return { ...event, cards: null };
  return event;
}

/** Others hold what they have promised, filled up from the unseen cards. */
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
    const { handSize } = itemAt(seen.captains, seat);
    while (sum(hand) < handSize) dealOne(unseen, hand, chance);
  });
  const treasure = TREASURE_DECK.slice();
  for (const card of seen.treasureUsed) treasure.splice(treasure.indexOf(card), 1);
  chance.shuffle(treasure);
  return copyOf(seen, captains, unseen, treasure);
}

/** What a seat must hold, by its open offers, answers and refused bribes (PL-AMB-76). */
function promised({ agenda }: View, seat: Seat): number[] {
  const least = KINDS.map(() => 0);
  const promise = (cards: readonly number[]) =>
    cards.forEach((count, kind) => {
      least[kind] = Math.max(least[kind] as number, count);
    });
  for (const frame of agenda) {
    if (frame.step === 'answer-offer' && frame.seat === seat) promise(frame.give);
    if (frame.step === 'answer-call' && frame.seat === seat) promise(frame.give);
    if (frame.step === 'press-attack' && frame.defender === seat) frame.refused.forEach(promise);
    if (frame.step !== 'answer-call' && frame.step !== 'weigh-answers') continue;
    for (const answer of frame.answers) if (answer.seat === seat) promise(answer.give);
  }
  return least;
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
