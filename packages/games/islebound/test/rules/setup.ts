// Setup 1 to 3, pp. 6–7: the map, what everyone begins with, home ports.

import { rule } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { CREW, type CrewId } from '../../rules/data/crew.ts';
import { SEA_BOARDS } from '../../rules/data/map.ts';
import { BASIC, PORTS, type Town } from '../../rules/data/towns.ts';
import { cubesLeft, signOf } from '../../rules/questions.ts';
import { speedOf } from '../../rules/sailing.ts';
import { given } from '../given.ts';
import { manySetUps, setUp } from './setup-table.ts';

function boardsOf(towns: readonly Town[]): string[] {
  return [0, 3, 6, 9].map((first) => towns.slice(first, first + 3).join());
}

rule('IB-SET-1', () => {
  it('lays the four boards, each the same way up, and then the four ports', () => {
    const boards = SEA_BOARDS.map((board) => board.join()).sort();
    for (const { state } of manySetUps(3)) {
      expect(boardsOf(state.towns).sort()).toEqual(boards);
      expect([...state.towns.slice(12)].sort()).toEqual([...PORTS]);
    }
  });

  it('puts every board into every place, sooner or later', () => {
    const places = manySetUps(3).map(({ state }) => boardsOf(state.towns));
    for (const slot of [0, 1, 2, 3])
      expect(new Set(places.map((boards) => boards[slot])).size).toBe(4);
  });
});

rule('IB-SET-2', () => {
  it('has each port once, in a corner that changes from game to game', () => {
    const tables = manySetUps(2);
    for (const { state } of tables)
      for (const port of PORTS) expect(state.towns.filter((town) => town === port)).toHaveLength(1);
    expect(new Set(tables.map(({ state }) => state.towns[12])).size).toBe(4);
  });
});

rule('IB-SET-3', () => {
  it('shows the basic side of every board', () => {
    const { state } = given();
    for (const [region, town] of state.towns.entries())
      expect(signOf(state, region)).toEqual(BASIC[town]);
  });

  it('shows the other side of all four boards with Advanced, and never a mixture', () => {
    const { state } = given({ options: { advanced: true } });
    for (const first of [0, 3, 6, 9]) {
      const changed = [0, 1, 2].filter((place) => {
        const town = itemAt(state.towns, first + place);
        return signOf(state, first + place) !== BASIC[town];
      });
      expect(changed.length).toBeGreaterThan(0);
    }
  });
});

rule('IB-SET-3', () => {
  it('has no other side in the prototype', () => {
    const advanced = { options: { advanced: true } };
    expect(() => setUp(2, { edition: 'prototype', ...advanced })).toThrow();
    expect(setUp(2, advanced).state.options.advanced).toBe(true);
  });
});

rule('IB-SET-4', () => {
  it.each([2, 3, 4])(
    'gives each of %i players seven coins and three crew of one skill',
    (seats) => {
      const { state } = setUp(seats);
      for (const { coins, deck, ...others } of state.captains) {
        expect(coins).toBe(7);
        expect(deck.map((crew) => CREW[crew])).toEqual([
          ['administrate'],
          ['administrate'],
          ['work'],
        ]);
        expect(others).toMatchObject({ fish: 0, wood: 0, books: 0, pirates: 0, serpents: 0 });
      }
    },
  );

  it('leaves out the starting crew of empty seats', () => {
    const { state } = setUp(2);
    const inGame: CrewId[] = [
      ...state.captains.flatMap(({ deck }) => deck),
      ...state.crewRow,
      ...state.crewStack,
    ];
    expect(inGame.filter((crew) => CREW[crew].length === 1)).toHaveLength(6);
    expect(inGame).toHaveLength(16);
  });

  it('gives twenty cubes, of which one each marks movement and renown', () => {
    const { state } = setUp(3);
    expect([0, 1, 2].map((seat) => cubesLeft(state, seat))).toEqual([18, 18, 18]);
  });
});

rule('IB-SET-5', () => {
  it('begins with all crew on deck at speed 2', () => {
    const { state } = setUp(4);
    for (const [seat, { deck, below, injured }] of state.captains.entries()) {
      expect([deck.length, below.length, injured.length]).toEqual([3, 0, 0]);
      expect(speedOf(state, seat)).toBe(2);
    }
  });
});

rule('IB-SET-6', () => {
  it('passes the turn clockwise from the first player, who stays the first player', () => {
    const sea = setUp(3, { options: { first: '2' } });
    for (let count = 0; count < 3; count++) sea.play(itemAt(sea.offers(itemAt(sea.must, 0)), 0));
    const turns: number[] = [];
    for (let count = 0; count < 5; count++) {
      const seat = itemAt(sea.must, 0);
      turns.push(seat);
      sea.play(itemAt(sea.offers(seat), 0));
      if (sea.offers(seat).some((offer) => offer.startsWith('exhaust')))
        sea.play(itemAt(sea.offers(seat), 0));
      sea.play('end-turn');
    }
    expect(turns).toEqual([1, 2, 0, 1, 2]);
    expect(sea.state.firstPlayer).toBe(1);
  });

  it('draws the first player by lot unless the table names one', () => {
    const drawn = manySetUps(4, { options: { first: 'random' } });
    const named = manySetUps(4, { options: { first: '3' } });
    expect(new Set(drawn.map(({ state }) => state.firstPlayer))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(named.map(({ state }) => state.firstPlayer))).toEqual(new Set([2]));
  });
});

rule('IB-SET-7', () => {
  it('asks the last player first, and the first player last', () => {
    const sea = setUp(4, { options: { first: '2' } });
    const asked: number[] = [];
    for (const port of PORTS) {
      asked.push(itemAt(sea.must, 0));
      sea.play(`choose-port port=${port}`);
    }
    expect(asked).toEqual([0, 3, 2, 1]);
  });

  it('puts a cube and the ship into the port that was chosen', () => {
    const sea = setUp(2).play('choose-port port=krazk', 'choose-port port=thundrake');
    const [krazk, thundrake] = [
      sea.state.towns.indexOf('krazk'),
      sea.state.towns.indexOf('thundrake'),
    ];
    expect([sea.state.owners[krazk], sea.state.owners[thundrake]]).toEqual([1, 0]);
    expect(sea.state.captains.map(({ region }) => region)).toEqual([thundrake, krazk]);
    expect(sea.state.owners.filter((owner) => owner !== null)).toHaveLength(2);
  });

  it('gives nobody a port that is taken', () => {
    const sea = setUp(2).play('choose-port port=krazk');
    expect(sea.refusal('choose-port port=krazk')).toBe('IB-SET-7');
  });

  it('offers ports only', () => {
    const sea = setUp(2);
    expect(sea.offers(1).sort()).toEqual(PORTS.map((port) => `choose-port port=${port}`));
    expect(sea.refusal('choose-port port=farwold')).toBe('IB-SET-7');
  });
});
