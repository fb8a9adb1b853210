// Who has a table open from their seat, known to every node. Spectators are never noted.
import { randomBytes } from 'node:crypto';
import { type Attendee, keyOf } from '../store/presence.ts';
import type { SqlStore } from '../store/sql-store.ts';
import type { TableId } from '../store/store.ts';

/** In milliseconds. A closed tab, a lost connection and a dead node are all noticed within 10 s. */
export interface PresenceTimes {
  /** How often connections are pinged and changes noted. */
  readonly round: number;
  /** A person silent for this long is away; reloading a page takes less. */
  readonly silence: number;
  /** A node that has not beaten for so long is gone, with all its connections. */
  readonly nodeSilence: number;
}

export const PRESENCE_TIMES: PresenceTimes = { round: 2_000, silence: 5_000, nodeSilence: 6_500 };

/** A live connection of a seated person. */
export interface SeatedConnection {
  readonly lastHeard: number;
  readonly attendees: readonly Attendee[];
  ping(): void;
}

interface Noted extends Attendee {
  lastHeard: number;
  isStored: boolean;
}

export class PresenceTracker {
  readonly #store: SqlStore;
  readonly #times: PresenceTimes;
  readonly #now: () => number;
  /** This process, as the store knows it. */
  readonly #node = randomBytes(9).toString('base64url');
  readonly #noted = new Map<string, Noted>();
  #lastLook: number;

  constructor(store: SqlStore, now: () => number, times: PresenceTimes = PRESENCE_TIMES) {
    this.#store = store;
    this.#times = times;
    this.#now = now;
    this.#lastLook = now();
  }

  /** Call it every `round`. */
  async look(connections: Iterable<SeatedConnection>): Promise<void> {
    const now = this.#now();
    this.#excuse(now);
    for (const connection of connections) this.#hear(connection, now);
    const changed = new Set<TableId>();
    const add = (tables: readonly TableId[]): void => {
      for (const table of tables) changed.add(table);
    };
    if (this.#noted.size > 0 && !(await this.#store.presence.beat(this.#node, now)))
      for (const one of this.#noted.values()) one.isStored = false;
    add(await this.#noteAway(now));
    add(await this.#noteHere(now));
    add(await this.#store.presence.giveUpNodes(this.#node, now - this.#times.nodeSilence));
    for (const table of changed) await this.#store.notify({ kind: 'table', table });
  }

  /** After a pause of the process, silence proves nothing. */
  #excuse(now: number): void {
    if (now - this.#lastLook > this.#times.silence)
      for (const one of this.#noted.values()) one.lastHeard = now;
    this.#lastLook = now;
  }

  #hear(connection: SeatedConnection, now: number): void {
    const { attendees, lastHeard } = connection;
    if (attendees.length === 0) return;
    connection.ping();
    for (const attendee of attendees) {
      const key = keyOf(attendee);
      const known = this.#noted.get(key);
      if (known !== undefined) known.lastHeard = Math.max(known.lastHeard, lastHeard);
      else if (now - lastHeard <= this.#times.silence)
        this.#noted.set(key, { ...attendee, lastHeard, isStored: false });
    }
  }

  async #noteHere(now: number): Promise<TableId[]> {
    const come = [...this.#noted.values()].filter(({ isStored }) => !isStored);
    if (come.length === 0) return [];
    const changed = await this.#store.presence.come(this.#node, now, come);
    for (const one of come) one.isStored = true;
    return changed;
  }

  async #noteAway(now: number): Promise<TableId[]> {
    const isSilent = ({ lastHeard }: Noted): boolean => now - lastHeard > this.#times.silence;
    const gone = [...this.#noted.values()].filter(isSilent);
    if (gone.length === 0) return [];
    const changed = await this.#store.presence.go(
      this.#node,
      gone.map(({ table, person, lastHeard }) => ({ table, person, lastSeen: lastHeard })),
    );
    for (const one of gone) this.#noted.delete(keyOf(one));
    return changed;
  }
}
