// What a table shows one viewer, and what it answers.
import type { RuleId, Seat } from '@tidetable/engine';

/** Actions in notation, by the rule behind them. */
export type ByRule = Readonly<Record<RuleId, readonly string[]>>;

export interface Shown {
  readonly seq: number;
  readonly view: object;
  readonly menu: { readonly allowed: ByRule; readonly barred: ByRule } | null;
  readonly must: readonly Seat[];
  readonly may: boolean;
  readonly undoable: number;
  readonly seed: string | null;
}

export type TakeBack = 'action' | 'turn';

export interface Answer {
  readonly kind: string;
  readonly message?: string;
  readonly rule?: string | undefined;
}
