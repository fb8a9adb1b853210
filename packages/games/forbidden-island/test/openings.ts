// Positions near the rarer endings, for random games to begin from.
import { TILES } from '../rules/data/tiles.ts';
import type { Island } from '../rules/state.ts';
import { given } from './given.ts';

/** Four treasures in hand, everyone on Fools' Landing, the helicopter within call. */
export function aboutToLeave(seed: number): Island {
  return given({
    roles: seed % 2 === 0 ? ['diver', 'pilot', 'explorer'] : ['navigator', 'messenger'],
    at: ['fools-landing', 'fools-landing', 'fools-landing'],
    hands: [['helicopter-lift', 'earth'], ['helicopter-lift', 'sandbags'], ['wind']],
    captured: ['earth', 'wind', 'fire', 'ocean'],
    flooded: ['fools-landing', 'bronze-gate', 'watchtower'],
    floodDeck: ['watchtower', 'fools-landing'],
  }).state;
}

/** Two pawns in the water with nowhere to swim, and two Helicopter Lifts. */
export function aboutToDrown(seed: number): Island {
  const square = TILES.indexOf('twilight-hollow');
  return given({
    roles: ['engineer', 'messenger', 'navigator'],
    at: ['twilight-hollow', 'gold-gate', 'twilight-hollow'],
    hands: [[], ['helicopter-lift', 'sandbags'], ['helicopter-lift']],
    flooded: ['gold-gate'],
    sunk: ['twilight-hollow', 'watchtower', 'misty-marsh'],
    options: { askBeforeNavigating: seed % 2 === 0 },
    agenda: [
      { step: 'turn', seat: 1 },
      { step: 'draw-flood-cards', seat: 0, drawn: 2 },
      { step: 'pause', seat: 0, revealed: null, passed: [] },
      { step: 'pawns-in-water', square, declined: [] },
      { step: 'swim', square, declined: [] },
    ],
  }).state;
}

/** One mark below the skull, with every Waters Rise! at the top of the deck. */
export function beforeTheSkull(): Island {
  return given({
    waterLevel: 9,
    treasureDeck: ['earth', 'wind', 'fire', 'waters-rise', 'waters-rise', 'waters-rise'],
  }).state;
}
