// One table in memory. Commit, then acknowledge, then broadcast: what is not in the log has not happened.
import type { Action, GameEvent, Seat, Viewer } from '@tidetable/engine';
import type { Entry, Store } from '../store/store.ts';
import type { Answer, Claim } from './answers.ts';
import { Audience, type Message, type Send } from './audience.ts';
import { happening, load, retold } from './loading.ts';
import {
  BrokenLog,
  type Judged,
  type Position,
  played,
  type UndoWord,
  undone,
} from './position.ts';
import type { Heading, Terms } from './terms.ts';
import { type Happening, type Shown, shownTo, type Told, toldTo } from './views.ts';

/** What a table needs of the world. */
export interface Surroundings {
  readonly store: Store;
  now(): number;
  /** Called when the table has moved on and everybody has been told. */
  moved(table: LiveTable): void;
  /** Something failed that whoever runs the server should know of. */
  trouble(where: string, error: unknown): void;
}

/** So many of the last happenings are kept at hand. */
const RECENT = 32;
/** A state is saved when the log has grown by so much since the last one. */
const BETWEEN_SNAPSHOTS = 50;

export class LiveTable {
  readonly #terms: Terms;
  readonly #world: Surroundings;
  readonly #audience: Audience;
  #position: Position;
  /** The last happenings, without gaps up to the position. */
  #story: Happening[];
  #saved: number;
  #queue: Promise<unknown> = Promise.resolve();
  /** True when the store may know more of this table than we do. */
  #unsure = false;
  #broken: BrokenLog | null = null;
  #lastUse: number;

  private constructor(
    terms: Terms,
    world: Surroundings,
    position: Position,
    story: readonly Happening[],
  ) {
    this.#terms = terms;
    this.#world = world;
    this.#position = position;
    this.#story = story.slice(-RECENT);
    this.#saved = position.seq - story.length;
    this.#audience = new Audience(terms, position);
    this.#lastUse = world.now();
  }

  static async load(terms: Terms, world: Surroundings): Promise<LiveTable> {
    const { position, story } = await load(terms, world.store);
    return new LiveTable(terms, world, position, story);
  }

  get heading(): Heading {
    return this.#terms.heading;
  }

  get terms(): Terms {
    return this.#terms;
  }

  get position(): Position {
    return this.#position;
  }

  get seq(): number {
    return this.#position.seq;
  }

  get watchers(): number {
    return this.#audience.size;
  }

  get lastUse(): number {
    return this.#lastUse;
  }

  get isUnsure(): boolean {
    return this.#unsure;
  }

  shownTo(viewer: Viewer): Shown {
    return shownTo(this.#terms, this.#position, viewer);
  }

  play(claim: Claim, action: Action): Promise<Answer> {
    return this.#ask(claim, 'play', (from) => played(this.#terms, from, claim.seat, action));
  }

  undo(claim: Claim, word: UndoWord): Promise<Answer> {
    return this.#ask(claim, 'undo', (from) => undone(this.#terms, from, claim.seat, word));
  }

  /** Hears of everything from here on, beginning with how things stand and what happened after `since`. */
  watch(viewer: Viewer, since: number | null, send: Send): Promise<() => void> {
    this.#lastUse = this.#world.now();
    return this.#inTurn(async () => {
      if (this.#broken !== null) throw this.#broken;
      if (this.#unsure || (since ?? 0) > this.seq) await this.#catchUp();
      const missed = since === null ? [] : await this.#storyAfter(since);
      const first: Message = this.#audience.whole(this.#position, viewer, missed);
      const leave = this.#audience.join(viewer, this.seq, send);
      send(first);
      return leave;
    });
  }

  /** All that happened after an entry; what is not at hand is told again from the log. */
  async #storyAfter(seq: number): Promise<readonly Happening[]> {
    const known = this.#story.filter((one) => one.seq > seq);
    if (known.length >= this.seq - seq) return known;
    const entries = await this.#world.store.entries(this.heading.id, 0);
    const { story } = retold(this.#terms, entries.slice(0, this.seq));
    this.#story = story.slice(-RECENT);
    return story.slice(seq);
  }

  /** The whole log as this viewer may know it. */
  logFor(viewer: Viewer): Promise<readonly Told[]> {
    return this.#inTurn(async () => {
      const story = await this.#storyAfter(0);
      return story.map((one) => toldTo(this.#terms, one, viewer));
    });
  }

  /** Takes in what others have added to the log. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  rest(): void {
    this.#audience.rest();
  }

  #ask(claim: Claim, kind: Entry['kind'], judge: (from: Position) => Judged): Promise<Answer> {
    return this.#inTurn(async () => {
      this.#lastUse = this.#world.now();
      try {
        return await this.#answer(claim, kind, judge);
      } catch (error) {
        if (error instanceof BrokenLog) return { kind: 'closed', message: error.message };
        this.#unsure = true;
        this.#world.trouble(`table ${this.heading.id}`, error);
        return { kind: 'not-saved', message: 'Not saved: please try again.' };
      }
    });
  }

  async #answer(
    claim: Claim,
    kind: Entry['kind'],
    judge: (from: Position) => Judged,
  ): Promise<Answer> {
    if (this.#broken !== null) throw this.#broken;
    if (this.#unsure || claim.base > this.seq) await this.#catchUp();
    const known = await this.#known(claim);
    if (known !== null) return known;
    if (claim.base !== this.seq) return this.#conflict(claim.seat);
    const judged = this.#judged(judge);
    if (!judged.ok) return { kind: 'refused', ...judged.refusal };
    const { position, events, action } = judged;
    const { seat, request } = claim;
    const { seq, hash } = position;
    const { store, now } = this.#world;
    const table = this.heading.id;
    const entry: Entry = { table, seq, request, at: now(), seat, kind, action, hash };
    const appended = await store.append(entry);
    if (appended.ok) return this.#advance(position, entry, events);
    await this.#catchUp();
    if (appended.why === 'request-known') return first(appended.entry, claim);
    return (await this.#known(claim)) ?? this.#conflict(seat);
  }

  /** Rules that fail change nothing. */
  #judged(judge: (from: Position) => Judged): Judged {
    try {
      return judge(this.#position);
    } catch (error) {
      this.#world.trouble(`table ${this.heading.id}, rules`, error);
      return {
        ok: false,
        refusal: { code: 'fault', message: 'The rules failed; nothing was done.' },
      };
    }
  }

  #advance(position: Position, entry: Entry, events: readonly GameEvent[]): Answer {
    this.#position = position;
    this.#story.push(happening(entry, events));
    return { kind: 'accepted', seq: position.seq };
  }

  /** The first answer to this request, if it was served before: then it follows its base in the log. */
  async #known(claim: Claim): Promise<Answer | null> {
    const recent = this.#story.find(({ request }) => request === claim.request);
    if (recent !== undefined) return first(recent, claim);
    const oldest = this.#story[0]?.seq ?? this.seq + 1;
    if (claim.base + 1 >= oldest) return null;
    const entries = await this.#world.store.entries(this.heading.id, claim.base);
    const found = entries.find(({ request }) => request === claim.request);
    return found === undefined ? null : first(found, claim);
  }

  #conflict(seat: Seat): Answer {
    return { kind: 'conflict', seq: this.seq, shown: this.shownTo(seat) };
  }

  async #catchUp(): Promise<void> {
    if (this.#broken !== null) throw this.#broken;
    const entries = await this.#world.store.entries(this.heading.id, this.seq);
    try {
      const { position, story } = retold(this.#terms, entries, this.#position);
      this.#position = position;
      this.#story.push(...story);
      this.#unsure = false;
    } catch (error) {
      if (error instanceof BrokenLog) {
        this.#broken = error;
        this.#world.trouble('log', error);
      }
      throw error;
    }
  }

  /** One thing after another; and whoever asked has the answer before anybody hears of it. */
  #inTurn<A>(task: () => Promise<A>): Promise<A> {
    const done = this.#queue.then(task);
    this.#queue = done.then(ignore, ignore).then(() => this.#announce());
    return done;
  }

  async #announce(): Promise<void> {
    const { at } = this.#audience;
    if (this.seq === at.seq) return;
    await acknowledged();
    this.#audience.tell(
      this.#position,
      this.#story.filter(({ seq }) => seq > at.seq),
    );
    this.#story = this.#story.slice(-RECENT);
    await this.#keep().catch((error) => this.#world.trouble(`table ${this.heading.id}`, error));
    this.#world.moved(this);
  }

  /** Saves now and then a state from which nothing can be taken back, and that the game is over. */
  async #keep(): Promise<void> {
    const { seq, ply, state, depth } = this.#position;
    const { store } = this.#world;
    const table = this.heading.id;
    if (state.outcome !== null) await store.setStatus(table, 'over');
    if (depth > 0 || seq - this.#saved < BETWEEN_SNAPSHOTS) return;
    this.#saved = seq;
    await store.saveSnapshot({ table, seq, ply, state: JSON.stringify(state) });
  }
}

function first(served: { readonly seq: number; readonly seat: Seat }, claim: Claim): Answer {
  return served.seat === claim.seat
    ? { kind: 'accepted', seq: served.seq }
    : { kind: 'malformed', message: 'request: expected one that no other seat has used' };
}

function ignore(): void {}

/** Answers that are due go out first. */
function acknowledged(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
