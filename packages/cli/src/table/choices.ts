// What a seat may choose from: numbered, in groups, found again by whatever a person types.
import {
  type Action,
  type Bar,
  type Face,
  Malformed,
  type Match,
  readNotation,
  type Seat,
  same,
} from '@tidetable/engine';
import type { Choice } from '@tidetable/terminal/choices';

export interface Choices {
  readonly allowed: readonly Choice[];
  readonly barred: readonly Choice[];
  /** To be filled in, in words of the board's own. */
  readonly open: readonly Choice[];
}

/** The allowed kind by kind, the barred rule by rule, both in the order in which they are shown. */
export function choicesOf(match: Match, face: Face, seat: Seat): Choices {
  const view = match.view(seat);
  const { allowed, barred, open } = match.menu(seat);
  const shown = (offers: readonly Bar<Action>[]): Choice[] =>
    grouped(
      offers.map(({ action, rule, reason }) => ({
        number: '',
        action,
        rule,
        ...(reason && { reason }),
        text: face.say(action, view),
      })),
    ).flatMap((group) => group.items.map(({ choice }) => choice));
  const rules = [...new Set(barred.map((offer) => offer.rule))];
  return {
    allowed: numbered(shown(allowed), ''),
    barred: numbered(
      rules.flatMap((rule) => shown(barred.filter((offer) => offer.rule === rule))),
      'b',
    ),
    open: shown(open),
  };
}

function numbered(choices: readonly Choice[], mark: string): Choice[] {
  return choices.map((choice, index) => ({ ...choice, number: `${mark}${index + 1}` }));
}

export interface Group {
  /** What all its choices begin with; empty for those that stand alone. */
  readonly label: string;
  readonly items: readonly { readonly choice: Choice; readonly rest: string }[];
}

/** One group a kind, and last one for the choices that have nothing in common. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  const alone: { choice: Choice; rest: string }[] = [];
  for (const members of kinds(choices)) {
    const kind = members[0]?.action.type ?? '';
    const words = members.map((choice) => choice.text.split(' '));
    const shared = members.length === 1 ? wordsOfKind(kind, words[0] ?? []) : sharedWords(words);
    const items = members.map((choice, index) => ({
      choice,
      rest: words[index]?.slice(shared).join(' ') ?? '',
    }));
    if (shared === 0) alone.push(...items);
    else groups.push({ label: words[0]?.slice(0, shared).join(' ') ?? '', items });
  }
  return alone.length === 0 ? groups : [...groups, { label: '', items: alone }];
}

/** More choices of one kind than this are told apart by one of their details, if that leaves groups worth a line. */
const MANY = 8;
const WORTH_A_LINE = 3;

function kinds(choices: readonly Choice[]): Choice[][] {
  const byType = apart(choices, ({ action }) => action.type);
  return byType.flatMap((members) => {
    if (members.length <= MANY) return [members];
    const details = Object.keys(members[0]?.action ?? {}).filter((detail) => detail !== 'type');
    const splits = details
      .map((detail) => apart(members, ({ action }) => Reflect.get(action, detail)))
      .filter((split) => split.length > 1 && members.length / split.length >= WORTH_A_LINE)
      .sort((one, other) => one.length - other.length);
    return splits[0] ?? [members];
  });
}

function apart(choices: readonly Choice[], by: (choice: Choice) => unknown): Choice[][] {
  const groups = new Map<unknown, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(by(choice));
    if (group === undefined) groups.set(by(choice), [choice]);
    else group.push(choice);
  }
  return [...groups.values()];
}

/** How many words the texts begin with alike, leaving each at least one of its own. */
function sharedWords(texts: readonly (readonly string[])[]): number {
  const [first = [], ...others] = texts;
  let shared = 0;
  while (
    texts.every((words) => words.length > shared + 1) &&
    others.every((words) => words[shared] === first[shared])
  )
    shared += 1;
  return shared;
}

/** The words of a lone choice that only name its kind, so that it lines up with fuller groups. */
function wordsOfKind(kind: string, words: readonly string[]): number {
  const named = kind.split('-');
  const begins = named.every((word, index) => words[index]?.toLowerCase() === word);
  return begins && words.length > named.length ? named.length : 0;
}

/** The choice a person means: by number, by notation, or by words that fit one choice only. */
export function found(choices: readonly Choice[], typed: string): Choice | undefined {
  const numbered = choices.find((choice) => choice.number === typed.toLowerCase());
  if (numbered !== undefined) return numbered;
  const action = notationIn(typed);
  if (action !== null) {
    const exact = choices.find((choice) => same(choice.action, action));
    if (exact !== undefined) return exact;
  }
  const wanted = spoken(typed);
  if (wanted.length < 3) return undefined;
  const fitting = choices.filter((choice) => spoken(choice.text).includes(wanted));
  if (fitting.length === 1) return fitting[0];
  const whole = fitting.filter((choice) => ` ${spoken(choice.text)} `.includes(` ${wanted} `));
  return whole.length === 1 ? whole[0] : fitting.find((choice) => spoken(choice.text) === wanted);
}

/** The action this text writes, if it writes one. */
export function notationIn(text: string): Action | null {
  try {
    return readNotation(text);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

function spoken(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
