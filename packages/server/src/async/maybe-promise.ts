// A value now or later. Skips the promise where the value is there: a dozen awaits per move add up.

export type MaybePromise<T> = T | Promise<T>;

export function andThen<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Catches what a task throws, now or later. */
export function catching<T>(
  task: () => MaybePromise<T>,
  failed: (error: unknown) => T,
): MaybePromise<T> {
  try {
    const done = task();
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}
