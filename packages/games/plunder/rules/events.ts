// Events, in the past tense.
import type { Outcome, RuleId, Seat } from '@tidetable/engine';
import type { Peg } from './data/fleet.ts';
import type { Square } from './map.ts';

type Happened<K extends string, D = object> = {
  readonly type: K;
  readonly rule: RuleId;
} & Readonly<D>;

/** Cards by kind; null if the viewer may only know the number. */
type Seen = readonly number[] | null;

/** A captain's public holdings at the start of a turn. */
export interface Holdings {
  readonly points: number;
  readonly ships: number;
  readonly islands: number;
  readonly plunderPoints: number;
  readonly cards: number;
}

export type Event =
  | Happened<'picked', { seat: Seat; island: string }>
  | Happened<'turn-began', { seat: Seat; round: number; has: Holdings }>
  | Happened<'turn-ended', { seat: Seat }>
  | Happened<'drew', { seat: Seat; cards: Seen; count: number }>
  | Happened<'gained' | 'lost' | 'paid', { seat: Seat; cards: readonly number[] }>
  | Happened<'restocked'>
  | Happened<'sailing-roll', { seat: Seat; die: number }>
  | Happened<'sailed', { seat: Seat; ship: number; from: Square; to: Square }>
  | Happened<'storm-moved', { to: Square }>
  | Happened<'built', { seat: Seat; peg: Peg; ship: number }>
  | Happened<
      'ship-placed',
      {
        seat: Seat;
        ship: number;
        at: Square;
        /** It cannot sail before its owner's next turn. */
        moored: boolean;
        points: number;
      }
    >
  | Happened<'buried', { seat: Seat }>
  | Happened<'gained-point' | 'gave-point', { seat: Seat; points: number }>
  | Happened<'attacked', { seat: Seat; ship: number; target: number; defender: Seat }>
  | Happened<'attacked-island', { seat: Seat; ship: number; island: string; defender: Seat | null }>
  | Happened<'called-off', { seat: Seat }>
  | Happened<
      'fought',
      {
        seat: Seat;
        /** Who rolled the defence die (PL-CONQ-2, PL-AMB-50). */
        defender: Seat;
        attack: readonly [number, number];
        defence: readonly [number, number];
      }
    >
  | Happened<'lost-life', { seat: Seat; ship: number; left: number }>
  | Happened<'sank', { seat: Seat; ship: number; points: number }>
  | Happened<'conquered', { seat: Seat; island: string; from: Seat | null; points: number }>
  | Happened<'disowned', { seat: Seat; island: string; points: number }>
  | Happened<'gave-island', { seat: Seat; to: Seat; island: string }>
  | Happened<'asked-for-island', { seat: Seat; of: Seat; island: string }>
  | Happened<'offered-island', { seat: Seat; to: Seat; island: string }>
  | Happened<
      'proposed' | 'countered' | 'traded',
      {
        seat: Seat;
        partner: Seat;
        as: 'trade' | 'threat' | 'bribe' | 'price';
        give: readonly number[];
        ask: readonly number[];
      }
    >
  | Happened<'called', { seat: Seat; give: readonly number[]; ask: readonly number[] }>
  | Happened<
      'answered',
      { seat: Seat; partner: Seat; give: readonly number[]; ask: readonly number[] }
    >
  | Happened<'no-answer' | 'no-deal' | 'refused', { seat: Seat }>
  | Happened<'named-price', { seat: Seat; partner: Seat; ask: readonly number[] }>
  | Happened<'treaty', { seat: Seat; partner: Seat }>
  | Happened<'found', { seat: Seat; ship: number; card: number; at: Square }>
  | Happened<'cross-moved', { from: Square; to: Square }>
  | Happened<'relocated', { seat: Seat; ship: number; to: Square }>
  | Happened<'spun', { square: Square }>
  | Happened<'demanded', { seat: Seat; victim: Seat; cards: readonly number[] }>
  | Happened<'handed-over', { seat: Seat; victim: Seat; cards: readonly number[] }>
  | Happened<'stole', { seat: Seat; victim: Seat; cards: Seen; count: number }>
  | Happened<'rolled-for-ship', { seat: Seat; dice: readonly [number, number] }>
  | Happened<'turn-cut-short', { seat: Seat }>
  | Happened<'time-called'>
  | Happened<'ended', { outcome: Outcome }>;

export const EVENTS = [
  'picked',
  'turn-began',
  'turn-ended',
  'drew',
  'gained',
  'lost',
  'paid',
  'restocked',
  'sailing-roll',
  'sailed',
  'storm-moved',
  'built',
  'ship-placed',
  'buried',
  'gained-point',
  'gave-point',
  'attacked',
  'attacked-island',
  'called-off',
  'fought',
  'lost-life',
  'sank',
  'conquered',
  'disowned',
  'gave-island',
  'asked-for-island',
  'offered-island',
  'proposed',
  'countered',
  'traded',
  'called',
  'answered',
  'no-answer',
  'no-deal',
  'refused',
  'named-price',
  'treaty',
  'found',
  'cross-moved',
  'relocated',
  'spun',
  'demanded',
  'handed-over',
  'stole',
  'rolled-for-ship',
  'turn-cut-short',
  'time-called',
  'ended',
] as const satisfies readonly Event['type'][];
