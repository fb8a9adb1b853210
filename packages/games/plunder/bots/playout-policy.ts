// The playout policy: sails for the best aim, fights if it pays, buys what it can.
import { RoundDice } from '@tidetable/bots/search/trial-dice';
import { type Generator, play, type Seat } from '@tidetable/engine';
import {
  type Action,
  chart,
  type Frame,
  handSize,
  isCutOff,
  NONE,
  type Seas,
  type Ship,
  type Square,
  STORM_TOLL,
  shipAt,
  shipOf,
  squaresLeft,
} from '../public.ts';
import { plunder } from '../rules/index.ts';
import { stepsTo } from './aims.ts';
import { offhand } from './offhand.ts';
import { purchase } from './purchases.ts';
import { bestAim } from './standing.ts';
import { bestFight, find } from './temptations.ts';
import { deciderOf, turnNumber } from './turns.ts';
import type { Values } from './values.ts';

/** The least worth of a voyage. */
const LEAST = 0.02;

interface Course {
  readonly ship: number;
  readonly at: Square;
}

export class PlayoutPolicy {
  /** Fixed during a search, or a captain's own cannons would lose worth with every point gained. */
  values: Values;
  /** The voyage under way this turn. */
  #voyage: Course | null = null;
  /** Ships that cannot get nearer to their aim this turn. */
  readonly #stuck: number[] = [];

  constructor(values: Values) {
    this.values = values;
  }

  /** Plays until this turn of the game begins. */
  playUntil(seas: Seas, until: number, chance: Generator): void {
    let { turn } = seas;
    this.#forget();
    while (seas.outcome === null && turnNumber(seas) < until) {
      if (seas.turn !== turn) {
        turn = seas.turn;
        this.#forget();
      }
      const frame = seas.agenda.at(-1) as Frame;
      const seat = deciderOf(seas, frame);
      const action = this.#decide(seas, seat, frame);
      if (action.type === 'end-turn' && chance instanceof RoundDice) chance.nextTurn();
      play(plunder, seas, seat, action, chance);
    }
  }

  /** Which ship it would send where. */
  voyage(seas: Seas, seat: Seat): Course | null {
    this.#forget();
    return this.#sail(seas, seat) === null ? null : this.#voyage;
  }

  /** Whether there is something to fight or find right here, which interrupts a voyage. */
  isTempted(seas: Seas, seat: Seat): boolean {
    return bestFight(seas, seat, this.values) !== null || find(seas, seat) !== null;
  }

  /** Its choice here, without regard to earlier ones. */
  choose(seas: Seas, seat: Seat): Action {
    this.#forget();
    return this.#decide(seas, seat, seas.agenda.at(-1) as Frame);
  }

  #forget(): void {
    this.#voyage = null;
    this.#stuck.length = 0;
  }

  #decide(seas: Seas, seat: Seat, frame: Frame): Action {
    switch (frame.step) {
      case 'command':
        return this.#command(seas, seat);
      case 'bribe':
        return { type: 'no-bribe' };
      case 'press-attack':
        return { type: 'fight' };
      case 'answer-offer':
      case 'give-island':
        return { type: 'refuse' };
      case 'answer-call':
        return { type: 'no-answer' };
      case 'weigh-answers':
        return { type: 'no-deal' };
      default:
        return offhand(seas, seat);
    }
  }

  #command(seas: Seas, seat: Seat): Action {
    return (
      purchase(seas, seat, this.values) ??
      bestFight(seas, seat, this.values) ??
      find(seas, seat) ??
      (seas.turn.pool === null ? { type: 'roll' } : this.#sail(seas, seat)) ?? { type: 'end-turn' }
    );
  }

  #sail(seas: Seas, seat: Seat): Action | null {
    for (;;) {
      this.#voyage ??= this.#nextVoyage(seas, seat);
      if (this.#voyage === null) return null;
      const { ship: id, at } = this.#voyage;
      const ship = shipOf(seas, id);
      if (ship !== undefined && ship.square !== at) {
        const to = step(seas, ship, at);
        if (to !== NONE) return { type: 'sail', ship: id, to: chart(seas).names[to] as string };
        this.#stuck.push(id);
      }
      this.#voyage = null;
    }
  }

  /** The ship with most to gain elsewhere. */
  #nextVoyage(seas: Seas, seat: Seat): Course | null {
    let best: Course | null = null;
    let most = LEAST;
    for (const ship of seas.ships) {
      if (ship.seat !== seat || this.#stuck.includes(ship.id)) continue;
      if (squaresLeft(ship, seas.turn) === 0) continue;
      const { worth, at } = bestAim(seas, ship, [], this.values);
      if (at === NONE || at === ship.square || worth <= most) continue;
      best = { ship: ship.id, at };
      most = worth;
    }
    return best;
  }
}

/** The next square of a voyage, or NONE. */
function step(seas: Seas, ship: Ship, at: Square): Square {
  const map = chart(seas);
  if (squaresLeft(ship, seas.turn) === 0) return NONE;
  const steps = stepsTo(map, at);
  const far = steps[ship.square] as number;
  const canPay = handSize(seas, ship.seat) >= STORM_TOLL;
  let stormy = NONE;
  for (const square of map.neighbours[ship.square] ?? []) {
    if (steps[square] !== far - 1 || shipAt(seas, square) !== undefined) continue;
    if (!isCutOff(seas, ship.square, square)) return square;
    if (canPay) stormy = square;
  }
  return stormy;
}
