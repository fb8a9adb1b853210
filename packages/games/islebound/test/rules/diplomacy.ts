// Diplomacy, pp. 11, 15 and 20.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import { given } from '../given.ts';

/** Worth 2, 3 and 3. */
const EIGHT = { 3: 0, 8: 0, 9: 0 };

rule('IB-DIP-1', () => {
  const influence = { 8: 0, 9: 0, 10: 0, 11: 0 };

  it.each<Town>([
    'fels-garden',
    'morlim',
    'rockslide',
    'stratic',
    'undervall',
    'zilliam',
    'farwold',
  ])('is possible at %s', (town) => {
    expect(given({ at: [town], influence }).allowedBy('negotiate')).toBe('IB-DIP-1');
  });

  it.each<Town>(['borsham', 'grenille', 'ratnest', 'suns-rest', 'the-grotto', 'krazk'])(
    'is not possible at %s',
    (town) => {
      expect(given({ at: [town], influence }).refusal('negotiate')).toBe('IB-DIP-1');
    },
  );
});

rule('IB-DIP-2', () => {
  it('takes own cubes of any slots, each worth the number of its slot', () => {
    const cheap = given({ at: ['undervall'], influence: EIGHT });
    cheap.play('negotiate', 'withdraw slot=3', 'withdraw slot=8');
    expect(cheap.told('conquered')).toMatchObject([{ by: 'diplomacy', town: 'undervall' }]);
    expect(cheap.state.influence[9]).toBe(0);
    const dear = given({ at: ['undervall'], influence: EIGHT });
    dear.play('negotiate', 'withdraw slot=8', 'withdraw slot=9');
    expect(dear.state.influence[3]).toBe(0);
    expect(dear.told('conquered')).toHaveLength(1);
  });

  it("needs two more for another player's town", () => {
    const sea = given({ at: ['undervall'], owners: { undervall: 1 }, influence: EIGHT });
    sea.play('negotiate', 'withdraw slot=3', 'withdraw slot=8');
    expect(sea.told('conquered')).toEqual([]);
    sea.play('withdraw slot=9');
    expect(sea.told('conquered')).toHaveLength(1);
  });

  it('is refused without enough influence', () => {
    const short = given({ at: ['stratic'], owners: { stratic: 1 }, influence: EIGHT });
    expect(short.refusal('negotiate')).toBe('IB-DIP-2');
    expect(given({ at: ['undervall'] }).refusal('negotiate')).toBe('IB-DIP-2');
  });

  it("takes nobody else's cubes", () => {
    const theirs = given({ at: ['undervall'], influence: { 8: 1, 9: 1, 10: 0 } });
    expect(theirs.refusal('negotiate')).toBe('IB-DIP-2');
    const mine = given({ at: ['undervall'], influence: { 8: 1, 9: 0, 10: 0 } }).play('negotiate');
    expect(mine.refusal('withdraw slot=8')).toBe('IB-DIP-2');
  });

  it('does not let a cube be left out that is needed', () => {
    const sea = given({ at: ['undervall'], influence: EIGHT }).play('negotiate');
    expect(sea.refusal('withdraw slot=9')).toBe('IB-DIP-2');
  });
});

rule('IB-DIP-3', () => {
  const influence = { 3: 0, 4: 0 };

  it('adds 1 for each who negotiates and is exhausted', () => {
    const sea = given({ at: ['undervall'], influence, captains: [{ deck: ['t03', 's9'] }] });
    sea.play('negotiate', 'send-envoy crew=t03', 'withdraw slot=3', 'withdraw slot=4');
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s9'], below: ['t03'] });
  });

  it('counts nobody below deck and nobody without the skill', () => {
    const tired = given({ at: ['undervall'], influence, captains: [{ below: ['t03'] }] });
    expect(tired.refusal('negotiate')).toBe('IB-DIP-2');
    const sea = given({ at: ['undervall'], influence, captains: [{ deck: ['t03', 's9'] }] });
    sea.play('negotiate');
    expect(sea.refusal('send-envoy crew=s9')).toBe('IB-DIP-3');
  });

  it('leaves the cubes short without the envoy', () => {
    const sea = given({ at: ['undervall'], influence, captains: [{ deck: ['t03'] }] });
    sea.play('negotiate');
    expect(sea.refusal('withdraw slot=3')).toBe('IB-DIP-2');
    sea.play('send-envoy crew=t03');
    expect(sea.allowedBy('withdraw slot=3')).toBe('IB-DIP-2');
  });
});

rule('IB-DIP-4', () => {
  it('brings the town, its number in coins, and a free visit', () => {
    const sea = given({ at: ['rockslide'], owners: { rockslide: 1 }, influence: EIGHT });
    sea.play('negotiate', 'withdraw slot=3', 'withdraw slot=8', 'withdraw slot=9');
    expect(sea.state.owners[sea.state.towns.indexOf('rockslide')]).toBe(0);
    expect(sea.state.captains[0]?.coins).toBe(6);
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 6, books: 1, renown: 1, below: [] });
    expect(sea.state.captains[1]?.coins).toBe(0);
  });

  it('gives the cubes back for later use', () => {
    const sea = given({
      at: ['rockslide'],
      influence: { 8: 0, 9: 0 },
      captains: [{ books: 2 }],
      events: [[7], []],
    });
    sea.play('negotiate', 'withdraw slot=8', 'withdraw slot=9', 'skip', 'complete-event event=7');
    expect(sea.state.influence.filter((held) => held === 0)).toHaveLength(4);
  });

  it('lets the visit be skipped, and it is the action of the turn', () => {
    const sea = given({ at: ['rockslide'], influence: { 8: 0, 9: 0 } });
    sea.play('negotiate', 'withdraw slot=8', 'withdraw slot=9', 'skip');
    expect(sea.state.captains[0]?.books).toBe(0);
    expect(sea.refusal('visit')).toBe('IB-TURN-2');
  });
});

rule('IB-DIP-5', () => {
  const captains = [{ serpents: 3, buildings: ['mansion' as const] }];

  it('answers to a town won by diplomacy', () => {
    const sea = given({ at: ['farwold'], captains, influence: EIGHT });
    sea.play('negotiate', 'withdraw slot=3', 'withdraw slot=8', 'withdraw slot=9');
    expect(sea.state.captains[0]?.renown).toBe(2);
  });

  it('does not answer to the same town taken by force', () => {
    const sea = given({ at: ['farwold'], captains, rig: { rolls: [6, 6, 3] } });
    sea.play('attack', 'send count=3 fighter=serpent', 'roll', 'strike');
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.state.captains[0]?.renown).toBe(0);
  });
});

rule('IB-DIP-6', () => {
  it('leaves both ways open at Farwold', () => {
    const sea = given({ at: ['farwold'], captains: [{ pirates: 1 }], influence: EIGHT });
    expect(sea.allowedBy('attack')).toBe('IB-ATK-1');
    expect(sea.allowedBy('negotiate')).toBe('IB-DIP-1');
  });

  it('leaves one way only at its neighbours', () => {
    const grotto = given({ at: ['the-grotto'], captains: [{ pirates: 1 }], influence: EIGHT });
    const zilliam = given({ at: ['zilliam'], captains: [{ pirates: 1 }], influence: EIGHT });
    expect(grotto.refusal('negotiate')).toBe('IB-DIP-1');
    expect(zilliam.refusal('attack')).toBe('IB-ATK-1');
  });
});

rule('IB-AMB-12', () => {
  it('asks 8 and pays 8 at Farwold, whichever way is taken', () => {
    const force = given({
      at: ['farwold'],
      captains: [{ serpents: 3 }],
      rig: { rolls: [6, 6, 3] },
    });
    force.play('attack', 'send count=3 fighter=serpent', 'roll', 'strike');
    const words = given({ at: ['farwold'], influence: EIGHT });
    words.play('negotiate', 'withdraw slot=3', 'withdraw slot=8', 'withdraw slot=9');
    expect(force.told('struck')).toMatchObject([{ strength: 8, needed: 8 }]);
    for (const sea of [force, words]) {
      expect(sea.told('conquered')).toHaveLength(1);
      expect(sea.state.captains[0]?.coins).toBe(8);
    }
  });

  it('is content with 7 neither way', () => {
    const force = given({
      at: ['farwold'],
      captains: [{ serpents: 3, deck: [] }],
      rig: { rolls: [6, 3, 3] },
    }).play('attack', 'send count=3 fighter=serpent', 'roll', 'strike');
    expect(force.told('conquered')).toEqual([]);
    const words = given({ at: ['farwold'], influence: { 3: 0, 4: 0, 8: 0 } });
    expect(words.refusal('negotiate')).toBe('IB-DIP-2');
  });
});

const ENVOYS = ['t03', 't06', 't08', 't10'] as const;

rule('IB-AMB-22', () => {
  const place = { at: ['undervall'], options: { advanced: true } } as const;

  it('is not possible with envoys alone', () => {
    const sea = given({ ...place, captains: [{ deck: [...ENVOYS] }] });
    expect(sea.refusal('negotiate')).toBe('IB-AMB-22');
  });

  it('takes at least one cube, so that the last influence is not left to an envoy', () => {
    const sea = given({ ...place, captains: [{ deck: [...ENVOYS] }], influence: { 2: 0 } });
    sea.play('negotiate', 'send-envoy crew=t03', 'send-envoy crew=t06', 'send-envoy crew=t08');
    expect(sea.refusal('send-envoy crew=t10')).toBe('IB-AMB-22');
    sea.play('withdraw slot=2');
    expect(sea.told('conquered')).toHaveLength(1);
  });
});

rule('IB-AMB-23', () => {
  it('gives no change', () => {
    const sea = given({ at: ['undervall'], influence: { 8: 0, 9: 0 } });
    sea.play('negotiate', 'withdraw slot=8', 'withdraw slot=9');
    expect(sea.state.influence).not.toContain(0);
    expect(sea.state.captains[0]?.coins).toBe(5);
  });

  it('allows a cube that was not needed', () => {
    const sea = given({ at: ['undervall'], influence: { 2: 0, 8: 0, 9: 0 } });
    sea.play('negotiate', 'withdraw slot=2', 'withdraw slot=8', 'withdraw slot=9');
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.state.influence).not.toContain(0);
  });
});
