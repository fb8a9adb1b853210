// Requests about the game in progress.
import {
  type Action,
  type Bar,
  type Match,
  type Offer,
  readAction,
  type Viewer,
  write,
} from '@tidetable/engine';
import { Failure, failingWith, mismatch } from './failure.ts';
import * as field from './fields.ts';
import { becauseOf, refused } from './refusing.ts';
import { request } from './request.ts';
import { currentMatch, decidersOf, outcomeOf, seatIn, summaryOf } from './session-state.ts';

const written = ({ action, rule }: Offer<Action>) => ({ action, notation: write(action), rule });

export const moves = {
  deciders: request({}, (session) => {
    const match = currentMatch(session);
    return { ...decidersOf(match), ...outcomeOf(match) };
  }),

  legal: request({ seat: field.number }, (session, { seat }) => {
    const match = currentMatch(session);
    return { actions: match.menu(seatIn(match, seat)).allowed.map(written) };
  }),

  menu: request({ seat: field.number }, (session, { seat }) => {
    const match = currentMatch(session);
    const { allowed, barred, open } = match.menu(seatIn(match, seat));
    const reasoned = ({ reason }: Bar<Action>) =>
      reason === undefined ? {} : { reason, ...becauseOf(match, seat, reason) };
    return {
      actions: allowed.map(written),
      open: open.map(written),
      barred: barred.map((offer) => ({
        ...written(offer),
        why: match.game.rulebook[offer.rule]?.text ?? offer.rule,
        ...reasoned(offer),
      })),
    };
  }),

  play: request({ seat: field.number, action: field.action }, (session, given) => {
    const match = currentMatch(session);
    const seat = seatIn(match, given.seat);
    const played = match.play(
      seat,
      failingWith('bad-action', () => readAction(given.action)),
    );
    if (!played.ok) throw refused(match, seat, played.refusal);
    return { events: played.events, deciders: decidersOf(match), ...outcomeOf(match) };
  }),

  undo: request({ seat: field.number }, (session, { seat }) => {
    const match = currentMatch(session);
    const undone = match.undo(seatIn(match, seat));
    if (!undone.ok) throw new Failure('cannot-undo', undone.reason);
    return { ply: match.ply, ...summaryOf(match) };
  }),

  state: request({}, (session) => {
    const { state, hash, ply } = currentMatch(session);
    return { state, hash, ply };
  }),

  view: request({ seat: field.viewer }, (session, { seat }) => {
    const match = currentMatch(session);
    return { view: match.view(viewerIn(match, seat)) };
  }),
};

function viewerIn(match: Match, seat: number | string): Viewer {
  if (typeof seat === 'number') return seatIn(match, seat);
  if (seat === 'spectator') return seat;
  throw mismatch('bad-seat', 'seat', 'a whole number or "spectator"', seat);
}
