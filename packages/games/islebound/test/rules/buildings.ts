// Buy a Building, p. 13, and Stratic's building, p. 17.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Building } from '../../rules/data/buildings.ts';
import { given } from '../given.ts';

const ROW: readonly Building[] = ['museum', 'palace', 'library', 'market', 'jeweller'];

rule('IB-BLD-1', () => {
  it('sells a card for its coins, wherever the ship is', () => {
    const sea = given({ at: ['zilliam'], captains: [{ coins: 8 }], buildingRow: ROW });
    sea.play('buy building=market');
    expect(sea.state.captains[0]).toMatchObject({ coins: 1, buildings: ['market'] });
    expect(sea.state.treasureMap).toBe(0);
  });

  it('sells several in a turn and leaves the action open', () => {
    const sea = given({ captains: [{ coins: 13 }], buildingRow: ROW });
    sea.play('buy building=market', 'buy building=jeweller', 'hunt');
    expect(sea.state.captains[0]?.buildings).toEqual(['market', 'jeweller']);
  });

  it('still sells after the action', () => {
    const sea = given({ captains: [{ coins: 5 }], buildingRow: ROW }).play('hunt');
    expect(sea.offers(0)).toContain('buy building=jeweller');
  });

  it('sells nothing to a captain without a coin', () => {
    const sea = given({ captains: [{ coins: 5, fish: 5, wood: 5 }], buildingRow: ROW });
    expect(sea.refusal('buy building=jeweller')).toBe('IB-BLD-1');
  });
});

rule('IB-BLD-2', () => {
  const yard = { at: ['stratic'], owners: { stratic: 0 }, buildingRow: ROW } as const;

  it('builds at Stratic for fish and wood and keeps the coins', () => {
    const sea = given({ ...yard, captains: [{ coins: 9, fish: 3, wood: 3 }] });
    sea.play('visit', 'build building=market');
    expect(sea.state.captains[0]).toMatchObject({ coins: 9, fish: 1, wood: 0 });
    expect(sea.state.captains[0]?.buildings).toEqual(['market']);
  });

  it('builds one card a visit', () => {
    const sea = given({ ...yard, captains: [{ fish: 5, wood: 5 }] });
    sea.play('visit', 'build building=market');
    expect(sea.refusal('build building=jeweller')).toBe('IB-BLD-2');
    expect(sea.refusal('visit')).toBe('IB-TURN-2');
  });

  it('does not build without the goods, however many coins there are', () => {
    const sea = given({ ...yard, captains: [{ coins: 20, fish: 2, wood: 2 }] }).play('visit');
    expect(sea.refusal('build building=market')).toBe('IB-BLD-2');
    expect(sea.offers(0)).toEqual(['build building=jeweller', 'skip']);
  });

  it('builds nowhere else', () => {
    const sea = given({ captains: [{ fish: 5, wood: 5 }], buildingRow: ROW });
    expect(sea.refusal('build building=market')).toBe('IB-BLD-2');
  });
});

rule('IB-BLD-3', () => {
  const RICH = { coins: 40, fish: 5, wood: 5 };

  it.each([
    [0, ['market', 'jeweller']],
    [1, ['library', 'market', 'jeweller']],
    [2, ['palace', 'library', 'market', 'jeweller']],
    [3, ROW],
  ])('opens with %i books what stands far enough to the right', (books, open) => {
    const sea = given({ captains: [{ ...RICH, books }], buildingRow: ROW });
    expect(sea.offers(0).filter((line) => line.startsWith('buy'))).toEqual(
      open.map((building) => `buy building=${building}`),
    );
  });

  it('refuses the three left-most to those with a book too few', () => {
    const withBooks = (books: number) =>
      given({ captains: [{ ...RICH, books }], buildingRow: ROW });
    expect(withBooks(0).refusal('buy building=library')).toBe('IB-BLD-3');
    expect(withBooks(1).refusal('buy building=palace')).toBe('IB-BLD-3');
    expect(withBooks(2).refusal('buy building=museum')).toBe('IB-BLD-3');
  });

  it('holds for building too', () => {
    const at = { at: ['stratic'], owners: { stratic: 0 }, buildingRow: ROW } as const;
    const shut = given({ ...at, captains: [RICH] }).play('visit');
    expect(shut.refusal('build building=library')).toBe('IB-BLD-3');
    const open = given({ ...at, captains: [{ ...RICH, books: 1 }] }).play('visit');
    expect(open.offers(0)).toContain('build building=library');
  });

  it('has books shown and not paid', () => {
    const sea = given({ captains: [{ ...RICH, books: 3 }], buildingRow: ROW });
    sea.play('buy building=museum');
    expect(sea.state.captains[0]).toMatchObject({ books: 3, coins: 30 });
  });
});

rule('IB-BLD-4', () => {
  const things = { buildingRow: ROW, buildingDeck: ['tavern'] } as const;

  it('slides the cards on the left to the right and refills the left end', () => {
    const sea = given({ ...things, captains: [{ coins: 7 }] }).play('buy building=market');
    expect(sea.state.buildingRow).toEqual(['tavern', 'museum', 'palace', 'library', 'jeweller']);
  });

  it('does so after building', () => {
    const sea = given({
      ...things,
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [{ fish: 2, wood: 2 }],
    });
    sea.play('visit', 'build building=jeweller');
    expect(sea.state.buildingRow).toEqual(['tavern', 'museum', 'palace', 'library', 'market']);
  });

  it('leaves the row alone when a build is declined', () => {
    const sea = given({ ...things, at: ['stratic'], owners: { stratic: 0 } });
    sea.play('visit', 'skip');
    expect(sea.state.buildingRow).toEqual(ROW);
    expect(sea.told('row-refilled')).toEqual([]);
  });
});

rule('IB-BLD-5', () => {
  it('lets an ability work in the turn in which the card was bought', () => {
    const sea = given({ captains: [{ coins: 6 }], buildingRow: ROW });
    sea.play('buy building=jeweller', 'hunt');
    expect(sea.state.captains[0]?.coins).toBe(2);
  });

  it('does not let it work before', () => {
    const sea = given({ captains: [{ coins: 5 }], buildingRow: ROW });
    sea.play('hunt', 'buy building=jeweller');
    expect(sea.state.captains[0]?.coins).toBe(0);
  });

  it('does not let a card answer to its own gaining', () => {
    const buildingRow = [...ROW.slice(0, 4), 'mercenary-guild'] as const;
    const sea = given({ captains: [{ coins: 6 }], buildingRow }).play(
      'buy building=mercenary-guild',
    );
    expect(sea.state.captains[0]?.pirates).toBe(0);
  });
});

rule('IB-BLD-6', () => {
  const lastTurn = { trigger: 'buildings', turnsLeft: 0, buildingRow: ROW } as const;

  it('counts a card that was bought by its price', () => {
    const sea = given({ ...lastTurn, captains: [{ coins: 7 }] });
    expect(sea.play('buy building=market', 'end-turn').outcome?.scores).toEqual([7, 0]);
  });

  it('counts a card that was built by the same price, not by its goods', () => {
    const sea = given({
      ...lastTurn,
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [{ fish: 2, wood: 3 }],
    });
    sea.play('visit', 'build building=market', 'end-turn');
    expect(sea.outcome?.scores).toEqual([7, 0]);
  });
});

rule('IB-BLD-7', () => {
  it('counts buildings and no ports where buildings are counted', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0, marhaven: 0 },
      captains: [{ buildings: ['market'] }],
      reputation: [[1], [2]],
    });
    sea.play('visit', 'brag card=1');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([2, 0]);
  });

  it('leaves the capital city as it was when the home port is lost', () => {
    const sea = given({
      at: ['krazk'],
      captains: [{ serpents: 3 }, { buildings: ['market'] }],
      rig: { rolls: [6, 6, 6] },
    });
    sea.play('attack', 'send fighter=serpent count=3', 'roll', 'strike', 'skip');
    expect(sea.state.owners[sea.state.towns.indexOf('krazk')]).toBe(0);
    expect(sea.state.captains[0]?.buildings).toEqual([]);
    expect(sea.state.captains[1]?.buildings).toEqual(['market']);
  });
});

rule('IB-BLD-8', () => {
  it('moves the marker for renown gained in play', () => {
    const sea = given({
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [{ fish: 2, wood: 3, buildings: ['bridge'] }],
      buildingRow: ROW,
    });
    sea.play('visit', 'build building=market');
    expect(sea.state.captains[0]?.renown).toBe(1);
  });

  it('keeps renown for the game end off the track until then', () => {
    const sea = given({
      captains: [{ buildings: ['museum', 'town-hall'] }],
      trigger: 'buildings',
      turnsLeft: 0,
    });
    expect(sea.state.captains[0]?.renown).toBe(0);
    sea.play('end-turn');
    expect(sea.state.captains[0]?.renown).toBe(0);
    expect(sea.outcome?.scores).toEqual([10 + 12 + 1 + 2, 0]);
  });
});
