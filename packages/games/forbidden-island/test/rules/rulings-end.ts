// Rulings: the end.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TREASURES } from '../../rules/data/tiles.ts';
import { given } from '../given.ts';
import { AROUND_OBSERVATORY, allBut, inWater } from './rulings-positions.ts';
import { letPass } from './table.ts';

const READY = { at: ['fools-landing', 'fools-landing'], captured: TREASURES } as const;

rule('FI-AMB-27', () => {
  const brink = {
    ...READY,
    hands: [['helicopter-lift']],
    waterLevel: 9,
    treasureDeck: ['earth', 'waters-rise'],
  } as const;

  it('loses at the skull, however ready the team was', () => {
    const island = given(brink).play('end-actions', 'pass', 'pass');
    expect(island.endings).toEqual(['skull']);
    expect(island.outcome?.winners).toEqual([]);
    expect(island.refusal('0: escape')).toBe('FI-LOSE-4');
  });

  it('lets the team fly before that card is drawn', () => {
    expect(given(brink).play('escape').endings).toEqual(['escaped']);
    expect(given(brink).play('end-actions', 'escape').endings).toEqual(['escaped']);
    expect(given(brink).play('end-actions', 'pass', 'escape').endings).toEqual(['escaped']);
  });

  it('goes on one mark below the skull', () => {
    const island = given({ ...brink, waterLevel: 8 }).play('end-actions', 'pass', 'pass');
    expect(island.state.waterLevel).toBe(9);
    expect(island.outcome).toBeNull();
  });
});

rule('FI-AMB-29', () => {
  it('reports every loss that comes with one tile', () => {
    const landing = given({
      at: ['fools-landing', 'observatory'],
      flooded: ['fools-landing'],
      sunk: ['bronze-gate', 'gold-gate'],
      floodDeck: ['fools-landing'],
    });
    expect(landing.play('end-actions').endings).toEqual(['landing-lost', 'drowned']);
    const cave = given({
      at: ['cave-of-shadows', 'observatory'],
      flooded: ['cave-of-shadows'],
      sunk: ['cave-of-embers', 'dunes-of-deception'],
      floodDeck: ['cave-of-shadows'],
    });
    expect(cave.play('end-actions').endings).toEqual(['treasure-lost fire', 'drowned']);
  });

  it('reports none that does not apply', () => {
    const island = given({
      at: ['cave-of-shadows', 'observatory'],
      flooded: ['cave-of-shadows'],
      sunk: ['cave-of-embers'],
      floodDeck: ['cave-of-shadows'],
    });
    expect(island.play('end-actions').endings).toEqual(['treasure-lost fire']);
  });
});

rule('FI-AMB-30', () => {
  const caves = {
    flooded: ['cave-of-embers'],
    sunk: ['cave-of-shadows'],
    floodDeck: ['cave-of-embers'],
  } as const;

  it('lets both tiles of a captured treasure sink without harm', () => {
    const island = given({ ...caves, captured: ['fire'] }).play('end-actions');
    expect(island.told('sank')).toMatchObject([{ tile: 'cave-of-embers' }]);
    expect(island.outcome).toBeNull();
  });

  it('loses the game with both tiles of any other', () => {
    const island = given({ ...caves, captured: ['earth', 'wind', 'ocean'] }).play('end-actions');
    expect(island.endings).toEqual(['treasure-lost fire']);
  });
});

rule('FI-AMB-48', () => {
  it('drops a pending discard when the team flies home', () => {
    const discarding = {
      ...READY,
      hands: [['helicopter-lift', 'fire', 'fire', 'wind', 'wind'], ['helicopter-lift']],
      treasureDeck: ['ocean', 'ocean'],
    } as const;
    const own = given({ ...discarding, options: { handLimit: 'both-cards' } });
    letPass(own.play('end-actions'), 2).play('0: escape');
    expect(own.state.hands[0]).toHaveLength(6);
    expect([own.must, own.may, own.endings]).toEqual([[], [], ['escaped']]);
    const other = letPass(given(discarding).play('end-actions')).play('1: escape');
    expect(other.state.hands[0]).toHaveLength(6);
    expect([other.must, other.endings]).toEqual([[], ['escaped']]);
  });

  it('drops a pending swim when another pawn is lost', () => {
    const island = given({
      roles: ['explorer', 'engineer', 'messenger'],
      at: ['observatory', 'observatory', 'fools-landing'],
      hands: [[], [], ['helicopter-lift']],
      sunk: ['observatory', ...AROUND_OBSERVATORY],
      agenda: inWater('observatory'),
    });
    expect(island.must).toEqual([0, 2]);
    island.play('2: decline');
    expect([island.must, island.endings]).toEqual([[], ['drowned']]);
    expect(island.refusal('0: swim to=breakers-bridge')).toBe('FI-LOSE-3');
    expect(island.state.agenda).toEqual([]);
  });

  it('lets nothing else go on while a discard is pending', () => {
    const island = given({
      hands: [['earth', 'fire', 'fire', 'wind', 'wind']],
      treasureDeck: ['ocean', 'ocean'],
    });
    island.play('end-actions');
    expect(island.told('drew')).toHaveLength(1);
    expect(island.told('revealed')).toEqual([]);
    expect(island.refusal('0: move to=watchtower')).toBe('FI-HAND-1');
    expect(island.refusal('1: end-actions')).toBe('FI-TURN-1');
  });

  it('lets nothing else go on while a swim is pending', () => {
    const island = given({
      at: ['observatory', 'fools-landing'],
      flooded: ['observatory'],
      floodDeck: ['observatory', 'iron-gate'],
    });
    island.play('end-actions');
    expect(island.told('revealed')).toHaveLength(1);
    expect(island.told('turn-began')).toEqual([]);
    expect(island.refusal('0: move to=watchtower')).toBe('FI-SWIM-1');
    expect(island.refusal('1: end-actions')).toBe('FI-TURN-1');
    island.play('0: swim to=watchtower');
    expect(island.told('revealed', 'turn-began')).toHaveLength(3);
  });

  it('ends at once even with Flood cards still due', () => {
    const island = given({
      at: ['observatory', 'fools-landing'],
      captured: TREASURES,
      flooded: ['observatory'],
      sunk: allBut('observatory', 'fools-landing', 'bronze-gate'),
      floodDeck: ['observatory', 'bronze-gate'],
    });
    island.play('end-actions');
    expect(island.told('revealed')).toHaveLength(1);
    expect(island.endings).toEqual(['drowned']);
  });
});
