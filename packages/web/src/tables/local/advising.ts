// Advice at a local table: a seat's actions, the best first, computed off the main thread.
import { observe } from '@tidetable/bots/asking';
import { type Seat, write } from '@tidetable/engine';
import type { LocalGame } from './local-game.ts';
import type { Patience } from './thinking/messages.ts';
import type { Thinker } from './thinking/thinker.ts';

/** As in the engine protocol: null passes. */
export interface Advised {
  readonly action: string | null;
  /** Each seat's chance of victory, from 0 to 1. */
  readonly expected: readonly number[];
  /** The standard error of the own seat's chance. */
  readonly error: number;
  readonly trials: number;
}

/** Empty for a seat that has nothing to decide. */
export async function adviceFor(
  local: LocalGame,
  thinker: Thinker,
  seat: Seat,
  patience: Patience,
): Promise<readonly Advised[]> {
  const { game, state, deciders } = local.match;
  const must = deciders.must.includes(seat);
  if (state.outcome !== null || !(must || deciders.may.includes(seat))) return [];
  const advice = await thinker.advise(observe(game, state, seat, must, local.chance), patience);
  return advice.map((one) => ({ ...one, action: one.action === null ? null : write(one.action) }));
}
