// Attack, p. 10: success, retreat, and what a conquest brings.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

const ATTACK = ['attack', 'send count=2 fighter=pirate', 'roll', 'strike'];
const WON = { rolls: [5, 5] };
const LOST = { rolls: [1, 1] };

rule('IB-ATK-9', () => {
  it('brings the town, its number in coins, and a free visit', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 3 }], rig: WON }).play(...ATTACK);
    expect(sea.state.owners[sea.state.towns.indexOf('grenille')]).toBe(0);
    expect(sea.state.captains[0]).toMatchObject({ coins: 4, pirates: 1 });
    expect(sea.allowedBy('visit')).toBe('IB-ATK-9');
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 4, wood: 3 });
    expect(sea.state.treasureMap).toBe(0);
  });

  it('takes nobody of the crew for that visit', () => {
    const captains = [{ serpents: 2 }];
    const sea = given({ at: ['ratnest'], captains, rig: { rolls: [5, 3] } });
    sea.play('attack', 'send count=2 fighter=serpent', 'roll', 'strike', 'visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 5, pirates: 2, below: [] });
  });

  it("replaces another player's cube and pays spoils without the two added", () => {
    const sea = given({
      at: ['grenille'],
      owners: { grenille: 1 },
      captains: [{ pirates: 3 }],
      rig: { rolls: [5, 5, 5] },
    }).play('attack', 'send count=3 fighter=pirate', 'roll', 'strike');
    expect(sea.told('conquered')).toMatchObject([{ seat: 0, from: 1, by: 'attack' }]);
    expect(sea.state.owners[sea.state.towns.indexOf('grenille')]).toBe(0);
    expect(sea.state.captains[0]?.coins).toBe(4);
  });

  it('lets the visit be skipped', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 2 }], rig: WON });
    sea.play(...ATTACK, 'skip');
    expect(sea.state.captains[0]?.wood).toBe(0);
    expect(sea.refusal('visit')).toBe('IB-TURN-2');
  });

  it('does not happen when strength is short', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 2 }], rig: LOST }).play(...ATTACK);
    expect(sea.told('conquered')).toEqual([]);
    expect(sea.state.captains[0]?.coins).toBe(0);
  });
});

rule('IB-ATK-10', () => {
  it('costs one attacker when nobody can be injured enough', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 3 }], rig: LOST }).play(...ATTACK);
    expect(sea.offers(0)).toEqual(['lose fighter=pirate']);
    sea.play('lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, injured: [], coins: 0 });
  });

  it('may be chosen instead of injuries', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 2 }], rig: { rolls: [5, 2] } });
    sea.play(...ATTACK);
    expect(sea.offers(0)).toEqual(['press-on', 'retreat']);
    sea.play('retreat', 'lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, injured: [] });
    expect(sea.state.owners[sea.state.towns.indexOf('grenille')]).toBeNull();
  });

  it('uses up the action but leaves free actions', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 2, fish: 2 }],
      events: [[5], []],
      rig: LOST,
    }).play(...ATTACK, 'lose fighter=pirate');
    expect(sea.refusal('attack')).toBe('IB-TURN-2');
    expect(sea.allowedBy('complete-event event=5')).toBe('IB-EVT-1');
  });
});

rule('IB-ATK-11', () => {
  it('asks the defender nothing and takes nothing else away', () => {
    const defender = { pirates: 5, serpents: 5, wood: 4, coins: 3 };
    const sea = given({
      at: ['grenille', 'grenille'],
      owners: { grenille: 1 },
      captains: [{ pirates: 3 }, defender],
      rig: { rolls: [5, 5, 5] },
    });
    const lines = ['attack', 'send count=3 fighter=pirate', 'roll', 'strike', 'skip'];
    for (const line of lines) {
      expect([sea.must, sea.may, sea.offers(1)]).toEqual([[0], [], []]);
      sea.play(line);
    }
    expect(sea.state.captains[1]).toMatchObject(defender);
    expect(sea.told('conquered')).toHaveLength(1);
  });
});

rule('IB-AMB-13', () => {
  it('refuses to attack or win over a town of your own', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0 },
      captains: [{ pirates: 5 }],
      influence: { 8: 0, 9: 0, 10: 0, 11: 0 },
    });
    expect(sea.refusal('attack')).toBe('IB-AMB-13');
    expect(sea.refusal('negotiate')).toBe('IB-AMB-13');
  });

  it('leaves the same town open to others', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 1 },
      captains: [{ pirates: 5 }],
      influence: { 8: 0, 9: 0, 10: 0, 11: 0 },
    });
    expect(sea.allowedBy('attack')).toBe('IB-ATK-1');
    expect(sea.allowedBy('negotiate')).toBe('IB-DIP-1');
  });
});

rule('IB-AMB-16a', () => {
  it('lets the spoils be spent in the visit', () => {
    const sea = given({
      at: ['borsham'],
      captains: [{ serpents: 2, wood: 1 }],
      rig: { rolls: [6, 6] },
    }).play('attack', 'send count=2 fighter=serpent', 'roll', 'strike', 'visit');
    sea.play('done', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ coins: 5, wood: 0, serpents: 1 });
  });

  it('counts as a visit for every ability', () => {
    const sea = given({
      at: ['marhaven'],
      captains: [{ serpents: 2, buildings: ['fishing-guild', 'monster-trainers'] }],
      rig: { rolls: [6, 3] },
    }).play('attack', 'send count=2 fighter=serpent', 'roll', 'strike', 'visit');
    expect(sea.state.captains[0]).toMatchObject({ fish: 1, serpents: 1, pirates: 1 });
  });

  it('wakes no ability when it is skipped', () => {
    const sea = given({
      at: ['marhaven'],
      captains: [{ serpents: 2, buildings: ['fishing-guild', 'monster-trainers'] }],
      rig: { rolls: [6, 3] },
    }).play('attack', 'send count=2 fighter=serpent', 'roll', 'strike', 'skip');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, serpents: 0, pirates: 0 });
  });
});

rule('IB-AMB-70', () => {
  const attack = ['attack', 'send count=3 fighter=serpent', 'roll', 'strike'];
  const place = { at: ['krazk', 'krazk'] } as const;

  it("takes someone's home like any owned town, and its ships stay", () => {
    const sea = given({ ...place, captains: [{ serpents: 3 }], rig: { rolls: [6, 6, 6] } });
    sea.play(...attack);
    expect(sea.told('struck')).toMatchObject([{ needed: 7 }]);
    expect(sea.state.captains[0]?.coins).toBe(5);
    expect(sea.state.captains[1]?.region).toBe(sea.state.towns.indexOf('krazk'));
    expect(sea.state.owners.filter((owner) => owner === 1)).toEqual([]);
  });

  it('lets the loser take it back on the same terms', () => {
    const rig = { rolls: [6, 6, 6, 6, 6, 6] };
    const sea = given({ ...place, captains: [{ serpents: 3 }, { serpents: 3 }], rig });
    sea.play(...attack, 'skip', 'end-turn', 'sail to=grenille', 'end-turn');
    sea.play('sail to=suns-rest', 'end-turn', 'sail to=krazk', ...attack);
    expect(sea.told('struck').map(({ needed }) => needed)).toEqual([7, 7]);
    expect(sea.state.owners[sea.state.towns.indexOf('krazk')]).toBe(1);
    expect(sea.state.captains[1]?.coins).toBe(5);
  });
});
