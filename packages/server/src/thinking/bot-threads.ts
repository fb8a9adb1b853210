// Slow bots in threads: their table goes on when they have decided, and no other table waits.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Seat } from '@tidetable/engine';
import type { TableId } from '../store/store.ts';
import type { Reply } from './answering.ts';
import type { BotAnswer, BotQuestion } from './question.ts';

interface Task {
  readonly question: BotQuestion;
  readonly ready: () => void;
  answer: BotAnswer | undefined;
}

/** A thread at work, ended if that takes too long. */
interface Work {
  readonly task: Task;
  readonly lost: NodeJS.Timeout;
}

/** The questions asked at one moment of a table. */
interface Moment {
  readonly seq: number;
  readonly tasks: Map<Seat, Task>;
}

export interface BotThreadOptions {
  /** What runs in each of them. */
  readonly program: URL;
  readonly most: number;
  /** Milliseconds after which a thread is ended. */
  readonly timeout: number;
  reportError(where: string, error: unknown): void;
}

const FROM_SOURCES = new URL('./from-sources.js', import.meta.url);
const TIMEOUT = 20_000;
const MOST_THREADS = 4;
const NOTHING: BotAnswer = { action: null };

export class BotThreads {
  readonly #threads: BotThreadOptions;
  readonly #moments = new Map<TableId, Moment>();
  readonly #waiting: Task[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #busy = new Map<Worker, Work>();
  #isClosed = false;

  constructor(threads: Pick<BotThreadOptions, 'reportError'> & Partial<BotThreadOptions>) {
    this.#threads = {
      program: new URL('./thread.ts', import.meta.url),
      most: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
      timeout: TIMEOUT,
      ...threads,
    };
  }

  /** Undefined until the bot has answered, and then `ready` is called. Questions of earlier moments are dropped. */
  ask(question: BotQuestion, ready: () => void): BotAnswer | undefined {
    const { table, seq, seat } = question;
    const known = this.#moments.get(table);
    const moment = known?.seq === seq ? known : { seq, tasks: new Map<Seat, Task>() };
    this.#moments.set(table, moment);
    const asked = moment.tasks.get(seat);
    if (asked !== undefined) return asked.answer;
    const task: Task = { question, ready, answer: undefined };
    moment.tasks.set(seat, task);
    this.#waiting.push(task);
    this.#handOut();
    return undefined;
  }

  /** The table is gone from this node. */
  forget(table: TableId): void {
    this.#moments.delete(table);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.length = 0;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #handOut(): void {
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const worker = this.#idle.pop() ?? this.#another();
      if (worker === null) return;
      const task = this.#waiting.shift() as Task;
      if (this.#isWanted(task)) this.#think(worker, task);
      else this.#idle.push(worker);
    }
  }

  #isWanted({ question }: Task): boolean {
    return this.#moments.get(question.table)?.seq === question.seq;
  }

  #another(): Worker | null {
    const { program, most, reportError } = this.#threads;
    if (this.#all.size >= most) return null;
    const worker = program.pathname.endsWith('.ts')
      ? new Worker(FROM_SOURCES, { workerData: program.href })
      : new Worker(program);
    worker.unref();
    worker.on('message', (reply: Reply) => {
      this.#idle.push(worker);
      this.#done(worker, reply);
    });
    worker.on('error', (error) => reportError('thinking', error));
    worker.on('exit', () => {
      this.#all.delete(worker);
      this.#idle.splice(0, this.#idle.length, ...this.#idle.filter((one) => one !== worker));
      this.#done(worker, { failed: 'its thread is gone' });
    });
    this.#all.add(worker);
    return worker;
  }

  #think(worker: Worker, task: Task): void {
    const lost = setTimeout(() => void worker.terminate(), this.#threads.timeout);
    this.#busy.set(worker, { task, lost });
    worker.postMessage(task.question);
  }

  #done(worker: Worker, reply: Reply): void {
    const work = this.#busy.get(worker);
    this.#busy.delete(worker);
    if (work === undefined || this.#isClosed) return;
    const { task, lost } = work;
    const { bot, table } = task.question;
    clearTimeout(lost);
    if ('failed' in reply)
      this.#threads.reportError(`bot ${bot} at table ${table}`, new Error(reply.failed));
    task.answer = 'failed' in reply ? NOTHING : reply;
    if (this.#isWanted(task)) task.ready();
    this.#handOut();
  }
}
