// What a view holds, as lists and counts: for games that bring no board of their own.

export interface PlainField {
  readonly name: string;
  /** One text, or one for each member of a list or a table. */
  readonly value: string | readonly PlainField[];
}

/** In every state, and of no use on a board. */
const HIDDEN = ['seats', 'options', 'agenda', 'outcome'];

export function plainFields(view: object): PlainField[] {
  return Object.entries(view)
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, value]) => fieldOf(spaced(name), value));
}

function fieldOf(name: string, value: unknown): PlainField {
  if (Array.isArray(value)) return { name, value: listed(value) };
  if (typeof value === 'object' && value !== null)
    return {
      name,
      value: Object.entries(value).map(([key, inner]) => fieldOf(spaced(key), inner)),
    };
  return { name, value: textOf(value) };
}

/** Short members in one line; others are numbered from 1, as seats are. */
function listed(values: readonly unknown[]): string | PlainField[] {
  if (values.every((value) => typeof value !== 'object' || value === null))
    return values.length === 0 ? 'none' : values.map(textOf).join(', ');
  return values.map((value, index) => fieldOf(String(index + 1), value));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** `roundsLeft` becomes `rounds left`. */
function spaced(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, (_all, end: string, begin: string) => {
    return `${end} ${begin.toLowerCase()}`;
  });
}
