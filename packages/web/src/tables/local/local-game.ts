// One game in a worker: people at this screen, bots in the other seats.
import {
  type AsyncBot,
  answerOf,
  askingOrder,
  type Choice,
  declineAction,
  firstToAct,
} from '@tidetable/bots/asking';
import { defaultAmong } from '@tidetable/bots/levels';
import {
  type Action,
  type Chance,
  type Core,
  chanceOfPly,
  type Game,
  type GameEvent,
  type GameRecord,
  hasEnded,
  itemAt,
  Match,
  mixed,
  type Offer,
  type Refusal,
  type RuleId,
  readNotation,
  type Seat,
  type Seed,
  timeCall,
  Unreplayable,
  type Viewer,
  deciders as whoDecides,
  write,
} from '@tidetable/engine';
import type { Answer, Shown, StandingNo, TakeBack, Until } from '../shown.ts';
import type { ShownEntry } from '../table.ts';
import type { Opening, Sitter, StandingNos } from './messages.ts';

/** An entry, unredacted. */
interface Happened {
  readonly key: string;
  readonly ply: number;
  readonly seat: Seat;
  readonly undo?: TakeBack;
  readonly events: readonly GameEvent[];
}

export class LocalGame {
  readonly match: Match;
  readonly #bots: readonly (AsyncBot | null)[];
  /** The bots' own chance: of the same seed as the game's, but independent of it. */
  readonly chance: Chance;
  /** The state after each number of actions. */
  readonly #states: Core[];
  readonly #story: Happened[] = [];
  readonly #standingNos = new Map<Seat, StandingNo>();
  /** The clock has run out: time is called as soon as the rules allow. */
  #isTimeUp = false;

  private constructor(
    match: Match,
    seed: Seed,
    seating: readonly Sitter[],
    bots: readonly AsyncBot[],
  ) {
    this.match = match;
    this.chance = chanceOfPly(mixed(seed, ['bots']), 0);
    this.#states = [match.state];
    this.#bots = seating.map((sitter) =>
      'bot' in sitter
        ? (bots.find(({ name }) => name === sitter.bot) ?? defaultAmong(bots) ?? null)
        : null,
    );
  }

  static open(
    game: Game,
    { seating, options, seed }: Opening,
    bots: readonly AsyncBot[],
  ): LocalGame {
    const match = Match.start(game, { seats: seating.length, seed, options });
    return new LocalGame(match, seed, seating, bots);
  }

  /** A record to replay or to play on. */
  static resume(
    game: Game,
    record: GameRecord,
    seating: readonly Sitter[],
    bots: readonly AsyncBot[],
    standingNos: StandingNos = {},
  ): LocalGame {
    const match = Match.resume(game, { ...record, plies: [] });
    const local = new LocalGame(match, record.seed, seating, bots);
    for (const [nth, { seat, action, hash }] of record.plies.entries()) {
      if (nth > 0)
        for (const rig of record.rigs ?? []) if (rig.ply === nth + 1) local.match.rig(rig);
      local.play(seat, readNotation(action));
      if (local.match.hash !== hash)
        throw new Unreplayable(`ply ${nth + 1}: ${action} does not lead where it once did`);
    }
    for (const [seat, no] of Object.entries(standingNos)) local.#standingNos.set(Number(seat), no);
    return local;
  }

  /** All hands are open. */
  get isOpen(): boolean {
    const { game, state } = this.match;
    return game.sameForAll?.(state.options) === true;
  }

  /** The states after each action, unredacted. */
  get states(): readonly Core[] {
    return this.#states;
  }

  get length(): number {
    return this.#story.length;
  }

  /** The log after so many entries, redacted for a viewer. */
  storyFor(viewer: Viewer, after = 0): readonly ShownEntry[] {
    const { game } = this.match;
    return this.#story.slice(after).map((one) => ({
      ...one,
      events: one.events
        .map((event) => game.redact(event, viewer))
        .filter((event) => event !== null),
    }));
  }

  shownTo(viewer: Viewer): Shown {
    const { match } = this;
    const isSeat = viewer !== 'spectator';
    return {
      ...this.#seen(match.state, viewer),
      menu: isSeat ? menuOf(match, viewer) : null,
      undoable: isSeat ? match.undoable(this.#undoer(viewer)) : 0,
    };
  }

  /** With open hands, any viewer undoes for the seat that acted last. */
  #undoer(seat: Seat): Seat {
    if (!this.isOpen) return seat;
    const last = this.#bots.findIndex((bot, one) => bot === null && this.match.undoable(one) > 0);
    return last < 0 ? seat : last;
  }

  shownAt(ply: number, viewer: Viewer): Shown {
    const state = itemAt(this.#states, Math.max(0, Math.min(ply, this.#states.length - 1)));
    return { ...this.#seen(state, viewer), menu: null, undoable: 0 };
  }

  #seen(state: Core, viewer: Viewer): Pick<Shown, 'view' | 'must' | 'may'> {
    const { game } = this.match;
    const { must, may } = whoDecides(game, state);
    return {
      view: game.view(state, viewer),
      must: [...must],
      may: viewer !== 'spectator' && may.includes(viewer),
    };
  }

  /**
   * A fork from this moment, with a chance of its own: from the true state once this game is over, before that from what
   * the seat knows, so that it reveals nothing of a running game.
   */
  fork(ply: number, seat: Seat, seed: string): GameRecord {
    const { game } = this.match;
    const then = this.#states[ply];
    if (then === undefined) throw new Unreplayable(`there is no ply ${ply}`);
    const isOver = this.match.state.outcome !== null;
    const known = isOver ? then : game.imagine(game.view(then, seat), this.chance);
    return Match.load(game, seed, known).record();
  }

  play(seat: Seat, action: Action): Answer {
    const played =
      action.type === this.match.game.timeUp
        ? this.match.callTime()
        : this.match.play(seat, action);
    if (!played.ok) return { kind: 'refused', ...played.refusal };
    this.#states.push(this.match.state);
    if (this.#standingNos.get(seat)?.hasEnded) this.#standingNos.delete(seat);
    this.#happened({ seat, events: played.events });
    this.#callTime();
    return { kind: 'accepted' };
  }

  /** Only the clock may call time. */
  timeUp(): void {
    this.#isTimeUp = true;
    this.#callTime();
  }

  #callTime(): void {
    const { game, state } = this.match;
    const call = this.#isTimeUp ? timeCall(game, state) : null;
    if (call !== null) this.play(call.seat, call.action);
  }

  whyNot(seat: Seat, text: string): Refusal | null {
    return this.match.whyNot(seat, readNotation(text));
  }

  standingNo(seat: Seat): StandingNo | null {
    return this.#standingNos.get(seat) ?? null;
  }

  get standingNos(): StandingNos {
    return Object.fromEntries(this.#standingNos);
  }

  passUntil(seat: Seat, until: Until | null): void {
    if (until === null) this.#standingNos.delete(seat);
    else this.#standingNos.set(seat, { until, hasEnded: false });
  }

  playText(seat: Seat, text: string): Answer {
    return this.play(seat, readNotation(text));
  }

  undo(asker: Seat, what: TakeBack): Answer {
    const seat = this.#undoer(asker);
    const count = what === 'turn' ? Math.max(1, this.match.undoable(seat)) : 1;
    for (let done = 0; done < count; done++) {
      const undone = this.match.undo(seat);
      if (!undone.ok) return { kind: 'refused', message: undone.reason };
      this.#states.pop();
    }
    this.#happened({ seat, undo: what, events: [] });
    return { kind: 'accepted' };
  }

  #happened(one: Pick<Happened, 'seat' | 'undo' | 'events'>): void {
    this.#story.push({ key: `${this.#story.length}`, ply: this.match.ply, ...one });
    for (const [seat, { until }] of this.#standingNos) {
      const learned = one.events.map((event) => this.match.game.redact(event, seat));
      if (hasEnded(until, seat, learned)) this.#standingNos.set(seat, { until, hasEnded: true });
    }
  }

  /** The next action of a bot, or of a person with a standing "no", if one is asked before any other person. */
  async botTurn(): Promise<Choice<Action> | null> {
    const { game, state } = this.match;
    if (state.outcome !== null) return null;
    return firstToAct(askingOrder(this.match.deciders, state.seats), (asked) => {
      const { seat, must } = asked;
      const isStanding = must && this.#standingNos.get(seat)?.hasEnded === false;
      const pass = isStanding ? declineAction(game, state, seat) : undefined;
      if (pass !== undefined) return pass;
      const bot = this.#bots[seat];
      return bot ? answerOf(game, state, bot, asked, this.chance) : null;
    });
  }
}

function menuOf(match: Match, seat: Seat): Shown['menu'] {
  const { allowed, barred, open } = match.menu(seat);
  const chosen = allowed.filter(({ action }) => action.type !== match.game.timeUp);
  if (chosen.length + barred.length === 0) return null;
  return { allowed: byRule(chosen), barred: byRule(barred), open: byRule(open) };
}

function byRule(offers: readonly Offer<Action>[]): Record<RuleId, string[]> {
  const groups: Record<RuleId, string[]> = {};
  for (const { action, rule } of offers) {
    groups[rule] ??= [];
    groups[rule].push(write(action));
  }
  return groups;
}
