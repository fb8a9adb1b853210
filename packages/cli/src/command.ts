// A command of the `tidetable` program.

/** Streams and terminal; tests pass their own. */
export interface Outside {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
  /** Whether the output understands escape sequences. */
  readonly colour: boolean;
  readonly columns: number;
  /** Milliseconds since any fixed moment; `performance.now` unless given. */
  readonly now?: () => number;
}

export interface Command {
  readonly name: string;
  /** One line for `tidetable --help`. */
  readonly summary: string;
  /** The whole of `tidetable NAME --help`: usage, options, examples. */
  readonly help: string;
  /** Gives the exit code: 0 done, 1 found something wrong, 2 called wrongly. */
  run(args: readonly string[], outside: Outside): Promise<number>;
}

/** A wrong call: shown to the person without a stack trace, exit code 2. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall';
}
