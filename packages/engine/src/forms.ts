// What an action looks like: the details of each kind, and what each of them can be.
import type { Action, Core, Game, Types } from './game.ts';
import type { Detail } from './notation.ts';

/** One detail of an action: what it can be at this table, as far as everyone knows. */
export interface Field<S> {
  values(state: S): readonly Detail[];
  /** It can be left out. */
  readonly optional?: true;
}

export type Form<S> = Readonly<Record<string, Field<S>>>;

/** Values that are the same at every table. */
export function among(values: readonly Detail[]): Field<unknown> {
  return { values: () => values };
}

/** Whole numbers. */
export function from(min: number, max: number): Field<unknown> {
  return among(Array.from({ length: max - min + 1 }, (_none, index) => min + index));
}

/** Values that depend on the state. */
export function found<S>(values: (state: S) => readonly Detail[]): Field<S> {
  return { values };
}

export function optional<S>({ values }: Field<S>): Field<S> {
  return { values, optional: true };
}

export const aSeat: Field<Core> = {
  values: ({ seats }) => Array.from({ length: seats }, (_none, seat) => seat),
};

/** What is wrong with the form of an action, or null where it is well formed or the game does not say. */
export function malformation<T extends Types>(
  { actions, title }: Game<T>,
  state: T['state'],
  action: Action,
): string | null {
  if (actions === undefined) return null;
  const form = (actions as Readonly<Record<string, Form<T['state']>>>)[action.type];
  if (form === undefined || !Object.hasOwn(actions, action.type))
    return `${title} has no action ${action.type}; there is ${Object.keys(actions).join(', ')}.`;
  const { type, ...details } = action as unknown as Readonly<Record<string, Detail>>;
  for (const name of Object.keys(details))
    if (!Object.hasOwn(form, name))
      return `${type} has no detail ${name}; it takes ${Object.keys(form).join(', ') || 'none'}.`;
  for (const [name, field] of Object.entries(form)) {
    const detail = details[name];
    if (detail === undefined) {
      if (field.optional) continue;
      return `${type} needs ${name}=, one of ${shownValues(field.values(state))}.`;
    }
    const values = field.values(state);
    if (!values.includes(detail))
      return `${name}=${detail} is not at this table; there is ${shownValues(values)}.`;
  }
  return null;
}

const MANY = 30;

function shownValues(values: readonly Detail[]): string {
  const shown = values.slice(0, MANY).join(', ');
  return values.length > MANY ? `${shown}, …` : shown;
}
