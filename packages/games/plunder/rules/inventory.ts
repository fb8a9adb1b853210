// Countable things whose sums never change.
import { itemAt } from '@tidetable/engine';
import { FLEET_LIMIT, PEG_LIMIT } from './data/fleet.ts';
import { KINDS } from './data/resources.ts';
import { LAND } from './map.ts';
import { chart, fleetOf } from './questions.ts';
import type { Seas } from './state.ts';

export function inventory(seas: Seas): Record<string, number> {
  const { ships, captains, stacks, deck, treasure, treasureUsed, crosses } = seas;
  const cards = KINDS.map((kind, index) => {
    const held = captains.reduce((sum, { hand }) => sum + itemAt(hand, index), 0);
    return [kind, held + itemAt(stacks, index) + itemAt(deck, index)] as const;
  });
  const odd = ships.filter(
    ({ lives, masts, cannons, square }) =>
      lives < 1 ||
      lives > PEG_LIMIT.life ||
      masts > PEG_LIMIT.mast ||
      cannons > PEG_LIMIT.cannon ||
      chart(seas).terrain[square] === LAND,
  );
  const squares = new Set(ships.map(({ square }) => square));
  return {
    ...Object.fromEntries(cards),
    treasure: treasure.length + treasureUsed.length,
    crosses: crosses.length,
    'impossible ships': odd.length,
    'ships on one square': ships.length - squares.size,
    'fleets too large': [...captains.keys()].filter(
      (seat) => fleetOf(seas, seat).length > FLEET_LIMIT,
    ).length,
    'hands below nothing': captains.filter(({ hand }) => hand.some((count) => count < 0)).length,
  };
}
