// Draw Flood Cards, p. 7, and When the Flood Draw Pile Runs Out, p. 8.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { condition, tileUnder } from './table.ts';

rule('FI-FLOOD-1', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 4],
    [7, 4],
    [8, 5],
    [9, 5],
  ])('turns up on mark %i exactly %i cards', (waterLevel, cards) => {
    const island = given({ waterLevel }).play('end-actions');
    expect(island.told('revealed')).toHaveLength(cards);
    expect(island.must).toEqual([1]);
  });

  it('takes them from the top and lays them on the discard pile, in order', () => {
    const island = given({
      flooded: ['coral-palace'],
      floodDeck: ['watchtower', 'gold-gate', 'iron-gate'],
    }).play('end-actions');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['watchtower', 'gold-gate']);
    expect(island.state.floodDiscard).toEqual(['coral-palace', 'watchtower', 'gold-gate']);
    expect(island.state.floodDeck.at(-1)).toBe('iron-gate');
  });

  it('goes card by card', () => {
    const island = given({ hands: [['helicopter-lift']], waterLevel: 3 });
    island.play('end-actions', 'pass', 'pass', 'pass');
    expect(island.told('revealed')).toHaveLength(1);
    island.play('pass');
    expect(island.told('revealed')).toHaveLength(2);
    island.play('pass');
    expect(island.told('revealed')).toHaveLength(3);
    expect(island.must).toEqual([0]);
    island.play('pass');
    expect(island.must).toEqual([1]);
  });
});

rule('FI-FLOOD-2', () => {
  it('turns a dry tile to its flooded side and leaves the pawn on it', () => {
    const island = given({ floodDeck: ['observatory', 'gold-gate'] }).play('end-actions');
    expect(condition(island, 'observatory')).toBe('flooded');
    expect(condition(island, 'gold-gate')).toBe('flooded');
    expect(tileUnder(island, 0)).toBe('observatory');
    expect(island.told('sank', 'swam')).toEqual([]);
  });

  it('touches no other tile', () => {
    const island = given({ floodDeck: ['observatory', 'gold-gate'] }).play('end-actions');
    expect(island.told('flooded').map(({ tile }) => tile)).toEqual(['observatory', 'gold-gate']);
    expect(condition(island, 'watchtower')).toBe('dry');
  });

  it('does so again after a tile was shored up', () => {
    const island = given({ flooded: ['observatory'], floodDeck: ['observatory'] });
    island.play('shore-up tile=observatory', 'end-actions');
    expect(condition(island, 'observatory')).toBe('flooded');
    expect(island.told('sank')).toEqual([]);
  });
});

rule('FI-FLOOD-3', () => {
  it('sinks a flooded tile and takes its Flood card out of the game', () => {
    const island = given({ flooded: ['watchtower'], floodDeck: ['watchtower', 'gold-gate'] });
    island.play('end-actions');
    expect(condition(island, 'watchtower')).toBe('sunk');
    expect(island.state.floodDiscard).toEqual(['gold-gate']);
    expect(island.state.floodDeck).not.toContain('watchtower');
    expect(island.state.floodDeck).toHaveLength(22);
  });

  it('does not sink a tile that was dry', () => {
    const island = given({ flooded: ['watchtower'], floodDeck: ['gold-gate', 'iron-gate'] });
    island.play('end-actions');
    expect(island.told('sank')).toEqual([]);
    expect(condition(island, 'watchtower')).toBe('flooded');
    expect(condition(island, 'gold-gate')).toBe('flooded');
  });

  it('is for good: nothing raises the tile again', () => {
    const island = given({
      roles: ['engineer', 'explorer'],
      hands: [['sandbags']],
      sunk: ['watchtower'],
    });
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-AMB-11');
    expect(island.refusal('sandbags tile=watchtower')).toBe('FI-AMB-50');
  });

  it('floods and sinks the same tile in one turn when its card comes twice', () => {
    const island = given({
      floodDeck: ['watchtower'],
      shortFloodDeck: true,
      rig: { order: ['watchtower'] },
    }).play('end-actions');
    expect(island.told('flooded', 'sank').map(({ type }) => type)).toEqual(['flooded', 'sank']);
    expect(condition(island, 'watchtower')).toBe('sunk');
  });
});

rule('FI-FDECK-1', () => {
  it('shuffles the discard pile into a new deck and goes on drawing from it', () => {
    const island = given({
      floodDeck: ['watchtower'],
      shortFloodDeck: true,
      rig: { order: ['gold-gate', 'iron-gate'] },
    }).play('end-actions');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['watchtower', 'gold-gate']);
    expect(island.told('deck-reshuffled').map(({ deck }) => deck)).toEqual(['flood']);
    expect(island.state.floodDiscard).toEqual(['gold-gate']);
    expect(island.state.floodDeck).toHaveLength(23);
    expect(island.state.floodDeck.at(-1)).toBe('iron-gate');
  });

  it('happens at once, even when no card is due any more', () => {
    const island = given({ floodDeck: ['watchtower', 'gold-gate'], shortFloodDeck: true });
    island.play('end-actions');
    expect(island.state.floodDeck).toHaveLength(24);
    expect(island.state.floodDiscard).toEqual([]);
    expect(island.must).toEqual([1]);
  });

  it('leaves out the cards of sunk tiles', () => {
    const island = given({
      flooded: ['watchtower'],
      sunk: ['coral-palace'],
      floodDeck: ['gold-gate', 'watchtower'],
      shortFloodDeck: true,
    }).play('end-actions');
    expect(island.told('sank').map(({ tile }) => tile)).toEqual(['watchtower']);
    expect(island.state.floodDeck).toHaveLength(22);
    expect(island.state.floodDeck).not.toContain('watchtower');
    expect(island.state.floodDeck).not.toContain('coral-palace');
  });

  it('does not happen while a card is left', () => {
    const island = given({
      floodDeck: ['watchtower', 'gold-gate', 'iron-gate'],
      shortFloodDeck: true,
    }).play('end-actions');
    expect(island.told('deck-reshuffled')).toEqual([]);
    expect(island.state.floodDeck).toEqual(['iron-gate']);
    expect(island.state.floodDiscard).toHaveLength(23);
  });
});
