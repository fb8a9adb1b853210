// `tidetable engine`: the rules as a program that other programs ask.
import { randomBytes } from 'node:crypto';
import { type Command, UsageError } from '../command.ts';
import { serve } from '../engine-protocol/serve.ts';
import { Session } from '../engine-protocol/session.ts';

const help = `Usage: tidetable engine

Reads one JSON request a line and answers each with one line, until the input ends
or {"do":"quit"} is asked. docs/protocol.md describes every request and its answer.

Options:
  --help   show this

Example:
  echo '{"id":1,"do":"games"}' | tidetable engine
`;

export const engine: Command = {
  name: 'engine',
  summary: 'speak JSON lines on standard input and output, for bots and other languages',
  help,
  async run(args, terminal) {
    if (args.includes('--help') || args.includes('-h')) {
      terminal.output.write(help);
      return 0;
    }
    if (args.length > 0)
      throw new UsageError(
        `Unexpected argument ${JSON.stringify(args[0])}: requests come on standard input.`,
      );
    await serve(new Session(() => randomBytes(32).toString('hex')), terminal);
    return 0;
  },
};
