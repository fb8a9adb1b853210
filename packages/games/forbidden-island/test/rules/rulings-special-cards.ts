// Rulings: Special Action cards.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TREASURES } from '../../rules/data/tiles.ts';
import { given } from '../given.ts';
import { AROUND_OBSERVATORY, allBut, cardUp, inWater } from './rulings-positions.ts';

rule('FI-AMB-23', () => {
  const late = {
    hands: [[], ['sandbags', 'helicopter-lift']],
    flooded: ['watchtower', 'iron-gate'],
    agenda: cardUp('watchtower'),
  } as const;

  it('spends Sandbags on any other tile while a Flood card is up', () => {
    const island = given(late).play('1: sandbags tile=iron-gate');
    expect(island.told('sandbagged')).toMatchObject([{ tile: 'iron-gate' }]);
  });

  it('comes too late for the tile of that card, which sinks', () => {
    const island = given(late);
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('FI-SPEC-3');
    island.play('pass');
    expect(island.told('sank')).toMatchObject([{ tile: 'watchtower' }]);
  });

  it('is in time before the card is up', () => {
    const island = given({ ...late, agenda: cardUp('iron-gate') });
    island.play('1: sandbags tile=watchtower');
    expect(island.told('sandbagged')).toMatchObject([{ tile: 'watchtower' }]);
  });
});

rule('FI-AMB-46', () => {
  it('serves the one who plays first', () => {
    const island = given({
      hands: [['sandbags'], ['sandbags']],
      flooded: ['watchtower', 'iron-gate'],
    });
    island.play('1: sandbags tile=watchtower');
    expect(island.offers(0)).toContain('sandbags tile=iron-gate');
    expect(island.offers(0)).not.toContain('sandbags tile=watchtower');
  });

  it('gives all a new chance after each card played', () => {
    const island = given({
      hands: [['sandbags'], ['sandbags']],
      flooded: ['watchtower', 'iron-gate'],
    });
    island.play('end-actions', '1: pass');
    expect(island.must).toEqual([0]);
    expect(island.offers(1)).toEqual([]);
    island.play('0: sandbags tile=watchtower');
    expect(island.told('drew')).toEqual([]);
    expect([island.must, island.may]).toEqual([[1], []]);
    island.play('1: sandbags tile=iron-gate');
    expect(island.told('drew')).toHaveLength(2);
  });

  const stranded = {
    roles: ['messenger', 'pilot', 'engineer'],
    at: ['fools-landing', 'fools-landing', 'observatory'],
    hands: [['helicopter-lift'], ['helicopter-lift', 'sandbags']],
    flooded: ['iron-gate'],
    sunk: ['observatory', ...AROUND_OBSERVATORY],
    agenda: inWater('observatory'),
  } as const;

  it('asks a holder who kept a Helicopter Lift again after another card', () => {
    const island = given(stranded).play('0: decline');
    expect(island.must).toEqual([1]);
    expect(island.offers(0)).not.toContain('decline');
    island.play('1: sandbags tile=iron-gate');
    expect(island.must).toEqual([0, 1]);
    expect(island.offers(0)).toContain('decline');
  });

  it('asks nobody again where no card was played', () => {
    const island = given(stranded).play('0: decline', '1: decline');
    expect(island.endings).toEqual(['drowned']);
  });

  it('does not reopen what is decided', () => {
    const island = given({
      ...stranded,
      at: ['observatory', 'fools-landing', 'observatory'],
      sunk: ['observatory', ...AROUND_OBSERVATORY.slice(1)],
    });
    island.play('0: swim to=cliffs-of-abandon', '1: sandbags tile=iron-gate');
    expect(island.must).toEqual([2]);
    expect(island.refusal('0: swim to=cliffs-of-abandon')).toBe('FI-SWIM-1');
  });
});

rule('FI-AMB-50', () => {
  it('gives Sandbags nothing to do on a sunk tile', () => {
    const island = given({
      hands: [['sandbags']],
      flooded: ['iron-gate'],
      sunk: ['watchtower'],
    });
    expect(island.refusal('sandbags tile=watchtower')).toBe('FI-AMB-50');
    island.play('sandbags tile=iron-gate');
    expect(island.told('sandbagged')).toMatchObject([{ tile: 'iron-gate' }]);
  });

  it('gives Sandbags nothing to do on a dry island', () => {
    const island = given({ hands: [['sandbags']] });
    expect(island.offers(0).filter((offer) => offer.startsWith('sandbags'))).toEqual([]);
  });

  it('gives a Helicopter Lift nothing to do on the last tile, except to fly home', () => {
    const lastTile = {
      at: ['fools-landing', 'fools-landing'],
      hands: [['helicopter-lift']],
      sunk: allBut('fools-landing'),
    } as const;
    const island = given({ ...lastTile, captured: TREASURES });
    expect(island.refusal('helicopter-lift from=fools-landing')).toBe('FI-AMB-50');
    island.play('escape');
    expect(island.endings).toEqual(['escaped']);
  });

  it('flies wherever another tile is left', () => {
    const island = given({
      at: ['fools-landing', 'fools-landing'],
      hands: [['helicopter-lift']],
      captured: TREASURES,
      sunk: allBut('fools-landing', 'watchtower'),
    });
    island.play('helicopter-lift from=fools-landing', 'board pawn=1');
    expect(island.offers(0)).toEqual(['land to=watchtower']);
  });

  it('lets a card without use be discarded over the limit', () => {
    const island = given({
      hands: [['sandbags', 'fire', 'fire', 'wind', 'wind']],
      treasureDeck: ['ocean', 'ocean'],
    });
    island.play('end-actions');
    expect(island.offers(0)).not.toContain('sandbags tile=watchtower');
    island.play('discard card=sandbags');
    expect(island.told('discarded')).toMatchObject([{ card: 'sandbags' }]);
    expect(island.told('sandbagged')).toEqual([]);
  });
});
