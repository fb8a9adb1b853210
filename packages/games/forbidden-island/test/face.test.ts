// How Forbidden Island tells what happened: one event, and several in one line.
import { describe, expect, it } from 'vitest';
import { face } from '../face.ts';
import { forbiddenIsland } from '../index.ts';
import type { Event } from '../state.ts';
import { given } from './given.ts';

const view = forbiddenIsland.view(given({ roles: ['pilot', 'diver'] }).state, 0);
const rule = 'FI-TURN-1';
const told = (...events: Event[]): string | null => face.together?.(events, view) ?? null;

describe('a line of the log', () => {
  it('tells what a player holds and how high the water is', () => {
    const began = { type: 'turn-began', seat: 1, level: 3, rule } as const;
    expect(face.tell({ ...began, hand: ['fire', 'fire', 'sandbags'] }, view)).toBe(
      "The Diver's turn: 2 Crystal of Fire cards and Sandbags; water at mark 3.",
    );
    expect(face.tell({ ...began, hand: [] }, view)).toContain('no cards in hand');
  });

  it('tells the Flood cards of a turn together', () => {
    const card = (tile: 'observatory' | 'watchtower' | 'lost-lagoon', type: 'flooded' | 'sank') => [
      { type: 'revealed', tile, rule } as const,
      { type, tile, rule } as const,
    ];
    expect(told(...card('observatory', 'sank'))).toBe('Flood card: Observatory sinks for good.');
    expect(
      told(
        ...card('observatory', 'flooded'),
        ...card('watchtower', 'flooded'),
        ...card('lost-lagoon', 'sank'),
      ),
    ).toBe('Flood cards: Observatory and Watchtower are flooded; Lost Lagoon sinks for good.');
  });

  it('tells what Waters Rise! brings', () => {
    expect(
      told(
        { type: 'drew', seat: 0, card: 'waters-rise', rule },
        { type: 'waters-rose', level: 3, rule },
        { type: 'flood-returned', cards: 1, rule },
      ),
    ).toBe(
      'The Pilot draws Waters Rise! The water rises to mark 3 (3 Flood cards a turn) and 1 Flood card will come again first.',
    );
  });

  it('adds up cards and moves of one player only', () => {
    const drew = { type: 'drew', seat: 0, card: 'earth', rule } as const;
    expect(told(drew, drew, { type: 'discarded', seat: 0, card: 'fire', rule })).toBe(
      'The Pilot draws 2 Earth Stone cards and discards a Crystal of Fire card.',
    );
    expect(told(drew, { ...drew, seat: 1 })).toBeNull();
    const moved = { type: 'moved', seat: 0, from: 'observatory', rule } as const;
    expect(told({ ...moved, to: 'watchtower' }, { ...moved, to: 'lost-lagoon' })).toBe(
      'The Pilot moves by Watchtower to Lost Lagoon.',
    );
  });
});
