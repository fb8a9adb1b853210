// Winning the Game, p. 8.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Tile, Treasure } from '../../rules/data/tiles.ts';
import { type Given, given } from '../given.ts';

const READY: Given = {
  roles: ['engineer', 'messenger', 'pilot'],
  at: ['fools-landing', 'fools-landing', 'fools-landing'],
  captured: ['earth', 'wind', 'fire', 'ocean'],
  hands: [['helicopter-lift']],
};

rule('FI-WIN-1', () => {
  it('wins for everyone when a Helicopter Lift is discarded with everything done', () => {
    const island = given(READY);
    expect(island.allowedBy('escape')).toBe('FI-WIN-1');
    island.play('escape');
    expect(island.endings).toEqual(['escaped']);
    expect(island.outcome?.winners).toEqual([0, 1, 2]);
    expect(island.state.treasureDiscard).toEqual(['helicopter-lift']);
    expect(island.must).toEqual([]);
  });

  it.each<[Treasure, Treasure[]]>([
    ['earth', ['wind', 'fire', 'ocean']],
    ['wind', ['earth', 'fire', 'ocean']],
    ['fire', ['earth', 'wind', 'ocean']],
    ['ocean', ['earth', 'wind', 'fire']],
  ])('does not win without %s', (_missing, captured) => {
    expect(given({ ...READY, captured }).refusal('escape')).toBe('FI-WIN-1');
  });

  it.each<[number, Tile[]]>([
    [0, ['gold-gate', 'fools-landing', 'fools-landing']],
    [1, ['fools-landing', 'gold-gate', 'fools-landing']],
    [2, ['fools-landing', 'fools-landing', 'gold-gate']],
  ])('does not win while the pawn of seat %i is elsewhere', (_seat, at) => {
    expect(given({ ...READY, at }).refusal('escape')).toBe('FI-WIN-1');
  });

  it('does not win with everyone together on another tile', () => {
    const island = given({ ...READY, at: ['gold-gate', 'gold-gate', 'gold-gate'] });
    expect(island.refusal('escape')).toBe('FI-WIN-1');
  });

  it('does not win without a Helicopter Lift, nor by itself', () => {
    const island = given({ ...READY, hands: [['sandbags']] });
    expect(island.outcome).toBeNull();
    expect(island.refusal('escape')).toBe('FI-WIN-1');
  });

  it("wins from a flooded Fools' Landing", () => {
    const island = given({ ...READY, flooded: ['fools-landing'] }).play('escape');
    expect(island.endings).toEqual(['escaped']);
  });

  it("wins with any player's card, in anyone's turn and without an action", () => {
    const island = given({ ...READY, hands: [[], [], ['helicopter-lift']], left: 0 });
    expect(island.refusal('0: escape')).toBe('FI-WIN-1');
    expect(island.refusal('1: escape')).toBe('FI-WIN-1');
    island.play('2: escape');
    expect(island.told('escaped').map(({ seat }) => seat)).toEqual([2]);
    expect(island.outcome?.winners).toEqual([0, 1, 2]);
  });

  it('wins with a card that had to be discarded', () => {
    const island = given({
      ...READY,
      hands: [['helicopter-lift', 'fire', 'fire', 'wind', 'wind']],
      treasureDeck: ['ocean'],
    }).play('end-actions', 'escape');
    expect(island.endings).toEqual(['escaped']);
  });

  it('wins no matter who captured the treasures', () => {
    const island = given({
      ...READY,
      at: ['fools-landing', 'fools-landing', 'coral-palace'],
      captured: ['earth', 'wind', 'fire'],
      hands: [['helicopter-lift'], [], ['ocean', 'ocean', 'ocean', 'ocean']],
      turn: 2,
    }).play('capture treasure=ocean', 'fly to=fools-landing', '0: escape');
    expect(island.state.captured).toEqual({ earth: 0, wind: 0, fire: 0, ocean: 2 });
    expect(island.endings).toEqual(['escaped']);
  });
});
