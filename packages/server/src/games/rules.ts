// The rules of every version that a running table may need, with their words and bots.
import type { Bot } from '@tidetable/bots';
import { manifestOf } from '@tidetable/catalogue';
import { type FrozenRules, frozenRules, withTodaysAnswers } from '@tidetable/catalogue/earlier';
import { LOADED_GAMES } from '@tidetable/catalogue/loaded';
import type { Face, Game } from '@tidetable/engine';
import { andThen, type MaybePromise } from '../async/maybe-promise.ts';

/** Loads the rules of an earlier version. */
export type LoadEarlier = (id: string, version: number) => Promise<FrozenRules | null>;

export class Rules {
  readonly #games = new Map<string, Map<number, Game>>();
  readonly #earlier: LoadEarlier;
  /** Loaded once, when the first table needs them. */
  readonly #loaded = new Map<string, MaybePromise<FrozenRules | null>>();

  constructor(games: readonly Game[], earlier: LoadEarlier = frozenRules) {
    this.#earlier = earlier;
    for (const game of games) {
      const versions = this.#games.get(game.id) ?? new Map<number, Game>();
      this.#games.set(game.id, versions.set(game.rulesVersion, game));
    }
  }

  /** The game under exactly these rules, or null; never under others. */
  of(id: string, version: number): MaybePromise<Game | null> {
    const own = this.#own(id, version);
    return own ?? andThen(this.#frozen(id, version), (frozen) => frozen?.game ?? null);
  }

  /** The bots of an earlier version; null for this release's own rules. */
  earlierBots(id: string, version: number): MaybePromise<readonly Bot[] | null> {
    if (this.#own(id, version) !== null) return null;
    return andThen(this.#frozen(id, version), (frozen) => frozen?.bots ?? null);
  }

  /** The game's words under exactly these rules; null if there are none. */
  face(id: string, version: number): MaybePromise<Face | null> {
    if (this.#own(id, version) !== null) return faceOf({ id, rulesVersion: version });
    return andThen(this.#frozen(id, version), (frozen) => frozen?.face ?? null);
  }

  /** Every game as a new table plays it. */
  games(): Game[] {
    return [...this.#games.keys()].flatMap((id) => this.newest(id) ?? []);
  }

  /** The game as a new table plays it. */
  newest(id: string): Game | null {
    const versions = this.#games.get(id);
    return versions === undefined ? null : this.#own(id, Math.max(...versions.keys()));
  }

  #own(id: string, version: number): Game | null {
    return this.#games.get(id)?.get(version) ?? null;
  }

  /** The earlier rules, completed by what only today's can answer. */
  async #load(id: string, version: number): Promise<FrozenRules | null> {
    const [found, today] = [await this.#earlier(id, version), this.newest(id)];
    if (found === null || today === null) return found;
    return { ...found, game: withTodaysAnswers(found.game, today) };
  }

  /** Only for games that this server has. */
  #frozen(id: string, version: number): MaybePromise<FrozenRules | null> {
    if (!this.#games.has(id)) return null;
    const key = `${id} ${version}`;
    const known = this.#loaded.get(key);
    if (known !== undefined) return known;
    const loading = this.#load(id, version);
    this.#loaded.set(key, loading);
    loading.then(
      (found) => this.#loaded.set(key, found),
      () => this.#loaded.delete(key),
    );
    return loading;
  }
}

/** Whether a server puts a game into words for its pages. */
export function isSpokenFor(id: string): boolean {
  return manifestOf(id)?.isOutside === true;
}

/** The words of this release's own games; earlier versions bring theirs. */
export function faceOf({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>): Face | null {
  const known = LOADED_GAMES.find(
    ({ game }) => game.id === id && game.rulesVersion === rulesVersion,
  );
  return known?.words.face ?? null;
}
