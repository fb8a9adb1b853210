// Those who watch a table, each through the eyes of one viewer.
import type { Viewer } from '@tidetable/engine';
import type { Clock } from './clock.ts';
import { diff } from './deltas.ts';
import type { Position } from './position.ts';
import type { Terms } from './table-setup.ts';
import { type Beside, besideView, isBystander, patchOfBeside } from './turn-info.ts';
import { type Happening, shownTo, type Told, toldTo } from './views.ts';

/** What is sent to all who are told the same: written once, and put into a frame once. */
export interface Message {
  /** `shown` or `moved`, as JSON. */
  readonly text: string;
  frame: Buffer | null;
}

export type Send = (message: Message) => void;

interface Watcher {
  readonly viewer: Viewer;
  readonly send: Send;
  /** The last entry that this one has been told of. */
  seq: number;
}

/** What was shown last, so that it need not be made again; `said` only while the step that led there is told. */
interface Kept<Shown, Said> {
  readonly seq: number;
  readonly shown: Shown;
  said: Said | null;
}

/** How a step looks, as JSON. */
interface Change {
  /** Null if nothing of the view has changed. */
  readonly view: string | null;
  readonly story: string;
}

/** From where to where the table has gone, and what happened on the way. */
interface Step {
  readonly from: Position;
  readonly to: Position;
  readonly story: readonly Happening[];
  readonly clock: Clock | null;
}

export class Audience {
  readonly #terms: Terms;
  readonly #watchers = new Set<Watcher>();
  /** By whose eyes see it. */
  readonly #views = new Map<Viewer, Kept<object, Change>>();
  readonly #besides = new Map<Viewer, Kept<Beside, Message>>();
  #at: Position;

  constructor(terms: Terms, at: Position) {
    this.#terms = terms;
    this.#at = at;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** The position that everybody has been told of. */
  get at(): Position {
    return this.#at;
  }

  join(viewer: Viewer, seq: number, send: Send): () => void {
    const watcher = { viewer, send, seq };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Tells everybody what happened since they were last told, as small as it can be said. */
  tell(to: Position, story: readonly Happening[], clock: Clock | null): void {
    const step = { from: this.#at, to, story, clock };
    this.#at = to;
    for (const watcher of this.#watchers)
      if (watcher.seq < to.seq) this.#send(watcher, this.#message(watcher, step));
    for (const view of this.#views.values()) view.said = null;
    for (const beside of this.#besides.values()) beside.said = null;
  }

  #message({ seq: known, viewer }: Watcher, step: Step): Message {
    const { from, to, story, clock } = step;
    if (known === from.seq)
      return this.#delta(this.#isSpectator(viewer, from, to) ? 'spectator' : viewer, step);
    const missed = story.filter(({ seq }) => seq > known);
    return this.whole(to, viewer, missed, clock);
  }

  /** Where all see alike, whoever had and has nothing to do is told just what a spectator is told. */
  #isSpectator(viewer: Viewer, from: Position, to: Position): boolean {
    if (viewer === 'spectator') return true;
    return this.#terms.isSameForAll && isBystander(from, viewer) && isBystander(to, viewer);
  }

  whole(
    position: Position,
    viewer: Viewer,
    story: readonly Happening[],
    clock: Clock | null,
  ): Message {
    const table = this.#terms.heading.id;
    const shown = shownTo(this.#terms, position, viewer);
    const all = {
      is: 'shown',
      table,
      shown,
      story: this.#told(story, viewer),
      clock: timeOf(clock),
    };
    return { text: JSON.stringify(all), frame: null };
  }

  #change(eyes: Viewer, { from, to, story }: Step): Change {
    const known = this.#views.get(eyes);
    if (known?.seq === to.seq && known.said !== null) return known.said;
    const { game } = this.#terms;
    const shown = game.view(to.state, eyes);
    const before = known?.seq === from.seq ? known.shown : game.view(from.state, eyes);
    const said = {
      view: diff(before, shown),
      story: JSON.stringify(this.#told(story, eyes)),
    };
    this.#views.set(eyes, { seq: to.seq, shown, said });
    return said;
  }

  /** The difference to what was shown before. */
  #delta(viewer: Viewer, step: Step): Message {
    const { from, to, clock } = step;
    const known = this.#besides.get(viewer);
    if (known?.seq === to.seq && known.said !== null) return known.said;
    const { view, story } = this.#change(this.#terms.isSameForAll ? 'spectator' : viewer, step);
    const shown = besideView(this.#terms, to, viewer);
    const before = known?.seq === from.seq ? known.shown : besideView(this.#terms, from, viewer);
    const beside = patchOfBeside(before, shown);
    const patch = view === null ? `{${beside}}` : `{"view":${view},${beside}}`;
    const head = `{"is":"moved","table":"${this.#terms.heading.id}","from":${from.seq}`;
    const time = timeOf(clock);
    const tail = time === undefined ? '}' : `,"clock":${JSON.stringify(time)}}`;
    const said = { text: `${head},"patch":${patch},"story":${story}${tail}`, frame: null };
    this.#besides.set(viewer, { seq: to.seq, shown, said });
    return said;
  }

  #told(story: readonly Happening[], viewer: Viewer): readonly Told[] {
    return story.map((happening) => toldTo(this.#terms, happening, viewer));
  }

  /** A watcher who cannot be told anything any more is let go; the others never notice. */
  #send(watcher: Watcher, message: Message): void {
    try {
      watcher.seq = this.#at.seq;
      watcher.send(message);
    } catch {
      this.#watchers.delete(watcher);
    }
  }

  /** Lets go of what can be made again. */
  rest(): void {
    this.#views.clear();
    this.#besides.clear();
  }
}

/** A moment, then the milliseconds that each seat had left: it runs for those who must and are no bots. */
function timeOf(clock: Clock | null): readonly number[] | undefined {
  return clock === null || clock.banks.length === 0 ? undefined : [clock.since, ...clock.banks];
}
