// Building Clarifications, p. 21: abilities triggered by buildings, books, rest and treasure.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Building } from '../../rules/data/buildings.ts';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

const ROW: readonly Building[] = ['museum', 'palace', 'treasury', 'butcher', 'tavern'];

/** Seat 0 in its own Stratic, with these buildings and enough to buy or build. */
function atStratic(...buildings: Building[]) {
  const captain: Partial<Captain> = { coins: 5, fish: 3, wood: 1, buildings };
  return given({
    at: ['stratic'],
    owners: { stratic: 0 },
    captains: [captain],
    buildingRow: ROW,
  });
}

rule('IB-CLAR-1', () => {
  it('gives a book for a building that is bought, and for one that is built', () => {
    const bought = atStratic('academy-of-builders').play('buy building=tavern');
    expect(bought.state.captains[0]?.books).toBe(1);
    const built = atStratic('academy-of-builders').play('visit', 'build building=tavern');
    expect(built.state.captains[0]?.books).toBe(1);
  });

  it('gives none for itself', () => {
    const sea = given({
      captains: [{ coins: 8 }],
      buildingRow: [...ROW.slice(0, 4), 'academy-of-builders'],
    });
    expect(sea.play('buy building=academy-of-builders').state.captains[0]?.books).toBe(0);
  });

  it('gives none for the buildings of others', () => {
    const sea = given({
      captains: [{ coins: 5 }, { buildings: ['academy-of-builders'] }],
      buildingRow: ROW,
    });
    sea.play('buy building=tavern');
    expect(sea.state.captains.map(({ books }) => books)).toEqual([0, 0]);
  });
});

rule('IB-CLAR-2', () => {
  it('gives 1 renown and 1 fish for building', () => {
    const sea = atStratic('bridge').play('visit', 'build building=tavern');
    expect(sea.state.captains[0]).toMatchObject({ renown: 1, fish: 1 });
  });

  it('gives nothing for buying, nor for a visit without building', () => {
    const bought = atStratic('bridge').play('buy building=tavern');
    expect(bought.state.captains[0]).toMatchObject({ renown: 0, fish: 3 });
    const idle = atStratic('bridge').play('visit', 'skip');
    expect(idle.state.captains[0]).toMatchObject({ renown: 0, fish: 3 });
  });
});

rule('IB-CLAR-13', () => {
  it('gives a pirate for buying', () => {
    const sea = atStratic('mercenary-guild').play('buy building=tavern');
    expect(sea.state.captains[0]?.pirates).toBe(1);
  });

  it('gives none for building', () => {
    const sea = atStratic('mercenary-guild').play('visit', 'build building=tavern');
    expect(sea.state.captains[0]?.pirates).toBe(0);
  });
});

/** Seat 0 at Rockslide, its own: a book and 1 renown. */
function atRockslide(...captains: Partial<Captain>[]) {
  return given({ at: ['rockslide'], owners: { rockslide: 0 }, captains });
}

/** Three books in one gain, after a reward is declined. */
function threeBooks(...buildings: Building[]) {
  const sea = given({ captains: [{ buildings }] });
  sea.state.agenda.push(
    { step: 'gain', seat: 0, good: 'books', count: 3 },
    { step: 'reward', seat: 0, token: 'three-coins' },
  );
  return sea.play('leave-reward');
}

rule('IB-CLAR-9', () => {
  it('gives 1 renown with a book', () => {
    const sea = atRockslide({ buildings: ['library'] }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, renown: 2 });
  });

  it('gives 1 for each of several books, beside School of War', () => {
    const sea = threeBooks('library', 'school-of-war');
    expect(sea.state.captains[0]).toMatchObject({ books: 3, renown: 3, pirates: 3 });
  });

  it('gives none for the books of others, nor for books it finds', () => {
    const sea = atRockslide({}, { books: 2, buildings: ['library'] }).play('visit');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([1, 0]);
  });
});

rule('IB-CLAR-19', () => {
  it('gives a pirate with a book', () => {
    const sea = atRockslide({ buildings: ['school-of-war'] }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, pirates: 1, renown: 1 });
  });

  it('gives one for each of several books', () => {
    expect(threeBooks('school-of-war').state.captains[0]).toMatchObject({ books: 3, pirates: 3 });
  });

  it('gives none for the books of others', () => {
    const sea = atRockslide({}, { buildings: ['school-of-war'] }).play('visit');
    expect(sea.state.captains.map(({ pirates }) => pirates)).toEqual([0, 0]);
  });
});

rule('IB-CLAR-5', () => {
  it('gives a fish at a town with a bed', () => {
    const sea = given({ captains: [{ below: ['t01'], buildings: ['fishing-guild'] }] });
    expect(sea.play('visit', 'rest').state.captains[0]?.fish).toBe(1);
  });

  it('gives none at a town without', () => {
    const sea = atRockslide({ below: ['t01'], buildings: ['fishing-guild'] }).play('visit');
    expect(sea.state.captains[0]?.fish).toBe(0);
  });

  it('gives none when others rest', () => {
    const sea = given({ captains: [{ below: ['t01'] }, { buildings: ['fishing-guild'] }] });
    sea.play('visit', 'rest');
    expect(sea.state.captains.map(({ fish }) => fish)).toEqual([0, 0]);
  });
});

rule('IB-CLAR-6', () => {
  it('gives a coin at a town with a bed', () => {
    const sea = given({ captains: [{ below: ['t01'], buildings: ['gambling-hall'] }] });
    expect(sea.play('visit', 'rest').state.captains[0]?.coins).toBe(1);
  });

  it('gives one at Ratnest on the advanced side, and none on the basic one', () => {
    const at = { at: ['ratnest'], owners: { ratnest: 0 } } as const;
    const captain: Partial<Captain> = { below: ['t01'], buildings: ['gambling-hall'] };
    const bed = given({ ...at, options: { advanced: true }, captains: [captain] });
    expect(bed.play('visit', 'rest').state.captains[0]?.coins).toBe(1);
    const none = given({ ...at, captains: [captain] });
    expect(none.play('visit').state.captains[0]?.coins).toBe(0);
  });
});

rule('IB-CLAR-14', () => {
  it('brings an injured crew member straight on deck', () => {
    const sea = given({ captains: [{ injured: ['t05'], buildings: ['miracle-hut'] }] });
    sea.play('visit', 'rest', 'heal crew=t05');
    expect(sea.state.captains[0]).toMatchObject({ below: [], injured: [] });
    expect(sea.state.captains[0]?.deck).toContain('t05');
  });

  it('heals nobody without it', () => {
    const sea = given({ captains: [{ injured: ['t05'] }, { buildings: ['miracle-hut'] }] });
    sea.play('visit', 'rest');
    expect(sea.state.captains[0]).toMatchObject({ below: ['t05'], injured: [] });
  });

  it('asks nothing where nobody is injured', () => {
    const sea = given({ captains: [{ below: ['t05'], buildings: ['miracle-hut'] }] });
    expect(sea.play('visit', 'rest').offers(0)).toContain('end-turn');
  });
});

rule('IB-CLAR-8', () => {
  it.each([
    [0, 2],
    [3, 4],
  ])('adds a coin to a hunt with %i on the map', (treasureMap, coins) => {
    const sea = given({ treasureMap, captains: [{ buildings: ['jeweller'] }] }).play('hunt');
    expect(sea.state.captains[0]?.coins).toBe(coins);
  });

  it('adds none for others', () => {
    const sea = given({ captains: [{}, { buildings: ['jeweller'] }] }).play('hunt');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([1, 0]);
  });
});
