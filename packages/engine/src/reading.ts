// Readers of untrusted plain data: each returns its type or throws Malformed.

export class Malformed extends Error {
  override readonly name = 'Malformed';

  constructor(where: string, wanted: string, got: unknown) {
    super(`${where}: expected ${wanted}, got ${shown(got)}`);
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? JSON.stringify(value) : describe(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Throws Malformed unless something holds. */
export function insist(holds: boolean, where: string, wanted: string, got: unknown): void {
  if (!holds) throw new Malformed(where, wanted, got);
}

export type Reader<T> = (input: unknown, where: string) => T;

export const flag: Reader<boolean> = (input, where) => {
  if (typeof input !== 'boolean') throw new Malformed(where, 'true or false', input);
  return input;
};

export const text: Reader<string> = (input, where) => {
  if (typeof input !== 'string') throw new Malformed(where, 'a text', input);
  return input;
};

export function whole(min: number, max: number): Reader<number> {
  return (input, where) => {
    if (typeof input !== 'number' || !Number.isInteger(input) || input < min || input > max)
      throw new Malformed(where, `a whole number from ${min} to ${max}`, input);
    return input;
  };
}

export function oneOf<const T extends string | number>(values: readonly T[]): Reader<T> {
  return (input, where) => {
    if (!values.includes(input as T))
      throw new Malformed(where, `one of ${values.join(', ')}`, input);
    return input as T;
  };
}

export function listOf<T>(reader: Reader<T>, length?: number): Reader<T[]> {
  return (input, where) => {
    if (!Array.isArray(input)) throw new Malformed(where, 'a list', input);
    if (length !== undefined && input.length !== length)
      throw new Malformed(where, `a list of ${length}`, input);
    return input.map((item, index) => reader(item, `${where}[${index}]`));
  };
}

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (input, where) => (input === null ? null : reader(input, where));
}

type Fields = Readonly<Record<string, Reader<unknown>>>;
type Read<F extends Fields> = { -readonly [K in keyof F]: ReturnType<F[K]> };

/** An object with exactly these fields. */
export function shape<F extends Fields>(fields: F): Reader<Read<F>> {
  const names = Object.keys(fields);
  const readers = Object.entries(fields);
  return (input, where) => {
    const found = plainObject(input, where);
    for (const name of Object.keys(found))
      if (!Object.hasOwn(fields, name))
        throw new Malformed(where, `only ${names.join(', ')}`, name);
    const made: Record<string, unknown> = {};
    for (const [name, reader] of readers)
      made[name] = reader(Object.hasOwn(found, name) ? found[name] : undefined, `${where}.${name}`);
    return made as Read<F>;
  };
}

/** A tagged union; `by` names the tag. */
export function variants<T>(by: string, readers: Readonly<Record<string, Reader<T>>>): Reader<T> {
  const names = Object.keys(readers);
  return (input, where) => {
    const found = plainObject(input, where);
    const name = oneOf(names)(Object.hasOwn(found, by) ? found[by] : undefined, `${where}.${by}`);
    return (readers[name] as Reader<T>)(input, where);
  };
}

export function plainObject(input: unknown, where: string): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Malformed(where, 'an object', input);
  return input as Record<string, unknown>;
}
