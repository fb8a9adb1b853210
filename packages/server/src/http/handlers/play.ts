// Playing over plain requests.
import type { playRoutes } from '@tidetable/protocol';
import type { ServerContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { mainlineAt } from '../../lobby/records.ts';
import { stateAt } from '../../tables/forking.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { whyClosed } from '../../tables/opening.ts';
import { pastView } from '../../tables/views.ts';
import { viewerOf } from '../../tables/visibility.ts';
import type { HandlersOf } from '../handler.ts';

export const playHandlers: HandlersOf<typeof playRoutes> = {
  'GET /api/tables/:table/view': async ({ context, table, sittings, person, query }) => {
    const viewer = viewerOf(sittings, person, query.seat);
    if (query.ply !== undefined) {
      const { setup, mainline } = await mainlineAt(context, table);
      return pastView(setup, table.seq, stateAt(mainline, query.ply), viewer);
    }
    const live = await liveTable(context, table.id);
    return live.viewFor(viewer);
  },

  'GET /api/tables/:table/log': async ({ context, table, sittings, person, query }) => {
    const viewer = viewerOf(sittings, person, query.seat);
    const live = await liveTable(context, table.id);
    return { log: [...(await live.logFor(viewer))] };
  },

  'POST /api/tables/:table/seats/:seat/moves': async ({ context, table, seat, person, body }) =>
    context.registry.play({ table: table.id, by: person.id, seat, ...body }),

  'GET /api/tables/:table/seats/:seat/why': async ({ context, table, seat, person, query }) =>
    context.registry.why({ table: table.id, by: person.id, seat, action: query.action }),

  'POST /api/tables/:table/seats/:seat/undo': async ({ context, table, seat, person, body }) =>
    context.registry.undo({ table: table.id, by: person.id, seat, ...body }),
};

async function liveTable({ registry }: ServerContext, id: string): Promise<LiveTable> {
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Conflict(opened.kind, whyClosed(opened));
  return opened.table;
}
