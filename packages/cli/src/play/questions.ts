// Questions at the table: they change nothing.
import { type Action, verdict, write } from '@tidetable/engine';
import { FAINT, GLOW, STRONG } from '@tidetable/terminal/ink';
import { labelled, plural, readable, wrapped } from '@tidetable/terminal/text';
import { provenanceLines } from '../provenance.ts';
import { pageCalled, pageHints, pageLines } from '../rules-pages.ts';
import { ruleLines, rulesAbout, rulesLines } from '../rules-text.ts';
import { found } from '../table/choices.ts';
import { playerLabels } from '../table/seating.ts';
import { type ChoiceContext, sceneOf, viewOf } from './context.ts';
import { actionMeant, factOf, refusalLines } from './refusals.ts';
import { chapterLines, choiceLines } from './screen.ts';

type Answer = (context: ChoiceContext, query: string) => string[];

function why(context: ChoiceContext, query: string): string[] {
  const { choices, table, ink, terminal } = context;
  if (query === '') return barred(context);
  const { game } = table.parts;
  const allowed = found(choices.allowed, query);
  const choice = allowed ?? found(choices.barred, query);
  if (choice !== undefined) {
    const fact = factOf(context, choice.reason);
    const by = choice === allowed ? 'allowed by' : 'barred by';
    const said = fact === null ? by : `not now. ${fact}`;
    return [
      ...wrapped(`${ink(choice.text, STRONG)}: ${said}`, readable(terminal.columns)),
      ...ruleLines(game, choice.rule, ink, terminal.columns),
    ];
  }
  const action = actionMeant(context, query);
  if (action !== null) return whyOf(context, action);
  if (rulesAbout(game, query).length === 1) return rulesLines(game, query, ink, terminal.columns);
  const [example] = choices.allowed;
  const notation = example === undefined ? '' : `, or words such as ${write(example.action)}`;
  return [
    `There is no choice ${JSON.stringify(query)} now; barred lists what is forbidden.`,
    `Say what you mean by a number${notation}.`,
  ];
}

/** Of an action that is not listed. */
function whyOf(context: ChoiceContext, action: Action): string[] {
  const { table, chooser, ink, terminal } = context;
  const { match, parts } = table;
  const refusal = match.whyNot(chooser, action);
  if (refusal !== null) return refusalLines(context, action, refusal);
  const rule = verdict(match.game, match.state, chooser, action)?.rule;
  return [
    `${ink(parts.face.say(action, viewOf(context)), STRONG)}: allowed by`,
    ...(rule === undefined ? [] : ruleLines(parts.game, rule, ink, terminal.columns)),
  ];
}

function barred({ choices, ink, terminal }: ChoiceContext): string[] {
  if (choices.barred.length === 0) return ['Nothing that one might try is barred now.'];
  const rules = new Set(choices.barred.map((choice) => choice.rule));
  return [
    ...[...rules].flatMap((rule) => [
      ink(rule, FAINT),
      ...choiceLines(
        choices.barred.filter((choice) => choice.rule === rule),
        ink,
        terminal.columns,
      ),
    ]),
    `Type ${ink('why b1', GLOW)} to read the rule.`,
  ];
}

function log(context: ChoiceContext, query: string): string[] {
  const { story, match } = context.table;
  if (story.length === 0) return ['Nothing has happened yet.'];
  const count = /^\d+$/.test(query) ? Number(query) : story.length;
  return [
    ...story.slice(-count).flatMap((chapter) => chapterLines(context, chapter)),
    context.ink(`${plural(match.ply, 'ply', 'plies')} so far.`, FAINT),
  ];
}

function rules({ table, ink, terminal }: ChoiceContext, query: string): string[] {
  const { game } = table.parts;
  const page = pageCalled(table.parts, query);
  if (page !== null) return pageLines(page, ink, terminal.columns);
  if (query !== '') return rulesLines(game, query, ink, terminal.columns);
  const headings = [...new Set(Object.values(game.rulebook).map((rule) => rule.heading))];
  return [
    ...wrapped(`Chapters: ${headings.join(' · ')}`, terminal.columns),
    `Type rules and an id or a word: rules ${Object.keys(game.rulebook)[0]}, rules move.`,
    ...pageHints(table.parts, 'rules', ink, terminal.columns),
    ...provenanceLines(table.parts, readable(terminal.columns)),
  ];
}

function piles(context: ChoiceContext): string[] {
  return context.table.parts.board.piles(viewOf(context), sceneOf(context, undefined));
}

const HELP: readonly (readonly [string, string])[] = [
  ['1, 2, 3 …', 'play that choice; its words or its notation will do too (move to=iron-gate)'],
  [
    'Enter',
    'go on, where the last line says so; it does nothing where there is something to choose',
  ],
  [
    'why 3, why b1',
    'the rule behind a choice, or what is missing and the rule that says so; of anything else by its words or its notation',
  ],
  ['barred', 'what one might try but may not'],
  ['undo', 'take back your last action, as long as nothing has come to light'],
  ['as 2', 'choose for seat 2, once: for a Special card in another turn'],
  ['pass', 'let things go on until there is more to do, or something new to play'],
  ['board, piles', 'the board again; what lies in each pile'],
  ['log, log 10', 'the story so far, or its last ten plies'],
  ['rules flood', 'rules by id or by word'],
  ['save FILE', 'keep a copy of the game; it is kept by itself as well'],
  ['quit', 'leave; tidetable play --resume comes back to this moment'],
];

function help(context: ChoiceContext): string[] {
  const { table, ink, terminal } = context;
  const width = readable(terminal.columns);
  const labels = playerLabels(table.seating);
  const seats = labels.map((label, seat) => `${seat + 1} ${table.seatName(seat)} (${label})`);
  const { extras = {}, shortcuts = {} } = table.parts.board;
  const own = [...Object.values(shortcuts), ...Object.values(extras)];
  const all = [...HELP, ...own.map((one) => [one.usage, one.help] as const)];
  const indent = Math.max(...all.map(([word]) => word.length)) + 2;
  return [
    ...all.flatMap(([word, meaning]) =>
      labelled(ink(word, GLOW), meaning.split(' '), { width, indent, gap: 1 }),
    ),
    '',
    ...labelled('Seats', seats, { width, indent: 11 }),
    ...table.parts.board.legend(viewOf(context), sceneOf(context, undefined)),
    ...provenanceLines(table.parts, width),
  ];
}

/** The answer to a question of this game's own; null where the word asks none. */
export function extra(
  context: ChoiceContext,
  word: string,
  query: string,
): readonly string[] | null {
  const { extras = {} } = context.table.parts.board;
  if (!Object.hasOwn(extras, word)) return null;
  return extras[word]?.answer(viewOf(context), sceneOf(context, undefined), query) ?? null;
}

/** The words that only ask, each with its answer. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  why,
  barred,
  log,
  rules,
  rule: rules,
  piles,
  help,
  '?': help,
};
