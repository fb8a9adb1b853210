// The bosun in positions where it is clear what to do.
import { choices, Generator, type Seat, write } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { bosun } from '../../bots/bosun.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Frame, Island } from '../../rules/questions.ts';
import { BEFORE_THE_FLOOD, position } from './position.ts';

function choiceOf(island: Island, seat: Seat = 0, must = true): string | null {
  const action = bosun.choose({
    seat,
    view: forbiddenIsland.view(island, seat),
    ...choices(forbiddenIsland, island, seat),
    must,
    chance: new Generator(1),
  });
  return action && write(action);
}

const FOUR = ['earth', 'earth', 'earth', 'earth'] as const;
const ALL = ['earth', 'wind', 'fire', 'ocean'] as const;

/** The Flood card of Watchtower is up. */
const SINKING: readonly Frame[] = [
  { step: 'turn', seat: 1 },
  { step: 'draw-flood-cards', seat: 0, drawn: 1 },
  { step: 'pause', seat: 0, revealed: null, passed: [] },
  { step: 'sink', square: 23 },
  { step: 'pause', seat: 0, revealed: 23, passed: [] },
];

describe('the bosun', () => {
  it('flies home as soon as the team can', () => {
    const island = position({
      at: ['fools-landing', 'fools-landing'],
      hands: [['helicopter-lift'], []],
      captured: ALL,
    });
    expect(choiceOf(island)).toBe('escape');
  });

  it("flies home in a teammate's turn", () => {
    const island = position({
      at: ['fools-landing', 'fools-landing'],
      hands: [[], ['helicopter-lift']],
      captured: ALL,
    });
    expect(choiceOf(island, 1, false)).toBe('escape');
  });

  it('captures when it can', () => {
    const island = position({ at: ['temple-of-the-sun', 'observatory'], hands: [FOUR, []] });
    expect(choiceOf(island)).toBe('capture treasure=earth');
  });

  it('carries a full set of cards to the treasure', () => {
    const island = position({ at: ['copper-gate', 'observatory'], hands: [FOUR, []] });
    expect(choiceOf(island)).toBe('move to=temple-of-the-sun');
  });

  it('gives the last card of a set to the collector', () => {
    const island = position({
      at: ['observatory', 'temple-of-the-sun'],
      hands: [['earth'], ['earth', 'earth', 'earth']],
    });
    expect(choiceOf(island)).toBe('give card=earth to=1');
  });

  it("saves Fools' Landing with Sandbags when its Flood card is about to come", () => {
    const island = position({
      at: ['observatory', 'watchtower'],
      hands: [['sandbags'], []],
      flooded: ['fools-landing', 'lost-lagoon', 'misty-marsh'],
      topLayer: ['fools-landing', 'copper-gate'],
      agenda: BEFORE_THE_FLOOD,
    });
    expect(choiceOf(island)).toBe('sandbags tile=fools-landing');
  });

  it('cuts in with its own Sandbags for the same reason', () => {
    const island = position({
      at: ['observatory', 'watchtower'],
      hands: [[], ['sandbags']],
      flooded: ['fools-landing', 'lost-lagoon'],
      topLayer: ['fools-landing', 'copper-gate'],
      agenda: BEFORE_THE_FLOOD,
    });
    expect(choiceOf(island, 1)).toBe('sandbags tile=fools-landing');
  });

  it('saves the last tile of a treasure in the same way', () => {
    const island = position({
      at: ['observatory', 'watchtower'],
      hands: [[], ['sandbags']],
      flooded: ['cave-of-embers', 'lost-lagoon'],
      sunk: ['cave-of-shadows'],
      topLayer: ['cave-of-embers', 'copper-gate'],
      agenda: BEFORE_THE_FLOOD,
    });
    expect(choiceOf(island, 1)).toBe('sandbags tile=cave-of-embers');
  });

  it('keeps its Sandbags when nothing that matters is in danger', () => {
    const island = position({
      at: ['observatory', 'watchtower'],
      hands: [[], ['sandbags']],
      flooded: ['lost-lagoon'],
      agenda: BEFORE_THE_FLOOD,
    });
    expect(choiceOf(island, 1)).toBe('pass');
  });

  it("shores up Fools' Landing before anything else", () => {
    const island = position({
      at: ['bronze-gate', 'watchtower'],
      flooded: ['fools-landing', 'bronze-gate', 'gold-gate'],
      topLayer: ['fools-landing', 'bronze-gate', 'gold-gate'],
    });
    expect(choiceOf(island)).toBe('shore-up tile=fools-landing');
  });

  it('goes home when all treasures are captured', () => {
    const island = position({
      at: ['whispering-garden', 'fools-landing'],
      hands: [['helicopter-lift'], []],
      captured: ALL,
    });
    expect(choiceOf(island)).toBe('move to=gold-gate');
  });

  it('keeps the last Helicopter Lift for the way home', () => {
    const island = position({
      at: ['whispering-garden', 'phantom-rock'],
      hands: [['helicopter-lift'], []],
      captured: ALL,
    });
    expect(choiceOf(island)).toBe('move to=gold-gate');
  });

  it('discards a card of a captured treasure first', () => {
    const island = position({
      at: ['observatory', 'watchtower'],
      hands: [['helicopter-lift', 'wind', 'wind', 'wind', 'fire', 'earth'], []],
      captured: ['earth'],
      agenda: [...BEFORE_THE_FLOOD, { step: 'discard', seat: 0 }],
    });
    expect(choiceOf(island)).toBe('discard card=earth');
  });

  it('spends a Helicopter Lift on a pawn that cannot swim', () => {
    const island = position({
      roles: ['messenger', 'engineer'],
      at: ['fools-landing', 'watchtower'],
      hands: [['helicopter-lift'], []],
      flooded: ['fools-landing'],
      sunk: ['watchtower', 'twilight-hollow', 'observatory', 'phantom-rock'],
      agenda: [
        { step: 'turn', seat: 1 },
        { step: 'draw-flood-cards', seat: 0, drawn: 2 },
        { step: 'pause', seat: 0, revealed: null, passed: [] },
        { step: 'pawns-in-water', square: 23, declined: [] },
        { step: 'swim', square: 23, declined: [] },
      ],
    });
    expect(choiceOf(island)).toBe('helicopter-lift from=watchtower');
  });

  const stranded = {
    roles: ['messenger', 'engineer'],
    at: ['fools-landing', 'watchtower'],
    flooded: ['lost-lagoon', 'watchtower'],
    sunk: ['twilight-hollow', 'observatory', 'phantom-rock'],
    agenda: SINKING,
  } as const;

  it('fetches a teammate whose tile is about to sink, if there is no other way out', () => {
    const hands = [['helicopter-lift'], []] as const;
    expect(choiceOf(position({ ...stranded, hands }))).toBe('helicopter-lift from=watchtower');
    const safe = position({ ...stranded, hands, sunk: ['twilight-hollow'] });
    expect(choiceOf(safe)).toBe('pass');
  });

  it('lets the others go on when there is nothing to be done for them', () => {
    const hands = [['sandbags'], []] as const;
    expect(choiceOf(position({ ...stranded, hands, options: { liftRescues: false } }))).toBe(
      'pass',
    );
  });

  it('lets a teammate navigate it to where it is needed', () => {
    const island = position({
      roles: ['navigator', 'engineer'],
      at: ['observatory', 'gold-gate'],
      hands: [[], FOUR],
      options: { askBeforeNavigating: true },
      agenda: [
        { step: 'turn', seat: 1 },
        { step: 'draw-flood-cards', seat: 0, drawn: 0 },
        { step: 'draw-treasure-cards', seat: 0, left: 2 },
        { step: 'take-actions', seat: 0, left: 3, flown: false, refused: [] },
        { step: 'ask-first', seat: 0, pawn: 1, to: 7 },
      ],
    });
    expect(choiceOf(island, 1)).toBe('agree');
  });
});
