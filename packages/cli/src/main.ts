// The `tidetable` program: finds the command, runs it, and says plainly what went wrong.
import { Malformed, Unreplayable } from '@tidetable/engine';
import { type Command, type Terminal, UsageError, UserError } from './command.ts';
import { backup } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { duel } from './commands/duel.ts';
import { engine } from './commands/engine.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { GAMES } from './games.ts';
import { fileProblem } from './record-files.ts';
import { suggestion } from './suggestion.ts';
import { processTerminal } from './terminal/process-terminal.ts';
import { version } from './version.ts';

const COMMANDS: readonly Command[] = [
  play,
  serveCommand,
  replay,
  verify,
  rules,
  simulate,
  duel,
  engine,
  backup,
  restore,
  doctor,
];

function overview(): string {
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`);
  return `Tidetable: one table for games of the sea.

Usage: tidetable COMMAND [options]

${lines.join('\n')}
  ${'help'.padEnd(10)}show how to use a command: tidetable help play

Any command, before or after its name:
  --game PATH     also play a game that lives elsewhere: its folder, file or package;
                  may be repeated, or listed in TIDETABLE_GAMES with commas

Begin here:  tidetable play ${GAMES[0]?.id ?? 'GAME'}
`;
}

function commandCalled(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((known) => known.name);
  throw new UsageError(
    `There is no command ${JSON.stringify(name)}${suggestion(name, names)}; tidetable --help lists them all.`,
  );
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  const print = (text: string): number => {
    terminal.output.write(text);
    return 0;
  };
  if (name === undefined || name === '--help' || name === '-h') return print(overview());
  if (name === '--version' || name === '-v') return print(`tidetable ${version()}\n`);
  if (name === 'help')
    return print(rest[0] === undefined ? overview() : commandCalled(rest[0]).help);
  const command = commandCalled(name);
  if (rest.includes('--help') || rest.includes('-h')) return print(command.help);
  return command.run(rest, terminal);
}

/** Returns the exit code. People's mistakes are told in a line, without a stack trace. */
export async function main(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    const failure = userError(error, args[0]);
    if (failure === null) throw error;
    terminal.errors.write(`tidetable: ${failure.message}\n`);
    return failure.code;
  }
}

function userError(error: unknown, command = ''): { message: string; code: number } | null {
  if (error instanceof UsageError) {
    const known = COMMANDS.some(({ name }) => name === command);
    return {
      message: known ? `${error.message}\nSee tidetable help ${command}.` : error.message,
      code: 2,
    };
  }
  if (error instanceof Malformed) return { message: `${error.message}.`, code: 2 };
  if (error instanceof UserError) return { message: error.message, code: 1 };
  if (error instanceof Unreplayable)
    return { message: `This record cannot be played again: ${error.message}.`, code: 1 };
  const problem = fileProblem(error);
  return problem === null ? null : { message: problem, code: 1 };
}
