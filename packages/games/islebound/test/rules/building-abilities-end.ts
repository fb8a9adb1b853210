// Building Clarifications, p. 21: cubes, Ichor, and what counts at the end.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

rule('IB-CLAR-7', () => {
  const commons: Partial<Captain> = { coins: 1, buildings: ['house-of-commons'] };
  const fair = {
    at: ['fels-garden'],
    owners: { 'fels-garden': 0 },
    events: [[4], [5]],
  } as const;

  it('passes over one slot for all cubes of an event', () => {
    const sea = given({ ...fair, captains: [commons] });
    sea.play('complete-event event=4', 'pass-over');
    expect(sea.state.influence.slice(0, 6)).toEqual(['blocked', 'blocked', null, 0, 0, null]);
    expect(sea.refusal('pass-over')).toBe('IB-CLAR-7');
  });

  it('passes over a slot again in a visit of the same turn', () => {
    const sea = given({ ...fair, captains: [commons] });
    sea.play('complete-event event=4', 'pass-over', 'visit', 'skip', 'choose gain=0', 'pass-over');
    expect(sea.state.influence.slice(2, 7)).toEqual([null, 0, 0, 0, null]);
    expect(sea.told('passed-over').map(({ slot }) => slot)).toEqual([2, 2]);
  });

  it('leaves the first slot in use if its owner likes', () => {
    const sea = given({ ...fair, captains: [commons] });
    sea.play('complete-event event=4', 'use-slot');
    expect(sea.state.influence.slice(2, 5)).toEqual([0, 0, null]);
  });

  it('asks nobody else', () => {
    const sea = given({ ...fair, captains: [{ coins: 1 }, { buildings: ['house-of-commons'] }] });
    sea.play('complete-event event=4');
    expect(sea.state.influence.slice(2, 5)).toEqual([0, 0, null]);
  });
});

rule('IB-CLAR-22', () => {
  const gate: Partial<Captain> = { buildings: ['underriver-gate'] };
  const ichorAlone = ['send fighter=ichor count=1', 'roll', 'strike'];
  const buildingRow = ['museum', 'palace', 'treasury', 'butcher', 'underriver-gate'] as const;

  it('brings Ichor when it is gained', () => {
    const sea = given({ buildingRow, captains: [{ coins: 10 }] });
    sea.play('buy building=underriver-gate');
    expect(sea.state.captains[0]).toMatchObject({ ichor: true, serpents: 0 });
  });

  it('loses Ichor by a success', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ ...gate, ichor: true }],
      rig: { rolls: [3] },
    }).play('attack', ...ichorAlone, 'skip');
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, coins: 4 });
  });

  it('loses Ichor by a failure, and keeps one who stayed behind', () => {
    const at = { at: ['borsham'], rig: { rolls: [1] } } as const;
    const used = given({ ...at, captains: [{ ...gate, ichor: true, deck: [] }] });
    used.play('attack', ...ichorAlone, 'lose fighter=ichor');
    expect(used.state.captains[0]?.ichor).toBe(false);
    const spared = given({ ...at, captains: [{ ...gate, ichor: true, pirates: 1 }] });
    spared.play('attack', 'send fighter=pirate count=1', 'send fighter=ichor count=0');
    spared.play('roll', 'strike', 'lose fighter=pirate');
    expect(spared.state.captains[0]?.ichor).toBe(true);
  });

  const bait = { at: ['suns-rest'], owners: { 'suns-rest': 0 } } as const;

  it('calls Ichor back with a sea serpent', () => {
    const sea = given({ ...bait, captains: [{ ...gate, fish: 2 }] }).play('visit', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ ichor: true, serpents: 1 });
  });

  it('calls nobody with pirates, nor without the card', () => {
    const pirates = given({
      at: ['ratnest'],
      owners: { ratnest: 0 },
      captains: [gate],
    }).play('visit');
    expect(pirates.state.captains[0]).toMatchObject({ ichor: false, pirates: 2 });
    const stranger = given({ ...bait, captains: [{ fish: 2 }, gate] }).play('visit', 'barter');
    expect(stranger.state.captains.map(({ ichor }) => ichor)).toEqual([false, false]);
  });

  it('gives two sea serpents in the prototype, which has no Ichor', () => {
    const sea = given({ edition: 'prototype', buildingRow, captains: [{ coins: 10 }] });
    sea.play('buy building=underriver-gate');
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, serpents: 2 });
    const later = given({ ...bait, edition: 'prototype', captains: [{ ...gate, fish: 2 }] });
    expect(later.play('visit', 'barter').state.captains[0]).toMatchObject({
      ichor: false,
      serpents: 1,
    });
  });
});

const lastTurn = { trigger: 'buildings', turnsLeft: 0 } as const;

rule('IB-CLAR-16', () => {
  it('counts the towns and the ports of its owner, and no others', () => {
    const sea = given({
      ...lastTurn,
      owners: { grenille: 0, morlim: 0, marhaven: 0, zilliam: 1 },
      captains: [{ buildings: ['museum'] }],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([10 + 4, 0]);
  });
});

rule('IB-CLAR-17', () => {
  it.each([
    [0, 3, 11 + 3],
    [4, 0, 11 + 2],
    [5, 2, 11 + 2 + 2],
  ])('makes of %i fish and %i wood %i in all', (fish, wood, score) => {
    const captains = [
      { fish, wood, buildings: ['palace' as const] },
      { fish, wood },
    ];
    const sea = given({ ...lastTurn, captains });
    expect(sea.play('end-turn').outcome?.scores).toEqual([score, 0]);
  });
});

rule('IB-CLAR-18', () => {
  it('counts crew with two skills and none of the starting crew', () => {
    const sea = given({
      ...lastTurn,
      captains: [{ deck: ['s1', 's2', 's9', 't01', 't02'], buildings: ['sailors-guild'] }],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([9 + 2, 0]);
  });

  it('counts none for others', () => {
    const sea = given({
      ...lastTurn,
      captains: [{ deck: ['t01', 't02'] }, { buildings: ['sailors-guild'] }],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([0, 9]);
  });
});
