// The request for advice: only what that seat sees is used.
import { type Budget, observe } from '@tidetable/bots';
import { Generator, Malformed, reading, write } from '@tidetable/engine';
import { failingWith } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import { currentMatch, currentParts, mustDecide, seatIn } from './session-state.ts';

const MOST = { iterations: 1_000_000, milliseconds: 60_000 } as const;

export const advising = {
  advise: request({ seat: field.number, budget: reading.plainObject }, (session, given) => {
    const match = currentMatch(session);
    const seat = seatIn(match, given.seat);
    const budget = failingWith('bad-budget', () => budgetFrom(given.budget));
    const must = mustDecide(match, seat);
    // Deterministic: never the chance of the table.
    const observation = observe(
      match.game,
      match.state,
      seat,
      must,
      new Generator(match.ply + 1, seat),
    );
    const advice = currentParts(session)
      .advise(observation, budget)
      .map(({ action, ...rest }) => ({
        action,
        notation: action === null ? null : write(action),
        ...rest,
      }));
    return { advice };
  }),
};

function budgetFrom(given: Readonly<Record<string, unknown>>): Budget {
  const [name, another] = Object.keys(given);
  if (another !== undefined || (name !== 'iterations' && name !== 'milliseconds'))
    throw new Malformed('budget', 'either iterations or milliseconds', another ?? name);
  const most = reading.whole(1, MOST[name])(given[name], `budget.${name}`);
  return name === 'iterations'
    ? { iterations: most }
    : { milliseconds: most, now: () => performance.now() };
}
