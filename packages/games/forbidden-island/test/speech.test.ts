// What Forbidden Island says to each adventurer about themselves.
import { Speech, speaksToItsReader } from '@tidetable/conformance';
import { Generator, itemAt, legal, Match, seedFrom } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { forbiddenIsland } from '../rules/index.ts';
import type { Event, View } from '../rules/state.ts';
import { face } from '../words/en/face.ts';
import { roleAt } from '../words/en/names.ts';
import { given } from './given.ts';

const speech = new Speech(face, (view: View, seat) => `the ${roleAt(view, seat)}`);

for (let number = 0; number < 40; number++) {
  const chance = new Generator(number);
  const seats = 2 + (number % 3);
  const match = Match.start(forbiddenIsland, {
    seats,
    seed: seedFrom(`speech ${number}`),
    options: { askBeforeNavigating: true },
  });
  const reader = number % seats;
  speech.begin(reader);
  while (match.state.outcome === null) {
    const { must, may } = match.deciders;
    for (const seat of [...must, ...may]) {
      const view = match.view(seat);
      speech.ask(view, seat);
      for (const { reason } of match.menu(seat).barred)
        if (reason) speech.refuse(reason, view, seat);
    }
    const deciders = chance.roll(4) === 1 ? [...must, ...may] : must;
    const seat = itemAt(deciders, chance.roll(deciders.length) - 1);
    const actions = legal(forbiddenIsland, match.state, seat);
    const answer = match.play(
      seat,
      actions[chance.roll(actions.length) - 1] as (typeof actions)[0],
    );
    if (!answer.ok) throw new Error(answer.refusal.message);
    speech.tell(answer.events, match.view(reader));
  }
  speech.end(match.state.outcome, match.view(0), seats);
}

const rule = 'FI-WIN-1';
const view = forbiddenIsland.view(given({ roles: ['pilot', 'diver'] }).state, 0);

/** What random games hardly ever reach. */
const RARE: readonly Event[] = [
  { type: 'captured', seat: 0, treasure: 'earth', rule },
  { type: 'deck-reshuffled', deck: 'treasure', rule },
  { type: 'escaped', seat: 0, rule },
  { type: 'declined', seat: 0, rule },
];
speech.begin(0);
speech.tell(RARE, view);
speech.end({ winners: [0, 1], endings: [{ ending: 'escaped', rule }] }, view, 2);

speaksToItsReader(speech, {
  events: forbiddenIsland.events,
  steps: Object.entries(forbiddenIsland.steps).flatMap(([step, rules]) =>
    'offer' in rules ? [step] : [],
  ),
});

it('says what you did, and what was done to you', () => {
  const [from, to] = ['observatory', 'watchtower'] as const;
  expect(face.tell({ type: 'flew', seat: 0, from, to, rule }, view, 0)).toBe(
    'You fly to Watchtower.',
  );
  expect(face.tell({ type: 'gave', seat: 1, to: 0, card: 'fire', rule }, view, 0)).toBe(
    'The Diver gives you a Crystal of Fire card.',
  );
  const lift: Event[] = [
    { type: 'called-helicopter', seat: 0, from, rule },
    { type: 'lifted', by: 0, seat: 0, from, to, rule },
    { type: 'lifted', by: 0, seat: 1, from, to, rule },
  ];
  expect(face.joinEvents?.(lift, view, 0)).toBe(
    'You play a Helicopter Lift at Observatory and take yourself and the Diver to Watchtower.',
  );
  expect(face.joinEvents?.(lift, view, 1)).toBe(
    'The Pilot plays a Helicopter Lift at Observatory and takes you and the Pilot to Watchtower.',
  );
});

it('says that all lost or won, to everyone who was there', () => {
  const lost = { winners: [], endings: [{ ending: 'drowned', rule }] };
  expect(face.result(lost, 1)).toBe('You all lost: a pawn had nowhere left to swim.');
  expect(face.result(lost)).toBe('Lost: a pawn had nowhere left to swim.');
});
