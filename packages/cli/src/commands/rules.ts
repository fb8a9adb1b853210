// `tidetable rules`: the rulebook of a game, in our own words.
import { FAINT, inkFor } from '@tidetable/terminal/ink';
import { plural, readable } from '@tidetable/terminal/text';
import { readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { examplesOf, GAMES, type GameParts, PARTS_BY_BOARD, partsOf } from '../games.ts';
import { provenanceLines } from '../provenance.ts';
import { pageCalled, pageHints, pageLines, pagesOf } from '../rules-pages.ts';
import { rulesAbout, rulesLines } from '../rules-text.ts';

const help = `Usage: tidetable rules GAME [ID or WORDS]

Lists the rules of a game in our own words, each with its id, heading and page of
the rulebook. With an id, just that rule; with words, the rules that mention them all.
Every game has pages beside the rules; with its name, just that page.

Options:
  --help   show this

Examples:
${examplesOf('rules')}

${PARTS_BY_BOARD.flatMap(pagesListed).join('\n')}
`;

function pagesListed(parts: GameParts): string[] {
  return [
    `Pages of ${parts.game.title}:`,
    ...Object.entries(pagesOf(parts)).map(([name, { title }]) => `  ${name.padEnd(17)} ${title}`),
  ];
}

export const rules: Command = {
  name: 'rules',
  summary: 'list or search the rules of a game',
  help,
  async run(args, terminal) {
    const [named, ...words] = readArguments(args, {}).positionals;
    if (named === undefined)
      throw new UsageError(
        `The rules of which game? There is ${GAMES.map(({ id }) => id).join(', ')}.`,
      );
    const parts = partsOf(named);
    const { game } = parts;
    const query = words.join(' ');
    const ink = inkFor(terminal);
    const page = pageCalled(parts, query);
    if (page !== null) {
      terminal.output.write(`${pageLines(page, ink, terminal.columns).join('\n')}\n`);
      return 0;
    }
    terminal.output.write(`${rulesLines(game, query, ink, terminal.columns).join('\n')}\n`);
    const count = rulesAbout(game, query).length;
    if (count > 1) terminal.output.write(`${ink(plural(count, 'rule'), FAINT)}\n`);
    if (query === '')
      for (const line of [
        ...pageHints(parts, `tidetable rules ${named}`, ink, terminal.columns),
        ...provenanceLines(parts, readable(terminal.columns)),
      ])
        terminal.output.write(`${line}\n`);
    return count === 0 ? 1 : 0;
  },
};
