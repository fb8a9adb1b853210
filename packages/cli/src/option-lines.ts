// A game's own options, as a help text lists them: house rules last.
import type { Game, Option } from '@tidetable/engine';
import { wrapped } from '@tidetable/terminal/text';

type Field = Option<unknown>;

const WIDTH = 92;

export function optionFields({ options }: Game): Readonly<Record<string, Field>> {
  return options.fields as Readonly<Record<string, Field>>;
}

export function optionLines(game: Game): string {
  const { title } = game;
  const fields = Object.entries(optionFields(game));
  const [usual, house] = [undefined, 'house'].map((group) =>
    fields.filter(([, field]) => field.group === group).flatMap(linesOf),
  );
  return [
    `Options of ${title}, with what they are unless you say otherwise:`,
    ...(usual ?? []),
    ...(house?.length
      ? [
          `House rules of ${title}, for what its rulebook leaves open; with one, a table is unrated:`,
        ]
      : []),
    ...(house ?? []),
  ].join('\n');
}

function linesOf([name, field]: readonly [string, Field]): string[] {
  return [
    `  ${name}=${written(field.default)}`,
    ...wrapped(field.help, WIDTH, 6),
    ...(field.kind === 'flag' ? [] : wrapped(values(field), WIDTH, 6)),
  ];
}

/** The value of an option as a command line has it. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function values({ kind, choices, min, max }: Field): string {
  if (choices === undefined) return `from ${min} to ${max}`;
  return `${kind === 'list' ? 'any of' : 'one of'} ${choices.join(', ')}`;
}
