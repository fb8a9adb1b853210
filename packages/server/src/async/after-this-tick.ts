// Work for the end of this turn of the event loop: all of it in one go, in the order in which it was asked for.

let due: (() => void)[] = [];

/** The task must see to its own failures. */
export function soon(task: () => void): void {
  if (due.length === 0) setImmediate(work);
  due.push(task);
}

function work(): void {
  const tasks = due;
  due = [];
  for (const task of tasks) task();
}
