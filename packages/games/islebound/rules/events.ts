// Events, in the past tense.
import type { Outcome, RuleId, Seat } from '@tidetable/engine';
import type { Building } from './data/buildings.ts';
import type { CrewId } from './data/crew.ts';
import type { Fighter } from './data/fighters.ts';
import type { Good } from './data/goods.ts';
import type { Place } from './data/map.ts';
import type { TokenReward } from './data/tokens.ts';
import type { Town } from './data/towns.ts';
import type { Bundle, Group, Trigger } from './state.ts';

type Happened<K extends string, D = object> = {
  readonly type: K;
  readonly rule: RuleId;
} & Readonly<D>;

/** A captain's holdings at the start of a turn; `cards` where cards stand for books. */
export interface Holdings extends Readonly<Record<Exclude<Good, 'cubes'>, number>> {
  readonly tokens: number;
  readonly buildings: number;
  readonly towns: number;
}

/** What was declined. */
type Declined = 'rest' | 'heal' | 'hire' | 'gain' | 'visit' | 'build' | 'brag' | 'reward' | 'trade';

/** Talks under way, and their influence so far. */
export interface Talks {
  readonly at: Place;
  readonly influence: number;
  readonly needed: number;
}

export type Event =
  | Happened<'port-chosen', { seat: Seat; port: Town }>
  | Happened<'turn-began', { seat: Seat; has: Holdings }>
  | Happened<'turn-ended', { seat: Seat }>
  | Happened<'sailed', { seat: Seat; from: Town; to: Town; fish: number }>
  | Happened<'placed', { seat: Seat; at: Place }>
  | Happened<'braved-fog', { seat: Seat; to: Town; fish: number; die: number; needed: number }>
  | Happened<'lost-in-fog', { seat: Seat }>
  | Happened<'exhausted' | 'injured' | 'healed', { seat: Seat; crew: CrewId }>
  /** `next` fills the row. */
  | Happened<'hired', { seat: Seat; crew: CrewId; next: CrewId | null }>
  | Happened<'visited', { seat: Seat; town: Town }>
  | Happened<'paid', { seat: Seat; good: Good; count: number }>
  | Happened<'paid-owner', { seat: Seat; to: Seat; coins: number }>
  | Happened<'rested', { seat: Seat }>
  | Happened<'declined', { seat: Seat; what: Declined }>
  | Happened<'gained', { seat: Seat; good: Good; count: number }>
  | Happened<'went-without', { seat: Seat; good: Good; count: number }>
  | Happened<'dropped', { seat: Seat; good: 'fish' | 'wood' }>
  | Happened<'regained-ichor' | 'lost-ichor', { seat: Seat }>
  | Happened<'took-token', { seat: Seat; token: TokenReward; next: TokenReward | null }>
  | Happened<'stayed-on-seven', { seat: Seat }>
  | Happened<'placed-cube' | 'passed-over', { seat: Seat; slot: number }>
  | Happened<'withdrew-cube', { seat: Seat; slot: number; talks: Talks | null }>
  /** Only this seat scores (IB-AMB-68). */
  | Happened<'bragged', { seat: Seat; card: number; alone: boolean }>
  | Happened<'bought' | 'built', { seat: Seat; building: Building }>
  | Happened<'row-refilled', { building: Building }>
  | Happened<'drafted' | 'drew-card', { seat: Seat; building: Building | null }>
  /** Each seat sees its own pack. */
  | Happened<'packs-passed', { packs: readonly (readonly Building[] | null)[] }>
  | Happened<'buildings-reshuffled'>
  | Happened<'discarded-card', { seat: Seat; building: Building }>
  | Happened<'completed-event', { seat: Seat; event: number; at: Town }>
  | Happened<'events-reshuffled'>
  | Happened<'hunted', { seat: Seat; coins: number }>
  | Happened<'mustered', { seat: Seat; group: Group; at: Place; needed: number }>
  | Happened<'rolled', { seat: Seat; dice: readonly number[] }>
  | Happened<'rerolled', { seat: Seat; from: number; to: number }>
  | Happened<'struck', { seat: Seat; strength: number; needed: number }>
  | Happened<'retreated', { seat: Seat; lost: Fighter }>
  | Happened<
      'conquered',
      {
        seat: Seat;
        town: Town;
        by: 'attack' | 'diplomacy';
        from: Seat | null;
        /** Attackers lost. */
        discarded: Group;
      }
    >
  | Happened<'took-town-card', { seat: Seat; event: number }>
  | Happened<'turned-up-event', { event: number; at: Town }>
  | Happened<'changed-board', { board: number; pass: number; first: Seat }>
  | Happened<'monster-emerged', { seat: Seat }>
  | Happened<'defeated-monster', { seat: Seat; by: 'attack' | 'diplomacy'; discarded: Group }>
  | Happened<'raided', { seat: Seat; ship: Seat; hits: readonly [number, number] }>
  | Happened<'plundered', { seat: Seat; from: Seat; coins: number }>
  | Happened<'proposed' | 'traded', { seat: Seat; partner: Seat; give: Bundle; take: Bundle }>
  | Happened<'refused-trade', { seat: Seat }>
  | Happened<'end-triggered', { by: Trigger }>
  | Happened<'ended', { outcome: Outcome }>;

export const EVENTS = [
  'port-chosen',
  'turn-began',
  'turn-ended',
  'sailed',
  'placed',
  'braved-fog',
  'lost-in-fog',
  'exhausted',
  'injured',
  'hired',
  'healed',
  'visited',
  'paid',
  'paid-owner',
  'rested',
  'declined',
  'gained',
  'went-without',
  'dropped',
  'regained-ichor',
  'lost-ichor',
  'took-token',
  'stayed-on-seven',
  'placed-cube',
  'withdrew-cube',
  'passed-over',
  'bragged',
  'bought',
  'built',
  'row-refilled',
  'drafted',
  'drew-card',
  'packs-passed',
  'buildings-reshuffled',
  'discarded-card',
  'completed-event',
  'events-reshuffled',
  'hunted',
  'mustered',
  'rolled',
  'rerolled',
  'struck',
  'retreated',
  'conquered',
  'took-town-card',
  'turned-up-event',
  'changed-board',
  'monster-emerged',
  'defeated-monster',
  'raided',
  'plundered',
  'proposed',
  'traded',
  'refused-trade',
  'end-triggered',
  'ended',
] as const satisfies readonly Event['type'][];
