// Giving standing orders; only the seat that gave them ever sees them.
import type { Seat } from '@tidetable/engine';
import type { OrderBody, OrderShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { Conflict } from '../errors.ts';
import { newId } from '../people/tokens.ts';
import type { Order, TableRow } from '../store/store.ts';
import { bodyOf, checkOrder } from '../tables/standing-orders.ts';

const MOST_ORDERS = 8;

export async function ordersOf(
  { store }: ServerContext,
  { id }: TableRow,
  seat: Seat,
): Promise<OrderShown[]> {
  const orders = await store.orders.at(id);
  return orders.filter((order) => order.seat === seat).map(shown);
}

function shown(order: Order): OrderShown {
  const { id, seat, ended } = order;
  return { id, seat, what: bodyOf(order), ended };
}

export async function giveOrder(
  context: ServerContext,
  table: TableRow,
  seat: Seat,
  body: OrderBody,
): Promise<OrderShown> {
  const { store, rules } = context;
  const game = await rules.of(table.game, table.rulesVersion);
  if (table.status !== 'playing' || game === null)
    throw new Conflict('not-playing', 'This game is not being played.');
  checkOrder(game, body);
  if ((await ordersOf(context, table, seat)).length >= MOST_ORDERS)
    throw new Conflict('too-many-orders', `Clear away one of your ${MOST_ORDERS} orders first.`);
  const order: Order = {
    table: table.id,
    seat,
    id: newId(),
    what: JSON.stringify(body),
    sinceSeq: table.seq,
    ended: null,
  };
  await store.orders.add(order);
  await store.clocks.dueBy(table.id, 0);
  await store.notify({ kind: 'seat', table: table.id, seat });
  return shown(order);
}

export async function cancelOrder(
  { store }: ServerContext,
  { id }: TableRow,
  seat: Seat,
  order: string,
): Promise<void> {
  await store.orders.drop(id, seat, order);
  await store.notify({ kind: 'seat', table: id, seat });
}
