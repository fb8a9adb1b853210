// Variants, p. 22: Advanced Sea Boards, Close Quarters, Six Buildings.
import { rule } from '@tidetable/conformance';
import { readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { ADVANCED, BASIC, ISLAND_TOWNS, PORTS, type Town } from '../../rules/data/towns.ts';
import { islebound } from '../../rules/index.ts';
import { signOf } from '../../rules/questions.ts';
import { given } from '../given.ts';
import { setUp } from './setup-table.ts';

rule('IB-VAR-ADV-1', () => {
  const options = { advanced: true };

  it('turns all four boards', () => {
    const { state } = given({ options });
    for (const [region, town] of state.towns.entries())
      expect(signOf(state, region)).toEqual(ADVANCED[town]);
  });

  it('changes most island towns, some not at all, and no port', () => {
    const changed = (towns: readonly Town[]) =>
      towns.filter((town) => JSON.stringify(ADVANCED[town]) !== JSON.stringify(BASIC[town]));
    expect(changed(ISLAND_TOWNS)).toHaveLength(10);
    expect(changed(PORTS)).toEqual([]);
  });

  it('changes what a visit gives', () => {
    const place = { at: ['the-grotto'], captains: [{ coins: 1 }] } as const;
    const basic = given(place).play('visit');
    const advanced = given({ ...place, options }).play('visit');
    expect(basic.state.captains[0]).toMatchObject({ fish: 5, renown: 0 });
    expect(advanced.state.captains[0]).toMatchObject({ fish: 4, renown: 1 });
  });

  it('changes what a conquest needs and brings', () => {
    const place = { at: ['grenille'], captains: [{ pirates: 3 }] } as const;
    const lines = ['attack', 'send count=3 fighter=pirate', 'roll', 'strike'];
    const rig = { rolls: [5, 5, 2] };
    const basic = given({ ...place, rig }).play(...lines);
    const advanced = given({ ...place, options, rig }).play(...lines);
    expect(basic.state.captains[0]?.coins).toBe(4);
    expect(advanced.told('struck')).toMatchObject([{ needed: 5 }]);
    expect(advanced.state.captains[0]?.coins).toBe(5);
  });
});

const CLOSE = { options: { closeQuarters: true }, step: 'move' } as const;

rule('IB-VAR-CLOSE-1', () => {
  it("exhausts one who administrates for a stop anywhere on the rival's board", () => {
    const sea = given({ ...CLOSE, at: ['crimsika', 'zilliam'] }).play('sail to=farwold');
    expect(sea.state.captains[0]?.below).toEqual(['s1']);
  });

  it('refuses the stop without one', () => {
    const captains = [{ deck: ['s9' as const] }];
    const sea = given({ ...CLOSE, at: ['crimsika', 'zilliam'], captains });
    expect(sea.refusal('sail to=farwold')).toBe('IB-VAR-CLOSE-1');
    expect(sea.allowedBy('sail to=undervall')).toBe('IB-MOVE-1');
  });

  it('costs nothing on another board, nor outside the variant', () => {
    const other = given({ ...CLOSE, at: ['crimsika', 'zilliam'] }).play('sail to=undervall');
    const without = given({ step: 'move', at: ['crimsika', 'zilliam'] }).play('sail to=farwold');
    expect(other.told('exhausted')).toEqual([]);
    expect(without.told('exhausted')).toEqual([]);
  });

  it('is for two players', () => {
    expect(readOptions(islebound.options, { closeQuarters: true }, 2).closeQuarters).toBe(true);
    expect(() => readOptions(islebound.options, { closeQuarters: true }, 3)).toThrow();
  });
});

rule('IB-AMB-43', () => {
  it('asks only where the move ends', () => {
    const captains = [{ deck: ['s9' as const], fish: 2 }];
    const sea = given({ ...CLOSE, at: ['crimsika', 'the-grotto'], captains });
    sea.play('sail to=marhaven');
    expect(sea.told('sailed')).toMatchObject([{ to: 'marhaven', fish: 1 }]);
    expect(sea.told('exhausted')).toEqual([]);
  });

  it('takes one in all, also in the very region of the rival', () => {
    const sea = given({ ...CLOSE, at: ['crimsika', 'farwold'] }).play('sail to=farwold');
    expect(sea.told('exhausted')).toHaveLength(1);
  });

  it('does not count ports as a board', () => {
    const sea = given({ ...CLOSE, at: ['undervall', 'krazk'] }).play('sail to=crimsika');
    expect(sea.told('exhausted')).toEqual([]);
  });

  it('is free with Lighthouse', () => {
    const captains = [{ buildings: ['lighthouse' as const] }];
    const sea = given({ ...CLOSE, at: ['crimsika', 'zilliam'], captains });
    sea.play('sail to=farwold');
    expect(sea.told('exhausted')).toEqual([]);
  });
});

const SIX = {
  options: { sixBuildings: true },
  buildingRow: ['lighthouse', 'warehouse', 'miracle-hut', 'tavern', 'butcher', 'jeweller'],
  buildingDeck: ['market', 'palace'],
} as const;

rule('IB-VAR-SIX-1', () => {
  it('lays six cards', () => {
    expect(setUp(2, { options: { sixBuildings: true } }).state.buildingRow).toHaveLength(6);
  });

  it('asks for 4, 3, 2, 1 and no books from the left', () => {
    const open = [0, 1, 2, 3, 4].map((books) => {
      const sea = given({ ...SIX, captains: [{ coins: 20, books }] });
      return sea.offers(0).filter((offer) => offer.startsWith('buy ')).length;
    });
    expect(open).toEqual([2, 3, 4, 5, 6]);
    const short = given({ ...SIX, captains: [{ coins: 20, books: 3 }] });
    expect(short.refusal('buy building=lighthouse')).toBe('IB-VAR-SIX-1');
  });

  it('gives a coin for the left-most card, bought or built, and for no other', () => {
    const bought = given({ ...SIX, captains: [{ coins: 9, books: 4 }] });
    bought.play('buy building=lighthouse');
    expect(bought.state.captains[0]?.coins).toBe(9 - 4 + 1);
    const built = given({
      ...SIX,
      at: ['stratic'],
      owners: { stratic: 0 },
      captains: [{ fish: 1, wood: 1, books: 4 }],
    }).play('visit', 'build building=lighthouse');
    expect(built.state.captains[0]?.coins).toBe(1);
    const second = given({ ...SIX, captains: [{ coins: 9, books: 4 }] });
    second.play('buy building=warehouse');
    expect(second.state.captains[0]?.coins).toBe(9 - 4);
  });

  it('refills to six', () => {
    const sea = given({ ...SIX, captains: [{ coins: 9 }] }).play('buy building=jeweller');
    expect(sea.state.buildingRow).toEqual([
      'market',
      'lighthouse',
      'warehouse',
      'miracle-hut',
      'tavern',
      'butcher',
    ]);
  });
});

rule('IB-AMB-46', () => {
  it('does not let the coin help to pay for its own card', () => {
    const sea = given({ ...SIX, captains: [{ coins: 3, books: 4 }] });
    expect(sea.refusal('buy building=lighthouse')).toBe('IB-BLD-1');
  });

  it('lets it pay for the next', () => {
    const sea = given({ ...SIX, captains: [{ coins: 9, books: 4 }] });
    sea.play('buy building=lighthouse', 'buy building=jeweller');
    expect(sea.state.captains[0]?.coins).toBe(0);
  });
});
