// Setting up the players, p. 4.

import { rule, type Scene } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { STARTING_HAND } from '../../rules/data/resources.ts';
import { chart, handSize } from '../../rules/questions.ts';
import { redact, view } from '../../rules/secrets.ts';
import type { Plunder } from '../../rules/state.ts';
import { mayStartAt } from '../../rules/waters.ts';
import { ownerOf, ship, stormAt, where } from './looking.ts';
import { manySetUps, setUp, setUpInOrder } from './setup-table.ts';

const CROSSES = [12, 7, 12, 8, 12, 9];
const STORM = [6, 3];

/** Three players, of whom the second rolls highest. */
const three = () => setUpInOrder(3, [...CROSSES, ...STORM, 2, 6, 3]);

function pickAll(sea: Scene<Plunder>): Scene<Plunder> {
  while (sea.state.ships.length < sea.state.seats)
    sea.play(itemAt(sea.offers(itemAt(sea.must, 0)), 0));
  return sea;
}

rule('PL-SETUP-8', () => {
  it('marks ships and flags by their owner', () => {
    const sea = three().play('pick island=thimble');
    expect(ship(sea, 1).seat).toBe(1);
    expect(ownerOf(sea, 'thimble')).toBe(1);
    expect(ownerOf(sea, 'pintail')).toBeNull();
  });
});

rule('PL-SETUP-9', () => {
  it.each([
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
  ])('places for %i players %i tokens', (seats, tokens) => {
    expect(setUp(seats).state.crosses).toHaveLength(tokens);
  });

  it('spins for each of them', () => {
    const { state } = three();
    const { names } = chart(state);
    expect(state.crosses.map((square) => names[square])).toEqual(['L7', 'L8', 'L9']);
  });

  it('may place two on one square, and on land', () => {
    const { state } = setUpInOrder(3, [2, 2, 2, 2, 12, 9, ...STORM, 2, 6, 3]);
    const { names } = chart(state);
    expect(state.crosses.map((square) => names[square])).toEqual(['B2', 'B2', 'L9']);
  });
});

rule('PL-SETUP-10', () => {
  it('puts the centre of the storm on a spun coordinate', () => {
    expect(stormAt(three())).toBe('F3');
  });
});

rule('PL-SETUP-11', () => {
  it('spins again where the storm would lie over a one-skull port', () => {
    const sea = setUpInOrder(3, [...CROSSES, 2, 4, 4, 2, ...STORM, 2, 6, 3]);
    expect(stormAt(sea)).toBe('F3');
    expect(sea.state.pickingRolls).toEqual([[2], [6], [3]]);
  });

  it('lets it lie over other ports, and over the land of one-skull islands', () => {
    expect(stormAt(setUpInOrder(3, [...CROSSES, 5, 9, 2, 6, 3]))).toBe('E9');
    expect(stormAt(setUpInOrder(3, [...CROSSES, 1, 1, 2, 6, 3]))).toBe('A1');
  });

  it.each([2, 4, 6])('never begins over one, with %i players', (seats) => {
    for (const { state } of manySetUps(seats))
      expect(mayStartAt(chart(state), state.storm)).toBe(true);
  });
});

rule('PL-SETUP-12', () => {
  it('lets the highest pick first, the others counter-clockwise', () => {
    const sea = three();
    expect(sea.must).toEqual([1]);
    sea.play('pick island=thimble');
    expect(sea.must).toEqual([0]);
    sea.play('pick island=pintail');
    expect(sea.must).toEqual([2]);
    expect(sea.refusal('0: pick island=pilgrim')).toBe('PL-SETUP-13');
  });
});

rule('PL-SETUP-13', () => {
  it('offers all islands of one skull', () => {
    const sea = three();
    expect(sea.allowedBy('pick island=thimble')).toBe('PL-SETUP-13');
    expect(sea.offers(1)).toHaveLength(8);
  });

  it('refuses islands of more skulls, Merchant islands, and what is taken', () => {
    const sea = three();
    for (const island of ['bungstave', 'gallows-crag', 'barrel-harbour'])
      expect(sea.refusal(`pick island=${island}`)).toBe('PL-SETUP-13');
    sea.play('pick island=thimble');
    expect(sea.refusal('pick island=thimble')).toBe('PL-SETUP-13');
    expect(sea.allowedBy('pick island=pintail')).toBe('PL-SETUP-13');
  });

  it('plants a flag on it', () => {
    expect(ownerOf(three().play('pick island=sprat-key'), 'sprat-key')).toBe(1);
  });

  it('picks one island and no second', () => {
    const sea = three().play('pick island=thimble', 'pick island=pintail', 'pick island=pilgrim');
    expect(sea.state.flags.filter((owner) => owner !== null)).toHaveLength(3);
    expect(sea.refusal('pick island=sprat-key')).toBe('PL-SETUP-13');
  });
});

rule('PL-SETUP-14', () => {
  it('puts a ship with three lives into the port', () => {
    const sea = three().play('pick island=thimble');
    expect(where(sea, 1)).toBe('J5');
    expect(ship(sea, 1)).toMatchObject({ seat: 1, lives: 3, masts: 0, cannons: 0 });
  });
});

rule('PL-SETUP-15', () => {
  it('deals three cards each from the face-down deck', () => {
    const sea = three().play('pick island=thimble', 'pick island=pintail');
    expect([0, 1, 2].map((seat) => handSize(sea.state, seat))).toEqual([3, 3, 0]);
    expect(sea.state.stacks).toEqual([10, 10, 10, 10]);
    expect(view(sea.state, 0).deck).toBe(110 - 2 * STARTING_HAND);
  });

  it('shows them to nobody else', () => {
    const sea = three().play('pick island=thimble');
    const [drew] = sea.told('drew');
    if (drew === undefined) throw new Error('nothing was drawn');
    expect(redact(drew, 1)).toEqual(drew);
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(redact(drew, viewer)).toMatchObject({ cards: null, count: 3 });
    expect(view(sea.state, 0).captains[1]).toEqual({ handSize: 3, plunderPoints: 0 });
  });
});

rule('PL-SETUP-16', () => {
  it('gives the first turn to the last who picked, and goes on clockwise', () => {
    const sea = pickAll(three());
    const seats = [];
    for (let turn = 0; turn < 4; turn++) {
      seats.push(sea.must[0]);
      sea.play('roll', 'end-turn');
    }
    expect(seats).toEqual([2, 0, 1, 2]);
    expect(sea.told('turn-began').map(({ seat }) => seat)).toEqual([2, 0, 1, 2, 0]);
  });

  it('begins a new round with that player', () => {
    const sea = pickAll(three());
    const rounds = [2, 0, 1, 2].map((seat) => {
      expect(sea.must).toEqual([seat]);
      const { round } = sea.state;
      sea.play('roll', 'end-turn');
      return round;
    });
    expect(rounds).toEqual([1, 1, 1, 2]);
  });

  it('lets nobody else begin', () => {
    const sea = pickAll(three());
    for (const seat of [0, 1]) expect(sea.refusal(`${seat}: roll`)).toBe('PL-TURN-3');
  });
});

rule('PL-AMB-1', () => {
  it('lets those who tie for the highest roll again', () => {
    const sea = setUpInOrder(3, [...CROSSES, ...STORM, 6, 2, 6, 3, 5]);
    expect(sea.state.pickingRolls).toEqual([[6, 3], [2], [6, 5]]);
    expect(sea.must).toEqual([2]);
  });

  it('does so until one is highest', () => {
    const sea = setUpInOrder(3, [...CROSSES, ...STORM, 4, 4, 4, 5, 1, 5, 2, 1]);
    expect(sea.state.pickingRolls).toEqual([
      [4, 5, 2],
      [4, 1],
      [4, 5, 1],
    ]);
    expect(sea.must).toEqual([0]);
  });

  it('does not mind ties below the highest', () => {
    const sea = setUpInOrder(3, [...CROSSES, ...STORM, 4, 2, 2]);
    expect(sea.state.pickingRolls).toEqual([[4], [2], [2]]);
  });
});

rule('PL-AMB-2', () => {
  it.each([
    [
      [6, 1, 1, 1],
      [0, 3, 2, 1],
    ],
    [
      [1, 1, 6, 1],
      [2, 1, 0, 3],
    ],
    [
      [1, 1, 1, 6],
      [3, 2, 1, 0],
    ],
  ])('makes a snake of the rolls %j', (rolls, picking) => {
    const sea = setUpInOrder(4, [...CROSSES, ...STORM, ...rolls]);
    pickAll(sea);
    expect(sea.told('picked').map(({ seat }) => seat)).toEqual(picking);
    const highest = itemAt(picking, 0);
    expect(sea.must).toEqual([(highest + 1) % 4]);
    for (let turn = 0; turn < 3; turn++) sea.play('roll', 'end-turn');
    expect(sea.must).toEqual([highest]);
  });
});
