// The state, views and actions, as plain data.
import type { Core, Seat, Viewer } from '@tidetable/engine';
import type { Building } from './data/buildings.ts';
import type { CrewId } from './data/crew.ts';
import type { Fighter } from './data/fighters.ts';
import type { CrewWanted, Good } from './data/goods.ts';
import type { Place, Region } from './data/map.ts';
import type { TokenReward } from './data/tokens.ts';
import type { Town } from './data/towns.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';

export { EVENTS, type Event, type Holdings, type Talks } from './events.ts';

/** What one captain has: ship board, capital city, renown. */
export interface Captain {
  /** Null off the map: before a home port is chosen, and in Deep Fog between turns. */
  region: Region | null;
  coins: number;
  fish: number;
  wood: number;
  books: number;
  pirates: number;
  serpents: number;
  ichor: boolean;
  /** Crew on deck, exhausted below deck, and injured below deck. */
  deck: CrewId[];
  below: CrewId[];
  injured: CrewId[];
  /** 0 is off the track. */
  renown: number;
  /** Times that it reached 7 after the last token was gone. */
  sevens: number;
  tokens: TokenReward[];
  /** The capital city, in the order in which it grew. */
  buildings: Building[];
  /** Where books are building cards; `pack` and `pick` are of the draft. */
  hand: Building[];
  pack: Building[];
  pick: Building | null;
}

/** The owner of the cube there, or null. */
export type Slot = Seat | 'blocked' | null;

export type EditionName = 'retail' | 'prototype' | 'deep-fog';
export type Trigger = 'buildings' | 'last-token' | 'monster';

/** The middle of a Deep Fog table. Boards are indices of `SEA_BOARDS`; the last of a stack is on top. */
export interface Fog {
  /** Its top is the active sea board. */
  boards: number[];
  /** The boards in the deep fog area. */
  mist: number[];
  /** Times that the stack has been turned over; basic sides show in even passes. */
  pass: number;
  /** The event that is face up. */
  event: number | null;
  /** The event cards that mark owned towns. */
  townCards: number[];
  emerged: boolean;
  /** Who has defeated the monster, in order. */
  victors: Seat[];
}

/** The last card of a pile is on top. */
export interface Sea extends Core<Frame, Options> {
  readonly edition: EditionName;
  /** The town in each region. */
  readonly towns: readonly Town[];
  /** Moves in Deep Fog only. */
  firstPlayer: Seat;
  /** What triggered the end, and the turns left after the present one. */
  trigger: Trigger | null;
  turnsLeft: number | null;
  /** Deep Fog only. */
  readonly fog: Fog | null;
  readonly captains: Captain[];
  /** The owner of each region's town. */
  readonly owners: (Seat | null)[];
  /** Coins on the treasure map. */
  treasureMap: number;
  readonly influence: Slot[];
  /** From left to right; prices are counted from the right. */
  crewRow: CrewId[];
  crewStack: CrewId[];
  tokens: TokenReward[];
  /** From left to right; gates are counted from the right. */
  buildingRow: Building[];
  buildingDeck: Building[];
  buildingDiscard: Building[];
  /** In Deep Fog the first pile is face down with the discards beneath it, the first uppermost. */
  eventPiles: [number[], number[]];
  eventDiscard: number[];
  reputationPiles: [number[], number[]];
  reputationDiscard: number[];
}

/** The attackers. */
export interface Group {
  readonly pirates: number;
  readonly serpents: number;
  readonly ichor: number;
}

/** The slot that a placement of cubes passes over. */
export type Passed = number | 'none' | 'unasked';

export const TRADABLE = ['fish', 'wood', 'books', 'pirates', 'serpents'] as const;
export type Tradable = (typeof TRADABLE)[number];

export type Bundle = Partial<Record<Tradable, number>>;

interface Terms {
  readonly seat: Seat;
  readonly partner: Seat;
  readonly give: Bundle;
  readonly take: Bundle;
}

interface AtTown {
  readonly seat: Seat;
  readonly region: Region;
}

interface InBattle extends AtTown {
  readonly group: Group;
}

export type Frame =
  | { readonly step: 'home-port'; readonly seat: Seat }
  | { readonly step: 'draft' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'move'; readonly seat: Seat }
  | {
      readonly step: 'act';
      readonly seat: Seat;
      acted: boolean;
      /** Terms refused this turn. */
      readonly refused: string[];
    }
  | ({ readonly step: 'draw-up-trade'; at: number } & Terms)
  | ({ readonly step: 'answer-trade' } & Terms)
  | { readonly step: 'end-turn'; readonly seat: Seat }
  | { readonly step: 'exhaust'; readonly seat: Seat; readonly wanted: CrewWanted[] }
  | { readonly step: 'pick-crew'; readonly seat: Seat; readonly wanted: CrewWanted[] }
  | ({ readonly step: 'visit'; readonly free: boolean; readonly inPart: boolean } & AtTown)
  | ({
      readonly step: 'sign';
      at: number;
      readonly inPart: boolean;
      /** Cargo that the sign has given so far. */
      readonly gave: ('fish' | 'wood')[];
    } & AtTown)
  | { readonly step: 'rest'; readonly seat: Seat }
  | { readonly step: 'heal'; readonly seat: Seat }
  | ({ readonly step: 'choose'; readonly at: number } & AtTown)
  | ({ readonly step: 'barter'; readonly at: number; left: number | null; passed: Passed } & AtTown)
  | { readonly step: 'pay-cargo'; readonly seat: Seat; left: number }
  | { readonly step: 'pay-cards'; readonly seat: Seat; left: number }
  | {
      readonly step: 'hire';
      readonly seat: Seat;
      readonly surcharge: number;
      readonly free: boolean;
    }
  | { readonly step: 'reputation'; readonly seat: Seat }
  | { readonly step: 'brag'; readonly card: number; readonly queue: Seat[] }
  | { readonly step: 'build'; readonly seat: Seat }
  /** Discards the completed event and turns up the next of its pile. */
  | { readonly step: 'next-event'; readonly seat: Seat; readonly event: number }
  | { readonly step: 'gain'; readonly seat: Seat; readonly good: Good; readonly count: number }
  | {
      readonly step: 'overboard';
      readonly seat: Seat;
      /** What must not go overboard. */
      readonly keepFish: number;
      readonly keepWood: number;
    }
  | { readonly step: 'reward'; readonly seat: Seat; readonly token: TokenReward }
  | { readonly step: 'place-cubes'; readonly seat: Seat; left: number; passed: Passed }
  | { readonly step: 'pass-over'; readonly seat: Seat; readonly slot: number }
  | ({ readonly step: 'muster'; readonly next: Fighter } & InBattle)
  | ({ readonly step: 'enlist'; extra: number } & InBattle)
  | ({ readonly step: 'battle'; readonly dice: number[] } & InBattle)
  | ({
      /** Dice are placed by hand, kind by kind, the highest first (IB-AMB-73). */
      readonly step: 'place-dice';
      /** Dice left. */
      readonly dice: number[];
      next: Fighter;
      /** Attackers of that kind without a die, and the highest face that the next may take. */
      left: number;
      most: number;
      strength: number;
    } & InBattle)
  | ({ readonly step: 'falter'; readonly short: number } & InBattle)
  | ({ readonly step: 'injure'; left: number } & InBattle)
  | { readonly step: 'retreat'; readonly seat: Seat; readonly group: Group }
  | ({ readonly step: 'negotiate'; influence: number; last: number } & AtTown)
  | ({ readonly step: 'conquest'; readonly by: 'attack' | 'diplomacy' } & InBattle)
  | ({ readonly step: 'free-visit'; readonly by: 'attack' | 'diplomacy' } & AtTown)
  | { readonly step: 'plunder'; readonly seat: Seat; readonly from: Seat; readonly most: number };

export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>;

export type Action =
  | { readonly type: 'choose-port'; readonly port: Town }
  | { readonly type: 'sail'; readonly to: Town }
  | { readonly type: 'place'; readonly at: Place }
  | { readonly type: 'brave-fog'; readonly to: Town; readonly fish: number }
  | { readonly type: 'exhaust'; readonly crew: CrewId }
  | { readonly type: 'visit' | 'visit-in-part' | 'attack' | 'negotiate' | 'hunt' | 'end-turn' }
  | { readonly type: 'raid' | 'offer-trade'; readonly ship: Seat }
  | { readonly type: 'leave-out'; readonly good: Tradable }
  | { readonly type: 'give' | 'ask'; readonly good: Tradable; readonly count: number }
  | { readonly type: 'propose' | 'withdraw-offer' | 'accept' | 'refuse' }
  | { readonly type: 'complete-event'; readonly event: number }
  | { readonly type: 'buy' | 'build' | 'draft' | 'discard'; readonly building: Building }
  | { readonly type: 'rest' | 'skip' | 'barter' | 'done' | 'take-reward' | 'leave-reward' }
  | { readonly type: 'heal'; readonly crew: CrewId }
  | { readonly type: 'choose'; readonly gain: number }
  | { readonly type: 'pay' | 'drop'; readonly good: 'fish' | 'wood' }
  | { readonly type: 'hire'; readonly crew: CrewId }
  | { readonly type: 'brag' | 'brag-alone'; readonly card: number }
  | { readonly type: 'pass-over' | 'use-slot' }
  | { readonly type: 'send'; readonly fighter: Fighter; readonly count: number }
  | { readonly type: 'enlist' | 'injure' | 'send-envoy'; readonly crew: CrewId }
  | { readonly type: 'roll' | 'strike' | 'press-on' | 'retreat' }
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'place-die'; readonly die: number; readonly fighter: Fighter }
  | { readonly type: 'no-die' | 'lose'; readonly fighter: Fighter }
  | { readonly type: 'withdraw'; readonly slot: number }
  | { readonly type: 'take-coins'; readonly count: number };

export type Islebound = {
  state: Sea;
  frame: Frame;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  reason: Reason;
};

/** A captain as others see them: the number of cards, not which. */
export interface SeenCaptain extends Omit<Captain, 'hand' | 'pack' | 'pick'> {
  readonly handSize: number;
  readonly packSize: number;
  readonly hasPicked: boolean;
}

/** Boards beneath the active one are null until they have been used. */
export interface SeenFog extends Omit<Fog, 'boards'> {
  readonly boards: readonly (number | null)[];
}

/** Without what lies below the tops of piles, and the cards of others. */
export interface View
  extends Omit<
    Sea,
    'fog' | 'captains' | 'crewStack' | 'tokens' | 'buildingDeck' | 'eventPiles' | 'reputationPiles'
  > {
  readonly viewer: Viewer;
  readonly fog: SeenFog | null;
  readonly captains: readonly SeenCaptain[];
  /** The viewer's own cards. */
  readonly hand: readonly Building[];
  readonly pack: readonly Building[];
  readonly pick: Building | null;
  readonly crewStack: Pile<CrewId>;
  readonly tokens: Pile<TokenReward>;
  readonly buildingDeck: number;
  readonly eventPiles: readonly [Pile<number>, Pile<number>];
  readonly reputationPiles: readonly [Pile<number>, Pile<number>];
}

/** The top is null if the pile is empty or face down. */
export interface Pile<T> {
  readonly cards: number;
  readonly top: T | null;
}

/** The field of a captain or group that counts this kind. */
export const FIGHTER_FIELD = { pirate: 'pirates', serpent: 'serpents', ichor: 'ichor' } as const;
