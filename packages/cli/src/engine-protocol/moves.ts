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
import { decidersOf, matchOn, outcomeOf, seatIn, standing } from './desk.ts';
import { blaming, Failure, misfit } from './failure.ts';
import * as field from './fields.ts';
import { becauseOf, refused } from './refusing.ts';
import { request } from './request.ts';

const written = ({ action, rule }: Offer<Action>) => ({ action, notation: write(action), rule });

export const moves = {
  deciders: request({}, (desk) => {
    const match = matchOn(desk);
    return { ...decidersOf(match), ...outcomeOf(match) };
  }),

  legal: request({ seat: field.number }, (desk, { seat }) => {
    const match = matchOn(desk);
    return { actions: match.menu(seatIn(match, seat)).allowed.map(written) };
  }),

  menu: request({ seat: field.number }, (desk, { seat }) => {
    const match = matchOn(desk);
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

  play: request({ seat: field.number, action: field.action }, (desk, given) => {
    const match = matchOn(desk);
    const seat = seatIn(match, given.seat);
    const played = match.play(
      seat,
      blaming('bad-action', () => readAction(given.action)),
    );
    if (!played.ok) throw refused(match, seat, played.refusal);
    return { events: played.events, deciders: decidersOf(match), ...outcomeOf(match) };
  }),

  undo: request({ seat: field.number }, (desk, { seat }) => {
    const match = matchOn(desk);
    const undone = match.undo(seatIn(match, seat));
    if (!undone.ok) throw new Failure('cannot-undo', undone.reason);
    return { ply: match.ply, ...standing(match) };
  }),

  state: request({}, (desk) => {
    const { state, hash, ply } = matchOn(desk);
    return { state, hash, ply };
  }),

  view: request({ seat: field.viewer }, (desk, { seat }) => {
    const match = matchOn(desk);
    return { view: match.view(viewerIn(match, seat)) };
  }),
};

function viewerIn(match: Match, seat: number | string): Viewer {
  if (typeof seat === 'number') return seatIn(match, seat);
  if (seat === 'spectator') return seat;
  throw misfit('bad-seat', 'seat', 'a whole number or "spectator"', seat);
}
