// What `npm run strength` plays: the ladders and matches that the games ask for.
import { MANIFESTS, type Manifest } from '@tidetable/catalogue';
import { itemAt } from '@tidetable/engine';
import type { StrengthMatch } from '@tidetable/manifest/strength';

const parts = await Promise.all(
  MANIFESTS.map(async (manifest) => ({ manifest, ...(await manifest.strength()) })),
);

const ladders = await Promise.all(
  parts.flatMap(({ manifest, ladders }) =>
    ladders.map(({ game, budgetsDividedBy }) => ladderOf(manifest, game, budgetsDividedBy)),
  ),
);

export const MATCHES: readonly StrengthMatch[] = [
  ...ladders.flat(),
  ...parts.flatMap(({ matches }) => matches),
];

/** Every level against the one below, and the best against random, against greedy and against itself with a smaller budget. */
async function ladderOf(
  { search }: Manifest,
  game: string,
  divisor: number,
): Promise<StrengthMatch[]> {
  const budgets = (await search()).budgets(game);
  const captain = `captain:${budgets.captain / divisor}`;
  const admiral = `admiral:${budgets.admiral / divisor}`;
  const ladder = ['deckhand', 'bosun', captain, admiral];
  const steps = ladder.slice(1).map((one, nth) => [one, itemAt(ladder, nth)] as const);
  return [
    ...steps.map(([one, below]) => duel(game, 2, one, below, 100, 0.65)),
    ...steps.map(([one, below]) => duel(game, 4, one, below, 25, 0.4)),
    duel(game, 2, admiral, 'random', 50, 0.99),
    duel(game, 2, admiral, 'greedy', 50, 0.8),
    duel(game, 2, 'admiral:400', 'admiral:100', 100, 0.55),
  ];
}

function duel(
  game: string,
  seats: number,
  one: string,
  other: string,
  deals: number,
  least: number,
): StrengthMatch {
  const name = `${game}, ${seats} players: ${one} against ${other}`;
  return { name, game, seats, options: {}, one, other, deals, least };
}
