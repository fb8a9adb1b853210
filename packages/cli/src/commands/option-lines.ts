// A game's own options, as a help text lists them.
import type { Game } from '@tidetable/engine';
import { wrapped } from '../terminal/text.ts';

interface Field {
  readonly kind: string;
  readonly default: unknown;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

const WIDTH = 92;

export function optionLines({ title, options }: Game): string {
  const fields = Object.entries(options.fields as Readonly<Record<string, Field>>);
  const lines = fields.flatMap(([name, field]) => [
    `  ${name}=${written(field.default)}`,
    ...wrapped(field.help, WIDTH, 6),
    ...(field.kind === 'flag' ? [] : wrapped(values(field), WIDTH, 6)),
  ]);
  return `Options of ${title}, with what they are unless you say otherwise:\n${lines.join('\n')}`;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function values({ kind, choices, min, max }: Field): string {
  if (choices === undefined) return `from ${min} to ${max}`;
  return `${kind === 'list' ? 'any of' : 'one of'} ${choices.join(', ')}`;
}
