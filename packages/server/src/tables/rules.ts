// The rules that tables were begun under: every version that a running table may still need.
import type { Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { plunder } from '@tidetable/plunder';

export class Rules {
  readonly #games = new Map<string, Map<number, Game>>();

  constructor(games: readonly Game[]) {
    for (const game of games) {
      const versions = this.#games.get(game.id) ?? new Map<number, Game>();
      this.#games.set(game.id, versions.set(game.rulesVersion, game));
    }
  }

  /** The game under exactly these rules, or null; never under others. */
  of(id: string, version: number): Game | null {
    return this.#games.get(id)?.get(version) ?? null;
  }

  /** Every game as a new table plays it. */
  games(): Game[] {
    return [...this.#games.keys()].map((id) => this.newest(id) as Game);
  }

  /** The game as a new table plays it. */
  newest(id: string): Game | null {
    const versions = this.#games.get(id);
    return versions === undefined ? null : this.of(id, Math.max(...versions.keys()));
  }
}

export const EVERY_GAME: readonly Game[] = [
  forbiddenIsland,
  islebound,
  isleboundPrototype,
  deepFog,
  plunder,
];
