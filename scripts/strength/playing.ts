// One deal of a match.
import type { Bot } from '@tidetable/bots';
import { readOptions, seedFrom } from '@tidetable/engine';
import type { StrengthMatch } from '@tidetable/manifest/strength';
import { duelTables } from '../../packages/cli/src/simulation/duel.ts';
import { playOne } from '../../packages/cli/src/simulation/play-one.ts';
import { CONTESTS, type Contest } from './players.ts';

export interface Played {
  /** The first player's share of each victory. */
  readonly won: readonly number[];
  /** Of the first player, among several actions. */
  readonly decisions: number;
  /** Of the processor, for all of these together. */
  readonly milliseconds: number;
}

const SEED = seedFrom('strength');

export function playDeal(match: StrengthMatch, deal: number): Played {
  const { game, player } = contestOf(match);
  const options = readOptions(game.options, match.options, match.seats);
  const watch = new Watch();
  const tables =
    match.other === null
      ? [{ bots: Array<string>(match.seats).fill(match.one), challenger: everySeat(match) }]
      : duelTables([match.one, match.other], match.seats, options, false);
  const won = tables.map(({ bots, challenger = [] }) => {
    const seated = bots.map((name, seat) =>
      challenger.includes(seat) ? watch.over(player(name)) : player(name),
    );
    const winners = playOne(game, seated, options, SEED, deal).outcome?.winners ?? [];
    const own = winners.filter((seat) => challenger.includes(seat)).length;
    return own === 0 ? 0 : own / winners.length;
  });
  return { won, decisions: watch.decisions, milliseconds: watch.milliseconds };
}

export function contestOf({ game }: Pick<StrengthMatch, 'game'>): Contest {
  const found = CONTESTS.find((contest) => contest.game.id === game);
  if (found === undefined) throw new Error(`no such game: ${game}`);
  return found;
}

function everySeat({ seats }: StrengthMatch): readonly number[] {
  return Array.from({ length: seats }, (_none, seat) => seat);
}

/** How long a player thinks. */
class Watch {
  decisions = 0;
  milliseconds = 0;

  over(bot: Bot): Bot {
    return {
      name: bot.name,
      choose: (observation) => {
        const before = process.cpuUsage();
        const action = bot.choose(observation);
        const { user, system } = process.cpuUsage(before);
        if (observation.legal.length > 1) {
          this.decisions += 1;
          this.milliseconds += (user + system) / 1e3;
        }
        return action;
      },
    };
  }
}
