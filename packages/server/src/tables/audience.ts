// Those who watch a table, each through the eyes of one viewer.
import type { Viewer } from '@tidetable/engine';
import type { Clock } from './clock.ts';
import { diff, diffOfFields } from './deltas.ts';
import type { Position } from './position.ts';
import type { Terms } from './terms.ts';
import {
  type Beside,
  besideView,
  type Happening,
  isBystander,
  shownTo,
  type Told,
  toldTo,
} from './views.ts';

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

/** What a step of the game looks like, as JSON, to all who see with the same eyes. */
interface Sight {
  /** Null if nothing of the view has changed. */
  readonly view: string | null;
  readonly story: string;
}

export class Audience {
  readonly #terms: Terms;
  readonly #watchers = new Set<Watcher>();
  /** What was shown last to whose eyes, and what beside it to whom, so that it need not be made again. */
  #views: Map<Viewer, object> | null = null;
  #besides: Map<Viewer, Beside> | null = null;
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
    const from = this.#at;
    const [views, besides] = [this.#views, this.#besides];
    this.#at = to;
    this.#views = new Map();
    this.#besides = new Map();
    const deltas = new Map<Viewer, Message>();
    const sights = new Map<Viewer, Sight>();
    for (const watcher of [...this.#watchers]) {
      if (watcher.seq >= to.seq) continue;
      if (watcher.seq !== from.seq) {
        const missed = story.filter(({ seq }) => seq > watcher.seq);
        this.#send(watcher, this.whole(to, watcher.viewer, missed, clock));
        continue;
      }
      const viewer = this.#asSpectator(watcher.viewer, from, to) ? 'spectator' : watcher.viewer;
      const eyes = this.#terms.game.seenAlike ? 'spectator' : viewer;
      const sight = sights.get(eyes) ?? this.#sight(views?.get(eyes), from, to, eyes, story);
      sights.set(eyes, sight);
      const message =
        deltas.get(viewer) ?? this.#delta(besides?.get(viewer), from, to, viewer, sight, clock);
      deltas.set(viewer, message);
      this.#send(watcher, message);
    }
  }

  /** Where all see alike, whoever had and has nothing to do is told just what a spectator is told. */
  #asSpectator(viewer: Viewer, from: Position, to: Position): boolean {
    if (viewer === 'spectator') return true;
    const { seenAlike } = this.#terms.game;
    return seenAlike === true && isBystander(from, viewer) && isBystander(to, viewer);
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

  #sight(
    known: object | undefined,
    from: Position,
    to: Position,
    eyes: Viewer,
    story: readonly Happening[],
  ): Sight {
    const { game } = this.#terms;
    const view = game.view(to.state, eyes);
    this.#views?.set(eyes, view);
    const patch = diff(known ?? game.view(from.state, eyes), view);
    return {
      view: patch === null ? null : JSON.stringify(patch),
      story: JSON.stringify(this.#told(story, eyes)),
    };
  }

  /** The difference to what was shown before: that of the view is written already. */
  #delta(
    known: Beside | undefined,
    from: Position,
    to: Position,
    viewer: Viewer,
    { view, story }: Sight,
    clock: Clock | null,
  ): Message {
    const after = besideView(this.#terms, to, viewer);
    this.#besides?.set(viewer, after);
    const before = known ?? besideView(this.#terms, from, viewer);
    const beside = JSON.stringify(diffOfFields(before, after) ?? {});
    const rest = beside === '{}' ? '}' : `,${beside.slice(1)}`;
    const patch = view === null ? beside : `{"view":${view}${rest}`;
    const head = `{"is":"moved","table":${JSON.stringify(this.#terms.heading.id)},"from":${from.seq}`;
    const time = timeOf(clock);
    const tail = time === undefined ? '}' : `,"clock":${JSON.stringify(time)}}`;
    return { text: `${head},"patch":${patch},"story":${story}${tail}`, frame: null };
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
    this.#views = null;
    this.#besides = null;
  }
}

/** A moment, then the milliseconds that each seat had left: it runs for those who must and are no bots. */
function timeOf(clock: Clock | null): readonly number[] | undefined {
  return clock === null || clock.banks.length === 0 ? undefined : [clock.since, ...clock.banks];
}
