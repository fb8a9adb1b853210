// Verb agreement, names and game results, for the reader and for others.
import { describe, expect, it } from 'vitest';
import {
  allOf,
  asking,
  called,
  calledTogether,
  objectOf,
  sentence,
  standingOf,
  whoByName,
  whoFor,
  YOU,
} from '../src/index.ts';

const gull = called('the Gull');

describe('a verb', () => {
  it.each([
    ['sail home', 'sails home', 'sail home'],
    ['fly', 'flies', 'fly'],
    ['pay 2 coins', 'pays 2 coins', 'pay 2 coins'],
    ['go', 'goes', 'go'],
    ['reach 3', 'reaches 3', 'reach 3'],
    ['pass', 'passes', 'pass'],
    ['do not rest', 'does not rest', 'do not rest'],
    ['be beaten', 'is beaten', 'are beaten'],
    ['have none', 'has none', 'have none'],
    ['would rather stay', 'would rather stay', 'would rather stay'],
  ])('%s agrees with one and with you', (plain, third, second) => {
    expect(gull.does(plain)).toBe(third);
    expect(YOU.does(plain)).toBe(second);
    expect(allOf([gull, called('Anna')]).does(plain)).toBe(second);
    expect(calledTogether('the compasses').does(plain)).toBe(second);
  });
});

describe('the subject of a sentence', () => {
  it('is "you" to the reader alone', () => {
    const name = (seat: number): string => `the ${['Gull', 'Heron'][seat]}`;
    expect([0, 1].map(whoFor(1, name)).map((one) => one.name)).toEqual(['the Gull', 'you']);
    expect([0, 1].map(whoFor(null, name)).map((one) => one.whose)).toEqual([
      "the Gull's",
      "the Heron's",
    ]);
    expect([0, 1].map(whoByName(whoFor(1, name), ['Anna', 'Ben'])).map((one) => one.name)).toEqual([
      'Anna',
      'you',
    ]);
  });

  it('comes first among several', () => {
    const both = allOf([called('Anna'), YOU]);
    expect(sentence(`${both.name} ${both.does('be')} thinking`)).toBe('You and Anna are thinking.');
    expect(both.its).toBe('your');
    expect(allOf([YOU])).toBe(YOU);
  });

  it('does things to itself', () => {
    expect(objectOf(YOU, YOU)).toBe('yourself');
    expect(objectOf(allOf([gull, YOU]), YOU)).toBe('yourself and the Gull');
    expect(objectOf(YOU, gull)).toBe('you');
    expect(objectOf(gull, YOU)).toBe('the Gull');
  });
});

it('asks for a turn only in it', () => {
  expect(asking('Gull (red)', 'where to?', { isOwnTurn: true })).toBe(
    'Your turn, Gull (red): where to?',
  );
  expect(asking('Gull (red)', 'a trade?', { isOwnTurn: false })).toBe('Gull (red), a trade?');
});

describe('the standing of a reader', () => {
  const ended = (winners: number[], scores: number[]) => ({ winners, scores, endings: [] });

  it('is by how much the game was won or lost, and against whom', () => {
    const outcome = ended([0], [61, 54, 54]);
    expect(standingOf(outcome, 0)).toEqual({ result: 'won', by: 7, others: [1, 2] });
    expect(standingOf(outcome, 2)).toEqual({ result: 'lost', by: 7, others: [0] });
    expect(standingOf(ended([0], [6, 6]), 1)).toEqual({ result: 'lost', by: 0, others: [0] });
    expect(standingOf(ended([0, 1], [6, 6]), 1)).toEqual({ result: 'shared', by: 0, others: [0] });
  });

  it('is none for a spectator, or without points', () => {
    expect(standingOf(ended([0], [6, 5]), null)).toBeNull();
    expect(standingOf({ winners: [0, 1], endings: [] }, 0)).toBeNull();
  });
});
