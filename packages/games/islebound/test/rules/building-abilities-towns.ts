// Building Clarifications, p. 21: abilities triggered by visits, conquests and cubes.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

const STORM = ['attack', 'send fighter=serpent count=3', 'roll', 'strike', 'skip'];
const TALKS = ['negotiate', 'withdraw slot=8', 'withdraw slot=9'];

/** Three serpents that roll nothing but sixes. */
function storm(town: Town, captain: Partial<Captain>, rival: Partial<Captain> = {}) {
  const captains = [{ serpents: 3, ...captain }, rival];
  return given({ at: [town], captains, rig: { rolls: [6, 6, 6] } });
}

/** Undervall, for two cubes of 3. */
function talks(captain: Partial<Captain>) {
  return given({ at: ['undervall'], influence: { 8: 0, 9: 0 }, captains: [captain] });
}

rule('IB-CLAR-3', () => {
  const work = { at: ['grenille'], owners: { grenille: 0 } } as const;
  const captain: Partial<Captain> = { deck: ['s9'], below: ['t05', 's1'], injured: ['t06'] };

  it('counts those who work below deck, exhausted but not injured', () => {
    const sea = given({ ...work, captains: [{ ...captain, buildings: ['butcher'] }] });
    expect(sea.play('visit').state.captains[0]?.wood).toBe(4);
  });

  it('counts only the deck without it', () => {
    const sea = given({ ...work, captains: [captain] });
    expect(sea.play('visit').state.captains[0]?.wood).toBe(3);
  });

  it('does not raise a limit by crew on deck', () => {
    const sea = given({
      at: ['suns-rest'],
      owners: { 'suns-rest': 0 },
      captains: [{ ...captain, fish: 8, buildings: ['butcher'] }],
    });
    sea.play('visit', 'barter');
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-CLAR-4', () => {
  it.each(['marhaven', 'borsham'] as const)('gives 2 renown for taking %s by attack', (town) => {
    const sea = storm(town, { buildings: ['combat-arena'] }).play(...STORM);
    expect(sea.state.captains[0]?.renown).toBe(2);
  });

  it('gives none for diplomacy, nor for an attack that fails', () => {
    const allied = talks({ buildings: ['combat-arena'] }).play(...TALKS, 'skip');
    expect(allied.state.captains[0]?.renown).toBe(0);
    const failed = given({
      at: ['borsham'],
      captains: [{ pirates: 1, buildings: ['combat-arena'] }],
      rig: { rolls: [6] },
    }).play('attack', 'send fighter=pirate count=1', 'roll', 'strike', 'lose fighter=pirate');
    expect(failed.state.captains[0]?.renown).toBe(0);
  });
});

rule('IB-CLAR-10', () => {
  it('gives 2 renown for a town won by diplomacy', () => {
    const sea = talks({ buildings: ['mansion'] }).play(...TALKS, 'skip');
    expect(sea.state.captains[0]?.renown).toBe(2);
  });

  it('gives none for one taken by attack', () => {
    const sea = storm('farwold', { buildings: ['mansion'] }).play(...STORM);
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.state.captains[0]?.renown).toBe(0);
  });
});

rule('IB-CLAR-11', () => {
  it('gives 2 fish and 1 wood for a town won by diplomacy', () => {
    const sea = talks({ buildings: ['market'] }).play(...TALKS, 'skip');
    expect(sea.state.captains[0]).toMatchObject({ fish: 2, wood: 1 });
  });

  it('gives none for one taken by attack', () => {
    const sea = storm('farwold', { buildings: ['market'] }).play(...STORM);
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, wood: 0 });
  });
});

rule('IB-CLAR-12', () => {
  it('gives 3 renown to one whose port is taken by attack', () => {
    const sea = storm('krazk', {}, { buildings: ['mausoleum'] }).play(...STORM);
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([0, 3]);
  });

  it('gives 3 renown to one whose town is taken by diplomacy', () => {
    const sea = given({
      at: ['undervall'],
      owners: { undervall: 1 },
      influence: { 8: 0, 9: 0, 10: 0 },
      captains: [{}, { buildings: ['mausoleum'] }],
    }).play(...TALKS, 'withdraw slot=10', 'skip');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([0, 3]);
  });

  it('gives none to the conqueror, nor when a neutral town is taken', () => {
    const conqueror = storm('krazk', { buildings: ['mausoleum'] }).play(...STORM);
    expect(conqueror.state.captains.map(({ renown }) => renown)).toEqual([0, 0]);
    const neutral = storm('marhaven', {}, { buildings: ['mausoleum'] }).play(...STORM);
    expect(neutral.state.captains.map(({ renown }) => renown)).toEqual([0, 0]);
  });

  it('gives none when the attack fails', () => {
    const sea = given({
      at: ['krazk'],
      captains: [{ serpents: 1 }, { buildings: ['mausoleum'] }],
      rig: { rolls: [6] },
    }).play('attack', 'send fighter=serpent count=1', 'roll', 'strike', 'lose fighter=serpent');
    expect(sea.state.captains[1]?.renown).toBe(0);
  });
});

rule('IB-CLAR-15', () => {
  const trainers: Partial<Captain> = { coins: 1, buildings: ['monster-trainers'] };

  it('gives a serpent at the home port', () => {
    const sea = given({ captains: [trainers] }).play('visit');
    expect(sea.state.captains[0]?.serpents).toBe(1);
  });

  it('gives one at a port that was captured', () => {
    const sea = given({ at: ['krazk'], owners: { krazk: 0 }, captains: [trainers] });
    expect(sea.play('visit', 'skip').state.captains[0]?.serpents).toBe(1);
  });

  it('gives none at a port of others or of nobody, nor at a town of its own', () => {
    for (const at of ['krazk', 'marhaven', 'grenille'] as const) {
      const sea = given({ at: [at], owners: { grenille: 0 }, captains: [trainers] }).play('visit');
      expect(sea.state.captains[0]?.serpents).toBe(0);
    }
  });

  it('gives none at a home port that was lost', () => {
    const sea = given({ owners: { crimsika: 1 }, captains: [trainers] }).play('visit');
    expect(sea.state.captains.map(({ serpents }) => serpents)).toEqual([0, 0]);
  });
});

rule('IB-CLAR-20', () => {
  it.each(['marhaven', 'borsham'] as const)('rolls a die more at %s', (town) => {
    const sea = storm(town, { buildings: ['sword-academy'] });
    sea.play('attack', 'send fighter=serpent count=3', 'roll');
    expect(sea.told('rolled')[0]?.dice).toHaveLength(4);
  });

  it('still counts one die for each attacker', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ pirates: 1, buildings: ['sword-academy'] }],
      rig: { rolls: [6, 6] },
    }).play('attack', 'send fighter=pirate count=1', 'roll', 'strike');
    expect(sea.told('struck')).toMatchObject([{ strength: 2 }]);
  });

  it('rolls none more for others', () => {
    const sea = storm('krazk', {}, { buildings: ['sword-academy'] });
    sea.play('attack', 'send fighter=serpent count=3', 'roll');
    expect(sea.told('rolled')[0]?.dice).toHaveLength(3);
  });
});

rule('IB-CLAR-21', () => {
  const office: Partial<Captain> = { coins: 2, buildings: ['trade-office'] };

  it.each(['krazk', 'grenille'] as const)('gives a coin besides the fee at %s', (at) => {
    const sea = given({ at: [at], owners: { grenille: 1 }, captains: [{ coins: 1 }, office] });
    sea.play('visit');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([0, 4]);
  });

  it('gives none at neutral towns, nor for visits of its owner', () => {
    const neutral = given({ at: ['grenille'], captains: [{ coins: 1 }, office] }).play('visit');
    expect(neutral.state.captains[1]?.coins).toBe(2);
    const own = given({ captains: [office] }).play('visit');
    expect(own.state.captains[0]?.coins).toBe(2);
  });
});
