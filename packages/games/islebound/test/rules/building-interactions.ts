// Buildings that trigger each other, or more than once.

import { rule } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

rule('IB-CLAR-9', () => {
  it('pays Library and School of War for every book of one visit', () => {
    const sea = given({
      at: ['zilliam'],
      owners: { zilliam: 0 },
      captains: [{ fish: 3, deck: ['s1', 's2', 's9'], buildings: ['library', 'school-of-war'] }],
    }).play('visit');
    for (const crew of ['s1', 's2', 's9']) {
      sea.play('barter');
      while (!sea.offers(0).includes('barter') && !sea.offers(0).includes('end-turn'))
        sea.play(sea.offers(0).find((offer) => offer.endsWith(crew)) ?? itemAt(sea.offers(0), 0));
    }
    expect(sea.state.captains[0]).toMatchObject({ books: 3, renown: 3, pirates: 3, fish: 0 });
  });

  it('pays for a book that a token of its own renown brings', () => {
    const sea = given({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [{ renown: 6, buildings: ['library', 'school-of-war'] }],
      tokens: ['one-book'],
    }).play('visit', 'take-reward');
    expect(sea.state.captains[0]).toMatchObject({ books: 2, pirates: 2, renown: 2 });
  });
});

rule('IB-CLAR-19', () => {
  it('gives what pirates are left when the supply runs short, and all the renown', () => {
    const sea = given({
      captains: [{ buildings: ['library', 'school-of-war'] }, { pirates: 13 }],
    });
    sea.state.agenda.push(
      { step: 'gain', seat: 0, good: 'books', count: 3 },
      { step: 'reward', seat: 0, token: 'three-coins' },
    );
    sea.play('leave-reward');
    expect(sea.state.captains[0]).toMatchObject({ books: 3, renown: 3, pirates: 2 });
  });
});

rule('IB-CLAR-7', () => {
  it('asks at each of two events of one turn', () => {
    const sea = given({
      seats: 3,
      at: ['grenille'],
      events: [[5], [13]],
      captains: [{ fish: 4, wood: 2, deck: ['s9', 's1'], buildings: ['house-of-commons'] }],
    });
    sea.play('complete-event event=5', 'pass-over', 'complete-event event=13', 'use-slot');
    expect(sea.state.influence.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, null]);
    expect(sea.told('passed-over').map(({ slot }) => slot)).toEqual([0]);
  });
});

rule('IB-CLAR-12', () => {
  const MAUSOLEUM: Partial<Captain> = { renown: 6, buildings: ['mausoleum'] };

  it.each(['attack', 'diplomacy'])('pays its 3 past a token when Farwold is lost by %s', (by) => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 1 },
      captains: [{ serpents: 4 }, MAUSOLEUM],
      influence: { 7: 0, 8: 0, 9: 0, 10: 0 },
      tokens: ['three-coins'],
      rig: { rolls: [6, 6, 6, 6] },
    });
    if (by === 'attack') sea.play('attack', 'send fighter=serpent count=4', 'roll', 'strike');
    else sea.play('negotiate', ...[7, 8, 9, 10].map((slot) => `withdraw slot=${slot}`));
    sea.play('1: take-reward');
    expect(sea.state.captains[1]).toMatchObject({ renown: 2, tokens: ['three-coins'], coins: 3 });
    expect(sea.offers(0)).toContain('visit');
  });
});

rule('IB-CLAR-22', () => {
  const GATE: Partial<Captain> = { ichor: true, buildings: ['underriver-gate'] };

  it("loses Ichor in taking Sun's Rest and regains it in the visit that follows", () => {
    const sea = given({
      at: ['suns-rest'],
      captains: [{ ...GATE, fish: 4 }],
      rig: { rolls: [6] },
    }).play('attack', 'send fighter=ichor count=1', 'roll', 'strike');
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, coins: 5 });
    sea.play('visit', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ ichor: true, serpents: 2 });
    expect(sea.told('lost-ichor', 'regained-ichor').map(({ type }) => type)).toEqual([
      'lost-ichor',
      'regained-ichor',
    ]);
  });

  it('regains it a second time after a second attack', () => {
    const sea = given({
      at: ['suns-rest'],
      captains: [{ ...GATE, fish: 4 }],
      rig: { rolls: [6, 6] },
    }).play('attack', 'send fighter=ichor count=1', 'roll', 'strike', 'visit', 'barter', 'done');
    sea.play('end-turn', 'sail to=stratic', 'end-turn', 'sail to=grenille', 'attack');
    sea.play(
      'send fighter=serpent count=0',
      'send fighter=ichor count=1',
      'roll',
      'strike',
      'skip',
    );
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, serpents: 1 });
    sea.play('end-turn', 'sail to=fels-garden', 'end-turn', 'sail to=suns-rest', 'visit', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ ichor: true, serpents: 2 });
  });
});

rule('IB-CLAR-3', () => {
  it('counts the exhausted at Ratnest and The Grotto, and the injured at neither', () => {
    const crew: Partial<Captain> = { deck: ['s9'], below: ['t05'], injured: ['t06', 't07'] };
    const after = (at: 'ratnest' | 'the-grotto', buildings: 'butcher'[]) =>
      given({ at: [at], owners: { [at]: 0 }, captains: [{ ...crew, buildings }] }).play('visit')
        .state.captains[0];
    expect([after('ratnest', [])?.wood, after('ratnest', ['butcher'])?.wood]).toEqual([1, 2]);
    expect([after('the-grotto', [])?.fish, after('the-grotto', ['butcher'])?.fish]).toEqual([5, 6]);
  });

  it('counts one who paid the entry, who is only exhausted', () => {
    const sea = given({
      at: ['ratnest'],
      captains: [{ coins: 1, deck: ['s9'], buildings: ['butcher'] }],
    }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ below: ['s9'], wood: 1 });
  });
});

rule('IB-CLAR-15', () => {
  it('gives a serpent in the free visit to a port just captured, which calls Ichor back', () => {
    const sea = given({
      at: ['krazk'],
      captains: [{ ichor: true, pirates: 1, buildings: ['monster-trainers', 'underriver-gate'] }],
      rig: { rolls: [6, 6] },
    }).play(
      'attack',
      'send fighter=pirate count=1',
      'send fighter=ichor count=1',
      'roll',
      'strike',
    );
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, pirates: 0, serpents: 0 });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ ichor: true, serpents: 1 });
  });

  it('gives none to the loser of that port, who has no other', () => {
    const sea = given({
      turn: 1,
      at: ['crimsika', 'krazk'],
      owners: { krazk: 0 },
      captains: [{}, { coins: 1, buildings: ['monster-trainers'] }],
    }).play('visit');
    expect(sea.state.captains[1]?.serpents).toBe(0);
  });
});
