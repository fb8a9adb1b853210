// A game in progress with people and bots around it.
import { answerOf, askingOrder, firstToAct, whoAnswers } from '@tidetable/bots';
import {
  type Action,
  chanceOfPly,
  itemAt,
  type Match,
  type Seat,
  seedFrom,
  timeCall,
} from '@tidetable/engine';
import type { GameParts } from '../games.ts';
import type { GameClock } from './clock.ts';
import { botAt, isPerson, people, type Seating } from './seating.ts';
import type { Chapter } from './story.ts';

/** The person whom the table waits for. */
export interface Asked {
  readonly seat: Seat;
  /** False when this person may only cut in before a bot goes on. */
  readonly must: boolean;
}

type Accepted = Extract<ReturnType<Match['play']>, { readonly ok: true }>;

export class Table {
  readonly parts: GameParts;
  readonly match: Match;
  readonly seating: Seating;
  /** Null where the game is not played against time. */
  readonly clock: GameClock | null;
  readonly #story: Chapter[];
  readonly #botSeed: string;
  /** How often something was disclosed, to any seat. */
  #disclosures = 0;
  /** The moment at which each person last declined to cut in. */
  readonly #declined = new Map<Seat, string>();
  /** The kinds of action on offer when people skipped ahead: they are asked again about others. Null when none did. */
  #kindsWhenSkipping: ReadonlySet<string> | null = null;

  constructor(
    parts: GameParts,
    match: Match,
    seating: Seating,
    story: readonly Chapter[] = [],
    clock: GameClock | null = null,
  ) {
    this.parts = parts;
    this.clock = clock;
    this.match = match;
    this.seating = seating;
    this.#story = [...story];
    this.#botSeed = seedFrom(`${match.record().seed} bots`);
  }

  get story(): readonly Chapter[] {
    return this.#story;
  }

  seatName(seat: Seat): string {
    return this.parts.board.seatName(this.match.view(seat), seat);
  }

  /** Lets the bots act until a person is asked; null when the game is over. `thinks` is called for slow bots. */
  advance(thinks: (seat: Seat) => void = () => {}): Asked | null {
    while (this.match.state.outcome === null) {
      if (this.callTime()) continue;
      const { must, may } = this.match.deciders;
      const first = itemAt(must, 0);
      const interested = must.every((seat) => botAt(this.seating, seat) !== null)
        ? may.find((seat) => isPerson(this.seating, seat) && this.#wouldCutIn(seat))
        : undefined;
      const order = askingOrder(this.match.deciders, this.seating.length);
      const choice = firstToAct(order, (asked) =>
        asked.must && interested !== undefined ? null : this.#botsAction(asked, thinks),
      );
      if (choice !== null) {
        this.play(choice.seat, choice.action);
        continue;
      }
      if (interested !== undefined) return this.#asked(interested, false);
      const passing = this.#toBePassed(first);
      if (passing === null) return this.#asked(first, true);
      this.play(first, passing);
    }
    return null;
  }

  #asked(seat: Seat, must: boolean): Asked {
    this.#kindsWhenSkipping = null;
    return { seat, must };
  }

  /** Null for a person, and for a bot that does not cut in. */
  #botsAction(asked: Asked, thinks: (seat: Seat) => void): Action | null {
    const { seat } = asked;
    const seated = botAt(this.seating, seat);
    if (seated === null) return null;
    const { game, state, ply } = this.match;
    const bot = whoAnswers(game, state, seated, asked, this.parts.bots);
    if (bot.isSlow) thinks(seat);
    const chance = chanceOfPly(this.#botSeed, ply * this.seating.length + seat);
    return answerOf(game, state, bot, asked, chance);
  }

  /** The passing action, where this person has no other or does not want to be asked. */
  #toBePassed(seat: Seat): Action | null {
    const legal = this.match.legal(seat);
    const passing = legal.find((action) => action.type === this.parts.board.passing);
    if (passing === undefined) return null;
    const { must, may } = this.match.deciders;
    const others = people(this.seating).filter(
      (other) => other !== seat && (must.includes(other) || may.includes(other)),
    );
    const alone = legal.length === 1 && others.length === 0;
    const unwanted =
      this.#kindsWhenSkipping !== null && ![seat, ...others].some((one) => this.#opensUp(one));
    return alone || unwanted ? passing : null;
  }

  /** Asked again when another seat decides or something was disclosed. */
  #wouldCutIn(seat: Seat): boolean {
    if (this.#kindsWhenSkipping !== null) return this.#opensUp(seat);
    return this.#declined.get(seat) !== this.#moment(seat);
  }

  /** Whether this person can do something of a kind that was not on offer when people skipped ahead. */
  #opensUp(seat: Seat): boolean {
    return this.#kinds(seat).some((kind) => this.#kindsWhenSkipping?.has(kind) === false);
  }

  #moment(seat: Seat): string {
    const kinds = [...new Set(this.#kinds(seat))].join(' ');
    return `${this.#disclosures} ${this.match.deciders.must.join()} ${kinds}`;
  }

  #kinds(seat: Seat): string[] {
    return this.match.legal(seat).map((action) => action.type);
  }

  /** This person does not cut in now. */
  declineCutIn(seat: Seat): void {
    this.#declined.set(seat, this.#moment(seat));
  }

  /** People are asked again only when there is more to do than to pass. */
  skipAhead(): void {
    const kinds = people(this.seating).flatMap((seat) => this.#kinds(seat));
    const { passing } = this.parts.board;
    this.#kindsWhenSkipping = new Set(passing === null ? kinds : [...kinds, passing]);
  }

  play(seat: Seat, action: Action): ReturnType<Match['play']> {
    const answer = this.match.play(seat, action);
    if (!answer.ok) {
      if (botAt(this.seating, seat) !== null)
        throw new Error(`a bot tried what it may not: ${answer.refusal.message}`);
      return answer;
    }
    this.#note(seat, answer);
    return answer;
  }

  /** Once the time is up: ends the game, unless something has to be finished first. */
  callTime(): boolean {
    if (this.clock === null || this.clock.left > 0) return false;
    const { game, state } = this.match;
    const seat = timeCall(game, state)?.seat;
    const answer = this.match.callTime();
    if (!answer.ok || seat === undefined) return false;
    this.#note(seat, answer);
    return true;
  }

  #note(seat: Seat, { events, disclosed }: Accepted): void {
    if (disclosed !== 0) this.#disclosures += 1;
    const { ply, state } = this.match;
    this.#story.push({ ply, seat, events, state });
  }

  /** Takes back the last action, if it was a person's and may be taken back. */
  undo(chooser: Seat): ReturnType<Match['undo']> {
    const last = this.#story.at(-1)?.seat ?? chooser;
    const answer = this.match.undo(isPerson(this.seating, last) ? last : chooser);
    if (answer.ok) this.#story.pop();
    return answer;
  }
}
