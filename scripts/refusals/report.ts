// The results of the tries, for people to read.
import { type Face, type Game, Generator, write } from '@tidetable/engine';
import { isPendingOnly, type Tried } from './trying.ts';

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** How many were tried, how many were refused with a rule, and how many of these name the pending decision only. */
export function countLines(tried: readonly Tried[]): string[] {
  const games = [...new Set(tried.map(({ game }) => game))];
  return games.flatMap((game) => {
    const own = tried.filter((one) => one.game === game);
    const steps = [...new Set(own.map(({ step }) => step))].sort();
    return [
      lineOf(game, own),
      ...steps.map((step) =>
        lineOf(
          `  ${step}`,
          own.filter((one) => one.step === step),
        ),
      ),
    ];
  });
}

export const HEADING = `${''.padEnd(34)}${'tried'.padStart(7)}${'with a rule'.padStart(13)}${'only pending'.padStart(14)}`;

export function lineOf(label: string, tried: readonly Tried[]): string {
  const ruled = tried.filter(({ refused }) => refused.rule !== undefined).length;
  const pending = tried.filter(isPendingOnly).length;
  const counts = [
    String(tried.length).padStart(7),
    String(ruled).padStart(13),
    `${pending} (${percent(pending, tried.length)})`.padStart(14),
  ];
  return `${label.padEnd(34)}${counts.join('')}`;
}

/** Some of them, drawn by chance, in the order in which they came. */
export function sampled(tried: readonly Tried[], count: number, seed: number): readonly Tried[] {
  const chance = new Generator(seed);
  const left = tried.map((one, index) => ({ one, index }));
  chance.shuffle(left);
  return left
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ one }) => one);
}

/** What of a game is needed to describe a try. */
export interface Words {
  readonly game: Pick<Game, 'title' | 'rulebook'>;
  readonly face: Pick<Face, 'prompt' | 'say'>;
  /** The table as this seat sees it. */
  draw(view: object): readonly string[];
  seatName(view: object, seat: number): string;
}

export function storyOf(tried: Tried, number: number, words: Words): string[] {
  const { game, face, draw, seatName } = words;
  const { step, seat, action, view, refused, ply, options } = tried;
  const rule = game.rulebook[refused.rule ?? ''];
  const page = rule === undefined || rule.page === null ? 'no page' : `p. ${rule.page}`;
  const [first = seat] = refused.waiting ?? [];
  const decider = refused.waiting?.includes(seat) ? seat : first;
  const waiting = refused.waiting?.map((one) => seatName(view, one)).join(' and ');
  return [
    `## ${number}. ${game.title}, ${step}, after ${ply} actions`,
    '',
    ...draw(view).map((line) => `    ${line}`.trimEnd()),
    '',
    `Options:  ${JSON.stringify(options)}`,
    `Position: ${face.prompt(view, decider)}`,
    `Tried:    ${seatName(view, seat)}: ${face.say(action, view)} (${write(action)})`,
    `Refused:  ${refused.code}${waiting === undefined ? '' : `, waiting for ${waiting}`}`,
    `Reason:   ${refused.because ?? '—'}`,
    `Rule:     ${refused.rule ?? 'NONE'}, ${rule?.heading ?? '?'}, ${page}: ${rule?.text ?? refused.message}`,
    '',
  ];
}
