// The facts behind refusals; the face puts them into words.
import type { Seat } from '@tidetable/engine';
import type { Building } from './data/buildings.ts';
import type { CrewId } from './data/crew.ts';
import type { Fighter } from './data/fighters.ts';
import type { Cost, CrewWanted, SignStep } from './data/goods.ts';
import type { Place } from './data/map.ts';
import type { Town } from './data/towns.ts';
import type { Tradable } from './state.ts';

type Because<K extends string, D = object> = K extends string
  ? { readonly because: K } & Readonly<D>
  : never;

export type Reason =
  | Because<'not-a-port' | 'own-town' | 'start' | 'in-sight' | 'deep-in-fog', { town: Town }>
  | Because<'out-of-sight' | 'not-at-edge' | 'roll-first' | 'no-roll-needed', { town: Town }>
  | Because<'port-taken', { town: Town; by: Seat }>
  | Because<'too-far', { town: Town; steps: number; reach: number; fish: number }>
  | Because<
      'crowded',
      { town: Town; needs: number; able: number; for: 'ships' | 'board' | 'passing' }
    >
  | Because<'move-first' | 'acted' | 'no-fighters' | 'no-monster' | 'victor' | 'at-monster'>
  | Because<'short', { missing: Cost }>
  | Because<'banner', { town: Town; banner: 'red' | 'blue' }>
  | Because<'influence', { at: Place; has: number; needs: number }>
  | Because<'needs-cube' | 'cubes-first' | 'nothing-plain' | 'needs-attacker' | 'one-sided'>
  | Because<'event-elsewhere', { at: Town }>
  | Because<'event-not-up', { event: number }>
  | Because<'fighters-aboard', { has: number; needs: number }>
  | Because<'own-ship'>
  | Because<'ship-elsewhere', { ship: Seat; at: Place | null }>
  | Because<'variant-off', { variant: 'raid' | 'trading' | 'architect' }>
  | Because<'books', { shows: number; needs: number }>
  | Because<'not-in-row' | 'not-in-hand' | 'not-in-pack', { building: Building }>
  | Because<'build-at-stratic', { here: boolean }>
  | Because<'not-on-deck' | 'not-injured' | 'not-for-hire' | 'needed-elsewhere', { crew: CrewId }>
  | Because<'lacks-skill', { crew: CrewId; wanted: CrewWanted }>
  | Because<'same-as', { crew: CrewId; as: CrewId }>
  | Because<'choices', { choices: number }>
  | Because<'not-showing', { card: number }>
  | Because<'all-score'>
  | Because<'none-aboard' | 'just-traded', { good: 'fish' | 'wood' }>
  | Because<'too-much-cargo', { over: number }>
  | Because<'fighter-first' | 'not-in-group', { fighter: Fighter }>
  | Because<'fighters-have', { fighter: Fighter; has: number }>
  | Because<'ten-dice'>
  | Because<'no-such-die', { die: number }>
  | Because<'high-to-low', { most: number }>
  | Because<'ichor-is-lost' | 'ichor-goes-too'>
  | Because<'not-your-cube' | 'left-to-right', { slot: number }>
  | Because<'good-first' | 'both-ways', { good: Tradable }>
  | Because<'ship-has', { ship: Seat; good: Tradable; has: number }>
  | Because<'no-room', { ship: Seat; room: number }>
  | Because<'refused-before'>
  | Because<'at-most', { most: number }>
  | Because<'fish-for-fog', { useful: number; aboard: number }>
  | Because<'no-fish-in-fog'>
  | OutOfPlace;

export type AttackStage =
  | 'muster'
  | 'enlist'
  | 'battle'
  | 'place-dice'
  | 'falter'
  | 'injure'
  | 'retreat';

/** Actions at the wrong time, or of the wrong captain. */
type OutOfPlace =
  | Because<
      'no-attack' | 'no-talks' | 'no-token' | 'no-cubes' | 'no-trade' | 'no-raid' | 'no-draft'
    >
  | Because<'nobody-exhausted' | 'nobody-healed' | 'nothing-due' | 'nothing-to-skip'>
  | Because<
      'ports-chosen' | 'no-fog' | 'ships-are-placed' | 'moved' | 'finish-first' | 'sign-order'
    >
  | Because<'attack-stage', { now: AttackStage }>
  | Because<'by-visit', { what: SignStep['do']; town: Town | null }>
  | Because<'hold-has-room', { has: number; limit: number }>
  | Because<'not-your-turn', { of: Seat }>;
