// How often searching players escape from Forbidden Island: fixed deals, a fixed number of iterations, random roles.
// node --import tsx scripts/island-strength.ts [iterations] [games a cell] [difficulties] [seats] [salt] [file.log]
// Every game is noted in the file as it ends; a second run goes on from there.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Bot, playOut, searcher } from '@tidetable/bots';
import { Generator, readOptions, start } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { DIFFICULTIES, type Forbidden } from '@tidetable/forbidden-island/questions';

const [
  iterations = '300',
  games = '10',
  difficulties = DIFFICULTIES.join(),
  seats = '2,3,4',
  salt = '77',
  file = 'island-strength.log',
] = process.argv.slice(2);

/** One game as it is noted; times in CPU-milliseconds, of decisions among several actions only. */
interface Played {
  readonly game: string;
  readonly ending: string;
  readonly decisions: number;
  readonly mean: number;
  readonly longest: number;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** The share of wins in percent, with its 95 % Wilson interval. */
function shareOf(won: number, played: number): string {
  const z = 1.96;
  const share = won / played;
  const scale = 1 + (z * z) / played;
  const middle = (share + (z * z) / 2 / played) / scale;
  const half =
    (z * Math.sqrt((share * (1 - share)) / played + (z * z) / 4 / played / played)) / scale;
  const percent = (value: number): string => (100 * value).toFixed(0);
  return `${percent(share)} % [${percent(middle - half)}–${percent(middle + half)}]`;
}

function nameOf(difficulty: string, atTable: number, number: number): string {
  return [iterations, salt, difficulty, atTable, number].join(' ');
}

function playGame(difficulty: string, atTable: number, number: number): Played {
  const chance = new Generator(number, atTable, Number(salt));
  const options = readOptions(forbiddenIsland.options, { difficulty }, atTable);
  const island = start(forbiddenIsland, atTable, options, chance);
  const times: number[] = [];
  const crew = Array.from({ length: atTable }, (): Bot<Forbidden> => {
    const bot = searcher('searcher', { iterations: Number(iterations) });
    return {
      name: bot.name,
      choose(sight) {
        const before = cpuMilliseconds();
        const action = bot.choose(sight);
        if (sight.legal.length > 1) times.push(cpuMilliseconds() - before);
        return action;
      },
    };
  });
  playOut(forbiddenIsland, island, crew, chance);
  const [first] = island.outcome?.endings ?? [];
  return {
    game: nameOf(difficulty, atTable, number),
    ending: first?.ending ?? '',
    decisions: times.length,
    mean: Math.round(times.reduce((sum, time) => sum + time, 0) / times.length),
    longest: Math.round(Math.max(...times)),
  };
}

const known = new Map<string, Played>();
if (existsSync(file))
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const played = JSON.parse(line) as Played;
    known.set(played.game, played);
  }

function result(difficulty: string, atTable: number, number: number): Played {
  const noted = known.get(nameOf(difficulty, atTable, number));
  if (noted !== undefined) return noted;
  const played = playGame(difficulty, atTable, number);
  appendFileSync(file, `${JSON.stringify(played)}\n`);
  return played;
}

/** Level by level in turn, so that a run that is cut short has played as many games of each. */
const levels = difficulties
  .split(',')
  .map((difficulty) => ({ difficulty, played: [] as Played[] }));
for (let number = 1; number <= Number(games); number++)
  for (const atTable of seats.split(',').map(Number))
    for (const { difficulty, played } of levels) played.push(result(difficulty, atTable, number));

for (const { difficulty, played } of levels) {
  const endings: Record<string, number> = {};
  for (const { ending } of played) endings[ending] = (endings[ending] ?? 0) + 1;
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const spent = played.reduce((sum, game) => sum + game.decisions * game.mean, 0);
  const longest = played.map((game) => game.longest).sort((one, other) => one - other);
  console.log(
    `${difficulty}: ${shareOf(endings.escaped ?? 0, played.length)} of ${played.length} games, ` +
      `${JSON.stringify(endings)}, ${(spent / decisions).toFixed(0)} CPU-ms a decision, ` +
      `${longest[longest.length >> 1]} the longest of a game (median)`,
  );
}
