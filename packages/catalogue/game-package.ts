// Completes the manifest of a game from outside with plain parts.
import { quickLevels } from '@tidetable/bots/all-levels';
import { plainSearch } from '@tidetable/bots/plain-search';
import { randomBot } from '@tidetable/bots/random';
import type { Game } from '@tidetable/engine';
import type { Manifest } from '@tidetable/manifest';
import type { GamePackage } from '@tidetable/manifest/game-package';
import { NOTHING_COUNTED } from '@tidetable/manifest/summary';
import { plainBoard } from './plain-board.ts';
import { plainCard } from './plain-card.ts';

/** What was named is no game package. */
export class NoGame extends Error {
  override readonly name = 'NoGame';

  constructor(where: string, wrong: string) {
    super(
      `${where} is no game package: ${wrong}. See docs/adding-a-game.md for what it has to export.`,
    );
  }
}

/** Throws NoGame, with what is wrong, unless the module exports a game package as its default. */
export function manifestFrom(where: string, module: { readonly default?: unknown }): Manifest {
  const brought = packageIn(where, module.default);
  const { editions, rules, words, bots, search, terminal } = brought;
  const games = async (): Promise<readonly Game[]> => checked(where, brought, await rules());
  const gameCalled = async (): Promise<(id: string) => Game> => {
    const all = await games();
    return (id) => all.find((game) => game.id === id) as Game;
  };
  return {
    folder: where.split(/[\\/]/).at(-1) ?? where,
    editions: editions.map((edition) => ({ card: plainCard(edition.id), ...edition })),
    credit: '',
    foremost: [],
    crest: brought.crest ?? { path: PLAIN_CREST },
    rules: games,
    words: async () => {
      const calledBy = await gameCalled();
      return {
        counted: {},
        provenance: '',
        sources: () => [],
        rulebook: (id) => calledBy(id).rulebook,
        ...(await words()),
      };
    },
    bots: bots ?? (async () => ({ quick: () => quickLevels(randomBot) })),
    search: search ?? (async () => plainSearch(await gameCalled())),
    summary: async () => () => NOTHING_COUNTED,
    terminal: async () => ({
      board: plainBoard,
      measures: { subjects: [] },
      tunables: {},
      examples: {},
      ...(await terminal?.()),
    }),
    strength: async () => ({ ladders: [], matches: [] }),
    records: async () => [],
    earlier: {},
    isOutside: true,
  };
}

/** A sail. */
const PLAIN_CREST = 'M4 17h16l-3 3.5H7zM12 3v13M12 4l6 10h-6';

const PARTS = ['bots', 'search', 'terminal'] as const;

function packageIn(where: string, brought: unknown): GamePackage {
  if (typeof brought !== 'object' || brought === null)
    throw new NoGame(where, 'it has no default export');
  const found = brought as Partial<Record<keyof GamePackage, unknown>>;
  const ids = Array.isArray(found.editions) ? found.editions.map((one) => one?.id) : [];
  if (ids.length === 0 || ids.some((id) => typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id)))
    throw new NoGame(where, "its editions should be a list such as [{ id: 'my-game' }]");
  for (const part of ['rules', 'words'] as const)
    if (typeof found[part] !== 'function')
      throw new NoGame(where, `its ${part} should be a function that loads them`);
  for (const part of PARTS)
    if (found[part] !== undefined && typeof found[part] !== 'function')
      throw new NoGame(where, `its ${part} should be a function, or left out`);
  return brought as GamePackage;
}

const NEEDED = ['setup', 'clone', 'read', 'view', 'redact', 'imagine', 'standIn', 'inventory'];

/** The rules of each edition, with what every host asks of them. */
function checked(where: string, { editions }: GamePackage, games: unknown): readonly Game[] {
  if (!Array.isArray(games)) throw new NoGame(where, 'its rules should load a list of games');
  for (const { id } of editions) {
    const game = games.find((one) => one?.id === id);
    if (game === undefined) throw new NoGame(where, `its rules have no game called ${id}`);
    const missing = NEEDED.find((name) => typeof game[name] !== 'function');
    if (missing !== undefined) throw new NoGame(where, `${id} has no function ${missing}`);
  }
  return games;
}
