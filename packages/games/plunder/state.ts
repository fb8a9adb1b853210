// The seas as plain data: who holds what, where everything lies, what is pending and what can be done.
import type { Core, Reason, RuleId, Seat, Viewer } from '@tidetable/engine';
import type { Peg } from './data/fleet.ts';
import type { Kind } from './data/resources.ts';
import type { Event } from './events.ts';
import type { Layout } from './layout.ts';
import type { Square } from './map.ts';
import type { Options } from './options.ts';

export { EVENTS, type Event, type Holdings } from './events.ts';

export interface Ship {
  /** Never given again, even after the ship has sunk (PL-AMB-69). */
  readonly id: number;
  readonly seat: Seat;
  square: Square;
  lives: number;
  masts: number;
  cannons: number;
  /** Squares that its masts still carry it in this turn. */
  wind: number;
  /** Built after the roll: it stays where it is until the owner's next turn (PL-MOVE-11). */
  moored: boolean;
  /** The ships and islands that it has attacked in this turn. */
  foughtShips: number[];
  foughtIslands: number[];
}

export interface Captain {
  /** Resource cards by kind. */
  hand: number[];
  plunderPoints: number;
}

/** What holds until the end of the present turn. */
export interface Turn {
  seat: Seat;
  /** Squares left of the sailing die; null before the roll. */
  pool: number | null;
  /** Whom the active captain may not harm (PL-TREATY-1). */
  treaties: Seat[];
  /** Offers, threats and attacks called off that this turn may still see (PL-AMB-79). */
  haggling: number;
  /** Cards gained from each teammate, less those given (PL-AMB-47). */
  gained: number[];
  /** A card has ended the turn, or the last ship has sunk (PL-TURN-5). */
  over: boolean;
}

export interface Seas extends Core<Frame, Options> {
  readonly layout: Layout;
  /** What everybody rolled for the picking order, the decisive roll last; in the order of seats. */
  readonly pickingRolls: readonly (readonly number[])[];
  readonly firstPlayer: Seat;
  /** Counted from 1. */
  round: number;
  /** The clock of the table has run out (PL-AMB-84). */
  expired: boolean;
  turn: Turn;
  readonly captains: Captain[];
  readonly ships: Ship[];
  nextShip: number;
  /** Who owns each island of the chart. */
  readonly flags: (Seat | null)[];
  /** Where the X tokens lie. */
  readonly crosses: Square[];
  storm: Square;
  /** The individual stacks, and the face-down deck, by kind. A shuffled deck needs no order: each draw is by chance. */
  readonly stacks: number[];
  readonly deck: number[];
  /** Treasure cards by number, the last on top; used ones lie beneath, the first of them uppermost. */
  treasure: number[];
  treasureUsed: number[];
}

/** What one captain proposes to another. */
interface Offer {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly as: 'trade' | 'threat' | 'bribe';
  /** By kind. */
  readonly give: number[];
  readonly ask: number[];
}

/** An attack of a ship on another ship, or on the island in whose port it lies. */
interface Attack {
  readonly seat: Seat;
  readonly ship: number;
  readonly target: number | null;
}

export type Frame =
  | { readonly step: 'pick-island'; readonly seat: Seat }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'find'; readonly seat: Seat }
  | { readonly step: 'draw'; readonly seat: Seat }
  | { readonly step: 'command'; readonly seat: Seat }
  | { readonly step: 'end-turn'; readonly seat: Seat }
  | { readonly step: 'roll-for-ship'; readonly seat: Seat }
  | { readonly step: 'without-ship'; readonly seat: Seat }
  | { readonly step: 'place-ship'; readonly seat: Seat }
  | {
      readonly step: 'pay';
      readonly seat: Seat;
      readonly why: 'toll' | 'exchange' | 'loss' | 'loss-not-gold' | 'ransom';
      left: number;
      /** The kind from which to go on, so that each payment is made in one way only. */
      from: number;
    }
  | {
      readonly step: 'take-cards';
      readonly seat: Seat;
      readonly rule: RuleId;
      left: number;
      from: number;
    }
  | ({ readonly step: 'draw-up-offer'; at: number; readonly least: number } & Offer)
  | ({ readonly step: 'answer-offer' } & Offer)
  | ({ readonly step: 'bribe'; readonly defender: Seat; least: number } & Attack)
  | ({ readonly step: 'press-attack'; readonly defender: Seat } & Attack)
  | {
      readonly step: 'give-island';
      readonly seat: Seat;
      readonly island: number;
      readonly to: Seat;
    }
  | {
      readonly step: 'treasure';
      readonly seat: Seat;
      readonly ship: number;
      readonly card: number;
      /** Where the X was. */
      readonly cross: Square;
      at: number;
    }
  | { readonly step: 'ransom'; readonly seat: Seat; readonly ship: number; readonly count: number }
  | { readonly step: 'upgrade'; readonly seat: Seat; readonly rule: RuleId; readonly peg: Peg }
  | {
      readonly step: 'aim';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly fate: 'damage' | 'relocate';
    }
  | {
      readonly step: 'berth';
      readonly seat: Seat;
      readonly rule: RuleId;
      /** Null for a ship that is new. */
      readonly ship: number | null;
      readonly square: Square;
    }
  | { readonly step: 'sail-anywhere'; readonly seat: Seat; readonly ship: number }
  | { readonly step: 'steer-storm'; readonly seat: Seat }
  | { readonly step: 'choose-victim'; readonly seat: Seat; readonly count: number }
  | {
      readonly step: 'demand';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly count: number;
      readonly asked: number[];
      from: number;
    }
  | {
      readonly step: 'hand-over';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly count: number;
      readonly asked: readonly number[];
      readonly given: number[];
      at: number;
    };

export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>;

/** Squares are written as people say them, `F12`; islands by their names, ships by number. */
export type Action =
  | { readonly type: 'pick'; readonly island: string }
  | { readonly type: 'collect'; readonly ship: number; readonly at: string }
  | { readonly type: 'draw' | 'roll' | 'bury' | 'exchange' | 'call-time' | 'end-turn' }
  | { readonly type: 'sail'; readonly ship: number; readonly to: string }
  | { readonly type: 'build'; readonly peg: Peg; readonly ship: number }
  | { readonly type: 'build-ship' | 'place-ship' | 'berth'; readonly at: string }
  | { readonly type: 'attack'; readonly ship: number; readonly target: number }
  | { readonly type: 'attack-island'; readonly ship: number }
  | { readonly type: 'fight' | 'call-off' | 'offer-bribe' | 'no-bribe' }
  | { readonly type: 'offer-trade' | 'threaten'; readonly captain: Seat }
  | { readonly type: 'leave-out'; readonly kind: Kind }
  | { readonly type: 'give' | 'ask'; readonly kind: Kind; readonly count: number }
  | { readonly type: 'propose' | 'withdraw-offer' | 'accept' | 'refuse' | 'counter' }
  | { readonly type: 'ask-for-island'; readonly island: string }
  | { readonly type: 'pay' | 'take'; readonly kind: Kind }
  | { readonly type: 'done' | 'ransom' | 'let-sink' }
  | { readonly type: 'upgrade' | 'target'; readonly ship: number }
  | { readonly type: 'sail-anywhere' | 'steer-storm'; readonly to: string }
  | { readonly type: 'rob'; readonly captain: Seat }
  | { readonly type: 'demand'; readonly kind: Kind }
  | { readonly type: 'hand-over'; readonly kind: Kind; readonly count: number }
  | { readonly type: 'buy-ship' | 'give-point' | 'pay-gold' | 'stay-ashore' }
  | { readonly type: 'disown'; readonly island: string };

export type Plunder = {
  state: Seas;
  frame: Frame;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  reason: Reason;
};

export interface SeenCaptain {
  readonly handSize: number;
  readonly plunderPoints: number;
}

/** All but the hands of others and the order of the decks. */
export interface View extends Omit<Seas, 'captains' | 'deck' | 'treasure'> {
  readonly viewer: Viewer;
  readonly captains: readonly SeenCaptain[];
  /** The viewer's own cards, by kind; nothing for a spectator. */
  readonly hand: readonly number[];
  /** How many cards lie face down. */
  readonly deck: number;
  readonly treasure: number;
}
