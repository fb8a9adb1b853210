// Tasks for the end of this turn of the event loop, run in one go and in order.

let due: (() => void)[] = [];

/** The task must catch its own errors. */
export function afterThisTick(task: () => void): void {
  if (due.length === 0) setImmediate(run);
  due.push(task);
}

function run(): void {
  const tasks = due;
  due = [];
  for (const task of tasks) task();
}
