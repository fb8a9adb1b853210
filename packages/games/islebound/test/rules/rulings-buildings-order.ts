// Rulings on order, and on abilities that interact.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

rule('IB-AMB-75', () => {
  const scoring: Given = {
    seats: 3,
    at: ['farwold'],
    owners: { farwold: 0 },
    reputation: [[2], [1]],
    captains: [{}, { renown: 6, wood: 8 }, { renown: 6 }],
    tokens: ['four-fish', 'three-coins'],
  };

  it('waits for others who have something to choose, clockwise', () => {
    const sea = given(scoring).play('visit', 'brag card=2');
    expect(sea.must).toEqual([1]);
    expect(sea.refusal('0: choose gain=0')).toBe('IB-VISIT-1');
    sea.play('1: take-reward', '1: drop good=wood');
    expect(sea.must).toEqual([1]);
    sea.play('1: drop good=fish');
    expect(sea.must).toEqual([2]);
    sea.play('2: take-reward');
    expect(sea.must).toEqual([0]);
    expect(sea.offers(0)).toContain('choose gain=0');
  });

  it('ends the chain of one before the next begins', () => {
    const sea = given(scoring).play('visit', 'brag card=2', '1: take-reward');
    expect(sea.state.captains[2]).toMatchObject({ renown: 6, tokens: [] });
    sea.play('1: drop good=fish', '1: drop good=fish');
    expect(sea.state.captains[2]).toMatchObject({ renown: 0, tokens: ['three-coins'] });
  });

  it('lets a reward be refused, but not the token', () => {
    const sea = given(scoring).play('visit', 'brag card=2');
    expect(sea.offers(1)).toEqual(['take-reward', 'leave-reward']);
    sea.play('1: leave-reward');
    expect(sea.state.captains[1]).toMatchObject({ fish: 0, renown: 1, tokens: ['four-fish'] });
    expect(sea.refusal('2: skip')).toBe('IB-TURN-4');
  });

  it('lets another player hire and rest out of turn', () => {
    const sea = given({
      ...scoring,
      captains: [{}, { renown: 6 }, { renown: 6, below: ['t01'] }],
      crewRow: ['t05', 't06', 't07'],
      tokens: ['free-hire', 'rest'],
    });
    sea.play('visit', 'brag card=2', '1: take-reward', '1: hire crew=t05');
    sea.play('2: take-reward', '2: rest');
    expect(sea.state.captains[1]?.deck).toContain('t05');
    expect(sea.state.captains[2]?.below).toEqual([]);
  });

  it('lets another player pass over a slot out of turn', () => {
    const sea = given({
      ...scoring,
      captains: [{}, { renown: 6, buildings: ['house-of-commons'] }, { renown: 6 }],
      tokens: ['two-cubes', 'two-cubes'],
    });
    sea.play('visit', 'brag card=2', '1: take-reward', '1: pass-over', '2: take-reward');
    expect(sea.state.influence.slice(0, 5)).toEqual([2, 1, 1, 2, null]);
  });

  it('waits for the loser of a town before the victor goes on', () => {
    const sea = given({
      at: ['krazk'],
      captains: [{ serpents: 3 }, { renown: 6, buildings: ['mausoleum'] }],
      rig: { rolls: [6, 6, 6] },
    }).play('attack', 'send fighter=serpent count=3', 'roll', 'strike');
    expect(sea.must).toEqual([1]);
    expect(sea.play('1: leave-reward').must).toEqual([0]);
  });
});

rule('IB-AMB-76', () => {
  it('pays first, then lets abilities follow in the order of the list, each to its end', () => {
    const sea = given({
      captains: [
        {
          coins: 5,
          buildings: ['mercenary-guild', 'school-of-war', 'library', 'academy-of-builders'],
        },
      ],
      buildingRow: ['museum', 'palace', 'treasury', 'butcher', 'tavern'],
    }).play('buy building=tavern');
    expect(sea.told('paid', 'gained').map(({ type, good }) => `${type} ${good}`)).toEqual([
      'paid coins',
      'gained books',
      'gained renown',
      'gained pirates',
      'gained pirates',
    ]);
  });

  it('settles a token of one ability before the next ability', () => {
    const sea = given({
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [
        { fish: 3, wood: 1, renown: 6, buildings: ['bridge', 'library', 'academy-of-builders'] },
      ],
      buildingRow: ['museum', 'palace', 'treasury', 'butcher', 'tavern'],
    }).play('visit', 'build building=tavern');
    expect(sea.offers(0)).toEqual(['take-reward', 'leave-reward']);
    expect(sea.state.captains[0]?.fish).toBe(0);
    expect(sea.play('leave-reward').state.captains[0]).toMatchObject({ renown: 1, fish: 1 });
  });

  it('checks the hold at every single gain', () => {
    const sea = given({
      at: ['undervall'],
      influence: { 8: 0, 9: 0 },
      captains: [{ wood: 9, buildings: ['market'] }],
    }).play('negotiate', 'withdraw slot=8', 'withdraw slot=9');
    expect(sea.state.captains[0]).toMatchObject({ fish: 2, wood: 9 });
    sea.play('drop good=fish');
    expect(sea.state.captains[0]).toMatchObject({ fish: 1, wood: 10 });
    sea.play('drop good=fish');
    expect(sea.offers(0)).toEqual(['visit', 'skip']);
  });

  it('gives a reward when its 7 is reached, before the steps that remain', () => {
    const sea = given({
      at: ['krazk'],
      captains: [{ serpents: 3 }, { renown: 5, buildings: ['mausoleum'] }],
      rig: { rolls: [6, 6, 6] },
    }).play('attack', 'send fighter=serpent count=3', 'roll', 'strike');
    expect(sea.state.captains[1]?.renown).toBe(0);
    expect(sea.play('1: leave-reward').state.captains[1]?.renown).toBe(1);
  });
});

rule('IB-AMB-82', () => {
  const saw: Partial<Captain> = { buildings: ['sawmill', 'smokehouse'] };

  it('adds one for a visit, however much the sign gave', () => {
    const sea = given({
      at: ['ratnest'],
      owners: { ratnest: 0 },
      captains: [{ ...saw, deck: ['s9', 't05', 't06'] }],
    }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ wood: 4, fish: 0 });
  });

  it('adds it though the goods of the sign found no room', () => {
    const sea = given({
      at: ['grenille'],
      owners: { grenille: 0 },
      captains: [{ ...saw, fish: 10 }],
    }).play('visit', 'drop good=wood', 'drop good=wood', 'drop good=wood');
    expect(sea.state.captains[0]).toMatchObject({ fish: 10, wood: 1 });
    expect(sea.play('drop good=fish').state.captains[0]).toMatchObject({ fish: 9, wood: 1 });
  });

  it('adds none to rewards, nor to what other buildings give', () => {
    const reward = given({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [{ ...saw, renown: 6 }],
      tokens: ['three-wood'],
    }).play('visit', 'take-reward');
    expect(reward.state.captains[0]?.wood).toBe(3);
    const guild = given({ captains: [{ buildings: ['fishing-guild', 'smokehouse'] }] });
    expect(guild.play('visit').state.captains[0]?.fish).toBe(1);
  });

  it('adds none where nobody works and the sign gives none', () => {
    const sea = given({
      options: { advanced: true },
      at: ['morlim'],
      owners: { morlim: 0 },
      captains: [{ ...saw, deck: ['s1'] }],
    }).play('visit', 'skip');
    expect(sea.state.captains[0]?.wood).toBe(0);
  });
});
