// Processes that play deals side by side, one for each core.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StrengthMatch } from '@tidetable/manifest/strength';
import type { Played } from './playing.ts';

export interface Task {
  readonly match: StrengthMatch;
  readonly deal: number;
}

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Resolves when all are played. */
export async function playAll(
  tasks: readonly Task[],
  processes: number,
  done: (task: Task, played: Played) => void,
): Promise<void> {
  let next = 0;
  const member = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(PROGRAM);
      let task: Task | undefined;
      const hand = (): void => {
        task = tasks[next++];
        if (task === undefined) child.disconnect();
        else child.send(task);
      };
      child.on('message', (played: Played) => {
        done(task as Task, played);
        hand();
      });
      child.on('exit', (code) =>
        task === undefined ? resolve() : reject(new Error(`a process ended with ${code}`)),
      );
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(processes, tasks.length) }, member));
}
