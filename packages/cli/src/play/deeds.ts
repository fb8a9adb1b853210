// What a person can do at the table: choose, let things go on, take back, change seats, save.
import type { Action, RuleId, Seat } from '@tidetable/engine';
import { WrongCall } from '../command.ts';
import { fileTrouble, writeRecord } from '../record-files.ts';
import { ruleLines } from '../rules-text.ts';
import { type Choice, found } from '../table/choices.ts';
import { isPerson, withNames } from '../table/seating.ts';
import type { Asked } from '../table/table.ts';
import { type Desk, viewOf } from './desk.ts';
import { couldWait, passingChoice } from './passing.ts';
import { refuseToOverwrite } from './saves.ts';

/** What comes after a deed: another line, the table going on, or this person being asked. */
export type Next = 'ask' | 'advance' | Asked;

export interface Deed {
  readonly next: Next;
  readonly say?: readonly string[];
}

function answered(...say: readonly string[]): Deed {
  return { next: 'ask', say };
}

export function choose(desk: Desk, typed: string): Deed {
  const { choices } = desk;
  const allowed = found(choices.allowed, typed);
  if (allowed !== undefined) return take(desk, allowed);
  const barred = found(choices.barred, typed);
  if (barred !== undefined) return refused(desk, barred.action, barred.rule);
  return answered(
    `${JSON.stringify(typed)} is not among the choices. Type ${numbers(desk)}, or help.`,
  );
}

/** What can be typed to choose. */
function numbers({ choices: { allowed } }: Desk): string {
  const [only, ...others] = allowed;
  if (only !== undefined && others.length === 0) return `1 (${only.text})`;
  return `a number from 1 to ${allowed.length}`;
}

function take(desk: Desk, choice: Choice): Deed {
  const { table } = desk;
  const answer = table.play(desk.chooser as Seat, choice.action);
  if (answer.ok) return { next: 'advance' };
  return answered(withNames(table.box, viewOf(desk), answer.refusal.message));
}

/** A line that stands for several actions: all of them, or none; null where it is no such line. */
export function inOneGo(desk: Desk, word: string, typed: string): Deed | null {
  const { table } = desk;
  const { shortcuts = {} } = table.box.board;
  const shortcut = Object.hasOwn(shortcuts, word) ? shortcuts[word] : undefined;
  const actions = shortcut?.actions(viewOf(desk), typed) ?? null;
  if (actions === null) return null;
  if (typeof actions === 'string') return answered(actions);
  const seat = desk.chooser as Seat;
  for (const [played, action] of actions.entries()) {
    const answer = table.play(seat, action);
    if (answer.ok) continue;
    for (let back = 0; back < played; back++) table.undo(seat);
    return refused(desk, action, answer.refusal.rule);
  }
  return { next: 'advance' };
}

function refused(desk: Desk, action: Action, rule: RuleId | undefined): Deed {
  const { table, ink, outside } = desk;
  const { face, game } = table.box;
  return answered(
    `${face.say(action, viewOf(desk))}: not now.`,
    ...(rule === undefined ? [] : ruleLines(game, rule, ink, outside.columns)),
  );
}

/** What a bare Enter means: the passing choice, or no wish to cut in; where there is neither, it does nothing. */
export function goOn(desk: Desk): Deed {
  const { table, chooser } = desk;
  const choice = passingChoice(desk);
  if (choice !== undefined) return take(desk, choice);
  if (!couldWait(desk)) return answered(`A choice is needed: type ${numbers(desk)}, or help.`);
  table.letGoOn(chooser as Seat);
  return { next: 'advance' };
}

/** Enter, again and again, until there is more to do. */
export function pass(desk: Desk): Deed {
  if (couldWait(desk) || passingChoice(desk) !== undefined) desk.table.passOver();
  return goOn(desk);
}

export function undo(desk: Desk): Deed {
  const { table } = desk;
  const last = table.story.at(-1);
  const answer = table.undo(desk.chooser as Seat);
  if (!answer.ok) return answered(withNames(table.box, viewOf(desk), answer.reason));
  const seat = last?.seat ?? (desk.chooser as Seat);
  return { next: { seat, must: table.match.deciders.must.includes(seat) } };
}

/** `as 2`, `as pilot` or `as red`: the next choice is that seat's. */
export function as(desk: Desk, name: string): Deed {
  const { table } = desk;
  const { must, may } = table.match.deciders;
  const seat = table.seating.findIndex(
    (_player, at) =>
      name === String(at + 1) ||
      `${table.seatName(at)} `.toLowerCase().startsWith(`${name.toLowerCase()} `),
  );
  if (seat < 0)
    return answered(
      `There is no seat ${JSON.stringify(name)}: they are 1 to ${table.seating.length}.`,
    );
  if (!isPerson(table.seating, seat))
    return answered(`The ${table.seatName(seat)} is a bot and decides for itself.`);
  if (!must.includes(seat) && !may.includes(seat))
    return answered(`The ${table.seatName(seat)} has nothing to decide now.`);
  return { next: { seat, must: must.includes(seat) } };
}

export function save({ table }: Desk, file: string): Deed {
  if (file === '')
    return answered('The game is kept by itself; for a copy, name a file: save my-game.json');
  try {
    refuseToOverwrite(file);
    writeRecord(file, table.match.record());
  } catch (error) {
    const trouble = error instanceof WrongCall ? error.message : fileTrouble(error);
    if (trouble === null) throw error;
    return answered(trouble);
  }
  return answered(`Saved. To play on from there: tidetable play --resume ${file}`);
}
