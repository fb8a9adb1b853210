// What a game is: its types, its steps, and what it must be able to answer.
import type { Chance } from './chance.ts';
import type { Form } from './forms.ts';
import type { Reader } from './grammar.ts';
import type { OptionsSchema } from './options.ts';

/** A place at the table, counted from 0 in order of play. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
export type RuleId = string;

/** One numbered rule, in our own words. */
export interface Rule {
  /** The page of the rulebook, or null where no rulebook prints it. */
  readonly page: number | null;
  readonly heading: string;
  readonly text: string;
  /** True where the rule bars actions: a test must then be refused by it. */
  readonly forbids?: true;
  /** Why no test can show this rule; only for rules that the software cannot break. */
  readonly untestable?: string;
}

export interface Frame {
  readonly step: string;
}

/** A flat record: besides `type` it holds only strings, numbers and booleans. */
export interface Action {
  readonly type: string;
}

/** Something that happened, in the past tense; the story between two views. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: RuleId;
}

/** One reason why the game is over; `of` says which thing, where there are several. */
export interface Ending {
  readonly ending: string;
  readonly rule: RuleId;
  readonly of?: string;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly endings: readonly Ending[];
  readonly scores?: readonly number[];
}

/** What every state holds: the stack of pending work (its last frame works next) and the result. */
export interface Core<F extends Frame = Frame, O extends object = object> {
  readonly seats: number;
  readonly options: O;
  agenda: F[];
  outcome: Outcome | null;
}

/** Everyone sees who `must` decide; of those who `may` cut in, each seat learns only of itself. */
export interface Deciders {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
}

/** The fact that makes a rule fail here and now, in numbers and places: `{ because: 'too-far', steps: 3, reach: 1 }`. */
export interface Reason {
  readonly because: string;
}

export interface Menu<A, R extends Reason = Reason> {
  /** False where only the allowed is wanted: a step may then leave its bars out. */
  readonly explaining: boolean;
  allow(action: A, rule: RuleId): void;
  bar(action: A, rule: RuleId, reason?: R): void;
  /** An action to be filled in, for what is too much to list: with more details it is played if `judge` allows it. */
  open(action: A, rule: RuleId): void;
}

/** What comes of one action: allowed by a rule, or barred by one. */
export type Verdict<R extends Reason = Reason> =
  | { readonly allowed: true; readonly rule: RuleId }
  | { readonly allowed: false; readonly rule: RuleId; readonly reason?: R };

/** What a step works with: the agenda, chance, and the events it tells. */
export interface Table<F extends Frame, E extends GameEvent> {
  /** Touching it closes undo: what was rolled stays rolled. */
  readonly chance: Chance;
  /** Something hidden has become known, to one seat or to everyone; this too closes undo. */
  reveal(to?: Seat): void;
  tell(event: E): void;
  /** Puts a frame on top of the agenda: it works next. */
  push(frame: F): void;
  /** Puts several frames on top of the agenda: the first one works next. */
  inOrder(...frames: readonly F[]): void;
  /** Takes the frame on top, the one at work, off the agenda. */
  done(): void;
  /** Ends the game; pending frames are dropped. */
  end(outcome: Outcome): void;
}

/** The types of one game. */
export interface Types {
  state: Core;
  frame: Frame;
  action: Action;
  event: GameEvent;
  view: object;
  options: object;
  reason: Reason;
}

export interface Automatic<T extends Types, F> {
  run(state: T['state'], frame: F, table: Table<T['frame'], T['event']>): void;
}

export interface Decision<T extends Types, F> {
  readonly run?: undefined;
  /** True when there is nothing to decide (any more); the frame is then dropped unasked. */
  lapses?(state: T['state'], frame: F): boolean;
  deciders(state: T['state'], frame: F): Deciders;
  /** The rule that asks for this decision: cited to a seat that tries something else meanwhile. */
  rule(state: T['state'], frame: F): RuleId;
  /** Defines legality. Offers nothing to a seat that is not among the deciders. */
  offer(state: T['state'], frame: F, seat: Seat, menu: Menu<T['action'], T['reason']>): void;
  /**
   * Judges any well-formed action of a seat that is asked, listed or not; null for a kind that has no place in this
   * decision. Shares its questions with `offer` and never disagrees with it (law 12).
   */
  judge(state: T['state'], frame: F, seat: Seat, action: T['action']): Verdict<T['reason']> | null;
  /** An action that fills in an open one at random, for tests; null where none can be. */
  fillIn?(
    state: T['state'],
    frame: F,
    seat: Seat,
    open: T['action'],
    chance: Chance,
  ): T['action'] | null;
  /** What the table's clock plays here when time is up; absent where something has to be finished first. */
  timeUp?(state: T['state'], frame: F): T['action'] | null;
  take(
    state: T['state'],
    frame: F,
    seat: Seat,
    action: T['action'],
    table: Table<T['frame'], T['event']>,
  ): void;
}

export type Step<T extends Types, F> = Automatic<T, F> | Decision<T, F>;

export interface Game<T extends Types = Types> {
  readonly id: string;
  readonly title: string;
  /** Grows with every change of the rules; stored with every record. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema<T['options']>;
  readonly rulebook: Readonly<Record<RuleId, Rule>>;
  /** What each kind of action looks like: its details, and what each of them can be at this table. */
  readonly actions: { readonly [K in T['action']['type']]: Form<T['state']> };
  readonly steps: {
    readonly [K in T['frame']['step']]: Step<T, Extract<T['frame'], { readonly step: K }>>;
  };
  /**
   * Why an action cannot be taken now: the rule it belongs to, and the fact that rules it out. Asked when the pending
   * decision says nothing about such actions, or the seat is not asked at all. Never allows anything.
   */
  outOfPlace?(state: T['state'], seat: Seat, action: T['action']): Verdict<T['reason']> | null;
  readonly events: readonly T['event']['type'][];
  /** The action by which a table's clock ends the game: played by the table, not by a seat. */
  readonly timeUp?: T['action']['type'];
  /** Milliseconds that a game under these options may last before the table plays `timeUp`; null for no limit. */
  timeLimit?(options: T['options']): number | null;
  /** A seat may act while another one must decide. */
  readonly cutIns?: true;
  /** Kinds of action that only let things go on: a table plays them for a seat that has nothing else to do, or said so. */
  readonly passes?: readonly T['action']['type'][];
  /** Events that may end a standing "no", the most usual first; the next turn always may. */
  readonly untils?: readonly T['event']['type'][];
  /** Kinds of action that a seat may give as a standing answer, such as "no" to every trade. */
  readonly standingAnswers?: readonly T['action']['type'][];
  readonly endings: readonly string[];
  /** True where all play together against the game, and win or lose as one. */
  readonly cooperative?: true;
  /** Of a cooperative game: results are compared within a difficulty only. */
  difficultyOf?(options: T['options']): string;
  /** The team of a seat, as a number; without this everybody plays alone. */
  teamOf?(options: T['options'], seat: Seat): number;
  setup(seats: number, options: T['options'], chance: Chance): T['state'];
  clone(state: T['state']): T['state'];
  /** A state from untrusted plain data; throws Malformed, with the reason, for an impossible one. */
  read(input: unknown): T['state'];
  /** True where every viewer sees and hears the same under these options, but for a `viewer` in the view itself. */
  sameForAll?(options: T['options']): boolean;
  /** What this viewer may know, and no more. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The same promise for events: what this viewer learns of one, or null. */
  redact(event: T['event'], viewer: Viewer): T['event'] | null;
  /** The seats that did what an event tells of, or to which it was done. */
  affects?(event: T['event']): readonly Seat[];
  /** The part of a view that events keep true: what boards draw. The rest may wait for the next view. */
  shown?(view: T['view']): object;
  /** The view once this event has been shown, as its viewer was told it; exact in what is `shown` (law 13). */
  applyEvent?(view: T['view'], event: T['event']): T['view'];
  /** A full state that this view cannot rule out. */
  imagine(view: T['view'], chance: Chance): T['state'];
  /** A safe legal move for an absent player who must decide. */
  standIn(state: T['state'], seat: Seat): T['action'];
  /** Countable things whose sums never change. */
  inventory(state: T['state']): Readonly<Record<string, number>>;
}

/**
 * How a game speaks to people: what the clients import beside its view. Where a reader is named, sentences about that
 * seat say "you" (`grammar.ts`); an earlier version of a game may know no readers, and uses names.
 */
export interface Face<T extends Types = Types> {
  /** What is expected of this seat now, as one short sentence. */
  prompt(view: T['view'], seat: Seat): string;
  /** The action as a button would say it. */
  say(action: T['action'], view: T['view']): string;
  /** The failing fact behind a refusal, as one sentence to the one who tried. */
  because?(reason: T['reason'], view: T['view'], reader?: Reader): string;
  /** When a standing "no" ends, for each event of the game's `untils`: "a tile is about to sink". */
  readonly untils?: Readonly<Record<string, string>>;
  /** The event as a line of the log. */
  tell(event: T['event'], view: T['view'], reader?: Reader): string;
  /**
   * Events that follow one another as one line of the log, where the last of them goes on from the others; null where it
   * begins something new. Asked for two, then for three, and so on.
   */
  joinEvents?(events: readonly T['event'][], view: T['view'], reader?: Reader): string | null;
  /** The result in a sentence; to a reader it begins with how they fared, and calls the others by these names. */
  result(outcome: Outcome, reader?: Reader, names?: readonly string[]): string;
}
