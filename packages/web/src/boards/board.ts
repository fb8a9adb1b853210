// What a board is given, and what it must be able to do. It draws a view and a menu, and knows no rules.
import type { Action, Face, GameEvent, Rule, RuleId, Seat } from '@tidetable/engine';
import type { ComponentType } from 'preact';
import type { Cue } from './cues.ts';

/** Something that could be done, or could not and why. */
export interface Offer {
  readonly action: Action;
  /** In notation: what is sent. */
  readonly text: string;
  readonly rule: RuleId;
  readonly allowed: boolean;
  /** As a button says it. */
  readonly words: string;
}

/** A thing on the board that actions are about, such as `tile:observatory`. */
export type Spot = string;

/** What is touched next: one thing, or any of several. */
export type Step = Spot | readonly Spot[];

export interface SpotState {
  /** Lit, dimmed with a reason, plain; or touched already, and what comes next is lit. */
  readonly kind: 'open' | 'barred' | 'plain' | 'picked';
}

export interface BoardProps<V = object> {
  readonly view: V;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  readonly must: readonly Seat[];
  /** What those at the table are called; whoever looks alone is “You”. */
  readonly names: readonly string[];
  /** What is being shown at this moment. */
  readonly playing: GameEvent | null;
  spot(name: Spot): SpotState;
  /** Does what can be done there, lights what is to be touched next, asks which, or says why not. */
  pick(name: Spot): void;
}

export interface BoardKit<V = object> {
  readonly face: Face;
  readonly rulebook: Readonly<Record<RuleId, Rule>>;
  /** Where these are the words and rules of an earlier version. */
  readonly rulesVersion?: number;
  /** The map, the island, the chart. */
  readonly Board: ComponentType<BoardProps<V>>;
  /** Everybody at the table and what is public about each. */
  readonly Crew: ComponentType<BoardProps<V>>;
  /** What lies before the seat that looks. */
  readonly Hand: ComponentType<BoardProps<V>>;
  /** The things an action is about, in the order in which they are touched. */
  spotsOf(action: Action, view: V): readonly Step[];
  /** Turns make rounds, and the log counts them. */
  readonly hasRounds?: true;
  /** It has keys of its own: for looking closely, and for reading about things. */
  readonly hasChart?: boolean;
  /** A heading for the table: the difficulty, the round. */
  heading(view: V): string;
  /** Actions that end something or cannot be taken back look different. */
  isWeighty(action: Action): boolean;
  /** How an event is shown, given the view before it. */
  cue(event: GameEvent, view: V): Cue;
  /** The view as it looks once this event has been shown, where a step has several. */
  after?(view: V, event: GameEvent): V;
}
