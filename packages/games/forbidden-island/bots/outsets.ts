// Where trials set out from: nothing is left to chance until the actions of a turn end, so all up to there is played once.
import type { Chance, Seat } from '@tidetable/engine';
import { type Deed, END } from './model/deeds.ts';
import { play } from './model/flow.ts';
import { hasty, hastyDeed } from './model/hasty.ts';
import { FRAME, Isle, PLAYING, TAKE } from './model/isle.ts';

/** Null lets things go on. */
export type Choice = Deed | null;

export interface Outset {
  readonly choice: Choice;
  /** The island at the end of the actions; null where the choice itself is still to be played. */
  readonly isle: Isle | null;
}

const NO_CHANCE: Chance = {
  roll: () => {
    throw new Error('chance before the actions have ended');
  },
  shuffle: () => {
    throw new Error('a shuffle before the actions have ended');
  },
};

/** What the choices come to, the first thought first; of those that come to the same, only one. */
export function outsets(
  seen: Isle,
  seat: Seat,
  choices: readonly Choice[],
  thought: Choice,
): Outset[] {
  const sorted = [...choices].sort((one, other) => +(other === thought) - +(one === thought));
  if (!areActionsLeft(seen)) return sorted.map((choice) => ({ choice, isle: null }));
  const different = new Map<string, Outset>();
  for (const choice of sorted) {
    const isle = endOfActions(seen, seat, choice);
    const key = keyOf(isle);
    if (!different.has(key)) different.set(key, { choice, isle });
  }
  return [...different.values()];
}

function areActionsLeft({ frames, top }: Isle): boolean {
  for (let at = top; at >= 0; at -= FRAME) if (frames[at] === TAKE) return true;
  return false;
}

function endOfActions(seen: Isle, seat: Seat, choice: Choice): Isle {
  const isle = new Isle(seen.land);
  isle.copy(seen);
  if (choice === END) return isle;
  if (choice !== null) play(isle, seat, choice, NO_CHANCE);
  while (isle.result === PLAYING) {
    const deed = hastyDeed(isle);
    if (deed === END) break;
    play(isle, hasty.seat, deed, NO_CHANCE);
  }
  return isle;
}

/** All that actions can change. */
function keyOf({ flooded, captured, result, pawns, hands }: Isle): string {
  return [flooded, captured, result, pawns, hands].join();
}
