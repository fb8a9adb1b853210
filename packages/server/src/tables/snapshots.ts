// Snapshots, saved beside the log. The log alone has it all, so a failure here costs only time.
import type { Store, TableId } from '../store/store.ts';
import { barrier, type Position } from './position.ts';

/** A state is saved when the log has grown by so much since the last one. */
const BETWEEN_SNAPSHOTS = 50;

export class SnapshotWriter {
  readonly #table: TableId;
  readonly #store: Store;
  #saved: number;

  constructor(table: TableId, store: Store, saved: number) {
    this.#table = table;
    this.#store = store;
    this.#saved = saved;
  }

  /** Notes that the game is over, and saves now and then the state that no undo can go behind. */
  note(position: Position): Promise<void> | undefined {
    const isOver = position.state.outcome !== null;
    return isOver || position.seq - this.#saved >= BETWEEN_SNAPSHOTS
      ? this.#note(position, isOver)
      : undefined;
  }

  async #note(position: Position, isOver: boolean): Promise<void> {
    if (isOver) await this.#store.setStatus(this.#table, 'over');
    const { seq, ply, state } = barrier(position);
    if (seq - this.#saved < BETWEEN_SNAPSHOTS) return;
    this.#saved = seq;
    const text = JSON.stringify(state);
    await this.#store.saveSnapshot({ table: this.#table, seq, ply, state: text });
  }
}
