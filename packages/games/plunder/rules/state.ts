// The state, views and actions, as plain data.
import type { Core, RuleId, Seat, Viewer } from '@tidetable/engine';
import type { Asked, Bundle, Given } from './bundles.ts';
import type { Peg } from './data/fleet.ts';
import type { Event } from './events.ts';
import type { Layout } from './layout.ts';
import type { Square } from './map.ts';
import type { Options } from './options.ts';
import type { Why } from './reasons.ts';

export { EVENTS, type Event, type Holdings } from './events.ts';

export interface Ship {
  /** Never reused, even after the ship has sunk (PL-AMB-69). */
  readonly id: number;
  readonly seat: Seat;
  square: Square;
  lives: number;
  masts: number;
  cannons: number;
  /** Squares left from its masts in this turn. */
  wind: number;
  /** Built after the roll: cannot sail before its owner's next turn (PL-MOVE-11). */
  moored: boolean;
  /** What it has attacked in this turn. */
  foughtShips: number[];
  foughtIslands: number[];
}

export interface Captain {
  /** By kind. */
  hand: number[];
  plunderPoints: number;
}

/** What is forgotten at the end of the turn. */
export interface Turn {
  seat: Seat;
  /** Squares left of the sailing die; null before the roll. */
  pool: number | null;
  /** Those whom the active captain may not harm (PL-TREATY-1). */
  treaties: Seat[];
  /** Offers of the active captain and counters to them in this turn (PL-AMB-79). */
  offers: number;
  /** Targets of attacks called off, with nothing changed since (PL-AMB-34). */
  sparedShips: number[];
  sparedIslands: number[];
  /** Cards gained from each teammate, net (PL-AMB-47). */
  gained: number[];
  /** Ended by a card, or by the loss of the last ship (PL-TURN-5). */
  over: boolean;
}

export interface Seas extends Core<Frame, Options> {
  readonly layout: Layout;
  /** Rolls for the picking order by seat, the decisive one last. */
  readonly pickingRolls: readonly (readonly number[])[];
  readonly firstPlayer: Seat;
  /** From 1. */
  round: number;
  /** The clock has run out (PL-AMB-84). */
  expired: boolean;
  turn: Turn;
  readonly captains: Captain[];
  readonly ships: Ship[];
  nextShip: number;
  /** The owner of each island. */
  readonly flags: (Seat | null)[];
  /** The squares of the X tokens. */
  readonly crosses: Square[];
  storm: Square;
  /** By kind. The face-down deck needs no order, since each draw is by chance. */
  readonly stacks: number[];
  readonly deck: number[];
  /** The last card is on top; used cards lie beneath, the first uppermost. */
  treasure: number[];
  treasureUsed: number[];
}

/** Cards both ways, by kind, as the maker sees them. */
interface Terms {
  readonly give: number[];
  readonly ask: number[];
}

/** A proposal; a price is what an attacker wants for calling it off. */
export interface Deal extends Terms {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly as: 'trade' | 'threat' | 'bribe' | 'price';
}

/** An offer to the caller. */
export interface CallAnswer extends Terms {
  readonly seat: Seat;
}

/** An attack on a ship, or on the island in whose port the attacker lies. */
export interface Attack {
  readonly seat: Seat;
  readonly ship: number;
  readonly target: number | null;
  readonly defender: Seat;
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
      readonly count: number;
    }
  | {
      readonly step: 'take-cards';
      readonly seat: Seat;
      readonly rule: RuleId;
      readonly count: number;
    }
  | ({ readonly step: 'answer-offer' } & Deal)
  /** An open call: those asked answer in any order. */
  | ({
      readonly step: 'answer-call';
      readonly seat: Seat;
      asked: Seat[];
      readonly answers: CallAnswer[];
    } & Terms)
  | ({
      readonly step: 'weigh-answers';
      readonly seat: Seat;
      answers: CallAnswer[];
    } & Terms)
  | ({ readonly step: 'bribe' } & Attack)
  | ({
      readonly step: 'press-attack';
      /** Bribes refused, and prices named for calling it off (PL-AMB-78). */
      refused: number[][];
      readonly prices: number[][];
    } & Attack)
  | {
      readonly step: 'give-island';
      /** The giver; the active one of the two has proposed it. */
      readonly seat: Seat;
      readonly island: number;
      readonly to: Seat;
    }
  | {
      readonly step: 'treasure';
      readonly seat: Seat;
      readonly ship: number;
      readonly card: number;
      /** The square of the X. */
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
      /** Null for a new ship. */
      readonly ship: number | null;
      readonly square: Square;
    }
  | { readonly step: 'sail-anywhere'; readonly seat: Seat; readonly ship: number }
  | { readonly step: 'steer-storm'; readonly seat: Seat }
  | { readonly step: 'choose-victim'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'demand'; readonly seat: Seat; readonly victim: Seat; readonly count: number }
  | {
      readonly step: 'hand-over';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly count: number;
      readonly asked: number[];
    };

export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>;

type Do<K extends string, D = object> = K extends string
  ? { readonly type: K } & Readonly<D>
  : never;

/** Squares as coordinates (`F12`), islands by name, ships by number. */
export type Action =
  | Do<'pick', { island: string }>
  | Do<'collect', { ship: number; at: string }>
  | Do<'draw' | 'roll' | 'bury' | 'exchange' | 'call-time' | 'end-turn'>
  | Do<'sail', { ship: number; to: string }>
  | Do<'build', { peg: Peg; ship: number }>
  | Do<'build-ship' | 'place-ship' | 'berth', { at: string }>
  | Do<'attack', { ship: number; target: number }>
  | Do<'attack-island', { ship: number }>
  | Do<'fight' | 'call-off' | 'no-bribe'>
  | Do<'bribe', Given>
  | Do<'name-price', Asked>
  | Do<'offer' | 'threaten', { to: Seat } & Given & Asked>
  | Do<'call' | 'answer', Given & Asked>
  | Do<'no-answer' | 'no-deal' | 'refuse'>
  /** `from` and `to` say whose answer to a call is meant; left out elsewhere. */
  | Do<'accept', { from?: Seat }>
  | Do<'counter', { to?: Seat } & Given & Asked>
  | Do<'ask-for-island', { island: string }>
  | Do<'give-island', { island: string; to: Seat }>
  | Do<'pay' | 'take' | 'demand' | 'hand-over', Bundle>
  | Do<'no-demand' | 'ransom' | 'let-sink'>
  | Do<'upgrade' | 'target', { ship: number }>
  | Do<'sail-anywhere' | 'steer-storm', { to: string }>
  | Do<'rob', { captain: Seat }>
  | Do<'buy-ship' | 'give-point' | 'pay-gold' | 'stay-ashore'>
  | Do<'disown', { island: string }>;

export type ActionOf<K extends Action['type']> = Extract<Action, { readonly type: K }>;

export type Plunder = {
  state: Seas;
  frame: Frame;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  reason: Why;
};

interface SeenCaptain {
  readonly handSize: number;
  readonly plunderPoints: number;
}

/** Without other hands and the order of the decks. */
export interface View extends Omit<Seas, 'captains' | 'deck' | 'treasure'> {
  readonly viewer: Viewer;
  readonly captains: readonly SeenCaptain[];
  /** The viewer's own, by kind; empty for a spectator. */
  readonly hand: readonly number[];
  /** Cards face down. */
  readonly deck: number;
  readonly treasure: number;
}
