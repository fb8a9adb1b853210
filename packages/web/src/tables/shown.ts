// What a table shows one viewer, and what it answers.
import type { Outcome, Reason, RuleId, Seat } from '@tidetable/engine';

/** Actions in notation, by the rule behind them. */
export type ByRule = Readonly<Record<RuleId, readonly string[]>>;

export interface Shown {
  readonly view: object;
  readonly menu: {
    readonly allowed: ByRule;
    readonly barred: ByRule;
    /** To be filled in. */
    readonly open: ByRule;
  } | null;
  readonly must: readonly Seat[];
  readonly may: boolean;
  /** How many actions this seat could take back. */
  readonly undoable: number;
  /** Who asks to take something back and who has agreed, where the others must. */
  readonly asked?: {
    readonly seat: Seat;
    readonly turn: boolean;
    readonly agreed: readonly Seat[];
  } | null;
}

export function outcomeOf({ view }: Shown): Outcome | null {
  return (view as { readonly outcome: Outcome | null }).outcome;
}

/** When a standing "no" ends: at the next turn, at one's own, when such an event is told, or only when it is taken back. */
export type Until = 'cancelled' | 'turn' | 'own-turn' | { readonly event: string };

export interface StandingNo {
  readonly until: Until;
  /** It stands no more, and its seat is told so until it acts. */
  readonly hasEnded: boolean;
}

export type TakeBack = 'action' | 'turn' | 'agree' | 'refuse';

export interface Answer {
  readonly kind: string;
  readonly message?: string;
  readonly rule?: string | undefined;
  /** The failing fact. */
  readonly reason?: Reason | undefined;
}
