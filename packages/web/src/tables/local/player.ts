// Who plays a seat without a person: a bot that answers at once, or one that is awaited.
import type { Observation } from '@tidetable/bots/asking';
import type { Action } from '@tidetable/engine';

export interface Player {
  readonly name: string;
  /** Null, only where it need not act, to pass. */
  choose(sight: Observation): Action | null | Promise<Action | null>;
}
