// Relocating the X, p. 9.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { AWAY, crossesIn, DIG, finding, handOf, placeOf } from './scenes.ts';

rule('PL-X-1', () => {
  it('spins the X away once the card is done', () => {
    const sea = finding(30, { hands: [{ wood: 2 }], rig: { rolls: [7, 3] } }).play(DIG);
    expect(crossesIn(sea)).toContain('F9');
    sea.play('pay wood=2');
    expect(crossesIn(sea)).not.toContain('F9');
    expect(crossesIn(sea)).toContain('G3');
    expect(sea.told('cross-moved')).toMatchObject([{ rule: 'PL-X-1' }]);
  });

  it('lets the hunt go on in the same turn', () => {
    const sea = finding(1, { treasure: [1, 2], rig: { rolls: [6, 10, ...AWAY] } });
    sea.play(DIG);
    expect(sea.refusal(DIG)).toBe('PL-TREAS-1');
    sea.play('sail ship=1 to=F10', 'collect at=F10 ship=1');
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
  });

  it('leaves the other tokens alone', () => {
    const sea = finding(1, { crosses: ['F9', 'A1', 'A2'] }).play(DIG);
    expect(crossesIn(sea)).toEqual(['L1', 'A1', 'A2']);
  });
});

rule('PL-X-2', () => {
  const beneath = { rolls: [6, 9, ...AWAY] };

  it('is a find when it comes to lie beneath the ship again', () => {
    const sea = finding(1, { treasure: [1, 2], rig: beneath }).play(DIG);
    expect(sea.allowedBy(DIG)).toBe('PL-TREAS-1');
    sea.play(DIG);
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
    expect(crossesIn(sea)).toContain('L1');
  });

  it('is a find beneath another ship of the fleet', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 0, at: 'H12' },
    ];
    const sea = finding(1, { ships, treasure: [1, 2], rig: { rolls: [8, 12, ...AWAY] } });
    sea.play(DIG, 'collect at=H12 ship=2');
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
  });

  it('is none beside it', () => {
    const sea = finding(1, { rig: { rolls: [6, 10] } }).play(DIG);
    expect(sea.refusal('collect at=F10 ship=1')).toBe('PL-TREAS-1');
  });
});

rule('PL-X-3', () => {
  const ships = [
    { seat: 0, at: 'F9', cannons: 2 },
    { seat: 1, at: 'F10', lives: 1 },
  ];
  const covered = { ships, treasure: [1, 2], rig: { rolls: [6, 10] } };

  it('keeps the X from everyone else', () => {
    const sea = finding(1, covered).play(DIG);
    expect(sea.refusal('collect at=F10 ship=1')).toBe('PL-X-3');
    expect(sea.refusal('collect at=F10 ship=2')).toBe('PL-TREAS-1');
    expect(sea.refusal('1: collect at=F10 ship=2')).toBe('PL-TREAS-1');
  });

  it('gives it to the owner at the start of the owner’s turn', () => {
    const sea = finding(1, covered).play(DIG, 'end-turn');
    expect(sea.must).toEqual([1]);
    expect(sea.allowedBy('collect at=F10 ship=2')).toBe('PL-X-3');
    sea.play('collect at=F10 ship=2');
    expect(sea.told('found')[1]).toMatchObject({ seat: 1, ship: 2 });
  });

  it('opens it once the ship is sunk', () => {
    const sea = finding(1, { ...covered, rig: { rolls: [6, 10, 6, 1, ...AWAY] } });
    sea.play(DIG, 'attack ship=1 target=2', 'sail ship=1 to=F10', 'collect at=F10 ship=1');
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
  });
});

rule('PL-X-4', () => {
  const shared = { crosses: ['F9', 'F9', 'A1'] };

  it('deals with one X at a time', () => {
    const sea = finding(1, { ...shared, treasure: [1, 2], rig: { rolls: [...AWAY, 12, 2] } });
    expect(sea.offers(0).filter((line) => line.startsWith('collect'))).toEqual([DIG]);
    sea.play(DIG);
    expect(crossesIn(sea)).toEqual(['L1', 'F9', 'A1']);
    expect(handOf(sea.play(DIG), 0)).toEqual({ gold: 3 });
    expect(crossesIn(sea)).toEqual(['L1', 'L2', 'A1']);
  });

  it.each([
    ['carry the ship away', 24, [7, 15, ...AWAY], 'PL-TREAS-1'],
    ['sink it', 29, AWAY, 'malformed'],
    ['end the turn', 32, AWAY, 'PL-TREAS-1'],
  ])('may %s, out of reach of the next', (_what, card, rolls, why) => {
    const sea = finding(card, { ...shared, rig: { rolls } }).play(DIG);
    expect(crossesIn(sea)).toContain('F9');
    expect(sea.refusal(`0: ${DIG}`)).toBe(why);
    expect(sea.told('found')).toHaveLength(1);
  });

  it('leaves the finder on the spot for the next one otherwise', () => {
    const sea = finding(30, { ...shared }).play(DIG);
    expect([placeOf(sea, 1), sea.offers(0).includes(DIG)]).toEqual(['F9', true]);
  });
});
