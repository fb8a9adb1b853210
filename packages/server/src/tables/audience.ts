// Those who watch a table, each through the eyes of one viewer.
import type { Viewer } from '@tidetable/engine';
import type { Patch } from '@tidetable/protocol';
import type { Clock } from './clock.ts';
import { diff, diffOfFields } from './deltas.ts';
import type { Position } from './position.ts';
import type { Terms } from './terms.ts';
import {
  type Beside,
  besideView,
  type Happening,
  isBystander,
  type Shown,
  shownTo,
  type Told,
  toldTo,
} from './views.ts';

/** All of it, or the difference to what was shown at entry `from`; and what happened since the last message. */
export type Message = (
  | { readonly shown: Shown }
  | { readonly from: number; readonly patch: Patch }
) & {
  readonly story: readonly Told[];
  /** A moment, then the milliseconds that each seat had left: it runs for those who must and are no bots. */
  readonly clock?: readonly number[];
};

export type Send = (message: Message) => void;

interface Watcher {
  readonly viewer: Viewer;
  readonly send: Send;
  /** The last entry that this one has been told of. */
  seq: number;
}

/** What a step of the game looks like, to all who see with the same eyes. */
interface Sight {
  readonly view: Patch | null;
  readonly story: readonly Told[];
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
      const known = deltas.get(viewer);
      const message = known ?? {
        ...this.#delta(besides?.get(viewer), from, to, viewer, sight),
        ...told(clock),
      };
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
    const shown = shownTo(this.#terms, position, viewer);
    return { shown, story: this.#told(story, viewer), ...told(clock) };
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
    return { view: patch, story: this.#told(story, eyes) };
  }

  #delta(
    known: Beside | undefined,
    from: Position,
    to: Position,
    viewer: Viewer,
    { view, story }: Sight,
  ): Message {
    const after = besideView(this.#terms, to, viewer);
    this.#besides?.set(viewer, after);
    const beside = diffOfFields(known ?? besideView(this.#terms, from, viewer), after) ?? {};
    return { from: from.seq, patch: view === null ? beside : { view, ...beside }, story };
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

function told(clock: Clock | null): Pick<Message, 'clock'> {
  return clock === null || clock.banks.length === 0 ? {} : { clock: [clock.since, ...clock.banks] };
}
