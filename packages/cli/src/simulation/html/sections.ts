// The chapters of a report.
import { capital, type Game } from '@tidetable/engine';
import { nameOf, type Report } from '../report.ts';
import type { Share } from '../share.ts';
import type { Group, Occurrence, Summary } from '../tally.ts';
import { bars, type Row, rows, stacks } from './charts.ts';
import { escaped, number, percent, title } from './marks.ts';

function chapter(heading: string, note: string, body: string): string {
  return `<section><h2>${heading}</h2><p class="note">${note}</p>${body}</section>`;
}

function chart(heading: string, body: string): string {
  return `<div><h3>${escaped(heading)}</h3>${body}</div>`;
}

function charts(list: readonly string[]): string {
  return `<div class="charts">${list.join('\n')}</div>`;
}

export function endings({ endings: list }: Summary): string {
  const drawn = list.map((ending) => ({
    name: title(nameOf(ending)),
    value: ending.share,
    interval: [ending.low, ending.high] as const,
    label: percent(ending.share),
    small: number(ending.count),
  }));
  const note = 'A game may end for several reasons at once. Whiskers are 95 % intervals.';
  return chapter('How games ended', note, rows(drawn, { most: 1 }));
}

function groupRows({ rows: list }: Group): Row[] {
  return list.map(({ name, share, low, high, all }) => ({
    name,
    value: share,
    interval: [low, high] as const,
    label: percent(share),
    small: `of ${number(all)}`,
  }));
}

export function winners({ summary, contest, call }: Report): string {
  if (summary.groups.length === 0) return '';
  const fair = contest === null ? {} : { fair: 1 / call.seats };
  const most = Math.min(
    1,
    Math.max(...summary.groups.flatMap((group) => group.rows.map(({ high }) => high)), 0.01),
  );
  const note =
    contest === null
      ? 'All win or lose together. Whiskers are 95 % intervals.'
      : 'The dashed line is an equal share; a shared victory counts as won. Whiskers are 95 % intervals.';
  return chapter(
    'Who wins',
    note,
    charts(
      summary.groups.map((group) =>
        chart(`By ${group.by}`, rows(groupRows(group), { most, ...fair })),
      ),
    ),
  );
}

export function length({ summary, contest }: Report): string {
  const { histograms } = summary;
  const pace =
    contest === null
      ? [chart('Turns', bars('Turns', histograms.turns))]
      : [
          chart(
            'Rounds',
            bars('Rounds', contest.rounds.histogram, [contest.rounds.from, contest.rounds.to]),
          ),
        ];
  const note =
    contest === null
      ? 'How long games took.'
      : `${percent(contest.rounds.within.share)} of all games took ${contest.rounds.from} to ${contest.rounds.to} rounds, as a good one does (gold).`;
  return chapter(
    'Length',
    note,
    charts([...pace, chart('Decisions in a game', bars('Decisions', histograms.decisions))]),
  );
}

export function scores({ contest }: Report): string {
  if (contest === null) return '';
  const { seats, places, winners: best, leadChanges, margin } = contest;
  const list = [
    ...seats.map(({ parts }, seat) => ({ name: `Seat ${seat + 1}`, parts })),
    ...places.map(({ parts }, place) => ({ name: `Turn ${place + 1}`, parts })),
    { name: 'Winners', parts: best.parts },
  ];
  const note = `What scores are made of, on average: by seat, by turn of a round, and for the winners. The lead is looked at as each turn begins: it changes ${number(leadChanges.mean)} times in a game, and the best score is ${number(margin.mean)} ahead at the end.`;
  return chapter(
    'Scores and the lead',
    note,
    charts([
      chart('Parts of the score', stacks(list)),
      chart('Lead changes in a game', bars('Lead changes', leadChanges.histogram)),
      chart('Ahead at the end', bars('Margin', margin.histogram)),
    ]),
  );
}

const MOST_SHOWN = 45;

/** An interval wider than this tells nothing of who wins. */
const WIDEST = 0.3;

function isTelling(won: Share | undefined): won is Share {
  return won !== undefined && won.high - won.low <= WIDEST;
}

function occurrenceRows(list: readonly Occurrence[]): Row[] {
  return list.slice(0, MOST_SHOWN).map(({ name, mean, games, won }) => ({
    name: capital(name),
    value: games.share,
    label: number(mean),
    ...(isTelling(won) ? { dot: won.share, small: `${percent(won.share)} won` } : {}),
  }));
}

export function subjects({ summary, contest, call }: Report): string {
  const list = summary.subjects.filter(({ things }) => things.length > 0);
  const dots =
    contest === null
      ? ''
      : ` The red dot is how often a seat that had to do with it won; an equal share is ${percent(1 / call.seats)}. It is left out where too few games tell.`;
  const note = `The bar is the share of games in which it occurred, the number how often in a game on average.${dots}`;
  return chapter(
    'Pieces and cards',
    note,
    `<div class="columns">${list.map(({ name, things }) => chart(name, rows(occurrenceRows(things), { most: 1 }))).join('')}</div>`,
  );
}

export function decisions({ options, steps, histograms }: Summary): string {
  const most = Math.max(...steps.map(({ mean }) => mean), 0.01);
  const drawn = [...steps]
    .sort((one, other) => other.mean - one.mean)
    .map(({ step, mean, options: each }) => ({
      name: title(step),
      value: mean,
      label: number(mean),
      small: `${number(each)} options`,
    }));
  const note = `A seat chooses among ${number(options.mean)} options on average, ${options.median} in the middle, ${options.max} at most. By step of the rules: how often in a game, and among how many options.`;
  return chapter(
    'Decisions',
    note,
    charts([
      chart('Options of a decision', bars('Options', histograms.options)),
      chart('Decisions by step', rows(drawn, { most })),
    ]),
  );
}

export function rules({ rules: list }: Summary, { rulebook }: Game): string {
  const drawn = list.map(({ name, mean, games }) => {
    const { heading = '', page = null } = rulebook[name] ?? {};
    return {
      name,
      value: games.share,
      label: number(mean),
      under: page === null ? heading : `${heading}, p. ${page}`,
    };
  });
  const silent = Object.keys(rulebook).filter((rule) => !list.some(({ name }) => name === rule));
  return chapter(
    'Rules at work',
    `How often each rule made something happen in a game, on average; the bar is the share of games in which it did. ${list.length} of ${Object.keys(rulebook).length} rules did; the others only allow or bar, or did not come up.`,
    `${halves(drawn, 1)}<details><summary>The other ${silent.length}</summary><p class="note">${silent.map(escaped).join(' · ')}</p></details>`,
  );
}

/** A long list in two columns, where there is room. */
function halves(list: readonly Row[], most: number): string {
  const half = Math.ceil(list.length / 2);
  const parts = [list.slice(0, half), list.slice(half)];
  return `<div class="charts two">${parts.map((part) => `<div>${rows(part, { most })}</div>`).join('')}</div>`;
}

export function events({ events: list }: Summary): string {
  const happened = Object.entries(list).filter(([, mean]) => mean > 0);
  const most = Math.max(...happened.map(([, mean]) => mean), 0.01);
  const drawn = happened
    .sort(([, one], [, other]) => other - one)
    .map(([type, mean]) => ({ name: title(type), value: mean, label: number(mean) }));
  return chapter('What happened', 'How often in a game, on average.', halves(drawn, most));
}
