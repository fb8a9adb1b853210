// The facts behind refusals; the face puts them into words.
import type { Reason, Seat } from '@tidetable/engine';
import type { Peg } from './data/fleet.ts';
import type { Cards, Kind } from './data/resources.ts';

type Fact<B extends string, D = object> = B extends string
  ? { readonly because: B } & Readonly<D>
  : never;

/** Between two captains. */
type Company =
  /** Steps of sailing between their nearest ships; null without ships or a way. */
  | Fact<'apart', { captain: Seat; squares: number | null; to: 'trade' | 'threaten' }>
  | Fact<'storm-between' | 'treaty' | 'teammate' | 'no-teammate' | 'no-flag', { captain: Seat }>
  | Fact<'nothing-to-attack', { captain: Seat }>
  | Fact<'empty-hands', { captain: Seat | null }>
  | Fact<'port-covered' | 'nobody-near' | 'no-merchant' | 'yourself'>
  | Fact<'not-docked', { captain: Seat; island: string }>
  | Fact<'whose-island', { island: string; captain: Seat | null }>;

/** Missing cards, and what is wrong with an offer. */
type CardFact =
  | Fact<'lacking' | 'not-there' | 'not-asked-for', { cards: Cards }>
  | Fact<'few-cards', { has: number; needs: number }>
  | Fact<'wrong-count', { count: number; due: number }>
  | Fact<'no-gold'>
  | Fact<'asks-too-much', { captain: Seat; has: number }>
  | Fact<'both-ways', { kind: Kind }>
  | Fact<'asks-nothing' | 'asks-something' | 'gives-something' | 'empty-offer'>
  | Fact<'team-gain', { gain: number; before: number }>
  | Fact<'no-raise', { refused: Cards }>
  | Fact<'no-discount', { named: Cards }>
  | Fact<'no-such-offer', { captain: Seat | null }>
  | Fact<'budget-spent', { most: number }>;

/** Ships and squares. */
export type Place =
  | Fact<'not-yours' | 'moored' | 'not-in-port', { ship: number }>
  | Fact<'too-far' | 'step-by-step', { ship: number; at: string; squares: number; left: number }>
  | Fact<'no-way' | 'across-land' | 'corner' | 'already-there', { ship: number; at: string }>
  | Fact<'land' | 'taken' | 'not-your-port' | 'not-beside' | 'a-port' | 'no-cross', { at: string }>
  | Fact<'nearer-water', { at: string; squares: number }>
  | Fact<'cross-far', { at: string; squares: number | null }>
  | Fact<'covered-by', { at: string; captain: Seat }>
  | Fact<'after-the-draw', { at: string }>
  | Fact<'border-between', { at: string }>
  | Fact<'covers', { at: string; captain: Seat }>
  | Fact<'target-far', { ship: number; target: number; squares: number | null }>
  /** A ship by its number, an island by its name. */
  | Fact<'fought' | 'spared', { of: number | string }>
  | Fact<'skulls', { island: string; skulls: number; captain: Seat | null }>
  | Fact<'merchants', { island: string }>;

/** The turn, the box and the clock. */
export type Box =
  | Fact<'not-rolled' | 'no-points'>
  | Fact<'rolled', { left: number }>
  | Fact<'no-squares-left', { ship: number }>
  | Fact<'peg-limit', { peg: Peg; ship: number; most: number }>
  | Fact<'fleet-limit', { most: number }>
  | Fact<'box-empty', { thing: string }>
  | Fact<'not-your-clock', { minutes: number }>;

/** What must be settled first. */
export type Settled = 'card' | 'attack' | 'offer' | 'gift' | 'payment' | 'choice' | 'ship';

/** Actions at the wrong time, or of the wrong captain. */
export type OutOfPlace =
  | Fact<'no-call' | 'no-answers' | 'no-offer' | 'no-theft' | 'not-robbed' | 'no-card'>
  | Fact<'nothing-to-place' | 'no-attack' | 'not-attacked' | 'picked' | 'picking' | 'has-ship'>
  | Fact<'not-drawn' | 'drawn' | 'no-ship'>
  | Fact<'decides-first' | 'not-your-turn', { captain: Seat }>
  | Fact<'settle-first', { what: Settled }>;

export type Why = Reason & (Company | CardFact | Place | Box | OutOfPlace);
