// What a table shows one viewer, and what it answers.
import type { Outcome, Reason } from '@tidetable/engine';
import type { TableView } from '@tidetable/protocol';

export type { ActionsByRule as ByRule, TakeBack } from '@tidetable/protocol';

/** What a local table and one on a server both show. */
export type Shown = Omit<TableView, 'seq' | 'asked' | 'seed'> & Partial<Pick<TableView, 'asked'>>;

export function outcomeOf({ view }: Shown): Outcome | null {
  return (view as { readonly outcome: Outcome | null }).outcome;
}

/** When a standing "no" ends: at the next turn, at one's own, on such an event, or only by hand. */
export type Until = 'cancelled' | 'turn' | 'own-turn' | { readonly event: string };

export interface StandingNo {
  readonly until: Until;
  /** It has ended; its seat sees a notice until it acts. */
  readonly hasEnded: boolean;
}

export interface Answer {
  readonly kind: string;
  readonly message?: string;
  readonly rule?: string | undefined;
  /** The failing fact. */
  readonly reason?: Reason | undefined;
  /** The same as a sentence of the server. */
  readonly because?: string | undefined;
}
