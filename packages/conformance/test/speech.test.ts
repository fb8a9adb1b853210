// Wrong grammar is noticed: a face that says each thing wrong in turn.
import {
  called,
  capital,
  type Face,
  itemAt,
  type Reader,
  type Seat,
  whoFor,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { faultsIn, Speech } from '../src/speech.ts';
import type { TidePools } from './tide-pools.ts';

const NAMES = ['Crab', 'Mussel'];
type View = TidePools['view'];
const view = { seats: 2, agenda: [{ step: 'pick' }] } as unknown as View;
const picked = (seat: Seat) => ({ type: 'picked', seat, shell: 3 }) as const;

function heard(told: (seat: Seat, reader: Reader) => string): string[] {
  const face = {
    prompt: (_view: View, seat: Seat) => `Your turn, ${NAMES[seat]}: which shell?`,
    tell: (event: TidePools['event'], _view: View, reader?: Reader) =>
      told((event as { seat: Seat }).seat, reader),
    say: () => '',
    result: () => '',
  } as unknown as Face<TidePools>;
  const speech = new Speech(face, (_view, seat) => itemAt(NAMES, seat));
  for (const reader of [0, 1]) {
    speech.begin(reader);
    speech.tell([picked(0), picked(1)], view);
  }
  return speech.faults();
}

const who = (reader: Reader) => whoFor(reader, (seat) => itemAt(NAMES, seat));

describe('a face', () => {
  it('that agrees with its reader has no faults', () => {
    const right = (seat: Seat, reader: Reader): string =>
      `${capital(who(reader)(seat).name)} ${who(reader)(seat).does('pick a shell')}.`;
    expect(heard(right)).toEqual([]);
  });

  it.each<[string, (seat: Seat, reader: Reader) => string]>([
    ['you picks', (seat, reader) => `${capital(who(reader)(seat).name)} picks a shell.`],
    [
      'Crab pick',
      (seat, reader) =>
        `${capital(who(reader)(seat).name)} pick${reader == null ? 's' : ''} a shell.`,
    ],
    ['says Crab', (seat) => `${NAMES[seat]} picks a shell.`],
    [
      "you's",
      (seat, reader) => `${capital(called(who(reader)(seat).name).whose)} shell is picked.`,
    ],
    ['begins with a small letter', (seat, reader) => `${who(reader)(seat).name} may pick a shell.`],
    ['a capital', (seat, reader) => `A shell is picked by ${capital(who(reader)(seat).name)}.`],
    ['of you', (seat, reader) => `A shell of ${who(reader)(seat).name} is picked.`],
    [
      'is another sentence',
      (seat, reader) =>
        reader == null || seat === reader
          ? `${capital(who(reader)(seat).name)} may pick.`
          : 'Somebody picks.',
    ],
  ])('that is wrong is noticed: %s', (fault, told) => {
    expect(heard(told).filter((one) => one.includes(` | ${fault}`))).not.toEqual([]);
  });

  it('that goes on in the wrong person is noticed', () => {
    const verbs = {
      names: ['the Gull'],
      third: new Set(['rolls', 'sails']),
      plain: new Set(['roll']),
    };
    expect(faultsIn('You sail home, rolls 3 and wait.', verbs)).toEqual(['you … rolls']);
    expect(faultsIn('You sail home; the Gull rolls 3.', verbs)).toEqual([]);
    expect(faultsIn('You and the Gull roll 3.', verbs)).toEqual([]);
    expect(faultsIn('The Gull roll 3.', verbs)).toEqual(['the Gull roll']);
  });
});

it('asks "Your turn" in nobody else\'s turn', () => {
  const face = {
    prompt: (_view: View, seat: Seat) => `Your turn, ${NAMES[seat]}: which shell?`,
    tell: () => 'A turn begins.',
  } as unknown as Face<TidePools>;
  const speech = new Speech(face, (_view, seat) => itemAt(NAMES, seat));
  speech.begin(0);
  speech.tell([{ type: 'turn-began', seat: 1 } as never], view);
  speech.ask(view, 1);
  expect(speech.faults()).toEqual([]);
  speech.ask(view, 0);
  expect(speech.faults()).toHaveLength(1);
});
