// Who is stronger: each deal is played with A in every seat and B in all others. What is played is kept, and the same call goes on.
// node --import tsx scripts/strength.ts GAME A B [deals] [seats] [first deal]

import { readOptions, seedFrom } from '@tidetable/engine';
import { duelTables } from '../packages/cli/src/simulation/duel.ts';
import { Kept } from '../packages/cli/src/simulation/kept.ts';
import { playOne } from '../packages/cli/src/simulation/run.ts';
import { shareOf } from '../packages/cli/src/simulation/share.ts';
import { CONTESTS } from './strength/players.ts';

const [id, one, other, deals = '20', seats = '2', first = '1'] = process.argv.slice(2);
const contest = CONTESTS.find(({ game }) => game.id === id);
if (contest === undefined || one === undefined || other === undefined)
  throw new Error(`which game, and which two? ${CONTESTS.map(({ game }) => game.id).join(', ')}`);
const { game, player } = contest;

const SEED = seedFrom('strength');
const options = readOptions(game.options, {}, Number(seats));
const tables = duelTables([one, other], Number(seats), options, false);
const call = { game: game.id, rulesVersion: game.rulesVersion, seats, one, other };
const folder = `.tidetable/strength/${Object.values(call).join('-').replaceAll(':', '-')}`;
/** By deal: the share of each victory that A had, by seat, and the CPU-seconds that it took. */
const kept = Kept.in<{ won: number[]; seconds: number }>(folder, call);

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function playDeal(deal: number): { won: number[]; seconds: number } {
  const before = cpuSeconds();
  const won = tables.map(({ bots, challenger }) => {
    const { outcome } = playOne(game, bots.map(player), options, SEED, deal);
    const winners = outcome?.winners ?? [];
    const own = winners.filter((seat) => challenger?.includes(seat)).length;
    return own === 0 ? 0 : own / winners.length;
  });
  return { won, seconds: cpuSeconds() - before };
}

function report(from: number, to: number): string {
  let won = 0;
  let games = 0;
  let seconds = 0;
  for (let deal = from; deal <= to; deal++) {
    const result = kept.results.get(deal);
    if (result === undefined) continue;
    for (const part of result.won) won += part;
    games += result.won.length;
    seconds += result.seconds;
  }
  const { share, low, high } = shareOf(won, games);
  const percent = (part: number): string => (100 * part).toFixed(1);
  return (
    `${game.id}, ${seats} seats, deals ${from}–${to}: ${one} wins ${percent(share)} % [${percent(low)}–${percent(high)}] ` +
    `of ${games} games against ${other}; ${(seconds / games).toFixed(1)} CPU-s a game`
  );
}

const from = Number(first);
const to = from + Number(deals) - 1;
for (let deal = from; deal <= to; deal++) {
  if (kept.results.has(deal)) continue;
  kept.keep(deal, playDeal(deal));
  if (process.stderr.isTTY) process.stderr.write(`\r${report(from, deal)}`);
}
console.log(report(from, to));
