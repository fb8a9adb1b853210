// Options that mean something at the table as it is drawn up: not Deep Fog's in another edition, nor what needs a variant that is off.
import { useSignal } from '@preact/signals';
import { type Game, Malformed, readOptions } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../rules/game-of.ts';
import type { Draft } from './draft.ts';
import type { GameOffered, OptionOffered } from './games.ts';

/** Until the rules are here, and where none are found, every option fits. */
export function useFitting({ id }: GameOffered, draft: Draft): (option: OptionOffered) => boolean {
  const rules = useSignal<Game | null>(null);
  useEffect(() => {
    gameOf(id).then(
      (game) => {
        rules.value = game;
      },
      () => undefined,
    );
  }, [id]);
  const game = rules.value;
  return (option) => game === null || fits(game, option, draft);
}

export function fits(game: Game, option: OptionOffered, { options, places }: Draft): boolean {
  const { name, group, default: usual } = option;
  if (name in options && options[name] !== usual) return true;
  const others = othersThan(option);
  if (others === null) return true;
  // Variants exclude one another: only those that no table could have are left out.
  const tables = group === 'house' ? [places.length] : seatsOf(game);
  const given = group === 'house' ? options : {};
  return tables.some(
    (seats) =>
      isRefused(game, given, seats) ||
      others.some((value) => !isRefused(game, { ...given, [name]: value }, seats)),
  );
}

/** What else could be chosen; null where that is too much to try. */
function othersThan({ kind, choices = [], default: usual }: OptionOffered): unknown[] | null {
  if (kind === 'flag') return [usual !== true];
  return kind === 'choice' ? choices.filter((choice) => choice !== usual) : null;
}

function seatsOf({ seats: { min, max } }: Game): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_none, nth) => min + nth);
}

function isRefused(game: Game, options: object, seats: number): boolean {
  try {
    readOptions(game.options, options, seats);
    return false;
  } catch (error) {
    if (error instanceof Malformed) return true;
    throw error;
  }
}
