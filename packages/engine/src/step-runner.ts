// Runs the steps of a game until a seat must decide.
import type { Chance } from './chance.ts';
import type { Decision, Game, Outcome, Seat, Step, Table, Types } from './game.ts';
import { Malformed } from './reading.ts';

/** Who has learned something: one bit per seat. */
export type Disclosed = number;
export const NOBODY: Disclosed = 0;
const EVERYONE: Disclosed = -1;

/** More automatic steps in a row than any rulebook asks for. */
const ENDLESS = 100_000;

const NOTHING: readonly never[] = [];

export class StepRunner<T extends Types> implements Table<T['frame'], T['event']> {
  readonly #game: Game<T>;
  readonly #state: T['state'];
  readonly #chance: Chance;
  #events: T['event'][] | null = null;
  disclosed: Disclosed = NOBODY;

  constructor(game: Game<T>, state: T['state'], chance: Chance) {
    this.#game = game;
    this.#state = state;
    this.#chance = chance;
  }

  get events(): readonly T['event'][] {
    return this.#events ?? NOTHING;
  }

  get chance(): Chance {
    this.disclosed = EVERYONE;
    return this.#chance;
  }

  reveal(to?: Seat): void {
    this.disclosed |= to === undefined ? EVERYONE : 1 << to;
  }

  tell(event: T['event']): void {
    if (this.#events === null) this.#events = [event];
    else this.#events.push(event);
  }

  push(frame: T['frame']): void {
    this.#state.agenda.push(frame);
  }

  inOrder(...frames: readonly T['frame'][]): void {
    for (let index = frames.length - 1; index >= 0; index--)
      this.#state.agenda.push(frames[index] as T['frame']);
  }

  done(): void {
    this.#state.agenda.pop();
  }

  end(outcome: Outcome): void {
    for (const ending of outcome.endings) Object.freeze(ending);
    Object.freeze(outcome.endings);
    Object.freeze(outcome.winners);
    Object.freeze(outcome.scores);
    this.#state.outcome = Object.freeze(outcome);
    this.#state.agenda.length = 0;
  }

  /** Runs automatic steps until a decision is due or the game is over. */
  advance(): void {
    const state = this.#state;
    for (let steps = 0; state.outcome === null; steps++) {
      const frame = topFrame(state);
      const step = stepOf(this.#game, frame);
      if (step.run !== undefined) step.run(state, frame, this);
      else if (step.lapses?.(state, frame)) this.done();
      else return;
      if (steps > ENDLESS)
        throw new Error(`${this.#game.id}: ${frame.step} never comes to a decision`);
    }
  }
}

/** The frame at work. */
export function topFrame<T extends Types>(state: T['state']): T['frame'] {
  const frame = state.agenda[state.agenda.length - 1];
  if (frame === undefined) throw new Error('nothing is pending, yet the game is not over');
  return frame;
}

function stepOf<T extends Types>(game: Game<T>, frame: T['frame']): Step<T, T['frame']> {
  return (game.steps as Readonly<Record<string, Step<T, T['frame']>>>)[frame.step] as Step<
    T,
    T['frame']
  >;
}

/** The decision that is due. */
export function decisionOf<T extends Types>(
  game: Game<T>,
  frame: T['frame'],
): Decision<T, T['frame']> {
  return stepOf(game, frame) as Decision<T, T['frame']>;
}

/** Throws unless the game is over or a seat must decide. */
export function requireDecision<T extends Types>(game: Game<T>, state: T['state']): void {
  if (state.outcome !== null) return;
  const frame = topFrame<T>(state);
  const step = stepOf(game, frame);
  if (
    step.run !== undefined ||
    step.lapses?.(state, frame) ||
    step.deciders(state, frame).must.length === 0
  )
    throw new Malformed('state.agenda', 'a frame on top that asks somebody', frame.step);
}
