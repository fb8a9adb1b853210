// Who holds a seat that is no person's: a bot that acts at once, or one that is waited for.
import type { Observation } from '@tidetable/bots/asking';
import type { Action } from '@tidetable/engine';

export interface Player {
  readonly name: string;
  /** Null, only where it need not act, to let things go on. */
  choose(sight: Observation): Action | null | Promise<Action | null>;
}
