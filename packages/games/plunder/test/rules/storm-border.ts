// The storm, p. 10: what its border forbids.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { ownerOf, where } from './looking.ts';

const RICH = { wood: 4, iron: 4, rum: 4, gold: 4 };

rule('PL-STORM-4', () => {
  const theirPort = {
    ships: [
      { seat: 0, at: 'pintail' },
      { seat: 1, at: 'L1' },
    ],
    owners: { pintail: 1 },
    hands: [{ rum: 1 }],
  };

  it('closes the port of another', () => {
    expect(given(theirPort).allowedBy('offer to=1')).toBe('PL-TRADE-3');
    const covered = given({ ...theirPort, storm: 'D11' });
    expect(covered.refusal('offer to=1')).toBe('PL-STORM-4');
  });

  it('closes the own port', () => {
    const mine = { ...theirPort, turn: 1 };
    expect(given(mine).allowedBy('offer to=0')).toBe('PL-TRADE-4');
    expect(given({ ...mine, storm: 'D11' }).refusal('offer to=0')).toBe('PL-STORM-4');
  });

  it('closes the ports of Merchant islands', () => {
    const ships = [
      { seat: 0, at: 'H10' },
      { seat: 1, at: 'A1' },
    ];
    const docked = { ships, hands: [{ rum: 1 }] };
    expect(given(docked).allowedBy('offer to=1')).toBe('PL-TRADE-6');
    expect(given({ ...docked, storm: 'H9' }).refusal('offer to=1')).toBe('PL-STORM-4');
  });

  it('opens them when the storm leaves', () => {
    const sea = given({ ...theirPort, storm: 'D11', rig: { rolls: [1, 1, 1] } });
    expect(sea.refusal('offer to=1')).toBe('PL-STORM-4');
    expect(sea.play('roll').allowedBy('offer to=1')).toBe('PL-TRADE-3');
  });
});

rule('PL-STORM-5', () => {
  const dig = (storm: string) =>
    given({ ships: [{ seat: 0, at: 'F10' }], crosses: ['E10'], storm });

  it('collects no X across the border', () => {
    expect(dig('D10').refusal('collect at=E10 ship=1')).toBe('PL-STORM-5');
    expect(dig('G10').refusal('collect at=E10 ship=1')).toBe('PL-STORM-5');
  });

  it('collects it where ship and X are on the same side', () => {
    expect(dig('E10').allowedBy('collect at=E10 ship=1')).toBe('PL-TREAS-3');
    expect(dig('A1').allowedBy('collect at=E10 ship=1')).toBe('PL-TREAS-3');
  });
});

rule('PL-STORM-6', () => {
  const facing = (one: string, other: string) =>
    given({
      ships: [
        { seat: 0, at: one },
        { seat: 1, at: other },
      ],
      owners: {},
      hands: [RICH, RICH],
      storm: 'F15',
    });

  it.each([
    ['F13', 'F14'],
    ['F14', 'F13'],
    ['H15', 'G15'],
  ])('separates %s from %s for attack, trade and threat', (one, other) => {
    const sea = facing(one, other);
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-STORM-6');
    expect(sea.refusal('offer to=1')).toBe('PL-STORM-6');
    expect(sea.refusal('threaten to=1')).toBe('PL-STORM-6');
  });

  it('lets no bribe come of it, as there is no attack', () => {
    const sea = facing('F13', 'F14');
    expect(sea.refusal('1: bribe')).toBe('PL-BRIBE-1');
  });

  it('separates nobody outside', () => {
    const sea = facing('F12', 'F13');
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-2');
  });
});

rule('PL-STORM-7', () => {
  const inside = () =>
    given({
      ships: [
        { seat: 0, at: 'F14' },
        { seat: 1, at: 'F15' },
      ],
      owners: {},
      hands: [RICH, RICH],
      crosses: ['F14'],
      storm: 'F15',
    });

  it('allows attack, trade and threat within the storm', () => {
    const sea = inside();
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-2');
    expect(sea.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
  });

  it('allows a bribe', () => {
    const sea = inside().play('attack ship=1 target=2');
    expect(sea.allowedBy('1: bribe')).toBe('PL-BRIBE-1');
  });

  it('allows treasure and new ships', () => {
    const sea = inside();
    expect(sea.allowedBy('collect at=F14 ship=1')).toBe('PL-TREAS-1');
    expect(where(sea.play('build-ship at=G14'), 3)).toBe('G14');
  });
});

rule('PL-STORM-8', () => {
  const builder = (at: string) =>
    given({ ships: [{ seat: 0, at }], owners: {}, hands: [RICH], storm: 'F15' });

  it('places no new ship across the border, in either direction', () => {
    expect(builder('F13').refusal('build-ship at=F14')).toBe('PL-STORM-8');
    expect(builder('F14').refusal('build-ship at=F13')).toBe('PL-STORM-8');
  });

  it('places it on the same side', () => {
    expect(builder('F13').allowedBy('build-ship at=F12')).toBe('PL-BUILD-2');
    expect(builder('F14').allowedBy('build-ship at=F15')).toBe('PL-BUILD-2');
  });
});

rule('PL-AMB-21', () => {
  it('attacks an island from a covered port', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'B3' }],
      owners: { 'gull-rock': 1 },
      storm: 'B4',
      rig: { rolls: [6, 1] },
    });
    expect(sea.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
    expect(ownerOf(sea.play('attack-island ship=1'), 'gull-rock')).toBe(0);
  });

  it('does not attack a ship across the border from there', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'B3' },
        { seat: 1, at: 'B4' },
      ],
      storm: 'B2',
    });
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-STORM-6');
  });
});

rule('PL-AMB-66', () => {
  const owners = { 'gallows-crag': 1 };
  const docked = (at: string, storm: string) =>
    given({
      ships: [
        { seat: 0, at },
        { seat: 1, at: 'L1' },
      ],
      owners,
      hands: [{ rum: 1 }, { rum: 1 }],
      storm,
    });

  it('changes nothing over the land of an island', () => {
    const sea = docked('C9', 'A8');
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-3');
    const yielding = given({ owners, storm: 'A8', pool: 0 }).play('end-turn');
    expect(yielding.told('drew')).toMatchObject([{ seat: 1, count: 1 }]);
  });

  it('closes the one port in use for trade and threat, and leaves the other open', () => {
    expect(docked('D8', 'E8').refusal('offer to=1')).toBe('PL-STORM-4');
    expect(docked('D8', 'E8').refusal('threaten to=1')).toBe('PL-AMB-22');
    expect(docked('C9', 'E8').allowedBy('offer to=1')).toBe('PL-TRADE-3');
    expect(docked('C9', 'E8').allowedBy('threaten to=1')).toBe('PL-THREAT-2');
  });

  it('closes the one port in use for bribes', () => {
    expect(docked('C9', 'E8').play('attack-island ship=1').must).toEqual([1]);
    expect(docked('D8', 'E8').play('attack-island ship=1').told('fought')).toHaveLength(1);
  });

  it('matters on land to an X', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C7' }], crosses: ['C8'], storm: 'B9' });
    expect(sea.refusal('collect at=C8 ship=1')).toBe('PL-STORM-5');
  });
});
