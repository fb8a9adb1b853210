// What a seat has said once for all, and nobody else knows of.
import type { OrderShown } from '@tidetable/protocol';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { useDoing } from '../doing.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';

type What = OrderShown['what'];

const NO_CUT_IN: What = { do: 'pass', until: 'turn' };
const NO_TRADE: What = { do: 'answer', action: 'refuse', until: 'turn' };

export function StandingOrders({ table }: { table: RemoteTable }) {
  const { trouble, run } = useDoing();
  const say = words().online.orders;
  const seat = table.seat.value;
  if (seat === null || table.about.value.status !== 'playing') return null;
  const offered = table.game === 'forbidden-island' ? NO_CUT_IN : NO_TRADE;
  const isGiven = table.orders.value.some(
    ({ what, ended }) => ended === null && what.do === offered.do,
  );
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
            <span>{what.do === 'pass' ? say.noCutIn : say.answer(what.action)}</span>
            {ended !== null && <small data-own>{ended}</small>}
            <button type="button" class="quiet small" onClick={drop(id)}>
              {ended === null ? say.cancel : say.clear}
            </button>
          </li>
        ))}
      </ul>
      {!isGiven && (
        <p class="ways">
          <button type="button" onClick={give(offered)}>
            {offered === NO_CUT_IN ? say.noCutIn : say.noTrade}
          </button>
        </p>
      )}
      <Trouble why={trouble.value} />
    </details>
  );
}
