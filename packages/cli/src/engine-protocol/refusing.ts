// Why a seat may do something or not, and the forms of all actions.
import {
  type Field,
  type Match,
  type Reason,
  type Refusal,
  type RuleId,
  readAction,
  type Seat,
  same,
  verdict,
} from '@tidetable/engine';
import { partsOf } from '../games.ts';
import { Failure, failingWith } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import { currentMatch, decidersOf, outcomeOf, seatIn } from './session-state.ts';

/** The failing fact as a sentence for this seat, where the game has words for it. */
export function becauseOf(match: Match, seat: Seat, reason: Reason | undefined) {
  const { game, face } = partsOf(match.game.id);
  const isOurs = game.rulesVersion === match.game.rulesVersion;
  if (reason === undefined || !isOurs || face.because === undefined) return {};
  return { because: face.because(reason, match.view(seat), seat) };
}

export function refused(match: Match, seat: Seat, { code, message, ...more }: Refusal): Failure {
  return new Failure(code, message, { ...more, ...becauseOf(match, seat, more.reason) });
}

function allowing(match: Match, seat: Seat, action: { readonly type: string }): RuleId | undefined {
  const listed = match.menu(seat).allowed.find((offer) => same(offer.action, action));
  return listed?.rule ?? verdict(match.game, match.state, seat, action)?.rule;
}

export const refusing = {
  why: request({ seat: field.number, action: field.action }, (session, given) => {
    const match = currentMatch(session);
    const seat = seatIn(match, given.seat);
    const action = failingWith('bad-action', () => readAction(given.action));
    const refusal = match.whyNot(seat, action);
    return refusal === null
      ? { allowed: true, rule: allowing(match, seat, action) }
      : { allowed: false, ...refusal, ...becauseOf(match, seat, refusal.reason) };
  }),

  actions: request({}, (session) => {
    const { game, state } = currentMatch(session);
    const forms = game.actions as
      | Readonly<Record<string, Readonly<Record<string, Field<unknown>>>>>
      | undefined;
    if (forms === undefined) return { forms: null };
    const kinds = Object.entries(forms).map(([kind, form]) => {
      const details = Object.entries(form).map(([name, { values, optional }]) => [
        name,
        { values: values(state), ...(optional && { optional }) },
      ]);
      return [kind, Object.fromEntries(details)];
    });
    return { forms: Object.fromEntries(kinds) };
  }),

  time: request({}, (session) => {
    const match = currentMatch(session);
    const called = match.callTime();
    if (!called.ok) throw new Failure(called.refusal.code, called.refusal.message);
    return { events: called.events, deciders: decidersOf(match), ...outcomeOf(match) };
  }),
};
