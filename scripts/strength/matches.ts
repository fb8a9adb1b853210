// What `npm run strength` plays. Every player that searches names what it may spend on a decision: iterations, milliseconds, or
// by how much the budget of its level is divided.
import { loadedGame } from '@tidetable/catalogue/loaded';
import { DIFFICULTIES } from '@tidetable/forbidden-island/questions';

export interface Match {
  /** Matches of one name are told together. */
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly one: string;
  /** Who sits in all other seats; null where all play together, and the first player sits everywhere. */
  readonly other: string | null;
  /** Each is played with the first player in every seat once; once, where all play together. */
  readonly deals: number;
  /** The share of games that it should win at least. */
  readonly least: number;
  /** The share that the best published player wins who follows rules. */
  readonly published?: number;
}

/** What the flat Monte-Carlo player wins at each difficulty, pooled over 2 to 4 players (2,000 playouts a decision, 120 games each). */
const FLAT = [0.84, 0.66, 0.38, 0.24];

/** What the best published player by rules wins: by difficulty, then with 2, 3 and 4 players. */
const PUBLISHED = [
  [0.202, 0.185, 0.087],
  [0.089, 0.085, 0.039],
  [0.023, 0.027, 0.012],
  [0.008, 0.008, 0.002],
];

const ISLAND: readonly Match[] = DIFFICULTIES.flatMap((difficulty, level) =>
  [2, 3, 4].map((seats) => ({
    name: `Forbidden Island, ${difficulty}`,
    game: 'forbidden-island',
    seats,
    options: { difficulty },
    one: 'admiral:100ms',
    other: null,
    deals: 150,
    least: FLAT[level] as number,
    published: PUBLISHED[level]?.[seats - 2] as number,
  })),
);

function duel(
  game: string,
  seats: number,
  one: string,
  other: string,
  deals: number,
  least: number,
): Match {
  const name = `${game}, ${seats} players: ${one} against ${other}`;
  return { name, game, seats, options: {}, one, other, deals, least };
}

/** By how much the budgets of all levels of a game are divided, so that whole matches can be played. */
const FACTORS = { islebound: 10, plunder: 2 } as const;

const LEVELS: readonly Match[] = Object.entries(FACTORS).flatMap(([game, factor]) => {
  const budgets = loadedGame(game).search.budgets(game);
  const captain = `captain:${budgets.captain / factor}`;
  const admiral = `admiral:${budgets.admiral / factor}`;
  const ladder = ['deckhand', 'bosun', captain, admiral];
  const steps = ladder.slice(1).map((one, nth) => [one, ladder[nth] as string] as const);
  return [
    ...steps.map(([one, below]) => duel(game, 2, one, below, 100, 0.65)),
    ...steps.map(([one, below]) => duel(game, 4, one, below, 25, 0.4)),
    duel(game, 2, admiral, 'random', 50, 0.99),
    duel(game, 2, admiral, 'greedy', 50, 0.8),
    duel(game, 2, 'admiral:400', 'admiral:100', 100, 0.55),
  ];
});

export const MATCHES: readonly Match[] = [...LEVELS, ...ISLAND];
