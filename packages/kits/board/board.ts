// What a board is given, and what it must be able to do. It draws a view and a menu, and knows no rules.
import type { Action, Face, GameEvent, Rule, RuleId, Seat } from '@tidetable/engine';
import type { ComponentType } from 'preact';
import type { Cue } from './cues.ts';
import type { IconName } from './look/icon-names.ts';

/** Something that could be done, or could not and why. */
export interface Offer {
  readonly action: Action;
  /** In notation: what is sent. */
  readonly text: string;
  readonly rule: RuleId;
  readonly allowed: boolean;
  /** As a button says it. */
  readonly words: string;
  /** It is filled in on a form of the board, which is called this; those of one form are one choice. */
  readonly form?: string | undefined;
}

/** Why something cannot be done. */
export interface Explanation {
  readonly title: string;
  /** What fails here and now, in numbers and places. */
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

/** What is touched next: one thing, or any of several. */
export type Step = Spot | readonly Spot[];

export interface SpotState {
  /** Lit, dimmed with a reason, plain; or touched already, and what comes next is lit. */
  readonly kind: 'open' | 'barred' | 'plain' | 'picked';
  /** Nothing can be done there, and touching it says why. */
  readonly explains?: boolean;
}

export interface BoardProps<V = object> {
  readonly view: V;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  readonly must: readonly Seat[];
  /** What those at the table are called; whoever looks alone is “You”. */
  readonly names: readonly string[];
  /** Whether the others are here, by seat; to be shown beside the name. */
  readonly presence?: readonly (Presence | null)[];
  /** What is being shown at this moment. */
  readonly playing: GameEvent | null;
  /** What happened last, the latest at the end. */
  readonly lately: readonly GameEvent[];
  /** What can be chosen now on a form of the board; details may have to be filled in. */
  readonly open: readonly Action[];
  /** The one of them whose form was asked for. */
  readonly filling: Action | null;
  /** Asks for its form, or puts the form away. */
  fill(action: Action | null): void;
  /** Plays what was filled in; answers why it could not be played, or null. */
  play(action: Action): Promise<Explanation | null>;
  /** Why this may not be done now; null if it may. */
  why(action: Action): Promise<Explanation | null>;
  spot(name: Spot): SpotState;
  /** Does what can be done there, lights what is to be touched next, asks which, or says why not. */
  pick(name: Spot): void;
}

export interface BoardKit<V = object> {
  /** The folder that it lies in: its styles hold there. */
  readonly board: string;
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
  /** What a person might mean by touching something that nothing can be done with, the likeliest first. */
  tries?(spot: Spot, view: V, seat: Seat): readonly Action[];
  /** What touching it is about, as a button says it, where its actions say more: a ship to build, but no port yet. */
  meant?(spot: Spot): string | undefined;
  /** Kinds of action that are shown greyed while they are barred, by what their button says. */
  verbs?(view: V): Readonly<Record<string, string>>;
  /** The form on which an action like this is chosen, as a button says it; null for one that is chosen by itself. */
  form?(action: Action, view: V): string | null;
  /** What the list says instead of naming many places one by one; null where they are named. */
  places?(action: Action): string | null;
  /** Kinds of action that only let things go on, as the game's rules say: the first is the “no” to a chance to cut in. */
  readonly passes?: readonly string[];
  /** Kinds of action that may be given once for whatever one is asked, as the game's rules say. */
  readonly standingAnswers?: readonly string[];
  /** Turns make rounds, and the log counts them. */
  readonly hasRounds?: true;
  /** It has keys for looking closely. */
  readonly hasChart?: boolean;
  /** Width by height of its chart, where other things stand beside that. */
  aspect?(view: V): number;
  /** A heading for the table: the difficulty, the round. */
  heading(view: V): string;
  /** Actions that end something or cannot be taken back look different. */
  isWeighty(action: Action): boolean;
  /** Kinds of action that end a turn, or one's part of it: they have one key in every game. */
  readonly ends?: readonly string[];
  /** Kinds of action that are the sensible next step wherever they are on offer. */
  readonly leads?: readonly string[];
  /** What ending now would leave unused, in words; null for nothing. */
  unused?(view: V): string | null;
  /** What it takes, where its words do not say so. */
  cost?(action: Action, view: V): string | null;
  /** A picture for each kind of action, where choices stand beside a thing. */
  readonly icons?: Readonly<Record<string, IconName>>;
  /** How an event is shown, given the view before it. */
  cue(event: GameEvent, view: V): Cue;
  /** The seats that an event is about, as the game's rules say. */
  affects?(event: GameEvent): readonly Seat[];
  /** The view as it looks once this event has been shown, where a step has several. */
  after?(view: V, event: GameEvent): V;
}
