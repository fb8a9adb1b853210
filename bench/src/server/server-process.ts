// The process of a server, from outside.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Question, Ready } from './program.ts';

/** Bundled as the shipped command is, so that no loader slows it down. */
async function bundled(program: string): Promise<string> {
  const { href } = new URL('../../../packages/cli/bin/bundle.js', import.meta.url);
  const bundle: { bundled(main: string, cache: string): Promise<string> } = await import(href);
  const name = program.slice(0, -'.ts'.length);
  const cache = new URL(`../../node_modules/.cache/${name}`, import.meta.url);
  return bundle.bundled(fileURLToPath(new URL(program, import.meta.url)), fileURLToPath(cache));
}

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /**
   * With the Node flags that its makers start it with.
   * With PROFILE set to a folder, the process leaves a CPU profile there.
   */
  static async start(
    program: string,
    words: readonly string[] = [],
    flags: readonly string[] = [],
  ): Promise<ServerProcess> {
    const { PROFILE } = process.env;
    const profiling = PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`];
    const child = fork(new URL(await bundled(program)), words, {
      execArgv: ['--expose-gc', ...flags, ...profiling],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [{ port }] = (await once(child, 'message')) as [Ready];
    return new ServerProcess(child, port);
  }

  /** Seconds of CPU that the process has used, in all its threads. */
  cpuSeconds(): Promise<number> {
    return this.#ask('cpu');
  }

  /** Bytes in use after garbage was collected. */
  heap(): Promise<number> {
    return this.#ask('heap');
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }

  async #ask(question: Question): Promise<number> {
    const answer = once(this.#child, 'message') as Promise<[number]>;
    this.#child.send(question);
    return (await answer)[0];
  }
}
