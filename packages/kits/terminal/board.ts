// What the terminal asks of a game's board.
import type { Action, Seat, Types } from '@tidetable/engine';
import type { Choice } from './choices.ts';
import type { Ink } from './ink.ts';

export interface Scene<A extends Action = Action> {
  readonly ink: Ink;
  readonly columns: number;
  /** How many lines the board should keep to; undefined where the output may be long. */
  readonly lines: number | undefined;
  /** Shown on the board at what they lead to. */
  readonly choices: readonly Choice<A>[];
  /** Whose choice it is, if any. */
  readonly chooser: Seat | null;
  /** Who plays each seat: `you`, `bot` and the like. */
  readonly players: readonly string[];
}

export interface Board<T extends Types = Types> {
  /** The table as this view shows it. */
  draw(view: T['view'], scene: Scene<T['action']>): string[];
  /** Every pile with what is known of it. */
  piles(view: T['view'], scene: Scene<T['action']>): string[];
  /** What the marks on the board mean. */
  legend(view: T['view'], scene: Scene<T['action']>): string[];
  /** Whether an event is good or bad news; null where it is neither. */
  tone(event: T['event']): 'good' | 'bad' | null;
  /** What people call this seat. */
  seatName(view: T['view'], seat: Seat): string;
  /** The kind of action that lets things go on and that a bare Enter may play, if there is one. */
  readonly passing: string | null;
  /** Kinds of action that a bare Enter never plays, not even as the only choice. */
  readonly deliberate?: readonly string[];
  /** Questions of this game's own, by the word that asks them at the table. */
  readonly extras?: Readonly<Record<string, Extra<T>>>;
  /** Several actions in one line, by the word that it begins with. */
  readonly shortcuts?: Readonly<Record<string, Shortcut<T>>>;
  /** Pages to read beside the rules, by the word that asks for them. */
  readonly pages?: Readonly<Record<string, Page>>;
}

export interface Extra<T extends Types = Types> {
  /** What can be typed, and what it tells. */
  readonly usage: string;
  readonly help: string;
  answer(view: T['view'], scene: Scene<T['action']>, asked: string): string[];
}

export interface Shortcut<T extends Types = Types> {
  /** What can be typed, and what it plays. */
  readonly usage: string;
  readonly help: string;
  /** The kind of action that comes first; the word is hinted at where it is allowed. */
  readonly opens: T['action']['type'];
  /** What these words play, one after another; in words what is wrong with them; null where they mean something else. */
  actions(view: T['view'], typed: string): readonly T['action'][] | string | null;
}

export interface Page {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
