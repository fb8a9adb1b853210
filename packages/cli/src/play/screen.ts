// The screen before a choice: what has happened, the board, what is expected, and the choices.
import type { Seat } from '@tidetable/engine';
import type { Choice } from '@tidetable/terminal/choices';
import { CLEAR, FAINT, GLOW, type Ink, STRONG } from '@tidetable/terminal/ink';
import { flowed, labelled, readable } from '@tidetable/terminal/text';
import { grouped } from '../table/choices.ts';
import { isPerson } from '../table/seating.ts';
import { type Chapter, wordsOf } from '../table/story.ts';
import { isTerminal, rowsOf } from '../terminal/lines.ts';
import { type PlayContext, readerOf, sceneOf, viewerOf, viewOf } from './context.ts';
import { mayStaySilent, passingChoice } from './passing.ts';

/** The most lines that the story takes from the board. */
const STORY_SHARE = 5;
const WIDEST_LABEL = 24;
/** A longer list of one kind would push the board off the screen. */
const LONGEST_LIST = 60;

export function show(
  context: PlayContext,
  news: readonly Chapter[],
  opening: readonly string[] = [],
): void {
  const { output } = context.terminal;
  const lines = screenLines(context, news, opening);
  output.write(`${isTerminal(output) ? CLEAR : '\n'}${lines.join('\n')}\n`);
}

function screenLines(
  context: PlayContext,
  news: readonly Chapter[],
  opening: readonly string[],
): string[] {
  const story = news.flatMap((chapter) => chapterLines(context, chapter));
  const question = questionLines(context);
  const rows = rowsOf(context.terminal.output);
  const above = opening.length + Math.min(story.length, STORY_SHARE);
  const taken = above + question.length + 2;
  const board = context.table.parts.board.draw(
    viewOf(context),
    sceneOf(context, rows === undefined ? undefined : rows - taken),
  );
  return [...opening, ...story, ...board, ...question];
}

/** One paragraph a ply. */
export function chapterLines(context: PlayContext, chapter: Chapter): string[] {
  const { table, ink, terminal } = context;
  const words = wordsOf(table.parts, chapter, viewerOf(context), ink, readerOf(context));
  return labelled(ink('·', GLOW), words, { width: readable(terminal.columns), indent: 2, gap: 1 });
}

function questionLines(context: PlayContext): string[] {
  const { table, chooser, ink, choices } = context;
  if (chooser === null) return [];
  const prompt = table.parts.face.prompt(table.match.view(chooser), chooser);
  return [
    '',
    ...labelled(
      ink('▶', GLOW),
      prompt.split(' ').map((word) => ink(word, STRONG)),
      { width: readable(context.terminal.columns), indent: 2, gap: 1 },
    ),
    ...choiceLines(choices.allowed, ink, context.terminal.columns),
    ...cutInLines(context, chooser),
    ...flowed(hints(context, chooser), { width: context.terminal.columns, indent: 2, gap: 2 }).map(
      (line) => ink(line, FAINT),
    ),
  ];
}

export function choiceLines(choices: readonly Choice[], ink: Ink, width: number): string[] {
  const groups = grouped(choices);
  const widest = Math.max(...groups.map((group) => group.label.length), 0);
  const indent = Math.min(widest, WIDEST_LABEL) + 4;
  return groups.flatMap(({ label, items }) => {
    const shown = inShort(items.map(({ choice, rest }) => `${ink(choice.number, GLOW)} ${rest}`));
    return label.length > WIDEST_LABEL
      ? [`  ${label}`, ...flowed(shown, { width, indent, gap: 3 })]
      : labelled(`  ${label}`, shown, { width, indent });
  });
}

/** Only the ends of a very long list; all of it can be chosen. */
function inShort(items: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [items[0], items.at(-1)];
  return items.length <= LONGEST_LIST ? items : [first, `… ${last}:`, 'any, by number or in words'];
}

/** The other people who could act now. */
function cutInLines({ table, ink }: PlayContext, chooser: Seat): string[] {
  const { must, may } = table.match.deciders;
  const others = [...must, ...may].filter(
    (seat) => seat !== chooser && isPerson(table.seating, seat),
  );
  return others.map((seat) => {
    const could = must.includes(seat) ? 'has to choose too' : 'may cut in';
    return `  ${table.seatName(seat)} ${could}: type ${ink(`as ${seat + 1}`, GLOW)}`;
  });
}

function hints(context: PlayContext, chooser: Seat): string[] {
  const { table, choices } = context;
  const { passing, extras = {}, shortcuts = {} } = table.parts.board;
  const kinds = [...choices.allowed, ...choices.open].map(({ action }) => action.type);
  const canPass = mayStaySilent(context) || passingChoice(context) !== undefined;
  return [
    ...(canPass ? ['Enter goes on'] : []),
    ...(canPass && passing !== null ? ['pass: to my next turn'] : []),
    ...(table.match.undoable(chooser) > 0 ? ['undo'] : []),
    ...(choices.barred.length > 0 ? ['why'] : []),
    ...Object.values(shortcuts).flatMap(({ opens, usage }) =>
      kinds.includes(opens) ? [usage] : [],
    ),
    ...Object.keys(extras),
    'log',
    'piles',
    'rules WORD',
    'help',
    'quit',
  ];
}
