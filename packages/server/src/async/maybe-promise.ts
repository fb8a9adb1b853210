// What is at hand is used at once: a promise for everything would cost every move a dozen rounds of waiting.

export type Soon<T> = T | Promise<T>;

/** Goes on with what is at hand now, and with what is not when it comes. */
export function when<T, R>(value: Soon<T>, next: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Does a task, and answers for what it throws, now or later. */
export function guarded<T>(task: () => Soon<T>, failed: (error: unknown) => T): Soon<T> {
  try {
    const done = task();
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}
