// Options that apply to the table as drafted: none of another edition, nor of a variant that is off.
import { type Game, Malformed, readOptions } from '@tidetable/engine';
import type { Draft } from './draft.ts';
import type { OptionOffered } from './games.ts';

type Choosable = Pick<Game, 'options' | 'seats'>;

export function fits(
  game: Choosable,
  option: OptionOffered,
  { options, places }: Pick<Draft, 'options' | 'places'>,
): boolean {
  const { name, group, default: usual } = option;
  if (name in options && options[name] !== usual) return true;
  const others = othersThan(option);
  if (others === null) return true;
  // Variants exclude one another: only options that no table could have are left out.
  const tables = group === 'house' ? [places.length] : seatsOf(game);
  const given = group === 'house' ? options : {};
  return tables.some(
    (seats) =>
      isRefused(game, given, seats) ||
      others.some((value) => !isRefused(game, { ...given, [name]: value }, seats)),
  );
}

/** Without the seats that this table does not have, other than the one that was chosen. */
export function atTheseSeats(
  game: Choosable,
  option: OptionOffered,
  { options, places }: Pick<Draft, 'options' | 'places'>,
): OptionOffered {
  const { name, choices } = option;
  if (choices === undefined) return option;
  const isMissing = (choice: string): boolean =>
    /^\d+$/.test(choice) &&
    choice !== options[name] &&
    isRefused(game, { [name]: choice }, places.length);
  return { ...option, choices: choices.filter((choice) => !isMissing(choice)) };
}

/** The choices that this table cannot have together, or at so many seats. */
export function clashing(
  game: Choosable,
  { options, places }: Pick<Draft, 'options' | 'places'>,
): readonly string[] {
  if (!isRefused(game, options, places.length)) return [];
  return Object.keys(options).filter((name) => {
    const { [name]: _left, ...others } = options;
    return !isRefused(game, others, places.length);
  });
}

/** The other values of an option; null where there are too many to try. */
function othersThan({ kind, choices = [], default: usual }: OptionOffered): unknown[] | null {
  if (kind === 'flag') return [usual !== true];
  return kind === 'choice' ? choices.filter((choice) => choice !== usual) : null;
}

function seatsOf({ seats: { min, max } }: Choosable): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_none, nth) => min + nth);
}

function isRefused(game: Choosable, options: object, seats: number): boolean {
  try {
    readOptions(game.options, options, seats);
    return false;
  } catch (error) {
    if (error instanceof Malformed) return true;
    throw error;
  }
}
