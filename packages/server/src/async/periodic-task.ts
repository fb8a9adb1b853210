// What is done again and again while a server runs, each never twice at once.

export class Round {
  readonly #work: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #going: Promise<void> | null = null;

  constructor(
    every: number,
    name: string,
    work: () => Promise<void>,
    trouble: (where: string, error: unknown) => void,
  ) {
    this.#work = () => work().catch((error) => trouble(name, error));
    this.#timer = setInterval(() => void this.now(), every).unref();
  }

  /** At once; if it is under way, that one is waited for. */
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
