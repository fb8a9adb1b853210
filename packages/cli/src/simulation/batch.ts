// A batch of games, played in this thread.
import { botCalled, boxOf, type GameBox } from '../games.ts';
import { Counters, type Counts } from './counters.ts';
import type { Batch, Job, TableSetting } from './job.ts';
import { playOne } from './run.ts';
import { Notes } from './witness.ts';

/** A game with other numbers never passes for the game itself. */
export function markedId(id: string, changes: readonly string[]): string {
  return [id, ...changes].join('+');
}

function seatedAt(box: GameBox, { bots }: TableSetting) {
  return bots.map((name) => botCalled(box, name));
}

function rulesOf({ game }: GameBox, { changes }: Job) {
  return changes.length === 0 ? game : { ...game, id: markedId(game.id, changes) };
}

export function simulated(job: Job, { from, to }: Batch): Counts {
  const box = boxOf(job.game);
  const game = rulesOf(box, job);
  const counters = new Counters();
  const seated = job.tables.map((table) => seatedAt(box, table));
  for (let number = from; number <= to; number++) {
    const index = (number - 1) % job.tables.length;
    const { bots, options, variant } = job.tables[index] as TableSetting;
    const notes = new Notes(counters, box.measures);
    const played = playOne(game, seated[index] ?? [], options, job.seed, number, notes);
    notes.close(played, bots, variant);
  }
  return counters.plain();
}

/** What the challenger won at each table with each deal: 1, 0, or a part of a shared victory. */
export type Won = readonly (readonly number[])[];

export function fought(job: Job, { from, to }: Batch): Won {
  const box = boxOf(job.game);
  const game = rulesOf(box, job);
  const won: number[][] = [];
  for (let number = from; number <= to; number++)
    won.push(
      job.tables.map((table) => {
        const bots = seatedAt(box, table);
        const { outcome } = playOne(game, bots, table.options, job.seed, number);
        const winners = outcome?.winners ?? [];
        if (game.cooperative) return winners.length > 0 ? 1 : 0;
        const own = winners.filter((seat) => table.challenger?.includes(seat));
        return winners.length === 0 ? 0 : own.length / winners.length;
      }),
    );
  return won;
}
