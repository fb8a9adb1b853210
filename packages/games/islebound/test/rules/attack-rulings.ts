// Rulings on attacks and conquests.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('IB-AMB-18', () => {
  it('rolls ten dice and no more', () => {
    const sea = given({ at: ['borsham'], captains: [{ pirates: 12 }] });
    sea.play('attack', 'send count=12 fighter=pirate', 'roll');
    expect(sea.told('rolled')[0]?.dice).toHaveLength(10);
  });

  it('takes no combat crew for an eleventh', () => {
    const deck = ['t05' as const];
    const nine = given({ at: ['borsham'], captains: [{ pirates: 10, deck }] });
    const ten = given({ at: ['borsham'], captains: [{ pirates: 10, deck }] });
    nine.play('attack', 'send count=9 fighter=pirate');
    ten.play('attack', 'send count=10 fighter=pirate');
    expect(nine.allowedBy('enlist crew=t05')).toBe('IB-ATK-4');
    expect(ten.refusal('enlist crew=t05')).toBe('IB-AMB-18');
  });
});

rule('IB-AMB-19', () => {
  const sent = ['attack', 'send count=1 fighter=pirate', 'roll'];

  it('rerolls the same die again and again', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 1, wood: 3 }],
      rig: { rolls: [1, 1, 2, 6] },
    }).play(...sent, 'reroll die=1', 'reroll die=1', 'reroll die=2');
    expect(sea.told('rerolled').map(({ to }) => to)).toEqual([1, 2, 6]);
    expect(sea.state.captains[0]?.wood).toBe(0);
  });

  it('rerolls nothing once the dice are placed', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 1, wood: 3 }],
      rig: { rolls: [5] },
    }).play(...sent, 'strike');
    expect(sea.refusal('reroll die=5')).toBe('IB-ATK-6');
  });
});

rule('IB-AMB-20', () => {
  const attack = ['attack', 'send count=1 fighter=pirate', 'roll', 'strike'];

  it('injures as many as are missing and then stops', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 1 }], rig: { rolls: [5] } });
    sea.play(...attack, 'press-on', 'injure crew=s1', 'injure crew=s2');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s9'], injured: ['s1', 's2'] });
    expect(sea.refusal('injure crew=s9')).toBe('IB-ATK-8');
  });

  it('injures nobody where even all of them are too few', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 1 }], rig: { rolls: [1] } });
    sea.play(...attack);
    expect(sea.refusal('press-on')).toBe('IB-ATK-8');
    expect(sea.refusal('injure crew=s1')).toBe('IB-ATK-8');
  });

  it('does not let a player injure some and retreat after all', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 1 }], rig: { rolls: [5] } });
    sea.play(...attack, 'press-on', 'injure crew=s1');
    expect(sea.refusal('retreat')).toBe('IB-ATK-10');
    expect(sea.refusal('lose fighter=pirate')).toBe('IB-ATK-10');
  });
});

rule('IB-AMB-21', () => {
  const captain = { pirates: 2, serpents: 1, deck: [] };

  it('lets the attacker choose whom of the group to lose', () => {
    const sea = given({ at: ['borsham'], captains: [captain], rig: { rolls: [1, 1] } });
    sea.play('attack', 'send count=1 fighter=pirate', 'send count=1 fighter=serpent');
    sea.play('roll', 'strike');
    expect(sea.offers(0)).toEqual(['lose fighter=pirate', 'lose fighter=serpent']);
    sea.play('lose fighter=serpent');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, serpents: 0 });
  });

  it('takes nobody who was not in the group', () => {
    const sea = given({ at: ['borsham'], captains: [captain], rig: { rolls: [1] } });
    sea.play('attack', 'send count=0 fighter=pirate', 'send count=1 fighter=serpent');
    sea.play('roll', 'strike');
    expect(sea.refusal('lose fighter=pirate')).toBe('IB-ATK-10');
  });

  it('takes Ichor if it took part, and nothing besides', () => {
    const sea = given({
      at: ['borsham'],
      captains: [{ ...captain, ichor: true, buildings: ['underriver-gate'] }],
      rig: { rolls: [1, 1] },
    }).play('attack', 'send count=1 fighter=pirate', 'send count=0 fighter=serpent');
    sea.play('send count=1 fighter=ichor', 'roll', 'strike');
    expect(sea.refusal('lose fighter=pirate')).toBe('IB-AMB-21');
    sea.play('lose fighter=ichor');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, serpents: 1, ichor: false });
  });
});

rule('IB-AMB-72', () => {
  it('discards, exchanges cubes, pays spoils, serves the victor, then the loser, then visits', () => {
    const sea = given({
      at: ['grenille'],
      owners: { grenille: 1 },
      captains: [
        { pirates: 3, renown: 6, buildings: ['combat-arena'] },
        { renown: 5, buildings: ['mausoleum'] },
      ],
      tokens: ['three-coins', 'one-book'],
      rig: { rolls: [5, 5, 5] },
    }).play('attack', 'send count=3 fighter=pirate', 'roll', 'strike');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 0, coins: 4 });
    expect(sea.must).toEqual([0]);
    expect(sea.told('gained').map(({ seat, good }) => `${seat} ${good}`)).toEqual([
      '0 coins',
      '0 renown',
    ]);
    sea.play('take-reward');
    expect(sea.must).toEqual([1]);
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([1, 0]);
    sea.play('take-reward');
    expect(sea.state.captains[1]).toMatchObject({ books: 1, renown: 1 });
    expect(sea.allowedBy('visit')).toBe('IB-ATK-9');
  });

  it('serves the loser of a neutral town nothing, for there is none', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 2 }, { buildings: ['mausoleum'] }],
      rig: { rolls: [5, 5] },
    }).play('attack', 'send count=2 fighter=pirate', 'roll', 'strike');
    expect(sea.state.captains[1]?.renown).toBe(0);
  });

  it('brings influence back before the cubes are exchanged', () => {
    const sea = given({
      at: ['undervall'],
      owners: { undervall: 1 },
      captains: [{ buildings: ['mansion'] }, { buildings: ['mausoleum'] }],
      influence: { 8: 0, 9: 0, 10: 0 },
    });
    sea.play('negotiate', 'withdraw slot=8', 'withdraw slot=9', 'withdraw slot=10');
    expect(
      sea
        .told('withdrew-cube', 'conquered', 'gained')
        .map((told) => (told.type === 'gained' ? `${told.seat} ${told.good}` : told.type)),
    ).toEqual([
      'withdrew-cube',
      'withdrew-cube',
      'withdrew-cube',
      'conquered',
      '0 coins',
      '0 renown',
      '1 renown',
    ]);
  });
});

rule('IB-AMB-73', () => {
  it('places dice as well as can be and takes the town if that is enough', () => {
    const sea = given({
      at: ['suns-rest'],
      captains: [{ pirates: 2, serpents: 1 }],
      rig: { rolls: [2, 5, 2] },
    }).play('attack', 'send count=2 fighter=pirate', 'send count=1 fighter=serpent', 'roll');
    expect(sea.refusal('retreat')).toBe('IB-ATK-10');
    sea.play('strike');
    expect(sea.told('struck')).toMatchObject([{ strength: 5, needed: 5 }]);
    expect(sea.told('conquered')).toHaveLength(1);
  });

  it('gives back neither wood nor combat crew after a failure', () => {
    const sea = given({
      at: ['borsham'],
      captains: [{ pirates: 1, wood: 1, deck: ['t05'] }],
      rig: { rolls: [1, 1, 1] },
    }).play('attack', 'send count=1 fighter=pirate', 'enlist crew=t05', 'roll');
    sea.play('reroll die=1', 'strike', 'lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ wood: 0, deck: [], below: ['t05'] });
  });
});

rule('IB-AMB-26', () => {
  it('gains what is left of a stack', () => {
    const sea = given({
      at: ['ratnest'],
      captains: [{ coins: 1, deck: ['s1'] }, { pirates: 14 }],
    }).play('visit');
    expect(sea.state.captains[0]?.pirates).toBe(1);
    expect(sea.told('went-without')).toMatchObject([{ good: 'pirates', count: 1 }]);
  });

  it('pays for nothing that is not received', () => {
    const sea = given({
      at: ['borsham'],
      captains: [
        { coins: 1, wood: 3 },
        { pirates: 14, serpents: 14 },
      ],
    }).play('visit', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, wood: 2 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});
