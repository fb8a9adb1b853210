// House rules: each doubtful ruling read the other way.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { type Given, given } from '../given.ts';
import { ashore } from './ashore.ts';
import { handOf } from './looking.ts';
import { AWAY, DIG, finding, ownerOf, placeOf } from './scenes.ts';

const hands = [{ wood: 3 }, { iron: 3 }, { rum: 3 }];

rule('PL-AMB-22', () => {
  const docked = (stormBargains: boolean) =>
    given({
      hands,
      options: { stormBargains },
      owners: { 'gallows-crag': 1 },
      ships: [{ seat: 0, at: 'C9' }],
      storm: 'B9',
    });

  it('lets threats and bribes through a port under the storm where the table plays so', () => {
    expect(docked(true).allowedBy('threaten to=1')).toBe('PL-THREAT-2');
    const sea = docked(true).play('attack-island ship=1', 'bribe giveIron=1', 'accept');
    expect(sea.told('treaty')).toHaveLength(1);
    expect(docked(false).refusal('threaten to=1')).toBe('PL-AMB-22');
    expect(docked(true).refusal('offer to=1')).toBe('PL-STORM-4');
  });
});

rule('PL-AMB-23', () => {
  const ships = [
    { seat: 0, at: 'H10' },
    { seat: 1, at: 'A2' },
  ];
  const table = (things: Given) =>
    given({
      hands,
      owners: {},
      ships,
      storm: 'A2',
      options: { stormCutsMerchants: true },
      ...things,
    });

  it('cuts off a fleet that lies wholly in the storm where the table plays so', () => {
    expect(table({}).refusal('offer to=1')).toBe('PL-AMB-23');
    expect(table({ turn: 1 }).refusal('offer to=0')).toBe('PL-AMB-23');
    const outside = [...ships, { seat: 1, at: 'F17' }];
    expect(table({ ships: outside }).allowedBy('offer to=1')).toBe('PL-TRADE-6');
    expect(table({}).allowedBy('offer to=2')).toBe('PL-TRADE-6');
  });
});

rule('PL-AMB-48', () => {
  const gift = (stormGifts: boolean) =>
    given({
      seats: 4,
      options: { teams: '2x2', stormGifts },
      ships: [{ seat: 0, at: 'C9' }],
      owners: { 'gallows-crag': 2 },
      storm: 'B9',
    });

  it('gives an island under the storm where the table plays so', () => {
    const sea = gift(true).play('ask-for-island island=gallows-crag', 'accept');
    expect(ownerOf(sea, 'gallows-crag')).toBe(0);
    expect(gift(false).refusal('ask-for-island island=gallows-crag')).toBe('PL-AMB-48');
  });
});

rule('PL-AMB-68', () => {
  it('lets a mast from a card wait for the next turn where the table plays so', () => {
    const late = finding(17, { pool: 0, options: { treasureMastsWait: true } }).play(DIG);
    expect(late.state.ships[0]).toMatchObject({ masts: 1, wind: 0 });
    expect(late.refusal('sail ship=1 to=F10')).toBe('PL-MOVE-1');
    const ships = [{ seat: 0, at: 'F9' }];
    const early = given({
      options: { treasureMastsWait: true },
      ships,
      crosses: ['F9'],
      treasure: [17],
      rig: { rolls: AWAY },
    });
    expect(early.play(DIG).state.ships[0]).toMatchObject({ masts: 1, wind: 1 });
  });
});

rule('PL-AMB-13', () => {
  it('offers free ports too where the table plays so', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'A2' },
    ];
    const rig = { rolls: [2, 2, ...AWAY] };
    const sea = finding(24, { ships, rig, options: { portsAreOcean: true } }).play(DIG);
    expect(sea.offers(0)).toEqual(['berth at=B1', 'berth at=B3', 'berth at=C2']);
    expect(placeOf(sea.play('berth at=B3'), 1)).toBe('B3');
  });
});

rule('PL-AMB-26', () => {
  const RICH = { wood: 2, iron: 1, gold: 2 };
  const from = (at: string, portsAreOcean: boolean) =>
    given({
      ships: [{ seat: 0, at }],
      owners: { pintail: 1 },
      hands: [RICH],
      options: { portsAreOcean },
    });

  it('builds in a free port beside a ship where the table plays so', () => {
    expect(from('D11', true).allowedBy('build-ship at=C11')).toBe('PL-BUILD-2');
    expect(from('D11', false).refusal('build-ship at=C11')).toBe('PL-AMB-26');
  });
});

rule('PL-AMB-89', () => {
  const beside = (threatsNeedAttack: boolean) =>
    given({
      hands,
      options: { threatsNeedAttack },
      owners: {},
      ships: [
        { seat: 0, at: 'F9', foughtShips: [2] },
        { seat: 1, at: 'F10' },
      ],
    });

  it('threatens after the fight', () => {
    expect(beside(false).allowedBy('threaten to=1')).toBe('PL-THREAT-2');
  });

  it('threatens only where an attack is possible, if the table plays so', () => {
    expect(beside(true).refusal('threaten to=1')).toBe('PL-AMB-89');
    const fresh = given({
      hands,
      options: { threatsNeedAttack: true },
      owners: { pintail: 1 },
      ships: [{ seat: 0, at: 'pintail' }],
    });
    expect(fresh.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
  });
});

rule('PL-AMB-90', () => {
  const drawing = (restockAt: number) =>
    given({
      turn: 2,
      pool: 0,
      owners: { 'gull-rock': 0 },
      deck: { wood: 3 },
      stacks: { rum: 12 },
      options: { restockAt },
    }).play('end-turn');

  it('restocks an empty deck', () => {
    expect(drawing(0).told('restocked')).toEqual([]);
    expect(drawing(2).told('restocked')).toEqual([]);
  });

  it('restocks earlier where the table plays so', () => {
    expect(drawing(3).told('restocked')).toHaveLength(1);
    expect(drawing(3).state.stacks).toEqual([10, 10, 10, 10]);
  });
});

rule('PL-AMB-6', () => {
  it('sails one square at a time', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F9' }], pool: 3 });
    expect(sea.refusal('sail ship=1 to=F11')).toBe('PL-AMB-6');
    expect(sea.refusal('sail ship=1 to=F17')).toBe('PL-MOVE-1');
    expect(sea.refusal('sail ship=1 to=F9')).toBe('PL-MOVE-1');
  });
});

rule('PL-NOSHIP-5', () => {
  it('places the ship in a free port of one’s own, and nowhere else', () => {
    const sea = ashore({ owners: { 'gallows-crag': 0 }, rig: { rolls: [1, 3, 3] } });
    expect(sea.offers(0)).toEqual(['place-ship at=C9', 'place-ship at=D8']);
    expect(sea.refusal('place-ship at=F9')).toBe('PL-NOSHIP-5');
    expect(handOf(sea, 0)).toEqual([1, 0, 0, 0]);
  });
});
