// What a person can do at the table: choose, pass, undo, change seats, save.
import type { Action } from '@tidetable/engine';
import { readable, wrapped } from '@tidetable/terminal/text';
import { UsageError } from '../command.ts';
import { fileProblem, writeRecord } from '../record-files.ts';
import { found } from '../table/choices.ts';
import { isPerson, withNames } from '../table/seating.ts';
import type { Asked } from '../table/table.ts';
import { type ChoiceContext, viewOf } from './context.ts';
import { mayStaySilent, passingChoice } from './passing.ts';
import { actionMeant, refusalLines } from './refusals.ts';
import { keepClock, refuseToOverwrite } from './saves.ts';

/** What comes next: another line, the table going on, or this person being asked. */
export type Next = 'ask' | 'advance' | Asked;

export interface Reply {
  readonly next: Next;
  readonly say?: readonly string[];
}

function answered(...say: readonly string[]): Reply {
  return { next: 'ask', say };
}

export function choose(context: ChoiceContext, typed: string): Reply {
  const { choices, table } = context;
  const allowed = found(choices.allowed, typed);
  if (allowed !== undefined) return play(context, allowed.action);
  const action = found(choices.barred, typed)?.action ?? actionMeant(context, typed);
  const refusal = action === null ? null : table.match.whyNot(context.chooser, action);
  if (action !== null && refusal === null) return play(context, action);
  if (action !== null && refusal !== null && refusal.code !== 'malformed')
    return answered(...refusalLines(context, action, refusal));
  return answered(
    `${JSON.stringify(typed)} is not among the choices. Type ${numbers(context)}, or help.`,
    ...(refusal === null ? [] : wrapped(refusal.message, readable(context.terminal.columns))),
  );
}

/** What can be typed to choose. */
function numbers({ choices: { allowed } }: ChoiceContext): string {
  const [only, ...others] = allowed;
  if (only !== undefined && others.length === 0) return `1 (${only.text})`;
  return `a number from 1 to ${allowed.length}`;
}

function play(context: ChoiceContext, action: Action): Reply {
  const answer = context.table.play(context.chooser, action);
  if (answer.ok) return { next: 'advance' };
  return answered(...refusalLines(context, action, answer.refusal));
}

/** A shortcut for several actions, all or none; null where the line is no shortcut. */
export function runShortcut(context: ChoiceContext, word: string, typed: string): Reply | null {
  const { table } = context;
  const { shortcuts = {} } = table.parts.board;
  const shortcut = Object.hasOwn(shortcuts, word) ? shortcuts[word] : undefined;
  const actions = shortcut?.actions(viewOf(context), typed) ?? null;
  if (actions === null) return null;
  if (typeof actions === 'string') return answered(actions);
  const seat = context.chooser;
  for (const [played, action] of actions.entries()) {
    const answer = table.play(seat, action);
    if (answer.ok) continue;
    for (let back = 0; back < played; back++) table.undo(seat);
    return answered(...refusalLines(context, action, answer.refusal));
  }
  return { next: 'advance' };
}

/** What a bare Enter means: the passing choice, or no wish to cut in; where there is neither, it does nothing. */
export function goOn(context: ChoiceContext): Reply {
  const { table, chooser } = context;
  const choice = passingChoice(context);
  if (choice !== undefined) return play(context, choice.action);
  if (!mayStaySilent(context))
    return answered(`A choice is needed: type ${numbers(context)}, or help.`);
  table.declineCutIn(chooser);
  return { next: 'advance' };
}

/** Enter, again and again, until there is more to do. */
export function pass(context: ChoiceContext): Reply {
  if (mayStaySilent(context) || passingChoice(context) !== undefined) context.table.skipAhead();
  return goOn(context);
}

export function undo(context: ChoiceContext): Reply {
  const { table } = context;
  const last = table.story.at(-1);
  const answer = table.undo(context.chooser);
  if (!answer.ok) return answered(withNames(table.parts, viewOf(context), answer.reason));
  const seat = last?.seat ?? context.chooser;
  return { next: { seat, must: table.match.deciders.must.includes(seat) } };
}

/** `as 2`, `as pilot` or `as red`: the next choice is that seat's. */
export function as(context: ChoiceContext, name: string): Reply {
  const { table } = context;
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

export function save({ table }: ChoiceContext, file: string): Reply {
  if (file === '')
    return answered('The game is kept by itself; for a copy, name a file: save my-game.json');
  try {
    refuseToOverwrite(file);
    writeRecord(file, table.match.record());
    keepClock(file, table.clock);
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : fileProblem(error);
    if (problem === null) throw error;
    return answered(problem);
  }
  return answered(`Saved. To play on from there: tidetable play --resume ${file}`);
}
