// A table's options: what may be chosen, what it means, and what is chosen by default.
import {
  flag as flagReader,
  listOf,
  Malformed,
  oneOf,
  plainObject,
  type Reader,
  whole,
} from './reading.ts';

interface Wording {
  readonly label: string;
  readonly help: string;
  /** A reading of a doubtful rule, chosen by the table: such a table is unrated. */
  readonly group?: 'house';
}

/** One option. `choices`, `min` and `max` are for forms; `read` decides. */
export interface Option<T> extends Wording {
  readonly kind: 'choice' | 'flag' | 'number' | 'list';
  readonly default: T;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  read(input: unknown, where: string): T;
}

export interface OptionsSchema<O extends object> {
  readonly fields: { readonly [K in keyof O]: Option<O[K]> };
  /** Why these options conflict at a table of so many seats, or null. */
  conflict(options: O, seats: number): string | null;
}

export function choice<const T extends string>(
  choices: readonly T[],
  wording: Wording & { readonly default: T },
): Option<T> {
  return { kind: 'choice', choices, read: oneOf(choices), ...wording };
}

export function flag(wording: Wording & { readonly default: boolean }): Option<boolean> {
  return { kind: 'flag', read: flagReader, ...wording };
}

export function number(
  min: number,
  max: number,
  wording: Wording & { readonly default: number },
): Option<number> {
  return { kind: 'number', min, max, read: whole(min, max), ...wording };
}

/** Some of the choices, none of them twice. */
export function list<const T extends string>(
  choices: readonly T[],
  wording: Wording & { readonly default: readonly T[] },
): Option<readonly T[]> {
  const items = listOf(oneOf(choices));
  const read: Reader<readonly T[]> = (input, where) => {
    const found = items(input, where);
    if (new Set(found).size < found.length)
      throw new Malformed(where, 'each choice once', found.join());
    return Object.freeze(found);
  };
  return { kind: 'list', choices, read, ...wording, default: Object.freeze([...wording.default]) };
}

/** All options from untrusted data; those left out take their default. */
export function readOptions<O extends object>(
  schema: OptionsSchema<O>,
  input: unknown,
  seats: number,
): O {
  const given = plainObject(input ?? {}, 'options');
  const names = Object.keys(schema.fields) as (keyof O & string)[];
  for (const name of Object.keys(given))
    if (!Object.hasOwn(schema.fields, name))
      throw new Malformed('options', `only ${names.join(', ')}`, name);
  const options = {} as O;
  for (const name of names) {
    const field = schema.fields[name];
    options[name] = Object.hasOwn(given, name)
      ? field.read(given[name], `options.${name}`)
      : field.default;
  }
  const conflict = schema.conflict(options, seats);
  if (conflict !== null) throw new Malformed('options', conflict, 'this combination');
  return Object.freeze(options);
}

/** The names of the house rules that are not at their default. */
export function houseRules<O extends object>({ fields }: OptionsSchema<O>, options: O): string[] {
  return (Object.keys(fields) as (keyof O & string)[]).filter(
    (name) => fields[name].group === 'house' && options[name] !== fields[name].default,
  );
}

/** The value of an option as a command line writes it: `elite`, `yes`, `3`, `diver,pilot`. */
export function optionFromText(option: Option<unknown>, words: string): unknown {
  switch (option.kind) {
    case 'flag':
      return (
        { yes: true, true: true, on: true, no: false, false: false, off: false }[words] ?? words
      );
    case 'number':
      return words.trim() === '' ? words : Number(words);
    case 'list':
      return words === '' ? [] : words.split(',');
    default:
      return words;
  }
}
