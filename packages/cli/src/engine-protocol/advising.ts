// The request for advice: only what that seat sees is used.
import { type Budget, observe } from '@tidetable/bots';
import { Generator, Malformed, type Match, reading, type Seat, write } from '@tidetable/engine';
import { Failure, failingWith } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import { currentMatch, currentParts, seatIn } from './session-state.ts';

const MOST = { iterations: 1_000_000, milliseconds: 60_000 } as const;

export const advising = {
  advise: request({ seat: field.number, budget: reading.plainObject }, (session, given) => {
    const match = currentMatch(session);
    const seat = seatIn(match, given.seat);
    const budget = failingWith('bad-budget', () => budgetFrom(given.budget));
    const must = isBound(match, seat);
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

/** Whether this seat must decide, or only may cut in. Fails if it can do neither. */
function isBound({ state, deciders: { must, may } }: Match, seat: Seat): boolean {
  if (state.outcome !== null) throw new Failure('game-over', 'The game is over.');
  if (must.includes(seat)) return true;
  if (may.includes(seat)) return false;
  throw new Failure(
    'not-asked',
    `Seat ${seat} has nothing to decide now; waiting for seat ${must.join(' and seat ')}.`,
  );
}

function budgetFrom(given: Readonly<Record<string, unknown>>): Budget {
  const [name, another] = Object.keys(given);
  if (another !== undefined || (name !== 'iterations' && name !== 'milliseconds'))
    throw new Malformed('budget', 'either iterations or milliseconds', another ?? name);
  const most = reading.whole(1, MOST[name])(given[name], `budget.${name}`);
  return name === 'iterations'
    ? { iterations: most }
    : { milliseconds: most, now: () => performance.now() };
}
