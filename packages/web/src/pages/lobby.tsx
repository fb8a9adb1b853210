// The lobby: one's own tables first, then tables that wait for players, and tables to watch.
import { useSignal } from '@preact/signals';
import { PageHead } from '@tidetable/board/look/page-head.tsx';
import type { TableShown } from '@tidetable/protocol';
import type { ComponentChildren } from 'preact';
import { nameOfGame, TITLES, titleOf } from '../core/game-names.ts';
import { ask } from '../core/server.ts';
import { ErrorMessage } from '../online/error-message.tsx';
import { Ways } from '../online/fields.tsx';
import { me } from '../online/me.ts';
import { MyTables } from '../online/my-tables.tsx';
import { isFreeSeat, TableCard } from '../online/table-card.tsx';
import { useFetched } from '../online/use-fetched.ts';
import { seatsOf } from '../tables/remote/names.ts';
import { words } from '../words/index.ts';
import '../online/online.css';

const EVERY = 4_000;

export function LobbyPage() {
  const say = words().online.lobby;
  const title = useSignal('all');
  const { found, error } = useFetched(() => ask('GET /api/tables'), [], EVERY);
  const tables = (found.value?.tables ?? []).filter(
    ({ game }) => title.value === 'all' || titleOf(game) === title.value,
  );
  const others = tables.filter((table) => seatsOf(table, me.value?.id ?? null).length === 0);
  const running = others.filter(({ status }) => status === 'playing');
  const open = others.filter(({ status }) => status === 'open');
  return (
    <main class="online online-page">
      <PageHead scene="harbour">
        <h1>{say.title}</h1>
        <a class="button weighty" href="/new">
          {say.create}
        </a>
      </PageHead>
      <MyTables />
      <Ways
        label={say.filter}
        value={title.value}
        choices={[
          ['all', say.all] as const,
          ...TITLES.map((one) => [one, nameOfGame(one)] as const),
        ]}
        pick={(next) => (title.value = next)}
      />
      <ErrorMessage why={error.value} />
      {found.value !== null && (
        <>
          <Tables
            title={say.open}
            none={say.nothingOpen}
            invitation={
              <a class="button" href="/new">
                {say.openOne}
              </a>
            }
            tables={open}
          >
            {say.join}
          </Tables>
          <Tables title={say.running} none={say.nothingRunning} tables={running}>
            {say.watch}
          </Tables>
        </>
      )}
    </main>
  );
}

interface TablesProps {
  readonly title: string;
  readonly none: string;
  /** What to do if there is none. */
  readonly invitation?: ComponentChildren;
  readonly tables: readonly TableShown[];
  readonly children: ComponentChildren;
}

function Tables({ title, none, tables, invitation, children }: TablesProps) {
  return (
    <section class="tables">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="nothing lobby-empty">
          <span>{none}</span>
          {invitation}
        </p>
      ) : (
        <ul class="cards">
          {[...tables].sort(byFreeSeats).map((table) => (
            <TableCard key={table.id} table={table}>
              {children}
            </TableCard>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Those that could begin soonest come first. */
function byFreeSeats(one: TableShown, other: TableShown): number {
  return one.seats.filter(isFreeSeat).length - other.seats.filter(isFreeSeat).length;
}
