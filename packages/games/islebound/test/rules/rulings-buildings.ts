// Rulings on buildings: what single cards do, the row, the crew row.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { BUILDINGS, type Building } from '../../rules/data/buildings.ts';
import { TWO_SKILL_CREW } from '../../rules/data/crew.ts';
import type { Captain } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

rule('IB-AMB-27', () => {
  it('gives renown at the end, and no cube', () => {
    const sea = given({
      trigger: 'buildings',
      turnsLeft: 0,
      captains: [{ deck: ['t01', 't02', 't03'], buildings: ['sailors-guild'] }],
    }).play('end-turn');
    expect(sea.outcome?.scores).toEqual([9 + 3, 0]);
    expect(sea.state.influence).not.toContain(0);
  });
});

rule('IB-AMB-28', () => {
  const work: Given = { at: ['the-grotto'], owners: { 'the-grotto': 0 } };

  it('counts the exhausted and leaves out the injured', () => {
    const captain: Partial<Captain> = { deck: [], below: ['s9'], injured: ['t05', 't06'] };
    const sea = given({ ...work, captains: [{ ...captain, buildings: ['butcher'] }] });
    expect(sea.play('visit').state.captains[0]?.fish).toBe(5);
  });

  it('counts one of them again when it is face up', () => {
    const captain: Partial<Captain> = { deck: [], below: ['s9', 't05'], injured: ['t06'] };
    const sea = given({ ...work, captains: [{ ...captain, buildings: ['butcher'] }] });
    expect(sea.play('visit').state.captains[0]?.fish).toBe(6);
  });
});

rule('IB-AMB-29', () => {
  const resting: Given = {
    at: ['rockslide'],
    owners: { rockslide: 0 },
    tokens: ['rest'],
    captains: [
      {
        renown: 6,
        injured: ['t05'],
        buildings: ['fishing-guild', 'gambling-hall', 'miracle-hut'],
      },
    ],
  };

  it('has the guilds pay nothing for a rest from a token', () => {
    const sea = given(resting).play('visit', 'take-reward', 'rest', 'heal crew=t05');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, coins: 0 });
  });

  it('has Miracle Hut help at that rest all the same', () => {
    const sea = given(resting).play('visit', 'take-reward', 'rest', 'heal crew=t05');
    expect(sea.state.captains[0]?.deck).toContain('t05');
  });
});

rule('IB-AMB-31', () => {
  const ROW: readonly Building[] = ['museum', 'palace', 'library', 'market', 'jeweller'];

  /** All other buildings are in the rival's city, so that the deck is empty. */
  function lastRow(captain: Partial<Captain>) {
    const rest = BUILDINGS.filter((building) => !ROW.includes(building));
    return given({ buildingRow: ROW, captains: [captain, { buildings: rest }] });
  }

  it('shrinks the row from the left', () => {
    const sea = lastRow({ coins: 7 }).play('buy building=market');
    expect(sea.state.buildingRow).toEqual(['museum', 'palace', 'library', 'jeweller']);
    expect(sea.told('row-refilled')).toEqual([]);
  });

  it('keeps the gates with the places counted from the right', () => {
    const sea = lastRow({ coins: 30 }).play('buy building=market');
    expect(sea.offers(0)).toContain('buy building=library');
    expect(sea.refusal('buy building=palace')).toBe('IB-BLD-3');
    sea.play('buy building=library');
    expect(sea.offers(0)).toContain('buy building=palace');
  });
});

rule('IB-AMB-31a', () => {
  const buildingRow: readonly Building[] = ['museum', 'tavern', 'butcher', 'market', 'jeweller'];

  it('refills the row and checks the gates between two purchases', () => {
    const sea = given({ buildingRow, buildingDeck: ['bridge'], captains: [{ coins: 20 }] });
    expect(sea.refusal('buy building=butcher')).toBe('IB-BLD-3');
    sea.play('buy building=jeweller');
    expect(sea.state.buildingRow[0]).toBe('bridge');
    expect(sea.offers(0)).toContain('buy building=butcher');
    expect(sea.refusal('buy building=tavern')).toBe('IB-BLD-3');
  });

  it('counts a book gained in between', () => {
    const buildings: Building[] = ['academy-of-builders'];
    const sea = given({ buildingRow, captains: [{ coins: 20, buildings }] });
    sea.play('buy building=jeweller');
    expect(sea.state.captains[0]?.books).toBe(1);
    expect(sea.offers(0)).toContain('buy building=tavern');
    expect(sea.refusal('buy building=museum')).toBe('IB-BLD-3');
  });

  it('lets the turn go on after the building that triggers the end', () => {
    const owned = BUILDINGS.filter((building) => !buildingRow.includes(building)).slice(0, 7);
    const sea = given({ buildingRow, captains: [{ coins: 20, buildings: owned }] });
    sea.play('buy building=jeweller');
    expect(sea.told('end-triggered')).toHaveLength(1);
    expect(sea.outcome).toBeNull();
    expect(sea.offers(0)).toEqual(expect.arrayContaining(['hunt', 'buy building=market']));
  });
});

rule('IB-AMB-32', () => {
  /** Two crew for hire, and nobody in the stack. */
  function lastTwo(coins: number) {
    const below = TWO_SKILL_CREW.filter((crew) => crew !== 't05' && crew !== 't06');
    return given({
      at: ['morlim'],
      owners: { morlim: 0 },
      crewRow: ['t05', 't06'],
      captains: [{ coins }, { below }],
    }).play('visit');
  }

  it('keeps the right-most free of charge and the other at 1', () => {
    const sea = lastTwo(0);
    expect(sea.offers(0)).toEqual(['hire crew=t06', 'skip']);
    expect(sea.refusal('hire crew=t05')).toBe('IB-CREW-4');
    expect(lastTwo(1).play('hire crew=t05').state.captains[0]?.coins).toBe(0);
  });

  it('shrinks the row and refills nothing', () => {
    expect(lastTwo(0).play('hire crew=t06').state.crewRow).toEqual(['t05']);
  });
});

rule('IB-AMB-78', () => {
  const hut: Partial<Captain> = {
    deck: ['s1'],
    below: ['s2'],
    injured: ['s9', 't05', 't06'],
    buildings: ['miracle-hut'],
  };

  it('lets the owner pick one of those injured before; the others turn face up', () => {
    const sea = given({ captains: [hut] }).play('visit', 'rest', 'heal crew=t05');
    expect(sea.state.captains[0]).toMatchObject({
      deck: ['s1', 's2', 't05'],
      below: ['s9', 't06'],
      injured: [],
    });
  });

  it('offers none of the exhausted, and no second one', () => {
    const sea = given({ captains: [hut] }).play('visit', 'rest');
    expect(sea.offers(0)).toEqual(['heal crew=s9', 'heal crew=t05', 'heal crew=t06', 'skip']);
    expect(sea.play('heal crew=s9').refusal('heal crew=t05')).toBe('IB-AMB-78');
  });

  it('heals nobody if the owner does not want it', () => {
    const sea = given({ captains: [hut] }).play('visit', 'rest', 'skip');
    expect(sea.state.captains[0]).toMatchObject({
      deck: ['s1', 's2'],
      below: ['s9', 't05', 't06'],
      injured: [],
    });
  });

  it('heals nobody when the rest is declined', () => {
    const sea = given({ captains: [hut] }).play('visit', 'skip');
    expect(sea.state.captains[0]?.injured).toEqual(['s9', 't05', 't06']);
  });
});

rule('IB-AMB-79', () => {
  it('counts crew on deck, below deck and injured', () => {
    const sea = given({
      trigger: 'buildings',
      turnsLeft: 0,
      captains: [
        { deck: ['t01', 's1'], below: ['t02'], injured: ['t03'], buildings: ['sailors-guild'] },
      ],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([9 + 3, 0]);
  });

  it('counts the injured for the card of sailors', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0 },
      reputation: [[4], [1]],
      captains: [{}, { below: ['t02'], injured: ['t03'] }],
    }).play('visit', 'brag card=4');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([1, 2]);
  });

  it('takes two different tokens for a cost of two crew', () => {
    const fair: Given = { at: ['rockslide'], events: [[15], [1]] };
    const one = given({ ...fair, captains: [{ coins: 2, deck: ['s1', 's9'] }] });
    expect(one.refusal('complete-event event=15')).toBe('IB-EVT-1');
    const two = given({ ...fair, captains: [{ coins: 2, deck: ['s1', 's9', 't01'] }] });
    two.play('complete-event event=15', 'exhaust crew=t01');
    expect(two.state.captains[0]).toMatchObject({ deck: ['s9'], below: ['t01', 's1'] });
  });
});
