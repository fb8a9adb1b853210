// What many games have in common: how they ended, how long they took, what happened in them.
import type { Game } from '@tidetable/engine';
import type { Played } from './run.ts';

export interface Share {
  readonly count: number;
  readonly share: number;
  /** The 95% interval by Wilson's score. */
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export interface Summary {
  readonly games: number;
  readonly won: Share;
  /** A game may end for several reasons at once, so these can add up to more than all games. */
  readonly endings: readonly (Share & { readonly ending: string; readonly of?: string })[];
  /** Only for games that tell when a turn begins. */
  readonly turns: Spread | null;
  readonly decisions: Spread;
  /** How often each event happened in a game, on average. */
  readonly events: Readonly<Record<string, number>>;
}

const Z = 1.959964;

export function shareOf(count: number, all: number): Share {
  if (all === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / all;
  const square = Z ** 2 / all;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all));
  return { count, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

class Extent {
  #sum = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
    this.#min = Math.min(this.#min, value);
    this.#max = Math.max(this.#max, value);
  }

  get spread(): Spread {
    if (this.#count === 0) return { mean: 0, min: 0, max: 0 };
    return { mean: this.#sum / this.#count, min: this.#min, max: this.#max };
  }
}

const TURN = 'turn-began';

export class Tally {
  readonly #game: Game;
  readonly #endings = new Map<string, number>();
  readonly #events = new Map<string, number>();
  readonly #turns = new Extent();
  readonly #decisions = new Extent();
  #games = 0;
  #won = 0;
  #plies = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /** All decisions of all games. */
  get plies(): number {
    return this.#plies;
  }

  add({ outcome, decisions, turns, events }: Played): void {
    this.#games += 1;
    this.#plies += decisions;
    this.#decisions.add(decisions);
    this.#turns.add(turns);
    if (outcome !== null && outcome.winners.length > 0) this.#won += 1;
    const reasons = outcome?.endings.map(({ ending, of = '' }) => `${ending} ${of}`);
    for (const reason of reasons ?? ['unfinished '])
      this.#endings.set(reason, (this.#endings.get(reason) ?? 0) + 1);
    for (const [type, count] of events)
      this.#events.set(type, (this.#events.get(type) ?? 0) + count);
  }

  summary(): Summary {
    const endings = [...this.#endings].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      games: this.#games,
      won: shareOf(this.#won, this.#games),
      endings: endings.map(([reason, count]) => {
        const [ending = '', of = ''] = reason.split(' ');
        return { ending, ...(of === '' ? {} : { of }), ...shareOf(count, this.#games) };
      }),
      turns: this.#game.events.includes(TURN) ? this.#turns.spread : null,
      decisions: this.#decisions.spread,
      events: Object.fromEntries(
        this.#game.events.map((type) => [type, (this.#events.get(type) ?? 0) / this.#games || 0]),
      ),
    };
  }
}
