// How often searching players escape from Forbidden Island: fixed seeds, a fixed number of iterations, random roles.
// node --import tsx scripts/island-strength.ts [iterations] [games a cell] [difficulties] [seats]
import { type Bot, playOut, searcher } from '@tidetable/bots';
import { Generator, readOptions, start } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { DIFFICULTIES, type Forbidden } from '@tidetable/forbidden-island/questions';

const [iterations = '300', games = '10', difficulties = DIFFICULTIES.join(), seats = '2,3,4'] =
  process.argv.slice(2);

interface Tally {
  played: number;
  won: number;
  searches: number;
  endings: Record<string, number>;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The share of wins in percent, with its 95 % Wilson interval. */
function shareOf({ won, played }: Tally): string {
  const z = 1.96;
  const share = won / played;
  const scale = 1 + (z * z) / played;
  const middle = (share + (z * z) / 2 / played) / scale;
  const half =
    (z * Math.sqrt((share * (1 - share)) / played + (z * z) / 4 / played / played)) / scale;
  const percent = (value: number): string => (100 * value).toFixed(0);
  return `${percent(share)} % [${percent(middle - half)}–${percent(middle + half)}]`;
}

function playGame(difficulty: string, atTable: number, number: number, tally: Tally): void {
  const chance = new Generator(number, atTable, 77);
  const options = readOptions(forbiddenIsland.options, { difficulty }, atTable);
  const island = start(forbiddenIsland, atTable, options, chance);
  const crew = Array.from({ length: atTable }, (): Bot<Forbidden> => {
    const bot = searcher('searcher', { iterations: Number(iterations) });
    return {
      name: bot.name,
      choose(sight) {
        if (sight.legal.length > 1) tally.searches += 1;
        return bot.choose(sight);
      },
    };
  });
  playOut(forbiddenIsland, island, crew, chance);
  tally.played += 1;
  if (island.outcome?.winners.length) tally.won += 1;
  for (const { ending } of island.outcome?.endings ?? [])
    tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
}

for (const difficulty of difficulties.split(',')) {
  const tally: Tally = { played: 0, won: 0, searches: 0, endings: {} };
  const before = cpuSeconds();
  for (const atTable of seats.split(',').map(Number))
    for (let number = 1; number <= Number(games); number++)
      playGame(difficulty, atTable, number, tally);
  const spent = cpuSeconds() - before;
  console.log(
    `${difficulty}: ${shareOf(tally)} of ${tally.played} games, ${JSON.stringify(tally.endings)}, ` +
      `${(spent / tally.played).toFixed(1)} CPU-s a game, ${((1000 * spent) / tally.searches).toFixed(1)} CPU-ms a question`,
  );
}
