// Advice at one table: what is refused, that it changes nothing, and letting things go on.
import { describe, expect, it } from 'vitest';
import { playOn, talk } from '../../../../cli/test/protocol-kit.ts';
import { atTable, ISLAND } from './island.ts';

const LITTLE = { iterations: 40 };

describe('advise', () => {
  it.each([
    [{ seat: 1, budget: LITTLE }, 'not-asked', /waiting for seat 0/],
    [{ seat: 9, budget: LITTLE }, 'bad-seat', /from 0 to 2/],
    [{ seat: 0 }, 'bad-request', /^advise\.budget: expected an object, got nothing/],
    [{ seat: 0, budget: 7 }, 'bad-request', /^advise\.budget: expected an object/],
    [{ seat: 0, budget: {} }, 'bad-budget', /either iterations or milliseconds, got nothing/],
    [{ seat: 0, budget: { games: 3 } }, 'bad-budget', /either iterations or milliseconds/],
    [{ seat: 0, budget: { iterations: 1, milliseconds: 1 } }, 'bad-budget', /either/],
    [{ seat: 0, budget: { iterations: 0 } }, 'bad-budget', /from 1 to 1000000, got 0/],
    [{ seat: 0, budget: { milliseconds: 60_001 } }, 'bad-budget', /from 1 to 60000/],
    [{ seat: 0, budget: { iterations: '5' } }, 'bad-budget', /budget\.iterations/],
  ])('refuses %j with %s', (fields, code, message) => {
    const { fails } = atTable();
    expect(fails('advise', fields)).toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('changes nothing', () => {
    const { ask } = atTable();
    const before = ask('record');
    ask('advise', { seat: 0, budget: LITTLE });
    expect(ask('record')).toEqual(before);
  });

  it('tells of letting things go on to a seat that may cut in', async () => {
    const { ask } = talk();
    ask('new', { ...ISLAND, seed: 'cut' });
    let may: number[] | undefined;
    for (let ply = 0; ply < 60 && may === undefined; ply++) {
      await playOn(async (request, fields) => ask(request, fields), 1, ply + 1);
      ({ may } = ask('deciders') as unknown as { may?: number[] });
    }
    const { advice } = ask('advise', { seat: may?.[0], budget: LITTLE });
    expect(advice.map(({ action }) => action)).toContain(null);
  });
});
