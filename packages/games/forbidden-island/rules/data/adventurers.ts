// The six adventurers: where each begins and the colour of the pawn.
// Provenance: PUBLIC. Four independent implementations agree on the starting tiles; colours as commonly described.
import type { Tile } from './tiles.ts';

export const ROLES = ['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'] as const;
export type Role = (typeof ROLES)[number];

export interface Adventurer {
  readonly start: Tile;
  readonly colour: string;
}

export const ADVENTURERS: Readonly<Record<Role, Adventurer>> = {
  diver: { start: 'iron-gate', colour: 'black' },
  engineer: { start: 'bronze-gate', colour: 'red' },
  explorer: { start: 'copper-gate', colour: 'green' },
  messenger: { start: 'silver-gate', colour: 'silver' },
  navigator: { start: 'gold-gate', colour: 'yellow' },
  pilot: { start: 'fools-landing', colour: 'blue' },
};
