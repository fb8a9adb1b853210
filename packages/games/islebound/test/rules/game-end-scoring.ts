// Game End, p. 14: scores, ties.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { scoring } from '../../rules/steps/scoring.ts';
import { type Given, given } from '../given.ts';

/** Ends the last turn of the game. */
function ended(captains: readonly Partial<Captain>[], things: Given = {}) {
  const seats = captains.length;
  const last = { seats, turn: seats - 1, trigger: 'buildings', turnsLeft: 0 } as const;
  return given({ ...last, captains, ...things }).play('end-turn');
}

rule('IB-GEN-2', () => {
  it('scores coins, buildings, their abilities, the track and tokens', () => {
    const sea = ended([
      {
        coins: 3,
        renown: 4,
        tokens: ['rest', 'one-book'],
        buildings: ['museum', 'butcher'],
      },
      {},
    ]);
    expect(scoring(sea.state)[0]).toEqual({
      coins: 3,
      monster: 0,
      buildings: 15,
      abilities: 1,
      track: 4,
      tokens: 14,
      total: 37,
    });
    expect(sea.outcome?.scores).toEqual([37, 0]);
  });

  it('scores nothing for goods, fighters, crew, towns and influence as such', () => {
    const goods = { fish: 5, wood: 5, books: 4, pirates: 3, serpents: 3 };
    const sea = ended([{ ...goods, deck: ['t01', 't02'] }, {}], {
      owners: { farwold: 0, zilliam: 0 },
      influence: { 10: 0 },
    });
    expect(sea.outcome?.scores).toEqual([0, 0]);
  });
});

rule('IB-END-5', () => {
  it('counts 1 for each coin and the value of each building, however it was gained', () => {
    const sea = ended([{ coins: 9, buildings: ['miracle-hut', 'library'] }, {}]);
    expect(sea.outcome?.scores).toEqual([9 + 2 + 9, 0]);
  });

  it('adds what buildings are worth at the end', () => {
    const buildings = ['treasury', 'town-hall', 'sailors-guild'] as const;
    const sea = ended([
      {
        coins: 9,
        buildings: [...buildings],
        deck: ['t01', 's1'],
        below: ['t02'],
        injured: ['t03'],
      },
      {},
    ]);
    expect(scoring(sea.state)[0]).toMatchObject({ buildings: 32, abilities: 2 + 3 + 3 });
  });

  it('counts the place on the track and 7 for each token or cube left on 7', () => {
    const captains: Partial<Captain>[] = [
      { renown: 5, tokens: ['rest'], sevens: 2 },
      { renown: 1 },
    ];
    const sea = ended(captains, { tokens: [], fewTokens: true });
    expect(sea.outcome?.scores).toEqual([5 + 7 + 14, 1 + 15 * 7]);
  });

  it('does not count during play what is for the end only', () => {
    const sea = given({ captains: [{ buildings: ['museum', 'palace'], wood: 3 }] }).play('hunt');
    expect(sea.state.captains[0]).toMatchObject({ renown: 0, coins: 1 });
    expect(sea.outcome).toBeNull();
  });
});

rule('IB-END-6', () => {
  it('breaks a tie by fish and wood together', () => {
    const sea = ended([
      { coins: 5, fish: 3 },
      { coins: 5, fish: 2, wood: 2 },
      { coins: 4, fish: 9 },
    ]);
    expect(sea.outcome?.winners).toEqual([1]);
    expect(sea.endings).toEqual(['buildings', 'tie-broken']);
  });

  it('does not ask for them where there is no tie', () => {
    const sea = ended([{ coins: 6 }, { coins: 5, fish: 9 }]);
    expect(sea.outcome?.winners).toEqual([0]);
    expect(sea.endings).toEqual(['buildings']);
  });
});

rule('IB-AMB-39', () => {
  it('shares the victory among those still level', () => {
    const sea = ended([
      { coins: 5, fish: 2 },
      { coins: 5, fish: 1 },
      { coins: 5, wood: 2 },
    ]);
    expect(sea.outcome?.winners).toEqual([0, 2]);
    expect(sea.endings).toEqual(['buildings', 'shared']);
  });

  it('looks at nothing else, not even books or towns', () => {
    const sea = ended([{ coins: 5, books: 3, pirates: 2 }, { coins: 5 }], {
      owners: { farwold: 0 },
    });
    expect(sea.outcome?.winners).toEqual([0, 1]);
  });
});

rule('IB-AMB-80', () => {
  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('gives Treasury for %i coins %i renown', (coins, renown) => {
    const sea = ended([{ coins, buildings: ['treasury'] }, {}]);
    expect(scoring(sea.state)[0]?.abilities).toBe(renown);
  });

  it('counts fish and wood apart for Palace', () => {
    const sea = ended([{ fish: 3, wood: 1, buildings: ['palace'] }, {}]);
    expect(scoring(sea.state)[0]?.abilities).toBe(1 + 1);
  });

  it('counts them together for the reputation card of the hold', () => {
    const sea = given({
      at: ['farwold'],
      captains: [{ coins: 1 }, { fish: 3, wood: 2 }],
      reputation: [[8], []],
    }).play('visit', 'brag card=8');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([2, 2]);
  });

  it('counts coins by threes for the reputation card of the purse', () => {
    const sea = given({
      at: ['farwold'],
      captains: [{ coins: 6 }, { coins: 6 }],
      reputation: [[7], []],
    }).play('visit', 'brag card=7');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([1 + 1, 2]);
  });
});
