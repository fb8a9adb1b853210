// Every game with its rules, words and bots, loaded at once: for the server, the command and scripts.
import {
  type Advice,
  allLevels,
  type Bot,
  type Budget,
  defaultAmong,
  type Observation,
} from '@tidetable/bots';
import type { Action, Game } from '@tidetable/engine';
import type { Manifest, SearchPart, WordsPart } from '@tidetable/manifest';
import { MANIFESTS } from './index.ts';

export interface LoadedGame {
  readonly manifest: Manifest;
  readonly game: Game;
  readonly words: WordsPart;
  readonly search: SearchPart;
  /** In the order of the levels. */
  readonly bots: readonly Bot[];
}

/** In the order of `GAME_IDS`. */
export const LOADED_GAMES: readonly LoadedGame[] = (
  await Promise.all(MANIFESTS.map(loaded))
).flat();

async function loaded(manifest: Manifest): Promise<LoadedGame[]> {
  const [games, words, bots, search] = await Promise.all([
    manifest.rules(),
    manifest.words(),
    manifest.bots(),
    manifest.search(),
  ]);
  const placeOf = ({ id }: Game) => manifest.editions.findIndex((edition) => edition.id === id);
  return [...games]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((game) => {
      const { id } = game;
      const levels = allLevels(bots.quick(id), search.searching(id), search.budgets(id));
      return { manifest, game, words, search, bots: levels };
    });
}

export const EVERY_GAME: readonly Game[] = LOADED_GAMES.map(({ game }) => game);

/** Who can play each game, in the order of the levels. */
export const BOTS: Readonly<Record<string, readonly Bot[]>> = Object.fromEntries(
  LOADED_GAMES.map(({ game, bots }) => [game.id, bots]),
);

/** Throws for an unknown game. */
export function loadedGame(id: string): LoadedGame {
  const found = LOADED_GAMES.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}

/** Who plays where no bot is named. */
export function defaultBot(id: string): Bot {
  const bot = defaultAmong(loadedGame(id).bots);
  if (bot === undefined) throw new Error(`no bot plays ${id}`);
  return bot;
}

/** Only what the seat sees is used: the same observation and the same iterations give the same advice. */
export function advise(
  id: string,
  observation: Observation,
  budget: Budget,
): readonly Advice<Action>[] {
  return loadedGame(id).search.advise(id, observation, budget);
}
