// Writes that come while the disk is busy share the next transaction, and with it one flush.
import { setImmediate as turn } from 'node:timers/promises';
import type { Database, WriteTransaction } from './schema.ts';

type Work<T> = (trx: WriteTransaction) => Promise<T>;

interface Job {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A bound on how long the first of a group waits for the last. */
const MOST = 256;

export class GroupCommit {
  readonly #db: Database;
  #waiting: Job[] = [];
  #working: Promise<void> | null = null;
  /** How many transactions were committed. */
  commits = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The work may run twice: if another of its group fails, the first run is rolled back. */
  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      this.#working ??= this.#workOff();
    });
  }

  /** Resolves when nothing is left to write. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #workOff(): Promise<void> {
    for (;;) {
      await turn(); // writes of this tick join in
      const group = this.#waiting.splice(0, MOST);
      if (group.length === 0) break;
      if (!(await this.#together(group))) for (const job of group) await this.#alone(job);
    }
    this.#working = null;
  }

  /** Resolves them after the commit. False if one of them failed and nothing was done. */
  async #together(group: readonly Job[]): Promise<boolean> {
    try {
      const results = await this.#commit(async (trx) => {
        const done: unknown[] = [];
        for (const { work } of group) done.push(await work(trx));
        return done;
      });
      group.forEach(({ resolve }, nth) => {
        resolve(results[nth]);
      });
      return true;
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      return group.length === 1;
    }
  }

  async #alone({ work, resolve, reject }: Job): Promise<void> {
    try {
      resolve(await this.#commit(work));
    } catch (error) {
      reject(error);
    }
  }

  async #commit<T>(work: Work<T>): Promise<T> {
    const result = await this.#db.transaction().execute(work);
    this.commits++;
    return result;
  }
}
