// Where trials start: nothing is random until a turn's actions end, so everything up to there is played once.
import type { Chance, Seat } from '@tidetable/engine';
import { type IslandModel, PLAYING, TAKE } from './model/island-model.ts';
import { actionOf, END, type PackedAction, seatOf } from './model/packed-actions.ts';
import { play } from './model/play.ts';
import type { PlayoutPolicy } from './model/playout-policy.ts';

/** Null lets things go on. */
export type Choice = PackedAction | null;

export interface StartPoint {
  readonly choice: Choice;
  /** At the end of the actions; null where the choice is still to be played. */
  readonly island: IslandModel | null;
}

const NO_CHANCE: Chance = {
  roll: () => {
    throw new Error('chance before the actions have ended');
  },
  shuffle: () => {
    throw new Error('a shuffle before the actions have ended');
  },
};

/** Where the choices lead, the first thought first; duplicates are dropped. */
export function startPoints(
  seen: IslandModel,
  seat: Seat,
  choices: readonly Choice[],
  thought: Choice,
  policy: PlayoutPolicy,
): StartPoint[] {
  const sorted = [...choices].sort((one, other) => +(other === thought) - +(one === thought));
  if (seen.find(TAKE) < 0) return sorted.map((choice) => ({ choice, island: null }));
  const different = new Map<string, StartPoint>();
  for (const choice of sorted) {
    const island = endOfActions(seen, seat, choice, policy);
    const key = keyOf(island);
    if (!different.has(key)) different.set(key, { choice, island });
  }
  return [...different.values()];
}

function endOfActions(
  seen: IslandModel,
  seat: Seat,
  choice: Choice,
  policy: PlayoutPolicy,
): IslandModel {
  const island = seen.clone();
  if (choice === END) return island;
  if (choice !== null) play(island, seat, choice, NO_CHANCE);
  while (island.result === PLAYING) {
    const decision = policy.decide(island);
    const action = actionOf(decision);
    if (action === END) break;
    play(island, seatOf(decision), action, NO_CHANCE);
  }
  return island;
}

/** All that actions can change. */
function keyOf({ flooded, captured, result, pawns, hands }: IslandModel): string {
  return [flooded, captured, result, pawns, hands].join();
}
