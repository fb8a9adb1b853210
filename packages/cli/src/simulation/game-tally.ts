// Counts what happens in one game, and adds it to the counters of many.
import type { Core, GameEvent, Seat } from '@tidetable/engine';
import type { Measures, Scores } from '@tidetable/terminal/measures';
import type { Counters } from './counters.ts';
import type { GameObserver, Played } from './play-one.ts';

const TURN = 'turn-began';
const NOBODY = -1;

function grow<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export class GameTally implements GameObserver {
  readonly #counters: Counters;
  readonly #measures: Measures;
  readonly #events = new Map<string, number>();
  readonly #rules = new Map<string, number>();
  /** By subject: how often each thing, and which seats had to do with it. */
  readonly #things: Map<string, { count: number; readonly seats: Set<Seat> }>[];
  readonly #roles: string[] = [];
  #leader = NOBODY;
  #leadChanges = 0;

  constructor(counters: Counters, measures: Measures) {
    this.#counters = counters;
    this.#measures = measures;
    this.#things = measures.subjects.map(() => new Map());
  }

  asked(step: string, options: number): void {
    this.#counters.add('options', options);
    this.#counters.add('step', step);
    this.#counters.add('step options', step, options);
  }

  saw(events: readonly GameEvent[], state: Core): void {
    let newTurn = false;
    for (const event of events) {
      grow(this.#events, event.type);
      if (event.rule !== undefined) grow(this.#rules, event.rule);
      newTurn ||= event.type === TURN;
      this.#notice(event);
    }
    if (newTurn) this.#seeWhoLeads(state);
  }

  #notice(event: GameEvent): void {
    const shown = this.#measures.roles?.told?.(event) ?? null;
    if (shown !== null) this.#roles[shown.seat] = shown.role;
    for (const [index, things] of this.#things.entries()) {
      const thing = this.#measures.subjects[index]?.of(event) ?? null;
      if (thing === null) continue;
      const known = things.get(thing) ?? { count: 0, seats: new Set() };
      known.count += 1;
      if ('seat' in event && typeof event.seat === 'number') known.seats.add(event.seat);
      things.set(thing, known);
    }
  }

  /** The lead changes when another seat alone is ahead; a tie changes nothing. */
  #seeWhoLeads(state: Core): void {
    const totals = totalsOf(this.#measures, state);
    if (totals === null) return;
    const most = Math.max(...totals);
    const leader = totals.indexOf(most);
    if (leader !== totals.lastIndexOf(most) || leader === this.#leader) return;
    if (this.#leader !== NOBODY) this.#leadChanges += 1;
    this.#leader = leader;
  }

  /** The game is over: all that is counted by game. */
  close({ outcome, state, decisions }: Played, bots: readonly string[], variant: string): void {
    const counters = this.#counters;
    const winners = outcome?.winners ?? [];
    counters.add('games', 'all');
    if (winners.length > 0) counters.add('games', 'won');
    counters.add('decisions', decisions);
    const turns = this.#turns();
    counters.add('turns', turns);
    const reasons = outcome?.endings.map(({ ending, of = '' }) => `${ending} ${of}`);
    for (const reason of reasons ?? ['unfinished ']) counters.add('ending', reason);
    this.#closeCounts('event', this.#events);
    this.#closeCounts('rule', this.#rules);
    this.#closeThings(winners);
    if (outcome === null) return;
    const roles = this.#measures.roles?.written?.(state) ?? this.#roles;
    for (let seat = 0; seat < state.seats; seat++) {
      const won = winners.includes(seat);
      this.#closeSeat('seat', seat, won);
      this.#closeSeat('bot', bots[seat] ?? '', won);
      const role = roles[seat];
      if (role !== undefined) this.#closeSeat('role', role, won);
    }
    if (this.#measures.scores === undefined)
      this.#closeSeat('variant', variant, winners.length > 0);
    else this.#closeScores(this.#measures.scores, state, winners, turns, variant);
  }

  #closeCounts(name: string, counts: ReadonlyMap<string, number>): void {
    for (const [key, count] of counts) {
      this.#counters.add(name, key, count);
      this.#counters.add(`${name} games`, key);
    }
  }

  #closeThings(winners: readonly Seat[]): void {
    for (const [index, things] of this.#things.entries())
      for (const [thing, { count, seats }] of things) {
        this.#counters.add(`thing ${index}`, thing, count);
        this.#counters.add(`thing games ${index}`, thing);
        for (const seat of seats) {
          this.#counters.add(`thing seats ${index}`, thing);
          if (winners.includes(seat)) this.#counters.add(`thing won ${index}`, thing);
        }
      }
  }

  #closeSeat(by: string, key: string | number, won: boolean): void {
    this.#counters.add(`played ${by}`, key);
    if (won) this.#counters.add(`won ${by}`, key);
  }

  #closeScores(
    scores: Scores,
    state: Core,
    winners: readonly Seat[],
    turns: number,
    variant: string,
  ): void {
    const counters = this.#counters;
    const first = scores.first(state);
    counters.add('rounds', Math.ceil(turns / state.seats));
    counters.add('lead changes', this.#leadChanges);
    for (const [seat, parts] of scores.parts(state).entries()) {
      const won = winners.includes(seat);
      const place = (seat - first + state.seats) % state.seats;
      this.#closeSeat('place', place, won);
      if (place === 0) this.#closeSeat('variant', variant, won);
      if (won) counters.add('played winners', 'all');
      for (const [part, value] of Object.entries(parts)) {
        counters.add(`parts seat ${seat}`, part, value);
        counters.add(`parts place ${place}`, part, value);
        if (won) counters.add('parts winners', part, value);
      }
    }
    const [best = 0, next = 0] = (totalsOf(this.#measures, state) ?? []).sort((a, b) => b - a);
    counters.add('margin', best - next);
  }

  /** Where events tell only when turns begin, the first turn began before the first decision. */
  #turns(): number {
    return this.#events.get('turn-ended') ?? (this.#events.get(TURN) ?? 0) + 1;
  }
}

function totalsOf({ scores }: Measures, state: Core): number[] | null {
  if (scores === undefined) return null;
  return scores
    .parts(state)
    .map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0));
}
