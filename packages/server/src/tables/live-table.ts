// One table in memory. Commit, then acknowledge, then broadcast: what is not in the log has not happened.
import type { Action, Seat, Viewer } from '@tidetable/engine';
import { soon } from '../async/after-this-tick.ts';
import { guarded, type Soon, when } from '../async/maybe-promise.ts';
import { Turns } from '../async/serial-queue.ts';
import type { Appended, Entry, Store } from '../store/store.ts';
import { Audience, type Send } from './audience.ts';
import type { Clock } from './clock.ts';
import { type Served, Story } from './history.ts';
import { happening, load, retold } from './loading.ts';
import {
  BrokenLog,
  type Judged,
  type Position,
  played,
  type UndoWord,
  undone,
} from './position.ts';
import type { Answer, Claim } from './requests.ts';
import type { Seating } from './seating.ts';
import { Keeping } from './snapshots.ts';
import { TableClock } from './table-clock.ts';
import type { Heading, Terms } from './table-setup.ts';
import { type Happening, type Shown, shownTo, type Told, toldTo } from './views.ts';
import { type Why, type WhyNot, why, worded } from './why.ts';

/** What a table needs of the world. */
export interface Surroundings {
  readonly store: Store;
  now(): number;
  /** Called when the table has moved on and everybody has been told. */
  moved(table: LiveTable): void;
  /** Something failed that whoever runs the server should know of. */
  trouble(where: string, error: unknown): void;
}

/** What is asked of the table, and how the rules judge it. */
interface Asking {
  readonly claim: Claim;
  readonly kind: Entry['kind'];
  judge(from: Position): Judged;
}

type Accepted = Judged & { readonly ok: true };
type Refused = Judged & { readonly ok: false };

export class LiveTable {
  readonly #terms: Terms;
  readonly #world: Surroundings;
  readonly #audience: Audience;
  #position: Position;
  readonly #story: Story;
  readonly #keeping: Keeping;
  readonly #seating: Seating;
  readonly #clock: TableClock;
  readonly #turns = new Turns();
  #isToAnnounce = false;
  /** True when the store may know more of this table than we do. */
  #unsure = false;
  #broken: BrokenLog | null = null;
  #lastUse: number;

  private constructor(
    terms: Terms,
    world: Surroundings,
    seating: Seating,
    position: Position,
    story: readonly Happening[],
  ) {
    this.#terms = terms;
    this.#world = world;
    this.#seating = seating;
    this.#position = position;
    this.#story = new Story(terms, world.store, position.seq, story);
    this.#keeping = new Keeping(terms.heading.id, world.store, position.seq - story.length);
    this.#audience = new Audience(terms, position);
    this.#clock = new TableClock(terms, world.store, seating, () => world.now());
    this.#lastUse = world.now();
  }

  static async load(terms: Terms, world: Surroundings, seating: Seating): Promise<LiveTable> {
    const { position, story } = await load(terms, world.store);
    return new LiveTable(terms, world, seating, position, story);
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

  /** Whether people play here by themselves, without a clock: then nobody need attend to the table. */
  get isQuiet(): boolean {
    const { game } = this.#terms;
    return game.timeUp === undefined && !this.#clock.isTimed && this.#seating.isQuiet;
  }

  shownTo(viewer: Viewer): Shown {
    return shownTo(this.#terms, this.#position, viewer);
  }

  play(claim: Claim, action: Action): Soon<Answer> {
    return this.#ask(claim, 'play', (from) => played(this.#terms, from, claim.seat, action));
  }

  /** Whether this seat may do this now, and by which rule. */
  why(seat: Seat, action: Action): Why {
    return why(this.#terms, this.#position, seat, action);
  }

  undo(claim: Claim, word: UndoWord): Soon<Answer> {
    return this.#ask(claim, 'undo', (from) => undone(this.#terms, from, claim.seat, word));
  }

  /** Hears of everything from here on, beginning with how things stand and what happened after `since`. */
  watch(viewer: Viewer, since: number | null, send: Send): Promise<() => void> {
    this.#lastUse = this.#world.now();
    return this.#turns.take(async () => {
      if (this.#broken !== null) throw this.#broken;
      if (this.#unsure || (since ?? 0) > this.seq) await this.#catchUp();
      const missed = since === null ? [] : await this.#story.after(since);
      const clock = await this.#clock.stood();
      send(this.#audience.whole(this.#position, viewer, missed, clock));
      return this.#audience.join(viewer, this.seq, send);
    });
  }

  /** The whole log as this viewer may know it. */
  logFor(viewer: Viewer): Promise<readonly Told[]> {
    return this.#turns.take(async () => {
      const story = await this.#story.after(0);
      return story.map((one) => toldTo(this.#terms, one, viewer));
    });
  }

  /** What happened after an entry; not for anybody's eyes. */
  happened(seq: number): Promise<readonly Happening[]> {
    return this.#turns.take(async () => this.#story.after(seq));
  }

  /** How time stands now; null where nobody counts it. */
  clock(): Promise<Clock | null> {
    return this.#turns.take(() => this.#clock.read());
  }

  /** Lets the clock run for whoever is to decide and sits here; true if it ran otherwise before. */
  settle(anew: boolean): Promise<boolean> {
    return this.#turns.take(() => this.#clock.settle(this.#position, anew));
  }

  get isTimed(): boolean {
    return this.#clock.isTimed;
  }

  /** Others may have changed how time stands. */
  forgetTime(): void {
    this.#clock.forget();
  }

  /** Takes in what others have added to the log. */
  catchUp(): Promise<void> {
    return this.#turns.take(() => this.#catchUp());
  }

  rest(): void {
    this.#audience.rest();
    this.#story.rest();
  }

  #ask(claim: Claim, kind: Entry['kind'], judge: (from: Position) => Judged): Soon<Answer> {
    return this.#turns.take(() => {
      this.#lastUse = this.#world.now();
      return guarded(
        () => this.#answer({ claim, kind, judge }),
        (error) => this.#notSaved(error),
      );
    });
  }

  #notSaved(error: unknown): Answer {
    if (error instanceof BrokenLog) return { kind: 'closed', message: error.message };
    this.#unsure = true;
    this.#world.trouble(`table ${this.heading.id}`, error);
    return { kind: 'not-saved', message: 'Not saved: please try again.' };
  }

  #answer(asking: Asking): Soon<Answer> {
    if (this.#broken !== null) throw this.#broken;
    const { claim } = asking;
    const isBehind = this.#unsure || claim.base > this.seq;
    return when(isBehind ? this.#catchUp() : undefined, () =>
      when(this.#story.served(claim), (served) =>
        served === null ? this.#decide(asking) : first(served, claim),
      ),
    );
  }

  #decide({ claim, kind, judge }: Asking): Soon<Answer> {
    if (claim.base !== this.seq) return this.#conflict(claim.seat);
    const judged = this.#judged(judge);
    if (!judged.ok) return { kind: 'refused', ...this.#worded(claim.seat, judged.refusal) };
    const { position, action } = judged;
    const { seat, request } = claim;
    const { seq, hash } = position;
    const { id: table, rulesVersion } = this.heading;
    const at = this.#world.now();
    const entry: Entry = { table, seq, request, at, seat, kind, action, hash, rulesVersion };
    const isQuiet = this.isQuiet && this.#clock.isStill && position.state.outcome === null;
    return isQuiet
      ? when(this.#world.store.append(entry), (appended) => this.#appended(appended, entry, judged))
      : this.#inTime(entry, judged);
  }

  /** Where bots or standing orders act, or time is counted. */
  async #inTime(entry: Entry, judged: Accepted): Promise<Answer> {
    const { position, events } = judged;
    const timing = await this.#clock.after(this.#position, position, entry.kind, events);
    const appended = await this.#world.store.append(entry, timing);
    if (appended.ok) this.#clock.wrote(timing);
    return this.#appended(appended, entry, judged);
  }

  #appended(appended: Appended, entry: Entry, { position, events }: Accepted): Soon<Answer> {
    if (!appended.ok) return this.#notAppended(appended, entry);
    this.#position = position;
    this.#story.add(happening(entry, position.ply, events));
    this.#announceSoon();
    return { kind: 'accepted', seq: position.seq };
  }

  async #notAppended(appended: Appended & { readonly ok: false }, entry: Entry): Promise<Answer> {
    const { seq, seat, request } = entry;
    const claim = { seat, request, base: seq - 1 };
    if (appended.why === 'other-rules') throw this.#overruled(seq);
    await this.#catchUp();
    if (appended.why === 'request-known') return first(appended.entry, claim);
    const meanwhile = await this.#story.served(claim);
    return meanwhile === null ? this.#conflict(seat) : first(meanwhile, claim);
  }

  /** Another server has gone over to other rules: this one is too old for the table. */
  #overruled(seq: number): BrokenLog {
    this.#broken = new BrokenLog(this.heading.id, seq, 'it goes on under newer rules elsewhere');
    return this.#broken;
  }

  #worded(seat: Seat, refusal: Refused['refusal']): Refused['refusal'] & WhyNot {
    return worded(this.#terms, this.#position, seat, refusal);
  }

  /** Rules that fail change nothing. */
  #judged(judge: (from: Position) => Judged): Judged {
    try {
      return judge(this.#position);
    } catch (error) {
      this.#world.trouble(`table ${this.heading.id}, rules`, error);
      const message = 'The rules failed; nothing was done.';
      return { ok: false, refusal: { code: 'fault', message } };
    }
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
      this.#story.add(...story);
      this.#clock.forget();
      this.#unsure = false;
      this.#announceSoon();
    } catch (error) {
      if (error instanceof BrokenLog) {
        this.#broken = error;
        this.#world.trouble('log', error);
      }
      throw error;
    }
  }

  /** Whoever asked has the answer before anybody hears of it. */
  #announceSoon(): void {
    if (this.#isToAnnounce) return;
    this.#isToAnnounce = true;
    soon(() => {
      this.#isToAnnounce = false;
      void guarded(
        () => this.#announce(),
        (error) => this.#untold(error),
      );
    });
  }

  /** At once where nothing has to be asked for; else in turn, so that what is told is what is there by then. */
  #announce(): Soon<void> {
    const { seq } = this.#audience.at;
    if (this.#clock.isTimed || !this.#story.isAtHand(seq))
      return this.#turns.take(() => this.#announceInTurn());
    if (this.seq !== seq) return when(this.#story.after(seq), (story) => this.#tell(story, null));
  }

  async #announceInTurn(): Promise<void> {
    const { seq } = this.#audience.at;
    if (this.seq !== seq) await this.#tell(await this.#story.after(seq), await this.#clock.stood());
  }

  #tell(story: readonly Happening[], clock: Clock | null): Soon<void> {
    this.#audience.tell(this.#position, story, clock);
    this.#story.trim();
    return when(this.#keeping.note(this.#position), () => this.#world.moved(this));
  }

  /** They are told the next time. */
  #untold(error: unknown): void {
    this.#unsure = true;
    this.#world.trouble(`table ${this.heading.id}`, error);
    this.#world.moved(this);
  }
}

/** The first answer to a request, when it is asked again. */
function first(served: Served, claim: Claim): Answer {
  return served.seat === claim.seat
    ? { kind: 'accepted', seq: served.seq }
    : { kind: 'malformed', message: 'request: expected one that no other seat has used' };
}
