// Other numbers in the tables of a game: `PATH=VALUE`.
import type { Tunable } from '@tidetable/terminal/tunables';
import { UsageError } from '../command.ts';
import type { TunablesOfGame } from '../games.ts';
import { suggestion } from '../suggestion.ts';

export interface Change {
  readonly path: string;
  readonly file: string;
  readonly constant: string;
  /** From the constant to the number. */
  readonly keys: readonly (string | number)[];
  readonly from: number | string;
  readonly to: number | string;
}

interface Place extends Omit<Change, 'to'> {
  readonly least: number;
  readonly most: number;
  readonly words: readonly string[] | null;
}

const MOST = 99;

/** Everything that can be changed, by its path. */
export function placesIn({ tunables }: TunablesOfGame): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [name, tunable] of Object.entries(tunables))
    for (const place of placesOf(tunable, tunable.holds, name, [])) places.set(place.path, place);
  return places;
}

/** Members of a list go by their id where they have one, others by their place in it, from 0. */
function placesOf(
  table: Tunable,
  holds: unknown,
  path: string,
  keys: readonly (string | number)[],
): Place[] {
  const { file, constant, least = 0, most = MOST } = table;
  const place = { path, file, constant, keys, least, most };
  if (typeof holds === 'number') return [{ ...place, from: holds, words: null }];
  const words = table.words?.[String(keys.at(-1))];
  if (typeof holds === 'string')
    return words === undefined ? [] : [{ ...place, from: holds, words }];
  if (Array.isArray(holds))
    return holds.flatMap((one: unknown, index) =>
      placesOf(table, one, `${path}.${idOf(one) ?? index}`, [...keys, index]),
    );
  if (typeof holds !== 'object' || holds === null) return [];
  return Object.entries(holds).flatMap(([key, one]) =>
    key === 'id' ? [] : placesOf(table, one, `${path}.${key}`, [...keys, key]),
  );
}

function idOf(one: unknown): number | undefined {
  const isCard = typeof one === 'object' && one !== null && 'id' in one;
  return isCard && typeof one.id === 'number' ? one.id : undefined;
}

/** In the order of their paths; throws UsageError for what cannot be changed. */
export function changesIn(tunables: TunablesOfGame, given: readonly string[]): Change[] {
  const places = placesIn(tunables);
  if (places.size === 0 && given.length > 0)
    throw new UsageError('This game has no numbers to set.');
  const changes = new Map<string, Change>();
  for (const text of given) {
    const change = changeOf(places, text);
    if (changes.has(change.path)) throw new UsageError(`${change.path} is set twice.`);
    changes.set(change.path, change);
  }
  return [...changes.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

export function changeWords({ path, to }: Change): string {
  return `${path}=${to}`;
}

function changeOf(places: ReadonlyMap<string, Place>, text: string): Change {
  const equals = text.indexOf('=');
  if (equals < 1)
    throw new UsageError(
      `--set wants PATH=VALUE, such as ${[...places.keys()][0]}=7, not ${JSON.stringify(text)}.`,
    );
  const path = text.slice(0, equals);
  const value = text.slice(equals + 1);
  const place = places.get(path);
  if (place === undefined) throw unknownPath(places, path);
  const { least, most, words, ...rest } = place;
  if (words !== null) {
    if (!words.includes(value))
      throw new UsageError(
        `${path} is ${words.join(' or ')}, not ${JSON.stringify(value)}; the game has ${place.from}.`,
      );
    return { ...rest, to: value };
  }
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new UsageError(
      `${path} is a whole number from ${least} to ${most}, not ${JSON.stringify(value)}; the game has ${place.from}.`,
    );
  return { ...rest, to: number };
}

/** Says what there is where the path goes wrong. */
function unknownPath(places: ReadonlyMap<string, Place>, path: string): UsageError {
  const paths = [...places.keys()];
  let known = '';
  let wrong = '';
  for (wrong of path.split('.')) {
    if (!paths.some((one) => one.startsWith(`${known}${wrong}.`))) break;
    known += `${wrong}.`;
  }
  const next = new Set(
    paths
      .filter((one) => one.startsWith(known))
      .map((one) => one.slice(known.length).split('.')[0] ?? ''),
  );
  const near = suggestion(wrong, [...next]);
  return new UsageError(
    `There is no ${path} to set${near}; ${known}… can be ${[...next].join(', ')}.`,
  );
}
