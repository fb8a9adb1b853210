// A seat's standing orders, which no other seat sees.

import type { BoardKit } from '@tidetable/board/board.ts';
import type { OrderShown } from '@tidetable/protocol';
import { ask } from '../../core/server.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useRequest } from '../use-request.ts';

type What = OrderShown['what'];

interface Props {
  readonly table: RemoteTable;
  readonly kit: BoardKit;
}

export function StandingOrders({ table, kit }: Props) {
  const { error, run } = useRequest();
  const say = words().online.orders;
  const seat = table.seat.value;
  if (seat === null || table.about.value.status !== 'playing') return null;
  // The "no" to a chance to cut in is given at the table itself.
  const answers = kit.standingAnswers ?? [];
  const hasTrades = answers.length > 0;
  const isGiven = table.orders.value.some(
    ({ what, ended }) => ended === null && what.do === 'answer',
  );
  if (!hasTrades && table.orders.value.length === 0) return null;
  // An order that does not fit what its seat is asked has ended: given now, it would last a second.
  const isAsked = table.shown.value?.must.includes(seat) === true;
  const params = { table: table.id, seat };
  const give = (body: What) => (): void =>
    run(() => ask('POST /api/tables/:table/seats/:seat/orders', { params, body }));
  const drop = (order: string) => (): void =>
    run(() =>
      ask('DELETE /api/tables/:table/seats/:seat/orders/:order', { params: { ...params, order } }),
    );
  return (
    <details class="orders">
      <summary>{say.title}</summary>
      <p class="note">{say.help}</p>
      <ul>
        {table.orders.value.map(({ id, what, ended }) => (
          <li key={id} class={ended === null ? '' : 'ended'}>
            <span>{what.do === 'pass' ? say.pass : say.answer(what.action)}</span>
            {ended !== null && <small data-own>{ended}</small>}
            <button type="button" class="quiet small" onClick={drop(id)}>
              {ended === null ? say.cancel : say.clear}
            </button>
          </li>
        ))}
      </ul>
      {hasTrades && isAsked && <p class="note">{say.later}</p>}
      {hasTrades && !isAsked && !isGiven && (
        <p class="ways">
          {answers.map((action) => (
            <button
              type="button"
              key={action}
              onClick={give({ do: 'answer', action, until: 'turn' })}
            >
              {say.noTrade}
            </button>
          ))}
        </p>
      )}
      <ErrorMessage why={error.value} />
    </details>
  );
}
