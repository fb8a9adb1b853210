// The tree: decisions of seats, and the choices that lead on from them.
import type { Seat } from '@tidetable/engine';

/** One seat's decision in all the worlds that look alike up to here. */
export class Decision<Action> {
  readonly seat: Seat;
  readonly choices = new Map<string | number, Choice<Action>>();
  visits = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }
}

/** An action, or null for letting things go on. */
export class Choice<Action> {
  readonly action: Action | null;
  readonly prior: number;
  /** How often it was taken, and how often it could have been. */
  visits = 0;
  available = 0;
  /** The sum of what each side got. */
  readonly totals: Float64Array;
  /** The sum of the squares of what the seat that searched got, while this was its choice. */
  squares = 0;
  /** What is decided next: by seat, and apart for those who must and those who may. */
  readonly next: (Decision<Action> | undefined)[] = [];

  constructor(action: Action | null, prior: number, sides: number) {
    this.action = action;
    this.prior = prior;
    this.totals = new Float64Array(sides);
  }

  after(seat: Seat, isBound: boolean): Decision<Action> {
    const place = seat * 2 + (isBound ? 1 : 0);
    let decision = this.next[place];
    if (decision === undefined) {
      decision = new Decision<Action>(seat);
      this.next[place] = decision;
    }
    return decision;
  }
}
