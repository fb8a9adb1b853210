// given / play / expect: a position, what is played on it, and what came of it.
import {
  attempt,
  type Chance,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  menu,
  type Outcome,
  type Rig,
  RiggedChance,
  type RuleId,
  readNotation,
  type Seat,
  type Types,
  write,
} from '@tidetable/engine';
import { noteRefusal } from './rules.ts';

/** The events whose kind is one of K. */
type EventOf<E, K> = E extends { readonly type: infer Kind } ? (K extends Kind ? E : never) : never;

/** An action in notation, by the seat that must decide; `2: sandbags tile=…` names another seat. */
type Line = string;

export class Scene<T extends Types> {
  readonly #game: Game<T>;
  readonly #chance: Chance;
  /** Everything that has happened since the scene began. */
  readonly events: T['event'][] = [];
  state: T['state'];

  constructor(game: Game<T>, state: T['state'], rig: Rig = {}) {
    this.#game = game;
    this.state = state;
    this.#chance = new RiggedChance(new Generator(1), rig);
  }

  get must(): readonly Seat[] {
    return deciders(this.#game, this.state).must;
  }

  get may(): readonly Seat[] {
    return deciders(this.#game, this.state).may;
  }

  get outcome(): Outcome | null {
    return this.state.outcome;
  }

  /** Why the game ended: the names of the endings, with what they are of. */
  get endings(): string[] {
    return (this.outcome?.endings ?? []).map(({ ending, of }) =>
      of === undefined ? ending : `${ending} ${of}`,
    );
  }

  /** What a seat may do now, in notation. */
  offers(seat: Seat): string[] {
    return legal(this.#game, this.state, seat).map(write);
  }

  /** The rule by which an offer is allowed or open, or undefined where it is not offered. */
  allowedBy(line: Line): RuleId | undefined {
    const [seat, text] = this.#split(line);
    const { allowed, open } = menu(this.#game, this.state, seat);
    return [...allowed, ...open].find(({ action }) => write(action) === text)?.rule;
  }

  /** Plays one line after another; each must be accepted. */
  play(...lines: readonly Line[]): this {
    for (const line of lines) {
      const [seat, text] = this.#split(line);
      const tried = attempt(this.#game, this.state, seat, readNotation(text), this.#chance);
      if (!tried.ok)
        throw new Error(
          `${line} was refused: ${tried.refusal.code} ${tried.refusal.rule ?? ''} ${tried.refusal.message}`,
        );
      this.state = tried.state;
      this.events.push(...tried.events);
    }
    return this;
  }

  /** The rule by which a line is refused, or the refusal's code where no rule is named. */
  refusal(line: Line): RuleId {
    const [seat, text] = this.#split(line);
    const tried = attempt(this.#game, this.state, seat, readNotation(text), this.#chance);
    if (tried.ok) throw new Error(`${line} was accepted`);
    noteRefusal(tried.refusal.rule);
    return tried.refusal.rule ?? tried.refusal.code;
  }

  /** The fact behind that refusal, where there is one. */
  reason(line: Line): T['reason'] | undefined {
    const [seat, text] = this.#split(line);
    const tried = attempt(this.#game, this.state, seat, readNotation(text), this.#chance);
    if (tried.ok) throw new Error(`${line} was accepted`);
    return tried.refusal.reason;
  }

  /** The events of these kinds, in order. */
  told<K extends T['event']['type']>(...kinds: readonly K[]): EventOf<T['event'], K>[] {
    return this.events.filter((event): event is EventOf<T['event'], K> =>
      (kinds as readonly string[]).includes(event.type),
    );
  }

  #split(line: Line): [Seat, string] {
    const named = /^(\d+): (.*)$/.exec(line);
    if (named !== null) return [Number(named[1]), itemAt(named, 2)];
    const must = this.must;
    if (must.length !== 1)
      throw new Error(
        `${line}: seats ${must.join(', ')} must decide; say which one, as in "${must[0]}: ${line}"`,
      );
    return [itemAt(must, 0), line];
  }
}
