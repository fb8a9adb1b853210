// Reads the command line, with clear words for what is wrong.
import { randomBytes } from 'node:crypto';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Game, optionFromText, type Seed, seedFrom } from '@tidetable/engine';
import { UsageError } from './command.ts';
import { optionFields, written } from './option-lines.ts';
import { suggestion } from './suggestion.ts';

type Call<T extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
): Call<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(explained(error.message, Object.keys(options)));
  }
}

function explained(message: string, known: readonly string[]): string {
  const unknown = /^Unknown option '--?([^' ]+)'/.exec(message)?.[1];
  if (unknown !== undefined) return `There is no option --${unknown}${suggestion(unknown, known)}.`;
  const [first = message] = message.split(/\.\s|\n/);
  return `${first.replace(/\.$/, '')}.`;
}

export function wholeNumber(
  text: string,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new UsageError(
      `${name} is a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`,
    );
  return number;
}

/** Every `--option NAME=VALUE`, read as the game's own option. */
export function gameOptions(game: Game, given: readonly string[]): Record<string, unknown> {
  const fields = optionFields(game);
  const chosen: Record<string, unknown> = {};
  for (const text of given) {
    const equals = text.indexOf('=');
    if (equals < 1)
      throw new UsageError(
        `--option wants NAME=VALUE${exampleOf(fields)}, not ${JSON.stringify(text)}.`,
      );
    const name = text.slice(0, equals);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      const names = Object.keys(fields);
      throw new UsageError(
        `${game.title} has no option ${name}${suggestion(name, names)}; there is ${names.join(', ')}.`,
      );
    }
    chosen[name] = optionFromText(field, text.slice(equals + 1));
  }
  return chosen;
}

function exampleOf(fields: ReturnType<typeof optionFields>): string {
  const [name, field] = Object.entries(fields)[0] ?? [];
  return field === undefined ? '' : `, such as ${name}=${written(field.default)}`;
}

/** The seed of this text; without one, a random seed. */
export function seedOf(text: string | undefined): Seed {
  return text === undefined ? randomBytes(32).toString('hex') : seedFrom(text);
}

/** Refuses surplus arguments. */
export function atMost(positionals: readonly string[], count: number): void {
  const extra = positionals[count];
  if (extra !== undefined) throw new UsageError(`Unexpected argument ${JSON.stringify(extra)}.`);
}
