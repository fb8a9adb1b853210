// Attack, p. 10: the target, the group, the dice.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { PORTS, type Town } from '../../rules/data/towns.ts';
import { given } from '../given.ts';

const NOBODY = { deck: [] };

rule('IB-ATK-1', () => {
  it.each<Town>(['borsham', 'grenille', 'ratnest', 'suns-rest', 'the-grotto', 'farwold', ...PORTS])(
    'is possible at %s',
    (town) => {
      const sea = given({ at: [town], owners: { [town]: null }, captains: [{ pirates: 1 }] });
      expect(sea.allowedBy('attack')).toBe('IB-ATK-1');
    },
  );

  it.each<Town>(['fels-garden', 'morlim', 'rockslide', 'stratic', 'undervall', 'zilliam'])(
    'is not possible at %s',
    (town) => {
      const sea = given({ at: [town], captains: [{ pirates: 1 }] });
      expect(sea.refusal('attack')).toBe('IB-ATK-1');
    },
  );
});

rule('IB-ATK-2', () => {
  const attack = ['attack', 'send count=2 fighter=pirate', 'roll', 'strike'];
  const rig = { rolls: [5, 6] };
  const captains = [{ pirates: 2, ...NOBODY }];

  it('needs the number of the town', () => {
    const sea = given({ at: ['grenille'], captains, rig }).play(...attack);
    expect(sea.told('struck')).toMatchObject([{ strength: 4, needed: 4 }]);
    expect(sea.told('conquered')).toHaveLength(1);
  });

  it("needs two more for another player's town", () => {
    const sea = given({ at: ['grenille'], owners: { grenille: 1 }, captains, rig });
    sea.play(...attack);
    expect(sea.told('struck')).toMatchObject([{ strength: 4, needed: 6 }]);
    expect(sea.told('conquered')).toEqual([]);
  });
});

rule('IB-ATK-3', () => {
  it('takes any of the pirates and sea serpents', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 2, serpents: 1 }] }).play('attack');
    expect(sea.offers(0)).toEqual([
      'send count=0 fighter=pirate',
      'send count=1 fighter=pirate',
      'send count=2 fighter=pirate',
    ]);
    sea.play('send count=1 fighter=pirate', 'send count=0 fighter=serpent');
    expect(sea.told('mustered')).toMatchObject([{ group: { pirates: 1, serpents: 0, ichor: 0 } }]);
  });

  it('takes at least one', () => {
    const pirates = given({ at: ['grenille'], captains: [{ pirates: 2 }] }).play('attack');
    const both = given({ at: ['grenille'], captains: [{ pirates: 2, serpents: 1 }] });
    both.play('attack', 'send count=0 fighter=pirate');
    expect(pirates.refusal('send count=0 fighter=pirate')).toBe('IB-ATK-3');
    expect(both.refusal('send count=0 fighter=serpent')).toBe('IB-ATK-3');
    expect(both.allowedBy('send count=1 fighter=serpent')).toBe('IB-ATK-3');
  });

  it('is not possible without pirates and sea serpents', () => {
    expect(given({ at: ['grenille'] }).refusal('attack')).toBe('IB-ATK-3');
  });

  it('takes no more than there are', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 2 }] }).play('attack');
    expect(sea.refusal('send count=3 fighter=pirate')).toBe('IB-ATK-3');
  });
});

rule('IB-ATK-4', () => {
  const sent = ['attack', 'send count=1 fighter=pirate'];

  function combat(rolls: readonly number[]) {
    return given({
      at: ['grenille'],
      captains: [{ pirates: 1, deck: ['t05', 't08', 's1'], below: ['t02'] }],
      rig: { rolls },
    });
  }

  it('adds a die for each one exhausted', () => {
    const sea = combat([3, 1, 2]).play(...sent, 'enlist crew=t05', 'enlist crew=t08', 'roll');
    expect(sea.told('rolled')).toMatchObject([{ dice: [1, 2, 3] }]);
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s1'], below: ['t02', 't05', 't08'] });
  });

  it('lets an attacker still use one die only', () => {
    const sea = combat([5, 5, 6]);
    sea.play(...sent, 'enlist crew=t05', 'enlist crew=t08', 'roll', 'strike');
    expect(sea.told('struck')).toMatchObject([{ strength: 2 }]);
  });

  it('asks combat crew on deck only, and only before the roll', () => {
    const sea = combat([1]).play(...sent);
    expect(sea.offers(0)).toEqual(['roll', 'enlist crew=t05', 'enlist crew=t08']);
    expect(sea.refusal('enlist crew=s1')).toBe('IB-ATK-4');
    expect(sea.refusal('enlist crew=t02')).toBe('IB-ATK-4');
    sea.play('roll');
    expect(sea.refusal('enlist crew=t05')).toBe('IB-ATK-4');
  });
});

rule('IB-ATK-5', () => {
  it('rolls one die for each attacker, all at once', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 2, serpents: 3 }],
      rig: { rolls: [6, 1, 4] },
    });
    sea.play('attack', 'send count=1 fighter=pirate', 'send count=2 fighter=serpent');
    expect(sea.allowedBy('roll')).toBe('IB-ATK-5');
    sea.play('roll');
    expect(sea.told('rolled')).toMatchObject([{ seat: 0, dice: [1, 4, 6] }]);
  });
});

rule('IB-ATK-6', () => {
  const sent = ['attack', 'send count=1 fighter=pirate', 'roll'];

  it('rerolls one die for a wood', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 1, wood: 2 }],
      rig: { rolls: [1, 6] },
    }).play(...sent, 'reroll die=1');
    expect(sea.told('rerolled')).toMatchObject([{ from: 1, to: 6 }]);
    expect(sea.state.captains[0]?.wood).toBe(1);
  });

  it('leaves the other dice as they are', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 2, wood: 1, ...NOBODY }],
      rig: { rolls: [5, 1, 2] },
    }).play('attack', 'send count=2 fighter=pirate', 'roll', 'reroll die=1', 'strike');
    expect(sea.told('struck')).toMatchObject([{ strength: 3 }]);
  });

  it('is not possible without wood, nor before the roll', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 1 }], rig: { rolls: [1] } });
    sea.play(...sent);
    expect(sea.refusal('reroll die=1')).toBe('IB-ATK-6');
    const early = given({ at: ['grenille'], captains: [{ pirates: 1, wood: 1 }] });
    early.play('attack', 'send count=1 fighter=pirate');
    expect(early.refusal('reroll die=1')).toBe('IB-ATK-6');
  });
});

rule('IB-ATK-7', () => {
  it.each([
    ['serpent', [0, 0, 2, 2, 3, 3]],
    ['pirate', [0, 1, 1, 1, 2, 2]],
  ] as const)('turns a die of a %s into strength', (fighter, strengths) => {
    const found = [1, 2, 3, 4, 5, 6].map((face) => {
      const captain = fighter === 'serpent' ? { serpents: 1 } : { pirates: 1 };
      const sea = given({ at: ['borsham'], captains: [captain], rig: { rolls: [face] } });
      sea.play('attack', `send count=1 fighter=${fighter}`, 'roll', 'strike');
      return sea.told('struck')[0]?.strength;
    });
    expect(found).toEqual(strengths);
  });

  it('gives every attacker a die of its own, placed as well as can be', () => {
    const sea = given({
      at: ['borsham'],
      captains: [{ pirates: 1, serpents: 1 }],
      rig: { rolls: [5, 2] },
    }).play('attack', 'send count=1 fighter=pirate', 'send count=1 fighter=serpent');
    sea.play('roll', 'strike');
    expect(sea.told('struck')).toMatchObject([{ strength: 4 }]);
  });
});

rule('IB-ATK-8', () => {
  const place = { at: ['grenille'], rig: { rolls: [5] } } as const;
  const attack = ['attack', 'send count=1 fighter=pirate', 'roll', 'strike'];

  it('makes up what is missing by injured crew', () => {
    const sea = given({ ...place, captains: [{ pirates: 1 }] });
    sea.play(...attack, 'press-on', 'injure crew=s1', 'injure crew=s9');
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s2'], injured: ['s1', 's9'], below: [] });
  });

  it('does not take crew from below deck', () => {
    const sea = given({
      ...place,
      captains: [{ pirates: 1, deck: ['s1', 's2'], below: ['s9'] }],
    }).play(...attack, 'press-on');
    expect(sea.refusal('injure crew=s9')).toBe('IB-ATK-8');
  });

  it('is not asked for when strength is enough', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 2 }], rig: { rolls: [5, 5] } });
    sea.play('attack', 'send count=2 fighter=pirate', 'roll', 'strike');
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.state.captains[0]?.injured).toEqual([]);
  });
});
