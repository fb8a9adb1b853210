// The hold, p. 19.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('IB-CARGO-1', () => {
  const harvest = { at: ['the-grotto'], owners: { 'the-grotto': 0 } } as const;

  it('holds ten fish and wood together', () => {
    const sea = given({ ...harvest, captains: [{ wood: 5 }] }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ fish: 5, wood: 5 });
    expect(sea.offers(0)).toContain('end-turn');
  });

  it('throws old cargo overboard to make room', () => {
    const sea = given({ ...harvest, captains: [{ wood: 7 }] });
    sea.play('visit', 'drop good=wood', 'drop good=wood');
    expect(sea.state.captains[0]).toMatchObject({ fish: 5, wood: 5 });
  });

  it('lets nobody go on with eleven', () => {
    const sea = given({ ...harvest, captains: [{ wood: 6 }] }).play('visit');
    expect(sea.refusal('done')).toBe('IB-CARGO-1');
    expect(sea.offers(0)).toEqual(['drop good=fish', 'drop good=wood']);
  });
});

rule('IB-CARGO-2', () => {
  const full = { fish: 4, wood: 6, coins: 30, books: 12, pirates: 6, serpents: 6 };

  it('keeps books, coins, pirates and serpents out of the hold', () => {
    const books = given({ at: ['rockslide'], owners: { rockslide: 0 }, captains: [full] });
    expect(books.play('visit').offers(0)).toContain('end-turn');
    const pirates = given({ at: ['ratnest'], captains: [{ ...full, deck: ['s1'] }] });
    expect(pirates.play('visit').state.captains[0]).toMatchObject({ pirates: 8, fish: 4, wood: 6 });
    expect(given({ captains: [full] }).play('hunt').state.captains[0]?.coins).toBe(31);
  });

  it('gives them no room either: one fish more is too much', () => {
    const sea = given({ at: ['krazk'], captains: [full] }).play('visit', 'choose gain=1');
    expect(sea.refusal('done')).toBe('IB-CARGO-1');
  });
});
