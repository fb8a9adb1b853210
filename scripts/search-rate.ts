// Trials of the searching player per CPU-second, from fresh set-ups of Forbidden Island.
// node --import tsx scripts/search-rate.ts [trials a decision] [decisions]
import { searcher } from '@tidetable/bots';
import { deciders, Generator, legal, readOptions, type Seat, start } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';

const [iterations = 600, decisions = 6] = process.argv.slice(2).map(Number);

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function decide(number: number, seats: number): void {
  const chance = new Generator(number, seats);
  const options = readOptions(forbiddenIsland.options, {}, seats);
  const island = start(forbiddenIsland, seats, options, chance);
  const seat = deciders(forbiddenIsland, island).must[0] as Seat;
  const view = forbiddenIsland.view(island, seat);
  const offered = legal(forbiddenIsland, island, seat);
  searcher('searcher', { iterations }).choose({ seat, view, legal: offered, must: true, chance });
}

for (const seats of [2, 3, 4]) {
  decide(0, seats);
  const before = cpuSeconds();
  for (let number = 1; number <= decisions; number++) decide(number, seats);
  const rate = (iterations * decisions) / (cpuSeconds() - before);
  console.log(`${seats} seats: ${rate.toFixed(0)} trials per CPU-second`);
}
