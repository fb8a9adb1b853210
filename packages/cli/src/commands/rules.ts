// `tidetable rules`: the rulebook of a game, in our own words.

import { FAINT, inkFor } from '@tidetable/terminal/ink';
import { plural, readable } from '@tidetable/terminal/text';
import { readCall } from '../calling.ts';
import { type Command, WrongCall } from '../command.ts';
import { BOXES_BY_BOARD, boxOf, examplesOf, GAMES, type GameBox } from '../games.ts';
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

${BOXES_BY_BOARD.flatMap(pagesListed).join('\n')}
`;

function pagesListed(box: GameBox): string[] {
  return [
    `Pages of ${box.game.title}:`,
    ...Object.entries(pagesOf(box)).map(([name, { title }]) => `  ${name.padEnd(17)} ${title}`),
  ];
}

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
    const box = boxOf(named);
    const { game } = box;
    const asked = words.join(' ');
    const ink = inkFor(outside);
    const page = pageCalled(box, asked);
    if (page !== null) {
      outside.output.write(`${pageLines(page, ink, outside.columns).join('\n')}\n`);
      return 0;
    }
    outside.output.write(`${rulesLines(game, asked, ink, outside.columns).join('\n')}\n`);
    const count = rulesAbout(game, asked).length;
    if (count > 1) outside.output.write(`${ink(plural(count, 'rule'), FAINT)}\n`);
    if (asked === '')
      for (const line of [
        ...pageHints(box, `tidetable rules ${named}`, ink, outside.columns),
        ...provenanceLines(box, readable(outside.columns)),
      ])
        outside.output.write(`${line}\n`);
    return count === 0 ? 1 : 0;
  },
};
