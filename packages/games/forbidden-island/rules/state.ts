// The island as plain data: what lies where, what is pending, what can be done and what happened.
import type { Core, Outcome, Seat } from '@tidetable/engine';
import type { Role } from './data/adventurers.ts';
import type { Card } from './data/cards.ts';
import type { Square, Squares } from './data/layouts.ts';
import type { Tile, Treasure } from './data/tiles.ts';
import type { Options } from './options.ts';

export type Condition = 'dry' | 'flooded' | 'sunk';

/** In every pile the last card is on top. */
export interface Island extends Core<Frame, Options> {
  /** The tile on each square, sunk or not. */
  readonly tiles: readonly Tile[];
  /** The squares whose tiles lie flooded side up. */
  flooded: Squares;
  /** The squares whose tiles are gone. */
  sunk: Squares;
  readonly roles: readonly Role[];
  /** The square of each seat's pawn. */
  readonly pawns: Square[];
  readonly hands: Card[][];
  /** Which seat captured each treasure. */
  readonly captured: Record<Treasure, Seat | null>;
  treasureDeck: Card[];
  treasureDiscard: Card[];
  floodDeck: Tile[];
  floodDiscard: Tile[];
  /** How many cards of the Flood deck were shuffled together, from the bottom layer to the top one. */
  floodLayers: number[];
  /** The tick mark of the water meter. */
  waterLevel: number;
}

interface InWater {
  readonly square: Square;
  /** The seats that keep their Helicopter Lift although a pawn cannot swim. */
  readonly declined: Seat[];
}

export type Frame =
  | { readonly step: 'turn'; readonly seat: Seat }
  | {
      readonly step: 'take-actions';
      readonly seat: Seat;
      left: number;
      flown: boolean;
      /** The seats that would not be navigated this turn. */
      readonly refused: Seat[];
    }
  | { readonly step: 'shore-up-second'; readonly seat: Seat }
  | { readonly step: 'ask-first'; readonly seat: Seat; readonly pawn: Seat; readonly to: Square }
  | { readonly step: 'draw-treasure-cards'; readonly seat: Seat; left: number }
  | { readonly step: 'discard'; readonly seat: Seat }
  | { readonly step: 'draw-flood-cards'; readonly seat: Seat; drawn: number }
  | {
      readonly step: 'pause';
      readonly seat: Seat;
      /** The square of the flooded tile whose card is up. */
      readonly revealed: Square | null;
      /** The seats that have said no; a card played asks them again. */
      readonly passed: Seat[];
    }
  | { readonly step: 'sink'; readonly square: Square }
  | ({ readonly step: 'pawns-in-water' } & InWater)
  | ({ readonly step: 'swim' } & InWater)
  | { readonly step: 'lift'; readonly seat: Seat; readonly from: Square; readonly aboard: Seat[] };

export type FrameOf<K extends Frame['step']> = Extract<Frame, { readonly step: K }>;

export type Action =
  | { readonly type: 'move'; readonly to: Tile }
  | { readonly type: 'fly'; readonly to: Tile }
  | { readonly type: 'navigate'; readonly pawn: Seat; readonly to: Tile }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  | { readonly type: 'shore-up'; readonly tile: Tile }
  | { readonly type: 'stop-shoring' }
  | { readonly type: 'give'; readonly card: Card; readonly to: Seat }
  | { readonly type: 'capture'; readonly treasure: Treasure }
  | { readonly type: 'end-actions' }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'pass' }
  | { readonly type: 'swim'; readonly to: Tile }
  | { readonly type: 'decline' }
  | { readonly type: 'sandbags'; readonly tile: Tile }
  | { readonly type: 'helicopter-lift'; readonly from: Tile }
  | { readonly type: 'board'; readonly pawn: Seat }
  | { readonly type: 'land'; readonly to: Tile }
  | { readonly type: 'escape' };

type Happened<K extends string, D = object> = {
  readonly type: K;
  readonly rule: string;
} & Readonly<D>;
type Travelled = { seat: Seat; from: Tile; to: Tile };

export type Event =
  | Happened<'turn-began', { seat: Seat; hand: readonly Card[]; level: number }>
  | Happened<'moved' | 'flew' | 'swam', Travelled>
  | Happened<'asked', { by: Seat; pawn: Seat; to: Tile }>
  | Happened<'agreed' | 'refused', { seat: Seat }>
  | Happened<'navigated', Travelled & { by: Seat }>
  | Happened<'shored-up', { seat: Seat; tile: Tile }>
  | Happened<'gave', { seat: Seat; to: Seat; card: Card }>
  | Happened<'captured', { seat: Seat; treasure: Treasure }>
  | Happened<'ended-actions', { seat: Seat }>
  | Happened<'drew', { seat: Seat; card: Card }>
  | Happened<'waters-rose', { level: number }>
  | Happened<'flood-returned', { cards: number }>
  | Happened<'deck-reshuffled', { deck: 'treasure' | 'flood' }>
  | Happened<'discarded', { seat: Seat; card: Card }>
  | Happened<'revealed' | 'threatened' | 'flooded' | 'sank', { tile: Tile }>
  | Happened<'declined', { seat: Seat }>
  | Happened<'sandbagged', { seat: Seat; tile: Tile }>
  | Happened<'called-helicopter', { seat: Seat; from: Tile }>
  | Happened<'lifted', Travelled & { by: Seat }>
  | Happened<'escaped', { seat: Seat }>
  | Happened<'ended', { outcome: Outcome }>;

export const EVENTS = [
  'turn-began',
  'moved',
  'flew',
  'swam',
  'asked',
  'agreed',
  'refused',
  'navigated',
  'shored-up',
  'gave',
  'captured',
  'ended-actions',
  'drew',
  'waters-rose',
  'flood-returned',
  'deck-reshuffled',
  'discarded',
  'revealed',
  'threatened',
  'flooded',
  'sank',
  'declined',
  'sandbagged',
  'called-helicopter',
  'lifted',
  'escaped',
  'ended',
] as const satisfies readonly Event['type'][];

/** Why something may not be done. `steps` is null where there is no way at all. */
export type Reason =
  | Because<'no-actions-left' | 'flown' | 'own-pawn' | 'to-yourself' | 'nobody-aboard'>
  | Because<'here-already' | 'sunk' | 'at-a-corner' | 'walkable' | 'too-late', { tile: Tile }>
  | Because<'dry' | 'nobody-there' | 'nowhere-to-land' | 'no-rescues', { tile: Tile }>
  | Because<'too-far', { tile: Tile; steps: number | null; reach: number; verb: Reaching }>
  | Because<'nearer-tile', { tile: Tile; steps: number; nearest: number }>
  | Because<'not-that-role', { needed: Role; role: Role }>
  | Because<'would-not-go' | 'aboard' | 'boarded-past', { pawn: Seat }>
  | Because<'elsewhere', { pawn: Seat; tile: Tile; from: Tile }>
  | Because<'not-in-water', { tile: Tile }>
  | Because<'not-held' | 'special-card', { card: Card }>
  | Because<'apart', { to: Seat; here: Tile; there: Tile }>
  | Because<'captured', { treasure: Treasure; by: Seat }>
  | Because<
      'not-ready-to-capture',
      { treasure: Treasure; held: number; needed: number; here: Tile }
    >
  | Because<'not-ready-to-leave', { missing: readonly Treasure[]; away: readonly Seat[] }>
  | Because<'too-many-cards', { held: number; limit: number }>
  | Because<'no-need-to-discard', { held: number }>
  | OutOfPlace;

/** Why an action is not for now, or not for this seat. */
export type OutOfPlace =
  | Because<'never-held' | 'not-asked' | 'no-helicopter' | 'no-second-tile' | 'second-tile-first'>
  | Because<'nobody-to-rescue' | 'nothing-to-pass' | 'said-no' | 'actions-over'>
  | Because<'above-water' | 'swim-first', { tile: Tile }>
  | Because<'lift-first' | 'lift-of-another', { by: Seat }>
  | Because<'not-your-turn', { of: Seat }>
  | Because<'discard-first' | 'discarder-only', { seat: Seat }>
  | Because<'answer-first', { pawn: Seat }>;

/** What leads no farther than so many tiles. */
type Reaching = 'move' | 'navigate' | 'shore-up' | 'swim';

type Because<K extends string, D = object> = { readonly because: K } & Readonly<D>;

export type Forbidden = {
  state: Island;
  frame: Frame;
  action: Action;
  event: Event;
  view: View;
  options: Options;
  reason: Reason;
};

/** Everything but the order of the decks. The Flood deck shows what each shuffled layer holds, top layer last. */
export interface View
  extends Omit<Island, 'flooded' | 'sunk' | 'treasureDeck' | 'floodDeck' | 'floodLayers'> {
  /** How the tile on each square lies. */
  readonly condition: readonly Condition[];
  readonly treasureDeck: number;
  readonly floodDeck: readonly (readonly Tile[])[];
}

export function clone(island: Island): Island {
  return {
    seats: island.seats,
    options: island.options,
    tiles: island.tiles.slice(),
    flooded: island.flooded,
    sunk: island.sunk,
    roles: island.roles.slice(),
    pawns: island.pawns.slice(),
    hands: cloneLists(island.hands),
    captured: { ...island.captured },
    treasureDeck: island.treasureDeck.slice(),
    treasureDiscard: island.treasureDiscard.slice(),
    floodDeck: island.floodDeck.slice(),
    floodDiscard: island.floodDiscard.slice(),
    floodLayers: island.floodLayers.slice(),
    waterLevel: island.waterLevel,
    agenda: cloneAgenda(island.agenda),
    outcome: island.outcome,
  };
}

export function cloneLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (let index = 0; index < lists.length; index++)
    copies.push((lists[index] as readonly T[]).slice());
  return copies;
}

export function cloneAgenda(agenda: readonly Frame[]): Frame[] {
  const frames: Frame[] = [];
  for (let index = 0; index < agenda.length; index++)
    frames.push(cloneFrame(agenda[index] as Frame));
  return frames;
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'take-actions':
      return { ...frame, refused: frame.refused.slice() };
    case 'pawns-in-water':
    case 'swim':
      return { ...frame, declined: frame.declined.slice() };
    case 'pause':
      return { ...frame, passed: frame.passed.slice() };
    case 'lift':
      return { ...frame, aboard: frame.aboard.slice() };
    default:
      return { ...frame };
  }
}
