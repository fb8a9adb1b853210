// Setup 4 to 6, p. 7: piles, rows, markers; and what is open (IB-AMB-64).
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { TWO_SKILL_CREW } from '../../rules/data/crew.ts';
import { islebound, isleboundPrototype } from '../../rules/index.ts';
import { gateOf } from '../../rules/questions.ts';
import { given } from '../given.ts';
import { manySetUps, setUp } from './setup-table.ts';

function numbers(last: number): number[] {
  return Array.from({ length: last }, (_none, index) => index + 1);
}

function ascending(piles: readonly (readonly number[])[]): number[] {
  return piles.flat().sort((one, other) => one - other);
}

rule('IB-SET-8', () => {
  it('makes piles of seven and eight events, and of seven and seven in the prototype', () => {
    const retail = setUp(3).state.eventPiles;
    const prototype = setUp(3, { edition: 'prototype' }).state.eventPiles;
    expect(retail.map((pile) => pile.length)).toEqual([7, 8]);
    expect(ascending(retail)).toEqual(numbers(15));
    expect(prototype.map((pile) => pile.length)).toEqual([7, 7]);
    expect(ascending(prototype)).toEqual(numbers(14));
  });

  it('shuffles them', () => {
    const tops = manySetUps(3).map(({ state }) => state.eventPiles[0].at(-1));
    expect(new Set(tops).size).toBeGreaterThan(8);
  });

  it('shows the top of each pile to everyone', () => {
    const { state } = setUp(3);
    expect(islebound.view(state, 0).eventPiles.map(({ top }) => top)).toEqual(
      state.eventPiles.map((pile) => pile.at(-1)),
    );
  });
});

rule('IB-SET-9', () => {
  it('makes two piles of four reputation cards', () => {
    const { reputationPiles } = setUp(3).state;
    expect(reputationPiles.map((pile) => pile.length)).toEqual([4, 4]);
    expect(ascending(reputationPiles)).toEqual(numbers(8));
  });

  it('shuffles them and shows the top of each', () => {
    const tables = manySetUps(3);
    expect(new Set(tables.map(({ state }) => state.reputationPiles[1].at(-1))).size).toBe(8);
    for (const { state } of tables)
      expect(islebound.view(state, 0).reputationPiles.map(({ top }) => top)).toEqual(
        state.reputationPiles.map((pile) => pile.at(-1)),
      );
  });
});

rule('IB-SET-10', () => {
  it('deals three of the ten with two skills into the row', () => {
    const { crewRow, crewStack } = setUp(4).state;
    expect([crewRow.length, crewStack.length]).toEqual([3, 7]);
    expect([...crewRow, ...crewStack].sort()).toEqual([...TWO_SKILL_CREW]);
  });

  it('shows who is next in retail, and not in the prototype', () => {
    const retail = setUp(4).state;
    const prototype = setUp(4, { edition: 'prototype' }).state;
    expect(islebound.view(retail, 0).crewStack).toEqual({ cards: 7, top: retail.crewStack.at(-1) });
    expect(isleboundPrototype.view(prototype, 0).crewStack).toEqual({ cards: 7, top: null });
  });
});

rule('IB-SET-11', () => {
  it('makes one shuffled stack of tokens whose top is seen', () => {
    const tables = manySetUps(4);
    expect(new Set(tables.map(({ state }) => state.tokens.at(-1))).size).toBeGreaterThan(5);
    for (const { state } of tables)
      expect(islebound.view(state, 0).tokens).toEqual({ cards: 16, top: state.tokens.at(-1) });
  });
});

const EVENT = {
  at: ['rockslide'],
  events: [[7], []],
} as const;

rule('IB-SET-12', () => {
  it('blocks the two left-most slots with two players only', () => {
    expect(setUp(2).state.influence.slice(0, 3)).toEqual(['blocked', 'blocked', null]);
    expect(setUp(3).state.influence.slice(0, 3)).toEqual([null, null, null]);
  });

  it('places cubes to the right of them', () => {
    const two = given({ ...EVENT, captains: [{ books: 2 }] }).play('complete-event event=7');
    const three = given({ ...EVENT, seats: 3, captains: [{ books: 2 }] });
    three.play('complete-event event=7');
    expect(two.state.influence.slice(0, 7)).toEqual(['blocked', 'blocked', 0, 0, 0, 0, null]);
    expect(three.state.influence.slice(0, 5)).toEqual([0, 0, 0, 0, null]);
  });

  it('keeps them blocked when all other slots are full', () => {
    const influence = Object.fromEntries(numbers(10).map((slot) => [slot + 1, 1]));
    const sea = given({ ...EVENT, influence, captains: [{ books: 2 }] });
    sea.play('complete-event event=7');
    expect(sea.state.influence.slice(0, 2)).toEqual(['blocked', 'blocked']);
    expect(sea.state.influence).not.toContain(0);
  });
});

rule('IB-SET-13', () => {
  it('lays five buildings beside a shuffled deck', () => {
    const tables = manySetUps(2);
    for (const { state } of tables) {
      expect([state.buildingRow.length, state.buildingDeck.length]).toEqual([5, 30]);
      expect([...state.buildingRow, ...state.buildingDeck].sort()).toEqual([...BUILDINGS].sort());
    }
    expect(new Set(tables.map(({ state }) => state.buildingRow[0])).size).toBeGreaterThan(10);
  });

  it('asks for three, two, one and no books from the left', () => {
    const { state } = setUp(2);
    expect([0, 1, 2, 3, 4].map((place) => gateOf(state, place))).toEqual([3, 2, 1, 0, 0]);
  });

  it('uses four books with Six Buildings only', () => {
    const { state } = setUp(2, { options: { sixBuildings: true } });
    expect(state.buildingRow).toHaveLength(6);
    expect(gateOf(state, 0)).toBe(4);
  });

  it('hides the deck', () => {
    expect(islebound.view(setUp(2).state, 0).buildingDeck).toBe(30);
  });
});

rule('IB-SET-14', () => {
  const captains = [{ books: 2, wood: 2 }];
  const events = [[7], [3]] as const;

  it('opens the two visible events in the regions that they name', () => {
    const rockslide = given({ at: ['rockslide'], events, captains });
    const borsham = given({ at: ['borsham'], events, captains });
    expect(rockslide.allowedBy('complete-event event=7')).toBe('IB-EVT-1');
    expect(rockslide.refusal('complete-event event=3')).toBe('IB-EVT-1');
    expect(borsham.allowedBy('complete-event event=3')).toBe('IB-EVT-1');
    expect(borsham.refusal('complete-event event=7')).toBe('IB-EVT-1');
  });

  it('leaves all fighters in the supply', () => {
    const { captains } = setUp(4).state;
    expect(captains.map(({ pirates, serpents, ichor }) => [pirates, serpents, ichor])).toEqual(
      Array(4).fill([0, 0, false]),
    );
  });
});

rule('IB-AMB-64', () => {
  it('starts with an empty treasure map and renown at 0', () => {
    const { state } = setUp(3);
    expect(state.treasureMap).toBe(0);
    expect(state.captains.map(({ renown, sevens }) => [renown, sevens])).toEqual(
      Array(3).fill([0, 0]),
    );
  });

  it('shows holdings and discards, and of piles no more than top and number', () => {
    const { state } = given({ captains: [{ coins: 3, pirates: 2, buildings: ['market'] }] });
    state.eventDiscard.push(...state.eventPiles[1].splice(0, 2));
    const view = islebound.view(state, 1);
    expect(view.captains[0]).toMatchObject({ coins: 3, pirates: 2, buildings: ['market'] });
    expect(view.eventDiscard).toEqual(state.eventDiscard);
    expect(view.eventPiles[0]).toEqual({ cards: 7, top: 1 });
    expect(view.buildingDeck).toBe(29);
  });
});
