// Visit, p. 9.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TOWNS } from '../../rules/data/towns.ts';
import { given } from '../given.ts';

rule('IB-VISIT-1', () => {
  it("pays the entry cost and carries out the sign of the town in the ship's region", () => {
    const sea = given({ at: ['the-grotto'], captains: [{ coins: 3 }] });
    expect(sea.allowedBy('visit')).toBe('IB-VISIT-1');
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 2, fish: 5 });
    expect(sea.told('visited')).toMatchObject([{ seat: 0, town: 'the-grotto' }]);
  });

  it('takes no entry cost from the owner', () => {
    const sea = given({ at: ['the-grotto'], owners: { 'the-grotto': 0 } }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, fish: 5 });
  });

  it('is not possible without the means', () => {
    expect(given({ at: ['the-grotto'] }).refusal('visit')).toBe('IB-AMB-9');
  });
});

rule('IB-VISIT-2', () => {
  it('takes exactly one coin in every town', () => {
    for (const town of TOWNS) {
      const sea = given({ at: [town], owners: { [town]: null }, captains: [{ coins: 5 }] });
      sea.play('visit');
      expect(sea.told('paid')).toMatchObject([{ good: 'coins', count: 1, rule: 'IB-VISIT-3' }]);
      expect(sea.state.captains[0]?.coins).toBe(4);
    }
  });
});

rule('IB-VISIT-3', () => {
  it('puts the coin for a neutral town onto the treasure map', () => {
    const sea = given({ at: ['grenille'], treasureMap: 2, captains: [{ coins: 1 }] });
    expect(sea.play('visit').state.treasureMap).toBe(3);
  });

  it('puts nothing else there', () => {
    const sea = given({
      at: ['undervall', 'grenille'],
      captains: [{ coins: 9 }],
      buildingRow: ['museum', 'palace', 'treasury', 'market', 'lighthouse'],
      crewRow: ['t01', 't02', 't03'],
    });
    sea.play('visit', 'hire crew=t01', 'buy building=lighthouse');
    expect(sea.state.captains[0]?.coins).toBe(9 - 1 - 2 - 4);
    expect(sea.state.treasureMap).toBe(1);
    const event = given({ at: ['fels-garden'], events: [[4], []], captains: [{ coins: 1 }] });
    expect(event.play('complete-event event=4').state.treasureMap).toBe(0);
  });
});

rule('IB-VISIT-4', () => {
  it('exhausts one with the skill on the sign, besides the coin', () => {
    const sea = given({ at: ['rockslide'], captains: [{ coins: 1 }] }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, deck: ['s2', 's9'], below: ['s1'] });
  });

  it('lets any one on deck be chosen where the sign shows no skill', () => {
    const sea = given({ at: ['ratnest'], captains: [{ coins: 1 }] }).play('visit');
    expect(sea.offers(0)).toEqual(['exhaust crew=s1', 'exhaust crew=s9']);
    sea.play('exhaust crew=s9');
    expect(sea.state.captains[0]).toMatchObject({ below: ['s9'], pirates: 2, wood: 0 });
  });

  it('takes nobody of another skill and nobody below deck', () => {
    const worker = given({ at: ['rockslide'], captains: [{ coins: 1, deck: ['s9'] }] });
    const tired = given({
      at: ['ratnest'],
      captains: [{ coins: 1, deck: [], below: ['s1'], injured: ['s2'] }],
    });
    expect(worker.refusal('visit')).toBe('IB-AMB-9');
    expect(tired.refusal('visit')).toBe('IB-AMB-9');
  });
});

rule('IB-VISIT-5', () => {
  it('asks neither coin nor crew of the owner', () => {
    const sea = given({ at: ['rockslide'], owners: { rockslide: 0 }, treasureMap: 1 }).play(
      'visit',
    );
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, books: 1, below: [] });
    expect(sea.state.treasureMap).toBe(1);
  });

  it('asks both of everyone else', () => {
    const sea = given({ at: ['rockslide'], owners: { rockslide: 1 } });
    expect(sea.refusal('visit')).toBe('IB-AMB-9');
  });
});

rule('IB-VISIT-6', () => {
  it('gives the coin to the owner and exhausts crew all the same', () => {
    const sea = given({ at: ['rockslide'], owners: { rockslide: 1 }, captains: [{ coins: 2 }] });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 1, below: ['s1'] });
    expect(sea.state.captains[1]).toMatchObject({ coins: 1, below: [] });
    expect(sea.state.treasureMap).toBe(0);
  });

  it('gives other players nothing for a neutral town', () => {
    const sea = given({ at: ['rockslide'], captains: [{ coins: 2 }] }).play('visit');
    expect(sea.state.captains[1]?.coins).toBe(0);
    expect(sea.told('paid-owner')).toEqual([]);
  });
});

rule('IB-AMB-9', () => {
  it('refuses a visit without the coin or without the crew', () => {
    const poor = given({ at: ['morlim'] });
    const alone = given({ at: ['morlim'], captains: [{ coins: 4, deck: ['s9', 't05'] }] });
    expect(poor.refusal('visit')).toBe('IB-AMB-9');
    expect(alone.refusal('visit')).toBe('IB-AMB-9');
  });

  it('allows it when both are there', () => {
    const sea = given({ at: ['morlim'], captains: [{ coins: 1, deck: ['t02'] }] });
    expect(sea.allowedBy('visit')).toBe('IB-VISIT-1');
  });
});

rule('IB-AMB-10', () => {
  it('treats a port that nobody chose as a neutral town', () => {
    const sea = given({ at: ['marhaven'], captains: [{ coins: 1 }] }).play('visit');
    expect(sea.state.treasureMap).toBe(1);
    expect(sea.state.captains[0]?.pirates).toBe(1);
  });

  it('takes it with 5, and a chosen one only with 7', () => {
    const captains = [{ pirates: 3, deck: [] }];
    const lines = ['attack', 'send count=3 fighter=pirate', 'roll', 'strike'];
    const rig = { rolls: [5, 5, 2] };
    const neutral = given({ at: ['marhaven'], captains, rig }).play(...lines);
    const chosen = given({ at: ['krazk'], captains, rig }).play(...lines);
    expect(neutral.told('struck')).toMatchObject([{ strength: 5, needed: 5 }]);
    expect(neutral.told('conquered')).toHaveLength(1);
    expect(chosen.told('struck')).toMatchObject([{ strength: 5, needed: 7 }]);
    expect(chosen.told('conquered')).toEqual([]);
  });
});

rule('IB-AMB-11', () => {
  it('does not count the worker who paid the entry', () => {
    const worker = given({ at: ['ratnest'], captains: [{ coins: 1 }] });
    const clerk = given({ at: ['ratnest'], captains: [{ coins: 1 }] });
    expect(worker.play('visit', 'exhaust crew=s9').state.captains[0]?.wood).toBe(0);
    expect(clerk.play('visit', 'exhaust crew=s1').state.captains[0]?.wood).toBe(1);
  });
});

rule('IB-AMB-66', () => {
  const reader = { renown: 5, coins: 3 };

  it('settles each trade, token and all, before the next, which it may pay for', () => {
    const sea = given({
      at: ['rockslide'],
      options: { advanced: true },
      captains: [reader],
      tokens: ['three-coins'],
    }).play('visit', 'barter');
    expect(sea.offers(0)).toEqual(['take-reward', 'leave-reward']);
    sea.play('take-reward', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ books: 2, coins: 1, renown: 2 });
  });

  it('offers no further trade that cannot be paid', () => {
    const sea = given({
      at: ['rockslide'],
      options: { advanced: true },
      captains: [reader],
      tokens: ['three-coins'],
    }).play('visit', 'barter', 'leave-reward');
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('counts the limit by crew once, when the step begins', () => {
    const sea = given({
      at: ['rockslide'],
      options: { advanced: true },
      captains: [{ coins: 11, deck: ['s1', 's9'], below: ['s2'], renown: 5 }],
      tokens: ['rest'],
    }).play('visit', 'barter', 'take-reward', 'rest', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ books: 2, coins: 6 });
    expect(sea.state.captains[0]?.deck).toHaveLength(3);
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('counts workers when their step is reached', () => {
    const sea = given({
      at: ['morlim'],
      options: { advanced: true },
      captains: [{ coins: 2 }],
      crewRow: ['t02', 't03', 't07'],
    }).play('visit', 'hire crew=t07');
    expect(sea.state.captains[0]?.wood).toBe(2);
  });
});
