// Variants, p. 22: Raid.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { type Given, given } from '../given.ts';

function sideBySide(things: Given) {
  return given({ options: { raid: true }, at: ['farwold', 'farwold'], ...things });
}

rule('IB-VAR-RAID-1', () => {
  it('rolls a die for each pirate and each with combat on deck, first the raider, then the target', () => {
    const sea = sideBySide({
      captains: [
        { pirates: 2, deck: ['t05', 's1'], below: ['t02'] },
        { pirates: 1, deck: ['t08', 't09'] },
      ],
      rig: { rolls: [1, 2, 3, 4, 5, 6] },
    }).play('raid ship=1');
    expect(sea.told('rolled')).toMatchObject([
      { seat: 0, dice: [1, 2, 3] },
      { seat: 1, dice: [4, 5, 6] },
    ]);
  });

  it('hits with 4 and more', () => {
    const sea = sideBySide({
      captains: [{ pirates: 6 }, { pirates: 1 }],
      rig: { rolls: [1, 2, 3, 4, 5, 6, 3] },
    }).play('raid ship=1');
    expect(sea.told('raided')).toMatchObject([{ seat: 0, ship: 1, hits: [3, 0] }]);
  });

  it('is possible only against a ship in the same region', () => {
    const sea = sideBySide({
      seats: 3,
      at: ['farwold', 'farwold', 'zilliam'],
      captains: [{ pirates: 1 }],
    });
    expect(sea.allowedBy('raid ship=1')).toBe('IB-VAR-RAID-1');
    expect(sea.refusal('raid ship=2')).toBe('IB-VAR-RAID-1');
    expect(sea.refusal('raid ship=0')).toBe('IB-VAR-RAID-1');
  });

  it('is the action of the turn', () => {
    const sea = sideBySide({ captains: [{ pirates: 1 }], rig: { rolls: [1] } }).play('raid ship=1');
    expect(sea.refusal('hunt')).toBe('IB-TURN-2');
    const late = sideBySide({ captains: [{ pirates: 1 }], acted: true });
    expect(late.offers(0)).not.toContain('raid ship=1');
  });
});

rule('IB-VAR-RAID-2', () => {
  it('lets the winner take the difference in coins', () => {
    const sea = sideBySide({
      captains: [{ pirates: 3 }, { pirates: 1, coins: 9 }],
      rig: { rolls: [4, 5, 6, 4] },
    }).play('raid ship=1', 'take-coins count=2');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([2, 7]);
  });

  it('takes no more than the difference, nor than the loser has', () => {
    const rich = sideBySide({
      captains: [{ pirates: 3 }, { coins: 9 }],
      rig: { rolls: [4, 5, 6] },
    }).play('raid ship=1');
    expect(rich.refusal('take-coins count=4')).toBe('IB-VAR-RAID-2');
    const poor = sideBySide({
      captains: [{ pirates: 3 }, { coins: 1 }],
      rig: { rolls: [4, 5, 6] },
    }).play('raid ship=1');
    expect(poor.offers(0)).toEqual(['take-coins count=0', 'take-coins count=1']);
  });

  it('gives nothing at a tie', () => {
    const sea = sideBySide({
      captains: [
        { pirates: 1, coins: 5 },
        { pirates: 1, coins: 5 },
      ],
      rig: { rolls: [4, 6] },
    }).play('raid ship=1');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([5, 5]);
    expect(sea.must).toEqual([0]);
    expect(sea.offers(0)).toContain('end-turn');
  });

  it('uses up neither fighters nor crew', () => {
    const sea = sideBySide({
      captains: [
        { pirates: 2, serpents: 1, deck: ['t05'] },
        { pirates: 1, coins: 3 },
      ],
      rig: { rolls: [6, 6, 6, 1] },
    }).play('raid ship=1', 'take-coins count=3');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, serpents: 1, deck: ['t05'] });
    expect(sea.state.captains[1]).toMatchObject({ pirates: 1, coins: 0 });
  });
});

rule('IB-AMB-44', () => {
  it('rolls at most ten dice a side', () => {
    const sea = sideBySide({ captains: [{ pirates: 12 }, { pirates: 3 }] }).play('raid ship=1');
    expect(sea.told('rolled').map(({ dice }) => dice.length)).toEqual([10, 3]);
  });

  it('lets the winner take less, or nothing', () => {
    const sea = sideBySide({
      captains: [{ pirates: 3 }, { coins: 9 }],
      rig: { rolls: [4, 5, 6] },
    }).play('raid ship=1', 'take-coins count=0');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([0, 9]);
  });

  it('exhausts nobody on either side', () => {
    const sea = sideBySide({
      captains: [{ deck: ['t05', 't08'] }, { deck: ['t02', 't09'] }],
      rig: { rolls: [1, 1, 1, 1] },
    }).play('raid ship=1');
    expect(sea.told('rolled').map(({ dice }) => dice.length)).toEqual([2, 2]);
    expect(sea.state.captains.map(({ below }) => below)).toEqual([[], []]);
  });
});

rule('IB-AMB-84', () => {
  it('leaves out sea serpents, Ichor, Sword Academy and injured crew', () => {
    const sea = sideBySide({
      captains: [
        {
          serpents: 4,
          ichor: true,
          buildings: ['underriver-gate', 'sword-academy'],
          injured: ['t05'],
          pirates: 1,
        },
        { serpents: 2 },
      ],
      rig: { rolls: [6] },
    }).play('raid ship=1');
    expect(sea.told('rolled')).toMatchObject([{ dice: [6] }, { dice: [] }]);
  });

  it('offers no rerolls, no injuries and no visit', () => {
    const sea = sideBySide({
      captains: [{ pirates: 1, wood: 3 }, { coins: 2 }],
      rig: { rolls: [6] },
    }).play('raid ship=1');
    expect(sea.offers(0)).toEqual(['take-coins count=0', 'take-coins count=1']);
    sea.play('take-coins count=1');
    expect(sea.refusal('visit')).toBe('IB-TURN-2');
  });

  it('can be declared without dice, and a target who wins takes the coins', () => {
    const sea = sideBySide({
      captains: [{ coins: 4 }, { pirates: 2 }],
      rig: { rolls: [6, 6] },
    });
    expect(sea.allowedBy('raid ship=1')).toBe('IB-VAR-RAID-1');
    sea.play('raid ship=1');
    expect(sea.must).toEqual([1]);
    sea.play('1: take-coins count=2');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([2, 2]);
    expect(sea.must).toEqual([0]);
  });
});
