// A session on two streams, line by line, with backpressure.
import type { Terminal } from '../command.ts';
import { linesOf } from './lines.ts';
import { LONGEST_LINE, type Session } from './session.ts';

/** One character more shows that a line is too long; one may be a carriage return. */
const KEPT = LONGEST_LINE + 2;

/** Answers until the input ends, `quit` is asked or the output is closed. */
export async function serve(
  session: Session,
  { input, output }: Pick<Terminal, 'input' | 'output'>,
): Promise<void> {
  let isOpen = true;
  output.on('error', () => {
    isOpen = false;
  });
  for await (const line of linesOf(input, KEPT)) {
    if (line.trim() === '') continue;
    await written(output, `${await session.answer(line)}\n`);
    if (session.closed || !isOpen) return;
  }
}

function written(output: NodeJS.WritableStream, text: string): Promise<unknown> {
  return new Promise((resolve) => output.write(text, resolve));
}
