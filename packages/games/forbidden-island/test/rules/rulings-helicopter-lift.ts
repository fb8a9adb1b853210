// Rulings: the Helicopter Lift.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TREASURES } from '../../rules/data/tiles.ts';
import { given } from '../given.ts';
import { cardUp, inWater } from './rulings-positions.ts';

const READY = { at: ['fools-landing', 'fools-landing'], captured: TREASURES } as const;

rule('FI-AMB-22', () => {
  const before = {
    at: ['observatory', 'fools-landing'],
    hands: [[], ['helicopter-lift', 'sandbags']],
    flooded: ['observatory', 'watchtower'],
  } as const;
  const revealed = { ...before, agenda: cardUp('observatory') };
  const swimming = {
    at: ['observatory', 'observatory'],
    hands: [[], ['helicopter-lift']],
    sunk: ['observatory'],
    agenda: inWater('observatory'),
  } as const;
  const options = { liftRescues: false };

  it('flies pawns off when the Flood card of their tile is up', () => {
    const island = given(revealed);
    island.play('1: helicopter-lift from=observatory', '1: land to=iron-gate', '1: pass');
    expect(island.told('sank')).toMatchObject([{ tile: 'observatory' }]);
    expect(island.told('swam')).toEqual([]);
    island.play('1: pass');
    expect(island.offers(1)).toContain('end-actions');
  });

  it('flies some pawns off the sunk tile, to any other, in place of swimming', () => {
    const island = given(swimming).play('1: helicopter-lift from=observatory', '1: board pawn=0');
    expect(island.refusal('1: land to=observatory')).toBe('FI-AMB-24');
    island.play('1: land to=fools-landing');
    expect(island.must).toEqual([1]);
    island.play('1: swim to=watchtower');
    expect(island.told('swam', 'lifted')).toMatchObject([{ type: 'lifted' }, { type: 'swam' }]);
  });

  it('does neither where the table has ruled such rescues out', () => {
    const late = given({ ...revealed, options });
    expect(late.refusal('1: helicopter-lift from=observatory')).toBe('FI-AMB-22');
    expect(late.refusal('1: helicopter-lift from=fools-landing')).toBe('FI-AMB-22');
    const later = given({ ...swimming, options });
    expect(later.refusal('1: helicopter-lift from=observatory')).toBe('FI-AMB-22');
  });

  it('can fly before the card is up and after the last swim at every table', () => {
    expect(given({ ...before, options }).offers(1)).toContain('helicopter-lift from=observatory');
    const after = given({ ...swimming, options });
    after.play('0: swim to=watchtower', '1: swim to=watchtower');
    expect(after.offers(1)).toContain('helicopter-lift from=watchtower');
  });
});

rule('FI-AMB-24', () => {
  const roles = ['messenger', 'pilot', 'engineer', 'diver'] as const;

  it('takes any group of the pawns on one tile', () => {
    const island = given({ roles, hands: [['helicopter-lift']], at: ['fools-landing'] });
    island.play('helicopter-lift from=observatory');
    const start = island.state;
    const groups: number[][] = [];
    for (const group of [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]) {
      island.state = start;
      island.play(...group.map((pawn) => `board pawn=${pawn}`), 'land to=iron-gate');
      const square = island.state.tiles.indexOf('iron-gate');
      groups.push([0, 1, 2, 3].filter((seat) => island.state.pawns[seat] === square));
    }
    expect(groups).toEqual([[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]);
  });

  it('takes nobody from elsewhere, and never flies empty', () => {
    const island = given({ roles, hands: [['helicopter-lift']], at: ['fools-landing'] });
    expect(island.refusal('helicopter-lift from=watchtower')).toBe('FI-AMB-24');
    island.play('helicopter-lift from=observatory');
    expect(island.refusal('board pawn=0')).toBe('FI-AMB-24');
    expect(island.refusal('land to=iron-gate')).toBe('FI-AMB-24');
    expect(island.offers(0)).toEqual(['board pawn=1', 'board pawn=2', 'board pawn=3']);
  });

  it('lands on any other tile that is left, flooded or dry', () => {
    const island = given({
      hands: [['helicopter-lift']],
      at: ['fools-landing'],
      flooded: ['iron-gate'],
      sunk: ['watchtower'],
    });
    island.play('helicopter-lift from=observatory');
    expect(island.offers(0)).toHaveLength(22);
    expect(island.offers(0)).toContain('land to=iron-gate');
    expect(island.refusal('land to=watchtower')).toBe('FI-AMB-24');
    expect(island.refusal('land to=observatory')).toBe('FI-AMB-24');
  });

  it('leaves the choice to the holder, who may stay behind', () => {
    const island = given({ hands: [[], ['helicopter-lift']] });
    island.play('1: helicopter-lift from=observatory');
    expect(island.must).toEqual([1]);
    expect(island.refusal('0: board pawn=0')).toBe('FI-AMB-24');
    island.play('board pawn=0', 'land to=fools-landing');
    expect(island.told('lifted')).toMatchObject([{ seat: 0, by: 1, to: 'fools-landing' }]);
  });
});

rule('FI-AMB-25', () => {
  it("flies home in one's own turn and in that of another", () => {
    for (const turn of [0, 1]) {
      const island = given({ ...READY, hands: [['helicopter-lift']], turn }).play('0: escape');
      expect(island.endings).toEqual(['escaped']);
      expect(island.outcome?.winners).toEqual([0, 1]);
    }
  });

  it('flies home between two drawn cards', () => {
    const island = given({ ...READY, hands: [[], ['helicopter-lift']] });
    island.play('end-actions', 'pass', 'pass', 'pass', '1: escape');
    expect(island.told('revealed')).toHaveLength(1);
    expect(island.endings).toEqual(['escaped']);
  });

  it('flies home as a forced discard', () => {
    const island = given({
      ...READY,
      hands: [['helicopter-lift', 'fire', 'fire', 'wind', 'wind']],
      treasureDeck: ['ocean'],
    });
    island.play('end-actions', 'escape');
    expect(island.endings).toEqual(['escaped']);
  });

  it('flies nowhere when the game is lost, or while someone is missing', () => {
    const lost = given({
      ...READY,
      hands: [['helicopter-lift']],
      flooded: ['fools-landing'],
      agenda: cardUp('fools-landing'),
    });
    expect(lost.play('pass').endings).toEqual(['landing-lost']);
    expect(lost.refusal('0: escape')).toBe('FI-LOSE-2');
    const apart = given({ ...READY, at: ['fools-landing'], hands: [['helicopter-lift']] });
    expect(apart.refusal('escape')).toBe('FI-WIN-1');
  });
});

rule('FI-AMB-26', () => {
  const sinking = {
    ...READY,
    hands: [[], ['helicopter-lift']],
    flooded: ['fools-landing', 'watchtower'],
    agenda: cardUp('fools-landing'),
  } as const;
  const late = { escapeBeforeSinking: false };

  it("flies home with the Flood card of Fools' Landing up", () => {
    expect(given(sinking).play('1: escape').endings).toEqual(['escaped']);
    const options = { liftRescues: false };
    expect(given({ ...sinking, options }).play('1: escape').endings).toEqual(['escaped']);
  });

  it('is too late for that where the table says so', () => {
    const island = given({ ...sinking, options: late });
    expect(island.refusal('1: escape')).toBe('FI-AMB-26');
    island.play('1: pass');
    expect(island.endings).toEqual(['landing-lost']);
  });

  it('is never too late with another Flood card up', () => {
    const island = given({ ...sinking, options: late, agenda: cardUp('watchtower') });
    expect(island.play('1: escape').endings).toEqual(['escaped']);
  });
});

rule('FI-AMB-51', () => {
  it("does not fly home by bringing the last pawn to Fools' Landing", () => {
    const island = given({
      ...READY,
      at: ['fools-landing', 'observatory'],
      hands: [['helicopter-lift', 'helicopter-lift']],
    });
    island.play('helicopter-lift from=observatory', 'land to=fools-landing');
    expect(island.outcome).toBeNull();
    expect(island.state.hands[0]).toEqual(['helicopter-lift']);
    island.play('escape');
    expect(island.endings).toEqual(['escaped']);
    expect(island.state.hands[0]).toEqual([]);
  });

  it('takes a Lift of its own', () => {
    const island = given({
      ...READY,
      at: ['fools-landing', 'observatory'],
      hands: [['helicopter-lift']],
    });
    island.play('helicopter-lift from=observatory', 'land to=fools-landing');
    expect(island.refusal('escape')).toBe('FI-WIN-1');
  });

  it('leaves an ordinary flight open when all is ready', () => {
    const island = given({ ...READY, hands: [['helicopter-lift']] });
    expect(island.offers(0)).toEqual(
      expect.arrayContaining(['escape', 'helicopter-lift from=fools-landing']),
    );
    island.play('helicopter-lift from=fools-landing', 'board pawn=1', 'land to=watchtower');
    expect(island.outcome).toBeNull();
  });
});
