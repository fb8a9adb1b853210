// One's own tables, first those that wait for one.

import type { Presence } from '@tidetable/board/board.ts';
import type { TableShown } from '@tidetable/protocol';
import { useEffect } from 'preact/hooks';
import { ask } from '../core/server.ts';
import { words } from '../words/index.ts';
import { me, whoAmI } from './me.ts';
import { TableCard } from './table-card.tsx';
import { useFetched } from './use-fetched.ts';
import './online.css';

const EVERY = 6_000;
const MOST_OVER = 3;

export function MyTables() {
  useEffect(() => {
    whoAmI().catch(() => {});
  }, []);
  return me.value ? <Mine key={me.value.id} /> : null;
}

function Mine() {
  const say = words().online.lobby;
  const { found } = useFetched(() => ask('GET /api/me/tables'), [], EVERY);
  const all = (found.value?.tables ?? []).filter(({ status }) => status !== 'abandoned');
  const over = all.filter(({ status }) => status === 'over').slice(0, MOST_OVER);
  const tables = [...all.filter(({ status }) => status !== 'over'), ...over];
  if (tables.length === 0) return null;
  return (
    <section class="online">
      <div class="tables mine">
        <h2>{say.mine}</h2>
        <ul class="cards">
          {tables.map((table) => (
            <TableCard
              key={table.id}
              table={table}
              isUrgent={table.waiting}
              presence={(seat) => presenceAt(table, seat)}
              {...noteOf(table)}
            >
              {table.status === 'over' ? words().online.lobby.watch : say.goOn}
            </TableCard>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Shown = TableShown & { readonly waiting: boolean };

/** Of the others, while there is something to wait for. */
function presenceAt({ seats, status }: Shown, seat: number): Presence | null {
  const sitting = seats[seat];
  const isOther = sitting?.person?.id !== me.value?.id;
  return status !== 'over' && isOther ? (sitting?.presence ?? null) : null;
}

function nudgerAt({ seats }: Shown): string | null {
  const by = seats.find(({ person, nudge }) => person?.id === me.value?.id && nudge !== null);
  return seats[by?.nudge?.by ?? -1]?.person?.name ?? null;
}

function noteOf(table: Shown): { readonly note?: string } {
  const say = words().online.lobby;
  const { status, waiting } = table;
  const nudger = nudgerAt(table);
  if (nudger !== null) return { note: words().online.company.nudgedBy(nudger) };
  if (waiting) return { note: say.yourTurn };
  if (status === 'open') return { note: say.waitsToBegin };
  return status === 'over' ? { note: say.over } : {};
}
