// Playing over plain requests.
import type { Viewer } from '@tidetable/engine';
import type { playRoutes } from '@tidetable/protocol';
import type { House } from '../../house.ts';
import { lineAt } from '../../lobby/records.ts';
import type { Person, Sitting } from '../../store/store.ts';
import { stateAt } from '../../tables/forking.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { whyClosed } from '../../tables/opening.ts';
import { shownOf } from '../../tables/views.ts';
import type { HandlersOf } from '../ask.ts';
import { Denied } from '../denied.ts';

export const playHandlers: HandlersOf<typeof playRoutes> = {
  'GET /api/tables/:table/view': async ({ house, table, sittings, person, query }) => {
    const viewer = viewerOf(sittings, person, query.seat);
    if (query.ply !== undefined) {
      const { terms, line } = await lineAt(house, table);
      return shownOf(terms, table.seq, stateAt(line, query.ply), viewer);
    }
    const live = await liveTable(house, table.id);
    return live.shownTo(viewer);
  },

  'GET /api/tables/:table/log': async ({ house, table, sittings, person, query }) => {
    const viewer = viewerOf(sittings, person, query.seat);
    const live = await liveTable(house, table.id);
    return { log: [...(await live.logFor(viewer))] };
  },

  'POST /api/tables/:table/seats/:seat/moves': async ({ house, table, seat, person, body }) =>
    house.registry.play({ table: table.id, by: person.id, seat, ...body }),

  'GET /api/tables/:table/seats/:seat/why': async ({ house, table, seat, person, query }) =>
    house.registry.why({ table: table.id, by: person.id, seat, action: query.action }),

  'POST /api/tables/:table/seats/:seat/undo': async ({ house, table, seat, person, body }) =>
    house.registry.undo({ table: table.id, by: person.id, seat, ...body }),
};

/** The seat asked for, if it is this person's; a spectator where none is. */
export function viewerOf(
  sittings: readonly Sitting[],
  person: Person | null,
  seat: number | null | undefined,
): Viewer {
  if (seat === undefined || seat === null) return 'spectator';
  const sitting = sittings.find((one) => one.seat === seat);
  if (person === null || sitting?.person !== person.id)
    throw new Denied(403, 'not-your-seat', `Seat ${seat} is not yours.`);
  return seat;
}

async function liveTable({ registry }: House, id: string): Promise<LiveTable> {
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Denied(409, opened.kind, whyClosed(opened));
  return opened.table;
}
