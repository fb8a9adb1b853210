// Clocks and standing orders in memory.
import type { Seat } from '@tidetable/engine';
import { GAP } from '../../src/store/clocks.ts';
import type {
  Clocks,
  Order,
  Orders,
  TableId,
  TableRow,
  TableStatus,
  Timing,
} from '../../src/store/store.ts';

const NO_TIME: Timing = { banks: null, since: null, deadline: null };

export class MemoryClocks implements Clocks {
  readonly #tables: ReadonlyMap<TableId, TableRow>;
  readonly #timings = new Map<TableId, Timing>();
  #beat: { since: number; last: number } | null = null;

  constructor(tables: ReadonlyMap<TableId, TableRow>) {
    this.#tables = tables;
  }

  #at(table: TableId): Timing {
    return this.#timings.get(table) ?? NO_TIME;
  }

  write(table: TableId, timing: Timing): void {
    this.#timings.set(table, timing);
  }

  changed(table: TableId, status: TableStatus): void {
    this.write(table, { ...this.#at(table), deadline: status === 'playing' ? 0 : null });
  }

  async of(table: TableId): Promise<Timing> {
    return this.#at(table);
  }

  async change(table: TableId, seq: number, from: Timing, to: Timing): Promise<boolean> {
    const row = this.#tables.get(table);
    const { banks, since } = this.#at(table);
    if (row?.seq !== seq || row.status !== 'playing') return false;
    if (banks !== from.banks || since !== from.since) return false;
    this.write(table, to);
    return true;
  }

  async dueBy(table: TableId, by: number): Promise<void> {
    const timing = this.#at(table);
    if (timing.deadline === null || timing.deadline > by)
      this.write(table, { ...timing, deadline: by });
  }

  async due(now: number, limit: number): Promise<{ table: TableId; deadline: number }[]> {
    return [...this.#timings]
      .map(([table, { deadline }]) => ({ table, deadline: deadline ?? Number.POSITIVE_INFINITY }))
      .filter(({ table, deadline }) => deadline <= now && this.#isPlayed(table))
      .sort((one, other) => one.deadline - other.deadline)
      .slice(0, limit);
  }

  #isPlayed(table: TableId): boolean {
    return this.#tables.get(table)?.status === 'playing';
  }

  async claim(table: TableId, deadline: number, until: number): Promise<boolean> {
    const timing = this.#at(table);
    if (timing.deadline !== deadline) return false;
    this.write(table, { ...timing, deadline: until });
    return true;
  }

  async beat(now: number): Promise<number> {
    const { since, last } = this.#beat ?? { since: now, last: now };
    const gap = now - last;
    const broken = since === 0 || Math.abs(gap) > GAP;
    if (broken) this.#moveAll(gap);
    this.#beat = { since: broken ? now : since, last: now };
    return this.#beat.since;
  }

  async stop(now: number): Promise<void> {
    this.#beat = { since: 0, last: now };
  }

  #moveAll(gap: number): void {
    const moved = (moment: number | null): number | null => (moment === null ? null : moment + gap);
    for (const [table, { banks, since, deadline }] of this.#timings)
      if (this.#isPlayed(table))
        this.write(table, { banks, since: moved(since), deadline: moved(deadline) });
  }
}

export class MemoryOrders implements Orders {
  #orders: Order[] = [];

  async at(table: TableId): Promise<Order[]> {
    return this.#orders.filter((order) => order.table === table);
  }

  async add(order: Order): Promise<void> {
    this.#orders.push(order);
  }

  async end({ table, seat, id }: Order, reason: string): Promise<boolean> {
    const at = this.#orders.findIndex(
      (order) => order.table === table && order.seat === seat && order.id === id,
    );
    const order = this.#orders[at];
    if (order === undefined || order.ended !== null) return false;
    this.#orders[at] = { ...order, ended: reason };
    return true;
  }

  async drop(table: TableId, seat: Seat, id: string): Promise<void> {
    this.#orders = this.#orders.filter(
      (order) => order.table !== table || order.seat !== seat || order.id !== id,
    );
  }
}
