// Rulings on treasure: an X beneath a ship, which ship finds it, where compasses may point.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { AWAY, crossesIn, DIG, finding, handOf, placeOf } from './scenes.ts';

rule('PL-AMB-57', () => {
  const ships = [
    { seat: 0, at: 'F9', cannons: 2 },
    { seat: 1, at: 'F10', lives: 1 },
    { seat: 2, at: 'F11' },
  ];
  const covered = { ships, crosses: ['F10'], pool: 2 };

  it('stays where it was, and is collected only by sailing there', () => {
    const sea = given({ ...covered, rig: { rolls: [6, 1] } }).play('attack ship=1 target=2');
    expect(crossesIn(sea)[0]).toBe('F10');
    expect(sea.refusal('collect at=F10 ship=1')).toBe('PL-TREAS-1');
    sea.play('sail ship=1 to=F10');
    expect(sea.allowedBy('collect at=F10 ship=1')).toBe('PL-TREAS-1');
  });

  it('is open to everyone else too', () => {
    const sea = given({ ...covered, turn: 2, pool: 1 });
    expect(sea.refusal('collect at=F10 ship=3')).toBe('PL-X-3');
    const sunk = given({ ...covered, turn: 2, ships: [ships[0], ships[2]] as typeof ships });
    sunk.play('sail ship=2 to=F10');
    expect(sunk.offers(2)).toContain('collect at=F10 ship=2');
  });

  it('is open when a card has carried the ship off', () => {
    const crosses = ['F9', 'F10'];
    const sea = finding(25, { ships, crosses, rig: { rolls: [7, 15, ...AWAY] } });
    sea.play(DIG, 'target ship=2', 'sail ship=1 to=F10');
    expect(sea.offers(0)).toContain('collect at=F10 ship=1');
  });
});

rule('PL-AMB-58', () => {
  const TEAMS = { seats: 4, options: { teams: '2x2' } } as const;

  it('keeps the X beneath a teammate’s ship for the teammate', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 2, at: 'F10' },
      { seat: 1, at: 'A1' },
    ];
    const sea = given({ ...TEAMS, ships, crosses: ['F10'] });
    expect(sea.refusal('collect at=F10 ship=1')).toBe('PL-AMB-58');
    const turn = given({ ...TEAMS, ships, crosses: ['F10'], turn: 1, pool: 0 }).play('end-turn');
    expect(turn.allowedBy('collect at=F10 ship=2')).toBe('PL-X-3');
  });

  it('keeps an X for the owner of a ship that a card has put onto it', () => {
    const sea = finding(25, { crosses: ['F9', 'G15'], rig: { rolls: [7, 15, ...AWAY] } });
    sea.play(DIG, 'target ship=2');
    expect(sea.refusal('collect at=G15 ship=2')).toBe('PL-TREAS-1');
    sea.play('end-turn');
    expect([sea.must, sea.allowedBy('collect at=G15 ship=2')]).toEqual([[1], 'PL-X-3']);
  });
});

rule('PL-AMB-59', () => {
  const again = { treasure: [1, 2], rig: { rolls: [6, 9, ...AWAY] } };

  it('need not be drawn', () => {
    const sea = finding(1, again).play(DIG, 'sail ship=1 to=F10', 'end-turn');
    expect(sea.told('found')).toHaveLength(1);
  });

  it('may be drawn later in the turn', () => {
    const sea = finding(1, again).play(DIG, 'sail ship=1 to=F10');
    expect(sea.refusal(DIG)).toBe('PL-TREAS-1');
    expect(handOf(sea.play('sail ship=1 to=F9', DIG), 0)).toEqual({ gold: 3 });
  });
});

rule('PL-AMB-60', () => {
  const start = { step: 'find', crosses: ['gull-rock'], treasure: [32] } as const;

  it('loses the draw and the roll when the card ends the turn', () => {
    const sea = given({ ...start, rig: { rolls: AWAY } }).play('collect at=B3 ship=1');
    expect([sea.state.turn.seat, handOf(sea, 0)]).toEqual([1, {}]);
    expect(sea.told('sailing-roll')).toEqual([]);
    expect(sea.told('drew').map(({ seat }) => seat)).toEqual([1]);
  });

  it('leaves a second X beneath the ship for the next turn', () => {
    const crosses = ['gull-rock', 'gull-rock'];
    const sea = given({ ...start, crosses, rig: { rolls: AWAY } }).play('collect at=B3 ship=1');
    expect([sea.state.turn.seat, crossesIn(sea)[1]]).toEqual([1, 'B3']);
  });

  it('loses them too when the last ship sinks', () => {
    const ships = [
      { seat: 0, at: 'B3', lives: 1 },
      { seat: 1, at: 'A1' },
    ];
    const sea = given({ ...start, ships, treasure: [27], rig: { rolls: AWAY } });
    sea.play('collect at=B3 ship=1');
    expect(sea.told('drew').map(({ seat }) => seat)).toEqual([1]);
    expect(sea.told('rolled-for-ship')).toEqual([]);
  });

  it('loses nothing by drawing first', () => {
    const sea = given({ ...start, rig: { rolls: [1, ...AWAY] } }).play(
      'draw',
      'collect at=B3 ship=1',
    );
    expect([sea.state.turn.seat, handOf(sea, 0)]).toEqual([1, { wood: 1 }]);
  });
});

rule('PL-AMB-61', () => {
  const ships = [
    { seat: 0, at: 'F5' },
    { seat: 0, at: 'F7' },
    { seat: 0, at: 'A1' },
  ];

  it('is the finding ship that the player names', () => {
    const sea = finding(27, { ships, crosses: ['F6'] });
    expect(sea.offers(0).filter((line) => line.startsWith('collect'))).toEqual([
      'collect at=F6 ship=1',
      'collect at=F6 ship=2',
    ]);
    sea.play('collect at=F6 ship=2');
    expect(sea.state.ships.map(({ lives }) => lives)).toEqual([3, 2, 3]);
  });

  it('is a ship that reaches the X', () => {
    const sea = finding(27, { ships, crosses: ['F6'] });
    expect(sea.refusal('collect at=F6 ship=3')).toBe('PL-AMB-12');
    expect(sea.refusal('collect at=F6')).toBe('malformed');
  });
});

rule('PL-AMB-62', () => {
  it.each([
    ['its old square', 'F9', [6, 9]],
    ['another X', 'A1', [1, 1]],
    ['a port', 'B3', [2, 3]],
    ['land', 'B2', [2, 2]],
    ['a square under the storm', 'C3', [3, 3]],
  ])('stays on %s', (_what, square, rolls) => {
    const sea = finding(1, { crosses: ['F9', 'A1', 'A2'], storm: 'C3', rig: { rolls } }).play(DIG);
    expect(crossesIn(sea)).toEqual([square, 'A1', 'A2']);
    expect(sea.told('cross-moved')).toHaveLength(1);
  });
});

rule('PL-AMB-63', () => {
  const rig = (...to: number[]) => ({ rolls: [...to, ...AWAY] });

  it('lies in a free port, and may deal with it', () => {
    const merchant = finding(24, { hands: [{ wood: 2 }], rig: rig(8, 10) }).play(DIG);
    expect([placeOf(merchant, 1), merchant.offers(0).includes('exchange')]).toEqual(['H10', true]);
    const enemy = finding(24, { owners: { 'gull-rock': 1 }, rig: rig(2, 3) }).play(DIG);
    expect(enemy.offers(0)).toContain('attack-island ship=1');
  });

  it('does not lie in a port that is taken', () => {
    const sea = finding(24, { rig: rig(4, 3) }).play(DIG);
    expect(sea.offers(0)).toEqual(['C3', 'D2', 'D4'].map((at) => `berth at=${at}`));
  });

  it('stays on its own square', () => {
    expect(placeOf(finding(24, { rig: rig(6, 9) }).play(DIG), 1)).toBe('F9');
    const other = finding(25, { rig: rig(4, 3) }).play(DIG, 'target ship=2');
    expect([placeOf(other, 2), other.must]).toEqual(['D3', [0]]);
  });
});

rule('PL-AMB-64', () => {
  /** A barrier stands between E5 and F5, and the storm covers F5 and F4 but not E5. */
  const ships = [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F5' },
  ];
  const sea = () =>
    finding(24, { ships, storm: 'G4', hands: [{ wood: 2 }], rig: { rolls: [6, 5, ...AWAY] } });

  it('offers squares beyond barriers and borders', () => {
    expect(sea().play(DIG).offers(0)).toEqual(['E5', 'F4', 'G5'].map((at) => `berth at=${at}`));
  });

  it.each(['E5', 'F4', 'G5'])('takes no toll for %s', (at) => {
    expect(handOf(sea().play(DIG, `berth at=${at}`), 0)).toEqual({ wood: 2 });
  });
});

rule('PL-AMB-68', () => {
  it('carries its ship in the same turn', () => {
    const sea = finding(17, { pool: 0 }).play(DIG, 'sail ship=1 to=F10');
    expect(placeOf(sea, 1)).toBe('F10');
    expect(sea.refusal('sail ship=1 to=F11')).toBe('PL-MOVE-1');
  });

  it('is otherwise for a mast that is built', () => {
    const sea = finding(17, { pool: 0, hands: [{ wood: 1, rum: 2 }] }).play(
      'build peg=mast ship=1',
    );
    expect(sea.refusal('sail ship=1 to=F10')).toBe('PL-MOVE-1');
  });
});
