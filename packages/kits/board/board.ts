// What a board is given and what it provides. It draws a view and a menu, and knows no rules.
import type { Action, Face, GameEvent, Rule, RuleId, Seat } from '@tidetable/engine';
import type { ComponentType } from 'preact';
import type { Cue } from './cues.ts';
import type { IconName } from './look/icon-names.ts';

/** An action that can be done, or cannot and why. */
export interface Offer {
  readonly action: Action;
  /** In notation, as it is sent. */
  readonly text: string;
  readonly rule: RuleId;
  readonly allowed: boolean;
  /** The label of its button. */
  readonly words: string;
  /** The form of the board that fills it in; actions of one form count as one choice. */
  readonly form?: string | undefined;
}

/** Why something cannot be done. */
export interface Explanation {
  readonly title: string;
  /** The failing fact, in numbers and places. */
  readonly fact?: string | undefined;
  readonly rule?: RuleId | undefined;
}

/** Whether a person has the table open; `lastSeen` is null while they do, and if they never did. */
export interface Presence {
  readonly isHere: boolean;
  readonly lastSeen: number | null;
}

/** A thing on the board that actions are about, such as `tile:observatory`. */
export type Spot = string;

/** The next touch: one spot, or any of several. */
export type Step = Spot | readonly Spot[];

export interface SpotState {
  /** Lit; dimmed, with a reason; plain; or picked, with the next step lit. */
  readonly kind: 'open' | 'barred' | 'plain' | 'picked';
  /** Nothing can be done there, but touching it says why. */
  readonly explains?: boolean;
}

export interface BoardProps<V = object> {
  readonly view: V;
  /** The seat whose eyes look; null for a spectator. */
  readonly seat: Seat | null;
  readonly must: readonly Seat[];
  /** The names at the table; a sole viewer is “You”. */
  readonly names: readonly string[];
  /** Whether the others are here, by seat; shown beside the name. */
  readonly presence?: readonly (Presence | null)[];
  /** The event being shown now. */
  readonly playing: GameEvent | null;
  /** The latest events, the newest last. */
  readonly lately: readonly GameEvent[];
  /** Offers that a form of the board fills in. */
  readonly open: readonly Action[];
  /** The one whose form is open. */
  readonly filling: Action | null;
  /** Opens its form, or closes it. */
  fill(action: Action | null): void;
  /** Plays the filled-in action; returns why it was refused, or null. */
  play(action: Action): Promise<Explanation | null>;
  /** Why this may not be done now; null if it may. */
  why(action: Action): Promise<Explanation | null>;
  spot(name: Spot): SpotState;
  /** Plays what can be done there, lights what is to be touched next, asks which, or says why not. */
  pick(name: Spot): void;
}

export interface BoardKit<V = object> {
  /** Its folder, which scopes its styles. */
  readonly board: string;
  readonly face: Face;
  readonly rulebook: Readonly<Record<RuleId, Rule>>;
  /** Set when the words and rules are those of an earlier version. */
  readonly rulesVersion?: number;
  /** The map, the island, the chart. */
  readonly Board: ComponentType<BoardProps<V>>;
  /** All players and what is public about each. */
  readonly Crew: ComponentType<BoardProps<V>>;
  /** The hand of the seat that looks. */
  readonly Hand: ComponentType<BoardProps<V>>;
  /** The spots an action is about, in the order in which they are touched. */
  spotsOf(action: Action, view: V): readonly Step[];
  /** What a player might mean by touching a spot that nothing can be done with, the likeliest first. */
  tries?(spot: Spot, view: V, seat: Seat): readonly Action[];
  /** The label of a spot where its actions say more: a ship to build, but no port yet. */
  meant?(spot: Spot): string | undefined;
  /** Kinds of action that are shown greyed while barred, by the label of their button. */
  verbs?(view: V): Readonly<Record<string, string>>;
  /** The label of the form on which such an action is chosen; null for one with a button of its own. */
  form?(action: Action, view: V): string | null;
  /** What the list says instead of naming many places one by one; null where it names them. */
  places?(action: Action): string | null;
  /** The game's passes: the first is the “no” to a chance to cut in. */
  readonly passes?: readonly string[];
  /** Kinds of action that may be given as a standing order, as the game's rules say. */
  readonly standingAnswers?: readonly string[];
  /** Turns form rounds, and the log counts them. */
  readonly hasRounds?: true;
  /** It has zoom keys. */
  readonly hasChart?: boolean;
  /** Width divided by height of its chart, where other things stand beside that. */
  aspect?(view: V): number;
  /** A heading for the table: the difficulty, the round. */
  heading(view: V): string;
  /** Actions that end something or cannot be undone look different. */
  isWeighty(action: Action): boolean;
  /** Kinds of action that end a turn, or one's part of it: they have the same key in every game. */
  readonly ends?: readonly string[];
  /** Whether this is the suggested next step, if it is on offer. */
  leads?(action: Action, view: V): boolean;
  /** What ending now would leave unused, in words; null for nothing. */
  unused?(view: V): string | null;
  /** What it costs, where its label does not say so. */
  cost?(action: Action, view: V): string | null;
  /** An icon for each kind of action, for choices beside a spot. */
  readonly icons?: Readonly<Record<string, IconName>>;
  /** How an event is shown, given the view before it. */
  cue(event: GameEvent, view: V): Cue;
  /** The seats that an event is about, as the game's rules say. */
  affects?(event: GameEvent): readonly Seat[];
  /** The view as it looks once this event has been shown, where a step has several. */
  after?(view: V, event: GameEvent): V;
}
