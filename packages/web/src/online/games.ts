// The games that a table can be opened for, as the server or this browser offers them.
import { LEVELS } from '@tidetable/bots/levels';
import type { Option } from '@tidetable/engine';
import { ask } from '../core/server.ts';
import { gameOf } from '../rules/games.ts';

export interface OptionOffered {
  readonly name: string;
  readonly kind: 'choice' | 'flag' | 'number' | 'list';
  readonly label: string;
  readonly help: string;
  readonly default?: unknown;
  readonly choices?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly group?: string | undefined;
}

export interface GameOffered {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionOffered[];
  readonly bots: readonly string[];
}

/** From the server; null where there is none. */
export async function gamesOnline(): Promise<readonly GameOffered[] | null> {
  if (!navigator.onLine) return null;
  try {
    return (await ask('GET /api/games')).games;
  } catch {
    return null;
  }
}

export async function gameHere(id: string): Promise<GameOffered> {
  const game = await gameOf(id);
  const fields: Readonly<Record<string, Option<unknown>>> = { ...game.options.fields };
  return {
    id,
    title: game.title,
    seats: game.seats,
    options: Object.entries(fields).map(([name, { read: _judge, ...option }]) => ({
      name,
      ...option,
    })),
    bots: LEVELS,
  };
}
