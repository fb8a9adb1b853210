// A batch of games, played in this thread.
import { itemAt } from '@tidetable/engine';
import { botCalled, type GameParts, partsOf } from '../games.ts';
import { Counters, type Counts } from './counters.ts';
import { GameTally } from './game-tally.ts';
import type { Batch, Job, TableSetting } from './job.ts';
import { playOne } from './play-one.ts';

/** A game with other numbers never passes for the game itself. */
export function markedId(id: string, changes: readonly string[]): string {
  return [id, ...changes].join('+');
}

function seatedAt(parts: GameParts, { bots }: TableSetting) {
  return bots.map((name) => botCalled(parts, name));
}

function rulesOf({ game }: GameParts, { changes }: Job) {
  return changes.length === 0 ? game : { ...game, id: markedId(game.id, changes) };
}

export function simulated(job: Job, { from, to }: Batch): Counts {
  const parts = partsOf(job.game);
  const game = rulesOf(parts, job);
  const counters = new Counters();
  const seated = job.tables.map((table) => seatedAt(parts, table));
  for (let number = from; number <= to; number++) {
    const index = (number - 1) % job.tables.length;
    const { bots, options, variant } = itemAt(job.tables, index);
    const tally = new GameTally(counters, parts.measures);
    const played = playOne(game, seated[index] ?? [], options, job.seed, number, tally);
    tally.close(played, bots, variant);
  }
  return counters.plain();
}

/** What the challenger won at each table with each deal: 1, 0, or a part of a shared victory. */
export type Won = readonly (readonly number[])[];

export function fought(job: Job, { from, to }: Batch): Won {
  const parts = partsOf(job.game);
  const game = rulesOf(parts, job);
  const won: number[][] = [];
  for (let number = from; number <= to; number++)
    won.push(
      job.tables.map((table) => {
        const bots = seatedAt(parts, table);
        const { outcome } = playOne(game, bots, table.options, job.seed, number);
        const winners = outcome?.winners ?? [];
        if (game.cooperative) return winners.length > 0 ? 1 : 0;
        const own = winners.filter((seat) => table.challenger?.includes(seat));
        return winners.length === 0 ? 0 : own.length / winners.length;
      }),
    );
  return won;
}
