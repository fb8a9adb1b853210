// Blocks, mutes, reports and bans.
import type { orderRoutes } from '@tidetable/protocol';
import { readRegard, regard, regardsShown } from '../../people/regards.ts';
import { report, reportsShown } from '../../people/reports.ts';
import { overFor } from '../../people/sessions.ts';
import { someone } from '../../people/someone.ts';
import type { HandlersOf } from '../ask.ts';
import { Denied } from '../denied.ts';

export const orderHandlers: HandlersOf<typeof orderRoutes> = {
  'GET /api/regards': async ({ house, person }) => ({
    regards: await regardsShown(house, person),
  }),

  'PUT /api/regards/:person/:kind': async ({ house, person, params }) => {
    const other = await someone(house, params.person);
    await regard(house, person, other, readRegard(params.kind));
    return {};
  },

  'DELETE /api/regards/:person/:kind': async ({ house, person, params }) => {
    const kind = readRegard(params.kind);
    await house.store.regards.drop({ person: person.id, other: params.person, kind });
    return {};
  },

  'POST /api/reports': async ({ house, person, body }) => {
    await report(house, person, body);
    return {};
  },

  'GET /api/admin/reports': async ({ house, query }) => ({
    reports: await reportsShown(house, query.settled === 'true'),
  }),

  'POST /api/admin/reports/:report/settle': async ({ house, params }) => {
    if (!(await house.store.reports.settle(params.report)))
      throw new Denied(404, 'no-such-report', 'There is no such report.');
    return {};
  },

  'PUT /api/admin/bans/:person': async ({ house, person, params }) => {
    const banned = await someone(house, params.person);
    if (banned.id === person.id)
      throw new Denied(409, 'yourself', 'You cannot ban yourself; somebody else has to.');
    await house.store.accounts.setBanned(banned.id, true);
    await overFor(house, banned.id);
    return {};
  },

  'DELETE /api/admin/bans/:person': async ({ house, params }) => {
    const { id } = await someone(house, params.person);
    await house.store.accounts.setBanned(id, false);
    return {};
  },
};
