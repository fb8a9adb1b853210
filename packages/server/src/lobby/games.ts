// The games that are played here, as a form for a new table needs them.
import type { ServerContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import { optionFields } from '../games/options.ts';

export function gamesShown({ rules, bots }: ServerContext) {
  return rules.games().map((game) => ({
    id: game.id,
    title: game.title,
    rulesVersion: game.rulesVersion,
    seats: { min: game.seats.min, max: game.seats.max },
    options: Object.entries(optionFields(game)).map(([name, option]) => ({
      name,
      kind: option.kind,
      label: option.label,
      help: option.help,
      default: option.default,
      ...(option.group === undefined ? {} : { group: option.group }),
      ...(option.choices === undefined ? {} : { choices: [...option.choices] }),
      ...(option.min === undefined ? {} : { min: option.min }),
      ...(option.max === undefined ? {} : { max: option.max }),
    })),
    bots: (bots[game.id] ?? []).map(({ name }) => name),
  }));
}

/** What pages need of a game whose code they do not have. */
export function rulesShown({ rules }: ServerContext, id: string) {
  const game = rules.newest(id);
  if (game === null) throw new NotFound('no-such-game', 'There is no such game here.');
  const rulebook = Object.entries(game.rulebook).map(([rule, { page, heading, text }]) => [
    rule,
    { page, heading, text },
  ]);
  return {
    rulebook: Object.fromEntries(rulebook),
    passes: [...(game.passes ?? [])],
    standingAnswers: [...(game.standingAnswers ?? [])],
  };
}
