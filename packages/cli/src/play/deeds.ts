// What a person can do at the table: choose, pass, undo, change seats, save.
import type { Action, Seat } from '@tidetable/engine';
import { readable, wrapped } from '@tidetable/terminal/text';
import { WrongCall } from '../command.ts';
import { fileTrouble, writeRecord } from '../record-files.ts';
import { found } from '../table/choices.ts';
import { isPerson, withNames } from '../table/seating.ts';
import type { Asked } from '../table/table.ts';
import { type Desk, viewOf } from './desk.ts';
import { couldWait, passingChoice } from './passing.ts';
import { meant, refusalLines } from './refusals.ts';
import { keepClock, refuseToOverwrite } from './saves.ts';

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
  const { choices, table } = desk;
  const allowed = found(choices.allowed, typed);
  if (allowed !== undefined) return play(desk, allowed.action);
  const action = found(choices.barred, typed)?.action ?? meant(desk, typed);
  const refusal = action === null ? null : table.match.whyNot(desk.chooser as Seat, action);
  if (action !== null && refusal === null) return play(desk, action);
  if (action !== null && refusal !== null && refusal.code !== 'malformed')
    return answered(...refusalLines(desk, action, refusal));
  return answered(
    `${JSON.stringify(typed)} is not among the choices. Type ${numbers(desk)}, or help.`,
    ...(refusal === null ? [] : wrapped(refusal.message, readable(desk.outside.columns))),
  );
}

/** What can be typed to choose. */
function numbers({ choices: { allowed } }: Desk): string {
  const [only, ...others] = allowed;
  if (only !== undefined && others.length === 0) return `1 (${only.text})`;
  return `a number from 1 to ${allowed.length}`;
}

function play(desk: Desk, action: Action): Deed {
  const answer = desk.table.play(desk.chooser as Seat, action);
  if (answer.ok) return { next: 'advance' };
  return answered(...refusalLines(desk, action, answer.refusal));
}

/** A shortcut for several actions, all or none; null where the line is no shortcut. */
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
    return answered(...refusalLines(desk, action, answer.refusal));
  }
  return { next: 'advance' };
}

/** What a bare Enter means: the passing choice, or no wish to cut in; where there is neither, it does nothing. */
export function goOn(desk: Desk): Deed {
  const { table, chooser } = desk;
  const choice = passingChoice(desk);
  if (choice !== undefined) return play(desk, choice.action);
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
    keepClock(file, table.clock);
  } catch (error) {
    const trouble = error instanceof WrongCall ? error.message : fileTrouble(error);
    if (trouble === null) throw error;
    return answered(trouble);
  }
  return answered(`Saved. To play on from there: tidetable play --resume ${file}`);
}
