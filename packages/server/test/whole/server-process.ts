// A real server in a process of its own, which may be killed at any time.
import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import type { Place } from '../../src/store/open.ts';
import { program } from './program.ts';

/** A changed Object.prototype means that a message broke in: then the process exits with an error. */
const GUARD = `
const shared = () => [Object, Array, Function, String].flatMap((one) => Reflect.ownKeys(one.prototype)).map(String).join();
const before = shared();
process.on('exit', () => {
  if (shared() !== before) {
    console.error('what all objects inherit was changed');
    process.exitCode = 70;
  }
});`;
const GUARDED = `--import=data:text/javascript,${encodeURIComponent(GUARD)}`;
const SERVED = /served at http:\/\/localhost:(\d+)/;

export class ServerProcess {
  readonly #place: Place;
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;
  #over: Promise<number | null> = Promise.resolve(null);
  #port = 0;
  /** Its error output since it was last started. */
  complaint = '';

  private constructor(place: Place, flags: readonly string[]) {
    this.#place = place;
    this.#flags = flags;
  }

  /** Removed after the test. */
  static async start(place: Place, ...flags: readonly string[]): Promise<ServerProcess> {
    const server = new ServerProcess(place, flags);
    onTestFinished(() => server.kill());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** At the same address as before. Returns the milliseconds it took; throws if it did not serve. */
  async start(): Promise<number> {
    const begun = performance.now();
    const where =
      'folder' in this.#place ? ['--data', this.#place.folder] : ['--database', this.#place.url];
    const log = ['--log', 'error', '--generosity', '1000'];
    const args = [await program(), 'serve', '--port', String(this.#port), ...where, ...log];
    const child = spawn(process.execPath, [GUARDED, ...args, ...this.#flags]);
    this.#child = child;
    this.complaint = '';
    this.#over = new Promise((resolve) => child.once('close', (code) => resolve(code)));
    child.stderr.on('data', (text) => {
      this.complaint += text;
    });
    let said = '';
    const served = new Promise<boolean>((resolve) => {
      child.stdout.on('data', (text) => {
        said += text;
        const port = SERVED.exec(said)?.[1];
        if (port !== undefined) this.#port = Number(port);
        if (port !== undefined) resolve(true);
      });
      child.once('close', () => resolve(false));
    });
    if (!(await served)) throw new Error(`the server did not start: ${said}${this.complaint}`);
    return performance.now() - begun;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#over;
  }

  /** SIGTERM, as in a deployment; returns the exit status. */
  async stop(): Promise<number | null> {
    this.#child?.kill('SIGTERM');
    return this.#over;
  }
}
