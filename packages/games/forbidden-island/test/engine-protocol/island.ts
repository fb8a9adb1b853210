// A table of Forbidden Island in the engine protocol.
import { type Answer, type Json, talk } from '../../../../cli/test/protocol-kit.ts';

/** A position, open to tampering. */
export interface Position {
  seats: number;
  options: Record<string, Json>;
  tiles: string[];
  flooded: number;
  sunk: number;
  roles: string[];
  pawns: number[];
  hands: string[][];
  captured: Record<string, number | null>;
  treasureDeck: string[];
  treasureDiscard: string[];
  floodDeck: string[];
  floodDiscard: string[];
  floodLayers: number[];
  waterLevel: number;
  agenda: Record<string, Json>[];
  outcome: Json;
}

/** A game in which nobody is dealt a Special card, so that only seat 0 has something to decide. */
export const ISLAND = { game: 'forbidden-island', seats: 3, seed: 'reef' };
const ADVENTURERS = { roles: ['pilot', 'diver', 'engineer'], first: '1' };

/** A session with a game in it; the pilot of seat 0 begins. */
export function atTable() {
  const table = talk<Position>();
  table.ask('new', { ...ISLAND, options: ADVENTURERS });
  const fails = (request: string, fields: object = {}): Answer['error'] =>
    table.ask(request, fields).error;
  return { ...table, fails };
}
