// A report as one page that needs nothing else: no network, no script.
import type { Game } from '@tidetable/engine';
import { changeSentence, type Report } from '../report.ts';
import { escaped, number, percent } from './marks.ts';
import {
  decisions,
  endings,
  events,
  length,
  rules,
  scores,
  subjects,
  winners,
} from './sections.ts';
import { style } from './style.ts';

export function page(report: Report, game: Game): string {
  const { summary } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(report.title)}: ${number(summary.games)} games</title>
<link rel="icon" href="data:,">
<style>${style()}</style>
</head>
<body>
${heading(report)}
<main>
${figures(report)}
${[
  winners(report),
  scores(report),
  endings(summary),
  length(report),
  subjects(report),
  decisions(summary),
  events(summary),
  rules(summary, game),
].join('\n')}
</main>
${foot(report)}
</body>
</html>
`;
}

function heading({ title, call, changes, summary }: Report): string {
  const alike = new Set(call.bots).size === 1;
  const bots = alike ? `${call.bots[0]} in all seats` : call.bots.join(', ');
  const changed =
    changes.length === 0
      ? ''
      : `<div class="changed"><strong>Not the usual numbers.</strong> Changed for this run:<ul>${changes.map((change) => `<li>${escaped(changeSentence(change))}</li>`).join('')}</ul></div>`;
  return `<header>
<p class="lab">Tidetable lab</p>
<h1>${escaped(title)}</h1>
<p class="note">${number(summary.games)} games, ${call.seats} seats, ${escaped(bots)}</p>
${changed}
</header>`;
}

function figures({ summary, contest, call }: Report): string {
  const { games, won, turns, decisions: each, options } = summary;
  const first = contest?.places[0]?.won;
  const tiles: [string, string, string][] = [
    ['Games', number(games), `${number(Math.round(games * each.mean))} decisions`],
    contest === null || first === undefined
      ? ['Won', percent(won.share), `${percent(won.low)} to ${percent(won.high)}`]
      : [
          'Whoever begins wins',
          percent(first.share),
          `an equal share is ${percent(1 / call.seats)}`,
        ],
    contest === null
      ? ['Turns', number(turns?.mean ?? 0), `from ${turns?.min ?? 0} to ${turns?.max ?? 0}`]
      : [
          'Rounds',
          number(contest.rounds.median),
          `from ${contest.rounds.min} to ${contest.rounds.max}`,
        ],
    ['Decisions in a game', number(each.mean), `from ${each.min} to ${each.max}`],
    ['Options of a decision', number(options.mean), `at most ${options.max}`],
  ];
  if (contest !== null)
    tiles.push(
      ['Lead changes', number(contest.leadChanges.mean), `at most ${contest.leadChanges.max}`],
      ['Winner is ahead by', number(contest.margin.mean), `of ${number(contest.winners.score)}`],
    );
  return `<dl class="figures">${tiles.map(([name, value, small]) => `<div><dt>${name}</dt><dd>${value}<small>${small}</small></dd></div>`).join('\n')}</dl>`;
}

function foot({ call }: Report): string {
  const options = Object.entries(call.options).map(
    ([name, value]) =>
      `${name}=${Array.isArray(value) ? value.join(',') || 'none' : String(value)}`,
  );
  return `<footer>
<p>Game ${escaped(call.game)}, rules version ${call.rulesVersion}. ${call.vary.length > 0 ? `Varied: ${escaped(call.vary.join(', '))}. ` : ''}Options: ${escaped(options.join(', '))}. Seed ${call.seed}.</p>
<p>Tidetable is an unofficial, non-commercial fan implementation; please buy the games you love.</p>
</footer>`;
}
