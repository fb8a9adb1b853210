// Blocks, mutes, reports and bans.
import type { moderationRoutes } from '@tidetable/protocol';
import { Conflict, NotFound } from '../../errors.ts';
import { blockOrMute, blocksAndMutesShown, readKind } from '../../people/blocks-and-mutes.ts';
import { personById } from '../../people/lookup.ts';
import { report, reportsShown } from '../../people/reports.ts';
import { notifySessionsEnded } from '../../people/sessions.ts';
import type { HandlersOf } from '../handler.ts';

export const moderationHandlers: HandlersOf<typeof moderationRoutes> = {
  'GET /api/regards': async ({ context, person }) => ({
    regards: await blocksAndMutesShown(context, person),
  }),

  'PUT /api/regards/:person/:kind': async ({ context, person, params }) => {
    const other = await personById(context, params.person);
    await blockOrMute(context, person, other, readKind(params.kind));
    return {};
  },

  'DELETE /api/regards/:person/:kind': async ({ context, person, params }) => {
    const kind = readKind(params.kind);
    await context.store.blocksAndMutes.drop({ person: person.id, other: params.person, kind });
    return {};
  },

  'POST /api/reports': async ({ context, person, body }) => {
    await report(context, person, body);
    return {};
  },

  'GET /api/admin/reports': async ({ context, query }) => ({
    reports: await reportsShown(context, query.settled === 'true'),
  }),

  'POST /api/admin/reports/:report/settle': async ({ context, params }) => {
    if (!(await context.store.reports.settle(params.report)))
      throw new NotFound('no-such-report', 'There is no such report.');
    return {};
  },

  'PUT /api/admin/bans/:person': async ({ context, person, params }) => {
    const banned = await personById(context, params.person);
    if (banned.id === person.id)
      throw new Conflict('yourself', 'You cannot ban yourself; somebody else has to.');
    await context.store.accounts.ban(banned.id);
    await notifySessionsEnded(context, banned.id);
    return {};
  },

  'DELETE /api/admin/bans/:person': async ({ context, params }) => {
    const { id } = await personById(context, params.person);
    await context.store.accounts.unban(id);
    return {};
  },
};
