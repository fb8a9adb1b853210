// The summary of many games: endings, lengths, events, decisions.
import type { Game } from '@tidetable/engine';
import type { Measures } from '@tidetable/terminal/measures';
import type { Counters } from './counters.ts';
import {
  type Histogram,
  histogram,
  quantile,
  type Share,
  type Spread,
  shareOf,
  spreadOf,
} from './share.ts';

export interface Occurrence {
  readonly name: string;
  /** In a game, on average. */
  readonly mean: number;
  /** Games in which it occurred at all. */
  readonly games: Share;
  /** Of the seats that had to do with it, those that won; not where all win or lose together. */
  readonly won?: Share;
}

export interface Group {
  readonly by: string;
  readonly rows: readonly (Share & { readonly name: string; readonly all: number })[];
}

export interface Summary {
  readonly games: number;
  readonly won: Share;
  /** A game may end for several reasons at once, so these can add up to more than all games. */
  readonly endings: readonly (Share & { readonly ending: string; readonly of?: string })[];
  /** Only for games that tell when a turn begins. */
  readonly turns: Spread | null;
  readonly decisions: Spread;
  /** How often each event happened in a game, on average. */
  readonly events: Readonly<Record<string, number>>;
  /** Who wins: by whatever sets seats or games apart. */
  readonly groups: readonly Group[];
  readonly rules: readonly Occurrence[];
  readonly subjects: readonly { readonly name: string; readonly things: readonly Occurrence[] }[];
  /** Among how many options each decision was made. */
  readonly options: Spread & { readonly median: number };
  readonly steps: readonly {
    readonly step: string;
    readonly mean: number;
    readonly options: number;
  }[];
  readonly histograms: {
    readonly turns: Histogram;
    readonly decisions: Histogram;
    readonly options: Histogram;
  };
}

const TURN = 'turn-began';

export function summaryOf(game: Game, measures: Measures, counters: Counters): Summary {
  const games = counters.count('games', 'all');
  const turns = histogram(counters.entries('turns'));
  const decisions = histogram(counters.entries('decisions'));
  const options = histogram(counters.entries('options'));
  const endings = counters.entries('ending').sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    games,
    won: shareOf(counters.count('games', 'won'), games),
    endings: endings.map(([reason, count]) => {
      const [ending = '', of = ''] = reason.split(' ');
      return { ending, ...(of === '' ? {} : { of }), ...shareOf(count, games) };
    }),
    turns: game.events.includes(TURN) ? spreadOf(turns) : null,
    decisions: spreadOf(decisions),
    events: Object.fromEntries(
      game.events.map((type) => [type, counters.count('event', type) / games || 0]),
    ),
    groups: groupsOf(game, measures, counters),
    rules: occurrences(counters, 'rule', 'rule games', games),
    subjects: measures.subjects.map(({ name }, index) => ({
      name,
      things: occurrences(counters, `thing ${index}`, `thing games ${index}`, games).map((thing) =>
        game.cooperative ? thing : { ...thing, ...wonWith(counters, index, thing.name) },
      ),
    })),
    options: { ...spreadOf(options), median: quantile(options, 0.5) },
    steps: counters.entries('step').map(([step, count]) => ({
      step,
      mean: count / games,
      options: counters.count('step options', step) / count,
    })),
    histograms: { turns, decisions, options },
  };
}

/** Most frequent first. */
function occurrences(
  counters: Counters,
  name: string,
  inGames: string,
  games: number,
): Occurrence[] {
  return counters
    .entries(name)
    .map(([key, count]) => ({
      name: key,
      mean: count / games,
      games: shareOf(counters.count(inGames, key), games),
    }))
    .sort((one, other) => other.mean - one.mean);
}

function wonWith(counters: Counters, index: number, thing: string): { won?: Share } {
  const seats = counters.count(`thing seats ${index}`, thing);
  return seats === 0 ? {} : { won: shareOf(counters.count(`thing won ${index}`, thing), seats) };
}

/** Only groups with more than one row: with one bot in all seats there is nothing to compare. */
function groupsOf(game: Game, measures: Measures, counters: Counters): Group[] {
  const group = (by: string, key: string, nameOf = (name: string): string => name): Group => ({
    by,
    /** Variants as the options name them, all others by name. */
    rows: (key === 'variant'
      ? counters.unsorted('played variant')
      : counters.entries(`played ${key}`)
    ).map(([name, all]) => ({
      name: nameOf(name),
      all,
      ...shareOf(counters.count(`won ${key}`, name), all),
    })),
  });
  const counted = (name: string): string => String(Number(name) + 1);
  const apart = [
    group('seat', 'seat', counted),
    group('turn of a round', 'place', counted),
    group('bot', 'bot'),
  ];
  const groups = [
    ...(game.cooperative ? [] : apart),
    group(measures.roles?.name ?? 'role', 'role'),
    group(game.cooperative ? 'variant' : 'variant, for whoever begins', 'variant'),
  ];
  return groups.filter(({ rows }) => rows.length > 1);
}
