// How the order of gains, and a slot passed over, affect the rest of a visit.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

const FULL_BUT_TWO = Object.fromEntries(Array.from({ length: 10 }, (_none, slot) => [slot, 1]));

rule('IB-AMB-77', () => {
  it('offers no second cube where the only empty slot is the one passed over', () => {
    const sea = given({
      influence: FULL_BUT_TWO,
      captains: [{ books: 2, buildings: ['house-of-commons'] }],
    });
    sea.play('visit', 'barter', 'pass-over');
    expect(sea.told('placed-cube')).toMatchObject([{ slot: 11 }]);
    expect(sea.state.captains[0]?.books).toBe(1);
    expect(sea.state.agenda.at(-1)?.step).toBe('act');
  });

  it('offers one more where the slot was used', () => {
    const sea = given({
      influence: FULL_BUT_TWO,
      captains: [{ books: 2, buildings: ['house-of-commons'] }],
    });
    sea.play('visit', 'barter', 'use-slot', 'barter');
    expect(sea.told('placed-cube')).toMatchObject([{ slot: 10 }, { slot: 11 }]);
  });
});

rule('IB-TOWN-GRO', () => {
  it('counts the workers of the advanced sign after its renown has brought them on deck', () => {
    const sea = given({
      options: { advanced: true },
      at: ['the-grotto'],
      owners: { 'the-grotto': 0 },
      captains: [{ renown: 6, deck: ['s1'], below: ['s9'] }],
      tokens: ['rest'],
    });
    sea.play('visit', 'take-reward', 'rest');
    expect(sea.state.captains[0]?.fish).toBe(4);
  });
});

rule('IB-AMB-82', () => {
  it('lets Smokehouse add once, though the advanced Grotto gives fish twice', () => {
    const sea = given({
      options: { advanced: true },
      at: ['the-grotto'],
      owners: { 'the-grotto': 0 },
      captains: [{ buildings: ['smokehouse'] }],
    });
    sea.play('visit');
    expect(sea.state.captains[0]?.fish).toBe(3 + 1 + 1);
  });

  it('adds to goods that were declined too', () => {
    const sea = given({
      at: ['the-grotto'],
      owners: { 'the-grotto': 0 },
      captains: [{ buildings: ['smokehouse'] }],
    });
    sea.play('visit-in-part', 'skip');
    expect(sea.state.captains[0]?.fish).toBe(1);
  });
});
