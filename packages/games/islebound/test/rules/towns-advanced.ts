// Island Town Actions, pp. 15–18: the advanced side.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

/** Seat 0 in this town, its own, so that nothing is paid on entry. */
function visiting(town: Town, captain: Partial<Captain> = {}) {
  return given({
    options: { advanced: true },
    at: [town],
    owners: { [town]: 0 },
    captains: [captain],
    crewRow: ['t05', 't06', 't07'],
    reputation: [[1], [2]],
  }).play('visit');
}

rule('IB-TOWN-FEL', () => {
  it('advanced: makes of a wood and an administrator 1 renown and a cube, as often as wanted', () => {
    const sea = visiting('fels-garden', { wood: 2 }).play('barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ wood: 0, renown: 2, below: ['s1', 's2'] });
    expect(sea.state.influence.slice(2, 5)).toEqual([0, 0, null]);
  });

  it('advanced: has no rest, and takes nobody but administrators', () => {
    const sea = visiting('fels-garden', { wood: 2, deck: ['s9'], below: ['s1'] });
    expect(sea.refusal('rest')).toBe('IB-CREW-3');
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-TOWN-MOR', () => {
  it('advanced: hires, then gives a wood for each who works, the newcomer included', () => {
    const sea = visiting('morlim').play('hire crew=t07');
    expect(sea.state.captains[0]).toMatchObject({ wood: 2, renown: 0 });
  });

  it('advanced: gives the wood without a hire', () => {
    const sea = visiting('morlim').play('skip');
    expect(sea.state.captains[0]).toMatchObject({ wood: 1, renown: 0 });
  });
});

rule('IB-TOWN-RAT', () => {
  it('advanced: gives 2 pirates, then a rest', () => {
    const sea = visiting('ratnest', { below: ['t01'] }).play('rest');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, below: [], wood: 0 });
  });

  it('advanced: rests nobody against the will', () => {
    const sea = visiting('ratnest', { below: ['t01'] }).play('skip');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 2, below: ['t01'] });
  });
});

rule('IB-TOWN-ROC', () => {
  it('advanced: gives a book and 2 renown for 2 coins', () => {
    const sea = visiting('rockslide', { coins: 5 }).play('barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ coins: 1, books: 2, renown: 4, below: [] });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('advanced: gives them no more often than there are crew on deck', () => {
    const sea = visiting('rockslide', { coins: 8, deck: ['s1'], below: ['s2'] }).play('barter');
    expect(sea.state.captains[0]).toMatchObject({ coins: 6, books: 1 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('advanced: gives nothing for nothing', () => {
    expect(visiting('rockslide', { coins: 1 }).state.captains[0]).toMatchObject({
      coins: 1,
      books: 0,
      renown: 0,
    });
  });
});

rule('IB-TOWN-SUN', () => {
  it('advanced: makes of 2 fish and anyone a serpent and 1 renown, as often as wanted', () => {
    const sea = visiting('suns-rest', { fish: 5, deck: ['s1', 's9'] });
    sea.play('barter', 'exhaust crew=s9', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ fish: 1, serpents: 2, renown: 2, deck: [] });
  });

  it('advanced: gives none without crew on deck, nor for a single fish', () => {
    const tired = visiting('suns-rest', { fish: 4, deck: [], below: ['s1'] });
    expect(tired.refusal('barter')).toBe('IB-SYM-2');
    expect(visiting('suns-rest', { fish: 1 }).refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-TOWN-GRO', () => {
  it('advanced: gives 3 fish, 1 for each who works on deck, and 1 renown', () => {
    const sea = visiting('the-grotto', { deck: ['s9', 't01'] });
    expect(sea.state.captains[0]).toMatchObject({ fish: 5, renown: 1 });
  });

  it('advanced: gives no fish for those below deck', () => {
    const sea = visiting('the-grotto', { deck: ['s1'], below: ['s9'] });
    expect(sea.state.captains[0]).toMatchObject({ fish: 3, renown: 1 });
  });
});

rule('IB-TOWN-UND', () => {
  it('advanced: gives 1 renown, then hires', () => {
    const sea = visiting('undervall', { coins: 1 }).play('hire crew=t05');
    expect(sea.state.captains[0]).toMatchObject({ renown: 1, coins: 0 });
    expect(sea.state.captains[0]?.deck).toContain('t05');
  });

  it('advanced: has no rest, and hires only if wanted', () => {
    const sea = visiting('undervall', { below: ['t01'] });
    expect(sea.refusal('rest')).toBe('IB-CREW-3');
    expect(sea.play('skip').state.captains[0]).toMatchObject({ renown: 1, below: ['t01'] });
  });
});

rule('IB-TOWN-BOR', () => {
  it('advanced: sells as on the basic side, within the same limits', () => {
    const sea = visiting('borsham', { wood: 3, coins: 2, deck: ['s1'] }).play('barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, serpents: 1, wood: 1, coins: 1 });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-TOWN-GRE', () => {
  it('advanced: gives wood as on the basic side', () => {
    expect(visiting('grenille').state.captains[0]).toMatchObject({ wood: 3, renown: 0 });
  });
});

rule('IB-TOWN-FAR', () => {
  it('advanced: scores a card and gives goods as on the basic side', () => {
    const sea = visiting('farwold').play('brag card=1', 'choose gain=1');
    expect(sea.state.captains[0]).toMatchObject({ renown: 1, fish: 2, wood: 0 });
  });
});

rule('IB-TOWN-STR', () => {
  it('advanced: builds as on the basic side', () => {
    const sea = given({
      options: { advanced: true },
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [{ fish: 2, wood: 2 }],
      buildingRow: ['museum', 'palace', 'library', 'market', 'jeweller'],
    }).play('visit', 'build building=jeweller');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, wood: 0, buildings: ['jeweller'] });
  });
});

rule('IB-TOWN-ZIL', () => {
  it('advanced: gives books as on the basic side', () => {
    const sea = visiting('zilliam', { wood: 1, deck: ['s1'] }).play('barter', 'pay good=wood');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, wood: 0, below: ['s1'] });
  });
});
