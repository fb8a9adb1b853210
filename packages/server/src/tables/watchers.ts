// The watchers of a table, and what each of them is sent.
import type { Viewer } from '@tidetable/engine';
import { diff, type ServerMessage, textOfMoved } from '@tidetable/protocol';
import type { Clock } from './clock.ts';
import type { Position } from './position.ts';
import type { TableSetup } from './table-setup.ts';
import { isBystander, patchOfTurnInfo, type TurnInfo, turnInfo } from './turn-info.ts';
import { entriesFor, type UnredactedEntry, viewFor } from './views.ts';

/** A message for all who are sent the same: serialized once, and framed once. */
export interface SharedMessage {
  /** `shown` or `moved`, as JSON. */
  readonly text: string;
  frame: Buffer | null;
}

export type Send = (message: SharedMessage) => void;

interface Watcher {
  readonly viewer: Viewer;
  readonly send: Send;
  /** The last entry that this one was sent. */
  seq: number;
}

/** What a viewer was shown last; `sent` shares a message between viewers while one step is announced. */
interface Cached<Shown, Sent> {
  readonly seq: number;
  readonly shown: Shown;
  sent: Sent | null;
}

/** A step as a viewer sees it, as JSON. */
interface Change {
  /** Null if the view has not changed. */
  readonly view: string | null;
  readonly story: string;
}

/** From one position to another, and what happened between them. */
interface Step {
  readonly from: Position;
  readonly to: Position;
  readonly story: readonly UnredactedEntry[];
  readonly clock: Clock | null;
}

export class Watchers {
  readonly #setup: TableSetup;
  readonly #watchers = new Set<Watcher>();
  /** By viewer. */
  readonly #views = new Map<Viewer, Cached<object, Change>>();
  readonly #turnInfos = new Map<Viewer, Cached<TurnInfo, SharedMessage>>();
  #at: Position;

  constructor(setup: TableSetup, at: Position) {
    this.#setup = setup;
    this.#at = at;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** The position that all watchers know. */
  get at(): Position {
    return this.#at;
  }

  join(viewer: Viewer, seq: number, send: Send): () => void {
    const watcher = { viewer, send, seq };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /**
   * Sends every watcher what happened since the last time, as a patch where possible. One for whom the game has no view or
   * no words is dropped; then it throws, after the others were sent theirs.
   */
  tell(to: Position, story: readonly UnredactedEntry[], clock: Clock | null): void {
    const step = { from: this.#at, to, story, clock };
    this.#at = to;
    const failures: unknown[] = [];
    for (const watcher of this.#watchers)
      if (watcher.seq < to.seq)
        try {
          this.#send(watcher, this.#message(watcher, step));
        } catch (error) {
          this.#watchers.delete(watcher);
          failures.push(error);
        }
    for (const view of this.#views.values()) view.sent = null;
    for (const info of this.#turnInfos.values()) info.sent = null;
    if (failures.length > 0) throw failures[0];
  }

  #message({ seq: known, viewer }: Watcher, step: Step): SharedMessage {
    const { from, to, story, clock } = step;
    if (known === from.seq)
      return this.#patch(this.#isSpectator(viewer, from, to) ? 'spectator' : viewer, step);
    const missed = story.filter(({ seq }) => seq > known);
    return this.whole(to, viewer, missed, clock);
  }

  /** Where all see the same, a seat that had and has nothing to do gets the spectator's message. */
  #isSpectator(viewer: Viewer, from: Position, to: Position): boolean {
    if (viewer === 'spectator') return true;
    return this.#setup.isSameForAll && isBystander(from, viewer) && isBystander(to, viewer);
  }

  whole(
    position: Position,
    viewer: Viewer,
    story: readonly UnredactedEntry[],
    clock: Clock | null,
  ): SharedMessage {
    const message: ServerMessage = {
      is: 'shown',
      table: this.#setup.heading.id,
      shown: viewFor(this.#setup, position, viewer),
      story: entriesFor(this.#setup, story, position.state, viewer),
      clock: clockReading(clock),
    };
    return { text: JSON.stringify(message), frame: null };
  }

  #change(viewer: Viewer, { from, to, story }: Step): Change {
    const known = this.#views.get(viewer);
    if (known?.seq === to.seq && known.sent !== null) return known.sent;
    const { game } = this.#setup;
    const shown = game.view(to.state, viewer);
    const before = known?.seq === from.seq ? known.shown : game.view(from.state, viewer);
    const sent = {
      view: diff(before, shown),
      story: JSON.stringify(entriesFor(this.#setup, story, to.state, viewer)),
    };
    this.#views.set(viewer, { seq: to.seq, shown, sent });
    return sent;
  }

  #patch(viewer: Viewer, step: Step): SharedMessage {
    const { from, to, clock } = step;
    const known = this.#turnInfos.get(viewer);
    if (known?.seq === to.seq && known.sent !== null) return known.sent;
    const { view, story } = this.#change(this.#setup.isSameForAll ? 'spectator' : viewer, step);
    const shown = turnInfo(this.#setup, to, viewer);
    const before = known?.seq === from.seq ? known.shown : turnInfo(this.#setup, from, viewer);
    const info = patchOfTurnInfo(before, shown);
    const text = textOfMoved({
      table: this.#setup.heading.id,
      from: from.seq,
      patch: view === null ? `{${info}}` : `{"view":${view},${info}}`,
      story,
      clock: clockReading(clock),
    });
    const sent = { text, frame: null };
    this.#turnInfos.set(viewer, { seq: to.seq, shown, sent });
    return sent;
  }

  /** A watcher whose send fails is dropped; the others go on. */
  #send(watcher: Watcher, message: SharedMessage): void {
    try {
      watcher.seq = this.#at.seq;
      watcher.send(message);
    } catch {
      this.#watchers.delete(watcher);
    }
  }

  /** Frees what can be computed again. */
  rest(): void {
    this.#views.clear();
    this.#turnInfos.clear();
  }
}

function clockReading(clock: Clock | null): readonly number[] | undefined {
  return clock === null || clock.banks.length === 0 ? undefined : [clock.since, ...clock.banks];
}
