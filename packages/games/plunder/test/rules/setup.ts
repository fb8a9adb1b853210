// Setting up the board, p. 2, also for two players, p. 12.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TREASURE_CARDS } from '../../rules/data/treasure.ts';
import { tilesOf } from '../../rules/layout.ts';
import { chart } from '../../rules/questions.ts';
import { view } from '../../rules/secrets.ts';
import { manySetUps, setUp, setUpInOrder } from './setup-table.ts';

const numbersIn = (layout: string) => (tilesOf(layout) ?? []).map(({ face }) => face[0]);

rule('PL-SETUP-1', () => {
  it.each([3, 4, 5, 6])('lays all six tiles in two rows of three for %i', (seats) => {
    for (const { state } of manySetUps(seats)) {
      expect(numbersIn(state.layout).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(chart(state)).toMatchObject({ width: 18, height: 12 });
    }
  });

  it('shuffles them', () => {
    const orders = manySetUps(4).map(({ state }) => numbersIn(state.layout).join(''));
    expect(new Set(orders).size).toBeGreaterThan(30);
  });
});

rule('PL-SETUP-2', () => {
  it('is smaller for two', () => {
    expect(chart(setUp(2).state).names).toHaveLength(144);
    expect(chart(setUp(3).state).names).toHaveLength(216);
  });
});

rule('PL-SETUP-3', () => {
  it('letters the rows and numbers the columns', () => {
    const { names, width } = chart(setUp(4).state);
    expect(names[0]).toBe('A1');
    expect(names.at(-1)).toBe('L18');
    expect(names[1 * width + 4]).toBe('B5');
  });

  it('spins a row, then a column', () => {
    const { state } = setUpInOrder(3, [2, 5, 12, 18, 1, 1, 6, 3]);
    const { names } = chart(state);
    expect(state.crosses.map((square) => names[square])).toEqual(['B5', 'L18', 'A1']);
  });
});

rule('PL-SETUP-4', () => {
  it.each([2, 3, 6])('has ten of each kind open for %i', (seats) => {
    expect(setUp(seats).state.stacks).toEqual([10, 10, 10, 10]);
  });
});

rule('PL-SETUP-5', () => {
  it('has all others face down', () => {
    expect(setUp(4).state.deck).toEqual([27, 27, 27, 29]);
  });

  it('shows nobody which they are', () => {
    expect(view(setUp(4).state, 0).deck).toBe(110);
  });
});

rule('PL-SETUP-6', () => {
  const sorted = (cards: readonly number[]) => [...cards].sort((one, other) => one - other);
  const all = TREASURE_CARDS.flatMap(({ id, copies }) => Array<number>(copies).fill(id));

  it('has all Treasure cards in one deck, in another order each time', () => {
    const decks = manySetUps(3).map(({ state }) => state.treasure);
    for (const deck of decks) expect(sorted(deck)).toEqual(all);
    expect(new Set(decks.map(String)).size).toBe(decks.length);
  });

  it('shows nobody the order', () => {
    expect(view(setUp(3).state, 0).treasure).toBe(55);
  });
});

rule('PL-SETUP-7', () => {
  it('begins with all Plunder Point cards in the supply', () => {
    const { captains } = setUp(6).state;
    expect(captains.map(({ plunderPoints }) => plunderPoints)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

rule('PL-DUO-1', () => {
  it('leaves out the tiles with Merchant islands and lays a square of four', () => {
    for (const { state } of manySetUps(2)) {
      expect(numbersIn(state.layout).sort()).toEqual(['1', '2', '3', '4']);
      expect(chart(state)).toMatchObject({ width: 12, height: 12 });
      expect(chart(state).islands.filter(({ kind }) => kind === 'merchant')).toEqual([]);
    }
  });

  it('keeps them for three', () => {
    const merchants = chart(setUp(3).state).islands.filter(({ kind }) => kind === 'merchant');
    expect(merchants).toHaveLength(2);
  });
});

rule('PL-DUO-2', () => {
  const columns = (seats: number) => {
    const found = manySetUps(seats).flatMap(({ state }) =>
      [...state.crosses, state.storm].map((square) => (square % chart(state).width) + 1),
    );
    return Math.max(...found);
  };

  it('has no columns beyond 12', () => {
    const { names } = chart(setUp(2).state);
    expect(names.filter((name) => Number(name.slice(1)) > 12)).toEqual([]);
    expect(names).toContain('L12');
  });

  it('spins no higher number, while three players do', () => {
    expect(columns(2)).toBe(12);
    expect(columns(3)).toBeGreaterThan(12);
  });
});

rule('PL-DUO-3', () => {
  it('places two X tokens', () => {
    expect(setUp(2).state.crosses).toHaveLength(2);
    expect(setUp(3).state.crosses).not.toHaveLength(2);
  });
});
