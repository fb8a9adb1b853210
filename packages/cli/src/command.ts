// A command of the `tidetable` program.

/** The streams of a command, and what they can show. Tests pass their own. */
export interface Terminal {
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
  /** Returns the exit code: 0 done, 1 something is wrong, 2 wrong usage. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** Wrong usage: shown without a stack trace, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a person can put right, such as a file that is not what it should be: shown without a stack trace, exit code 1. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
