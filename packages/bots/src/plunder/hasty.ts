// A captain in a hurry, for playouts: sails for the best aim, fights where that pays, buys what the cards allow.
import { type Generator, legal, play, type Seat } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import {
  type Action,
  BURIAL_GOLD,
  type Captain,
  COSTS,
  canReach,
  chart,
  FLEET_LIMIT,
  type Frame,
  isCutOff,
  NONE,
  PEG_LIMIT,
  portOf,
  type Seas,
  type Ship,
  type Square,
  STORM_TOLL,
  shipAt,
  shipOf,
  squareAt,
  sum,
  teamOf,
  type View,
} from '@tidetable/plunder/public';
import { stepsTo, worthOfBattling, worthOfStorming } from './aims.ts';
import { judge } from './judging.ts';
import { newShip } from './prospects.ts';
import { bestAim, worthOfCards } from './standing.ts';
import type { Values } from './values.ts';
import { WEIGHTS } from './weights.ts';

/** A fight, a purchase or a voyage must bring so much. */
const LEAST = 0.02;

export class Hasty {
  /** They stay as they are while a position is thought about: else whoever gains a point would find his cannons worth less. */
  values: Values;
  /** Where a ship is on its way to, in this turn. */
  #voyage: { readonly ship: number; readonly at: Square } | null = null;
  /** Ships that cannot get nearer to their aim in this turn. */
  readonly #stuck: number[] = [];

  constructor(values: Values) {
    this.values = values;
  }

  /** Plays on until this turn of the game, counted from the first one, begins. */
  playUntil(seas: Seas, until: number, chance: Generator): void {
    let { turn } = seas;
    this.#forget();
    while (seas.outcome === null && turnNumber(seas) < until) {
      if (seas.turn !== turn) {
        turn = seas.turn;
        this.#forget();
      }
      const frame = seas.agenda.at(-1) as Frame;
      const seat = deciderOf(frame);
      play(plunder, seas, seat, this.#decide(seas, seat, frame), chance);
    }
  }

  /** Where it would send a ship now, and which. */
  voyage(seas: Seas, seat: Seat): { readonly ship: number; readonly at: Square } | null {
    this.#forget();
    return this.#sail(seas, seat) === null ? null : this.#voyage;
  }

  /** Whether there is something to fight or to find right here: then no voyage goes on unasked. */
  isTempted(seas: Seas, seat: Seat): boolean {
    return this.#fight(seas, seat) !== null || find(seas, seat) !== null;
  }

  /** What it does in this position, whatever it did before. */
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
      default:
        return asADeckhand(seas, seat);
    }
  }

  #command(seas: Seas, seat: Seat): Action {
    return (
      this.#purchase(seas, seat) ??
      this.#fight(seas, seat) ??
      find(seas, seat) ??
      (seas.turn.pool === null ? { type: 'roll' } : this.#sail(seas, seat)) ?? { type: 'end-turn' }
    );
  }

  #purchase(seas: Seas, seat: Seat): Action | null {
    const { hand } = seas.captains[seat] as Captain;
    if (sum(hand) < 3) return null;
    const fleet = seas.ships.filter((ship) => ship.seat === seat);
    if (fleet.length < FLEET_LIMIT && affords(hand, COSTS.ship)) {
      const berth = this.#berth(seas, seat);
      if (berth !== null) return berth;
    }
    if ((hand[3] as number) >= BURIAL_GOLD) return { type: 'bury' };
    return this.#peg(seas, seat, fleet, hand);
  }

  #peg(seas: Seas, seat: Seat, fleet: readonly Ship[], hand: readonly number[]): Action | null {
    const values = this.values;
    let best: Action | null = null;
    let most = LEAST;
    let held: number | undefined;
    const consider = (peg: 'cannon' | 'mast' | 'life', ship: Ship, worth: number): void => {
      held ??= worthOfCards(seas, seat, hand, values);
      const cost = COSTS[peg];
      const after = hand.map((count, kind) => count - (cost[kind] as number));
      const gain = worth - held + worthOfCards(seas, seat, after, values);
      if (gain > most) [best, most] = [{ type: 'build', peg, ship: ship.id }, gain];
    };
    if (affords(hand, COSTS.cannon)) {
      const ship = strongest(fleet, (one) => one.cannons < PEG_LIMIT.cannon);
      if (ship !== undefined) consider('cannon', ship, values.cannon);
    }
    if (seas.turn.pool === null && affords(hand, COSTS.mast)) {
      const ship = strongest(fleet, (one) => one.masts < PEG_LIMIT.mast);
      if (ship !== undefined) consider('mast', ship, values.mast);
    }
    if (affords(hand, COSTS.life))
      for (const ship of fleet)
        if (ship.lives < PEG_LIMIT.life)
          consider('life', ship, ship.lives === 1 ? values.secondLife : values.thirdLife);
    return best;
  }

  /** A new ship where it has most to do. */
  #berth(seas: Seas, seat: Seat): Action | null {
    let best: Action | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal(plunder, seas, seat)) {
      if (action.type !== 'build-ship') continue;
      const ship = newShip(seat, squareAt(chart(seas), action.at));
      const { worth } = bestAim(seas, ship, [], this.values);
      if (worth > most) [best, most] = [action, worth];
    }
    return best;
  }

  #fight(seas: Seas, seat: Seat): Action | null {
    const { options, ships, flags } = seas;
    const values = this.values;
    let best: Action | null = null;
    let most = LEAST;
    for (const ship of ships) {
      if (ship.seat !== seat) continue;
      const island = portOf(seas, ship);
      if (island >= 0 && !ship.foughtIslands.includes(island)) {
        const owner = flags[island] as Seat | null;
        if (owner === null || this.#mayHarm(seas, owner)) {
          const worth = worthOfStorming(seas, ship, island, values);
          if (worth > most) [best, most] = [{ type: 'attack-island', ship: ship.id }, worth];
        }
      }
      for (const target of ships) {
        if (teamOf(options, target.seat) === teamOf(options, seat)) continue;
        if (!canReach(seas, ship.square, target.square)) continue;
        if (ship.foughtShips.includes(target.id) || !this.#mayHarm(seas, target.seat)) continue;
        const worth = worthOfBattling(ship, target, values);
        if (worth > most)
          [best, most] = [{ type: 'attack', ship: ship.id, target: target.id }, worth];
      }
    }
    return best;
  }

  #mayHarm({ turn, options }: Seas, other: Seat): boolean {
    if (teamOf(options, turn.seat) === teamOf(options, other)) return false;
    return !turn.treaties.some((partner) => teamOf(options, partner) === teamOf(options, other));
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

  /** The ship that has most to gain elsewhere. */
  #nextVoyage(seas: Seas, seat: Seat): { readonly ship: number; readonly at: Square } | null {
    let best: { readonly ship: number; readonly at: Square } | null = null;
    let most = LEAST;
    for (const ship of seas.ships) {
      if (ship.seat !== seat || ship.moored || this.#stuck.includes(ship.id)) continue;
      if ((seas.turn.pool as number) + ship.wind === 0) continue;
      const { worth, at } = bestAim(seas, ship, [], this.values);
      if (at === NONE || at === ship.square || worth <= most) continue;
      best = { ship: ship.id, at };
      most = worth;
    }
    return best;
  }
}

/** Turns of the game before the present one. */
export function turnNumber({
  round,
  turn,
  firstPlayer,
  seats,
}: Pick<Seas, 'round' | 'turn' | 'firstPlayer' | 'seats'>): number {
  return (round - 1) * seats + ((turn.seat - firstPlayer + seats) % seats);
}

function deciderOf(frame: Frame): Seat {
  switch (frame.step) {
    case 'bribe':
      return frame.defender;
    case 'answer-offer':
      return frame.partner;
    case 'hand-over':
      return frame.victim;
    case 'give-island':
      return frame.to === frame.seat ? frame.to : frame.seat;
    default:
      return frame.seat;
  }
}

/** The next square on the way, or NONE. */
function step(seas: Seas, ship: Ship, at: Square): Square {
  const map = chart(seas);
  if ((seas.turn.pool as number) + ship.wind === 0 || ship.moored) return NONE;
  const steps = stepsTo(map, at);
  const far = steps[ship.square] as number;
  const canPay = sum((seas.captains[ship.seat] as Captain).hand) >= STORM_TOLL;
  let stormy = NONE;
  for (const square of map.neighbours[ship.square] as readonly Square[]) {
    if (steps[square] !== far - 1 || shipAt(seas, square) !== undefined) continue;
    if (!isCutOff(seas, ship.square, square)) return square;
    if (canPay) stormy = square;
  }
  return stormy;
}

function affords(hand: readonly number[], cost: readonly number[]): boolean {
  for (let kind = 0; kind < hand.length; kind++)
    if ((hand[kind] as number) < (cost[kind] as number)) return false;
  return true;
}

function strongest(fleet: readonly Ship[], fits: (ship: Ship) => boolean): Ship | undefined {
  let best: Ship | undefined;
  for (const ship of fleet)
    if (fits(ship) && (best === undefined || ship.lives > best.lives)) best = ship;
  return best;
}

function find(seas: Seas, seat: Seat): Action | null {
  const { digSites, names } = chart(seas);
  for (const cross of seas.crosses)
    for (const ship of seas.ships)
      if (
        ship.seat === seat &&
        digSites[cross]?.includes(ship.square) &&
        !isCutOff(seas, ship.square, cross)
      )
        return { type: 'collect', ship: ship.id, at: names[cross] as string };
  return null;
}

/** Whatever comes up seldom. */
export function asADeckhand(seas: Seas, seat: Seat): Action {
  const offered = legal(plunder, seas, seat);
  if (offered.length === 1) return offered[0] as Action;
  const view = sight(seas, seat);
  let best = offered[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of offered) {
    const worth = judge(view, seat, action, WEIGHTS);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/** What a deckhand looks at, without copies. */
function sight(seas: Seas, seat: Seat): View {
  return {
    ...seas,
    viewer: seat,
    captains: seas.captains.map(({ hand, plunderPoints }) => ({
      handSize: sum(hand),
      plunderPoints,
    })),
    hand: (seas.captains[seat] as Captain).hand,
    deck: sum(seas.deck),
    treasure: seas.treasure.length,
  };
}
