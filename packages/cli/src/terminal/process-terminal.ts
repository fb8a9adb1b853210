// The terminal of this process: its streams, and what they can show.
import type { Terminal } from '../command.ts';

const USUAL_COLUMNS = 80;

export function processTerminal(): Terminal {
  const { stdin: input, stdout: output, stderr: errors } = process;
  output.on('error', leaveQuietly);
  return {
    input,
    output,
    errors,
    colour: understandsColour(),
    get columns() {
      return output.columns ?? (Number(process.env.COLUMNS) || USUAL_COLUMNS);
    },
  };
}

function understandsColour(): boolean {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return process.stdout.isTTY === true && process.stdout.hasColors(16);
}

/** The reader of a pipe may stop reading, as `head` does. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
