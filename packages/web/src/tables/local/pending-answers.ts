// Questions to a worker that are not answered yet, by number.

interface Pending {
  resolve(answer: never): void;
  reject(why: Error): void;
}

export class PendingAnswers {
  readonly #pending = new Map<number, Pending>();
  #asked = 0;

  /** `send` gets the number of the question. */
  ask<T>(send: (ask: number) => void): Promise<T> {
    const ask = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#pending.set(ask, { resolve, reject });
      send(ask);
    });
  }

  answered(ask: number, answer: unknown): void {
    this.#pending.get(ask)?.resolve(answer as never);
    this.#pending.delete(ask);
  }

  failed(ask: number, why: string): void {
    this.#pending.get(ask)?.reject(new Error(why));
    this.#pending.delete(ask);
  }

  allFailed(why: string): void {
    for (const ask of this.#pending.keys()) this.failed(ask, why);
  }
}
