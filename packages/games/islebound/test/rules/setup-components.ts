// Players and pieces, pp. 3–5 and 19.
import { rule } from '@tidetable/conformance';
import { readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { DICE } from '../../rules/data/fighters.ts';
import { islebound, isleboundPrototype } from '../../rules/index.ts';
import { cubesLeft, supplyOf } from '../../rules/questions.ts';
import { given } from '../given.ts';
import { setUp } from './setup-table.ts';

const SHARED = { buildings: 35, crew: 22, reputation: 8, pirates: 15, serpents: 14 };

rule('IB-GEN-1', () => {
  it('is for two to four players with a ship each', () => {
    expect(islebound.seats).toEqual({ min: 2, max: 4 });
    expect(isleboundPrototype.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [2, 3, 4]) expect(setUp(seats).state.captains).toHaveLength(seats);
  });

  it('names no first player beyond the seats', () => {
    expect(() => readOptions(islebound.options, { first: '4' }, 3)).toThrow();
    expect(readOptions(islebound.options, { first: '4' }, 4).first).toBe('4');
  });

  it('is won by the most renown', () => {
    const sea = given({
      seats: 3,
      turn: 2,
      trigger: 'buildings',
      turnsLeft: 0,
      captains: [{ coins: 4 }, { renown: 5 }, { coins: 3 }],
    }).play('end-turn');
    expect(sea.outcome).toMatchObject({ winners: [1], scores: [4, 5, 3] });
  });
});

rule('IB-COMP-1', () => {
  it('counts the pieces of retail', () => {
    expect(islebound.inventory(setUp(4).state)).toMatchObject({
      ...SHARED,
      events: 15,
      tokens: 16,
    });
    expect(DICE).toBe(10);
  });

  it('has one Ichor', () => {
    const two = given().state;
    for (const captain of two.captains) captain.ichor = true;
    expect(islebound.inventory(two)).toMatchObject({ 'more than one ichor': 1 });
    expect(islebound.inventory(given().state)).toMatchObject({ 'more than one ichor': 0 });
  });

  it('gives each colour twenty cubes', () => {
    const owned = given({ owners: { farwold: 0, zilliam: 0 }, influence: { 4: 0 } });
    expect(cubesLeft(owned.state, 0)).toBe(20 - 2 - 3 - 1);
  });
});

rule('IB-COMP-2', () => {
  it('counts the pieces of the prototype', () => {
    const { state } = setUp(4, { edition: 'prototype' });
    expect(isleboundPrototype.inventory(state)).toMatchObject({
      ...SHARED,
      events: 14,
      tokens: 12,
    });
  });

  it('has no Ichor there', () => {
    const sea = given({
      edition: 'prototype',
      captains: [{ coins: 10, serpents: 1, pirates: 1 }],
      at: ['grenille'],
      buildingRow: ['museum', 'palace', 'tavern', 'market', 'underriver-gate'],
    }).play('buy building=underriver-gate');
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, serpents: 3 });
    expect(isleboundPrototype.events).not.toContain('regained-ichor');
  });
});

rule('IB-COMP-3', () => {
  it('never runs out of coins, fish, wood or books', () => {
    const rich = { coins: 72, books: 12, fish: 5, wood: 5 };
    const hunter = given({ captains: [rich, rich, rich, rich], seats: 4 }).play('hunt');
    expect(hunter.state.captains[0]?.coins).toBe(73);
    const reader = given({ at: ['rockslide'], captains: [rich, rich] }).play('visit');
    expect(reader.state.captains[0]?.books).toBe(13);
    const fisher = given({
      seats: 4,
      at: ['the-grotto'],
      captains: [{ coins: 1, buildings: ['warehouse'] }, { fish: 10 }, { fish: 10 }, { fish: 10 }],
    }).play('visit');
    expect(fisher.state.captains[0]?.fish).toBe(5);
  });

  it('runs out of pirates with the fifteenth', () => {
    const sea = given({
      at: ['ratnest'],
      captains: [{ coins: 1, deck: ['s1'] }, { pirates: 14 }],
    }).play('visit');
    expect(sea.state.captains[0]?.pirates).toBe(1);
    expect(supplyOf(sea.state, 'pirates')).toBe(0);
  });

  it('runs out of crew with the tenth of two skills', () => {
    const hired = ['t01', 't02', 't03', 't04', 't05', 't06', 't07', 't08', 't09'] as const;
    const sea = given({
      at: ['morlim'],
      captains: [{ coins: 1 }, { deck: [...hired] }],
    }).play('visit', 'hire crew=t10');
    expect(sea.state.crewRow).toEqual([]);
    const again = given({ at: ['morlim'], captains: [{ coins: 1 }, { deck: [...hired, 't10'] }] });
    again.play('visit');
    expect(again.state.captains[0]?.renown).toBe(1);
    expect(again.told('hired')).toEqual([]);
  });
});

rule('IB-COMP-4', () => {
  it('lets one ship take every pirate, and no more than there are', () => {
    const sea = given({ at: ['marhaven'], captains: [{ coins: 1, pirates: 14 }] }).play('visit');
    expect(sea.state.captains[0]?.pirates).toBe(15);
    const more = given({ at: ['marhaven'], captains: [{ coins: 1, pirates: 15 }] }).play('visit');
    expect(more.state.captains[0]?.pirates).toBe(15);
  });

  it('lets one ship take every sea serpent, and no more than there are', () => {
    const captain = { coins: 1, fish: 8, serpents: 12 };
    const sea = given({ at: ['suns-rest'], captains: [captain] }).play('visit', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 14, fish: 4 });
    expect(sea.offers(0)).toContain('end-turn');
  });
});
