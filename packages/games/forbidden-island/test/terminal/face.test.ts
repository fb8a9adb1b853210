// How Forbidden Island speaks: a sentence for every prompt, choice, event and result.
import { Generator, itemAt, legal, Match, seedFrom } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { forbiddenIsland } from '../../rules/index.ts';
import { face } from '../../words/en/face.ts';

const said = new Set<string>();
const told = new Set<string>();
const prompted = new Set<string>();
const texts = new Set<string>();
const results = new Set<string>();

for (let number = 0; number < 60; number++) {
  const chance = new Generator(number);
  const match = Match.start(forbiddenIsland, {
    seats: 2 + (number % 3),
    seed: seedFrom(`face ${number}`),
    options: { askBeforeNavigating: number % 2 === 0 },
  });
  while (match.state.outcome === null) {
    const { must, may } = match.deciders;
    for (const seat of [...must, ...may]) {
      const view = match.view(seat);
      prompted.add(view.agenda.at(-1)?.step ?? '');
      texts.add(face.prompt(view, seat));
      const { allowed, barred } = match.menu(seat);
      for (const { action } of [...allowed, ...barred]) {
        said.add(action.type);
        texts.add(face.say(action, view));
      }
    }
    const deciders = chance.roll(4) === 1 ? [...must, ...may] : must;
    const seat = itemAt(deciders, chance.roll(deciders.length) - 1);
    const actions = legal(forbiddenIsland, match.state, seat);
    const answer = match.play(
      seat,
      actions[chance.roll(actions.length) - 1] as (typeof actions)[0],
    );
    if (!answer.ok) throw new Error(answer.refusal.message);
    for (const event of answer.events) {
      told.add(event.type);
      texts.add(face.tell(event, match.view(seat)));
    }
  }
  results.add(face.result(match.state.outcome));
  texts.add(face.prompt(match.view(0), 0));
}

describe('the face', () => {
  it('never leaves a gap in a sentence', () => {
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z]-[a-z]+-/);
  });

  it('ends what it tells with a full stop, and says what it offers without one', () => {
    for (const text of texts) expect(text).toMatch(/^[A-Z0-9][^\n]*\S$/);
  });

  it('was heard on nearly everything that can be done and can happen', () => {
    expect([...said].length).toBeGreaterThanOrEqual(17);
    expect([...told].length).toBeGreaterThanOrEqual(22);
    expect([...prompted]).toEqual(
      expect.arrayContaining(['take-actions', 'discard', 'pause', 'swim', 'lift', 'ask-first']),
    );
  });

  it('tells every result', () => {
    expect([...results].every((text) => text.startsWith('Lost: '))).toBe(true);
    const rule = 'FI-WIN-1';
    expect(face.result({ winners: [0, 1], endings: [{ ending: 'escaped', rule }] })).toContain(
      'won',
    );
    for (const ending of ['landing-lost', 'drowned', 'skull'])
      expect(face.result({ winners: [], endings: [{ ending, rule }] })).toMatch(/^Lost: .+\.$/);
    expect(
      face.result({ winners: [], endings: [{ ending: 'treasure-lost', of: 'ocean', rule }] }),
    ).toBe("Lost: the Ocean's Chalice is under water for good.");
  });
});
