// A task repeated while the server runs, never twice at once.

export class PeriodicTask {
  readonly #work: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #going: Promise<void> | null = null;

  constructor(
    every: number,
    name: string,
    work: () => Promise<void>,
    reportError: (where: string, error: unknown) => void,
  ) {
    this.#work = () => work().catch((error) => reportError(name, error));
    this.#timer = setInterval(() => void this.now(), every).unref();
  }

  /** Runs it at once, or waits for the run under way. */
  now(): Promise<void> {
    this.#going ??= this.#work().finally(() => {
      this.#going = null;
    });
    return this.#going;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#going;
  }
}
