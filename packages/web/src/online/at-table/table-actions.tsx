// What one can do about a table beside playing: wait, leave, get notified, verify, play on elsewhere.

import type { BoardKit } from '@tidetable/board/board.ts';
import { go } from '../../core/route.ts';
import { ask } from '../../core/server.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { AskFirst } from '../ask-first.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { NotifyButton } from '../notifications.tsx';
import { useRequest } from '../use-request.ts';
import { StandingOrders } from './standing-orders.tsx';

export function TableActions({ table, kit }: { table: RemoteTable; kit: BoardKit }) {
  const say = words().online.table;
  const { status } = table.about.value;
  const seat = table.seat.value;
  const isSeated = seat !== null && status === 'playing' && !table.isOver;
  return (
    <section class="table-ways" aria-label={say.ways}>
      {isSeated && (
        <p class="ways">
          <NotifyButton table={table.id} />
          <Leave table={table} seat={seat} />
        </p>
      )}
      <StandingOrders table={table} kit={kit} />
      <div class="fair">
        {table.isOver ? (
          <a href={`/verify?table=${table.id}`} data-whole>
            {say.verify}
          </a>
        ) : (
          <details>
            <summary>{say.fair}</summary>
            <span>{say.fairHelp}</span>
            <code data-own>{table.about.value.commitment}</code>
          </details>
        )}
      </div>
    </section>
  );
}

function Leave({ table, seat }: { table: RemoteTable; seat: number }) {
  const say = words().online.table;
  const { leaver } = table.about.value.settings as { leaver: 'wait' | 'bot' | 'stand-in' };
  return (
    <AskFirst
      title={say.leaveTitle}
      help={say.leaveHelp[leaver]}
      stay={say.stay}
      work={async () => {
        const params = { table: table.id, seat };
        await ask('POST /api/tables/:table/seats/:seat/leave', { params });
        go('/lobby');
      }}
    >
      {say.leave}
    </AskFirst>
  );
}

/** A bot plays for the viewer, who can take the seat back. */
export function SeatTaken({ table }: { table: RemoteTable }) {
  const say = words().online.table;
  const { error, run } = useRequest();
  const seat = table.seat.value;
  const sitting = seat === null ? undefined : table.about.value.seats[seat];
  if (sitting === undefined || sitting.bot === null || table.about.value.status !== 'playing')
    return null;
  const takeBack = (): void =>
    run(() =>
      ask('POST /api/tables/:table/seats/:seat/return', {
        params: { table: table.id, seat: sitting.seat },
      }),
    );
  return (
    <p class="notice" role="status">
      {sitting.forfeited ? say.forfeited : say.botPlays}
      {!sitting.forfeited && (
        <button type="button" class="weighty" onClick={takeBack}>
          {say.takeBack}
        </button>
      )}
      <ErrorMessage why={error.value} />
    </p>
  );
}
