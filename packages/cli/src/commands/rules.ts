// `tidetable rules`: the rulebook of a game, in our own words.
import { readCall } from '../calling.ts';
import { type Command, WrongCall } from '../command.ts';
import { boxOf, GAMES } from '../games.ts';
import { rulesAbout, rulesLines } from '../rules-text.ts';
import { FAINT, inkFor } from '../terminal/ink.ts';
import { plural } from '../terminal/text.ts';

const help = `Usage: tidetable rules GAME [ID or WORDS]

Lists the rules of a game in our own words, each with its id, heading and page of
the rulebook. With an id, just that rule; with words, the rules that mention them all.

Options:
  --help   show this

Examples:
  tidetable rules forbidden-island
  tidetable rules forbidden-island FI-MOVE-1
  tidetable rules forbidden-island helicopter lift
`;

export const rules: Command = {
  name: 'rules',
  summary: 'list or search the rules of a game',
  help,
  async run(args, outside) {
    const [named, ...words] = readCall(args, {}).positionals;
    if (named === undefined)
      throw new WrongCall(
        `The rules of which game? There is ${GAMES.map(({ id }) => id).join(', ')}.`,
      );
    const { game } = boxOf(named);
    const asked = words.join(' ');
    const ink = inkFor(outside);
    outside.output.write(`${rulesLines(game, asked, ink, outside.columns).join('\n')}\n`);
    const count = rulesAbout(game, asked).length;
    if (count > 1) outside.output.write(`${ink(plural(count, 'rule'), FAINT)}\n`);
    return count === 0 ? 1 : 0;
  },
};
