// House rules of towns and reputation: the default, and the other reading.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { conflict } from './option-conflicts.ts';

rule('IB-AMB-14', () => {
  const hiring = (undervallSurcharge: boolean, coins: number) =>
    given({
      at: ['undervall'],
      owners: { undervall: 0 },
      options: { advanced: true, undervallSurcharge },
      crewRow: ['t01', 't02', 't03'],
      captains: [{ coins }],
    }).play('visit');

  it('hires at the price of the row, or with the extra coin where the table says so', () => {
    expect(hiring(false, 1).play('hire crew=t01').state.captains[0]?.coins).toBe(0);
    expect(hiring(true, 1).refusal('hire crew=t01')).toBe('IB-CREW-4');
    expect(hiring(true, 1).play('hire crew=t03').state.captains[0]?.coins).toBe(0);
  });

  it('needs advanced sides', () => {
    expect(conflict('retail', { undervallSurcharge: true })).toContain('IB-AMB-14');
    expect(conflict('prototype', { undervallSurcharge: true })).toContain('IB-AMB-14');
    expect(conflict('deep-fog', { undervallSurcharge: true })).toBeNull();
  });
});

rule('IB-AMB-15', () => {
  const hiring = (morlimCrewFree: boolean) =>
    given({
      at: ['morlim'],
      owners: { morlim: 0 },
      options: { advanced: true, morlimCrewFree },
      crewRow: ['t01', 't02', 't03'],
    }).play('visit');

  it('charges the price of the row, or nothing where the table says so', () => {
    expect(hiring(false).refusal('hire crew=t01')).toBe('IB-CREW-4');
    expect(hiring(true).play('hire crew=t01').state.captains[0]?.deck).toContain('t01');
  });

  it('needs advanced sides', () => {
    expect(conflict('retail', { morlimCrewFree: true })).toContain('IB-AMB-15');
    expect(conflict('retail', { morlimCrewFree: true, advanced: true })).toBeNull();
  });
});

rule('IB-AMB-68', () => {
  const bragging = (bragAlone: boolean) =>
    given({
      at: ['farwold'],
      owners: { farwold: 0 },
      options: { bragAlone },
      reputation: [[1], [3]],
      captains: [{ buildings: ['bridge'] }, { buildings: ['market', 'palace'] }],
    }).play('visit');

  it('scores a chosen card for all, or for the chooser alone where the table says so', () => {
    expect(bragging(false).refusal('brag-alone card=1')).toBe('IB-AMB-68');
    const all = bragging(true).play('brag card=1');
    expect(all.state.captains.map(({ renown }) => renown)).toEqual([2, 2]);
    const alone = bragging(true).play('brag-alone card=1');
    expect(alone.state.captains.map(({ renown }) => renown)).toEqual([1, 0]);
    expect(alone.state.reputationDiscard).toEqual([1]);
  });
});

rule('IB-AMB-95', () => {
  const reading = { at: ['farwold'], owners: { farwold: 0 }, reputation: [[3], [1]] } as const;

  it('gives 2 for each book, but 1 for each card in hand', () => {
    const books = given({ ...reading, captains: [{ books: 2 }] }).play('visit', 'brag card=3');
    expect(books.state.captains[0]?.renown).toBe(6);
    const cards = given({
      ...reading,
      options: { architect: true },
      captains: [{ hand: ['bridge', 'market'] }],
    }).play('visit', 'brag card=3');
    expect(cards.state.captains[0]?.renown).toBe(4);
  });

  it('stops at seven', () => {
    const hand = ['bridge', 'market', 'palace', 'museum', 'library', 'mansion', 'tavern'] as const;
    const sea = given({
      ...reading,
      options: { architect: true },
      captains: [{}, { hand: [...hand, 'treasury'] }],
    }).play('visit', 'brag card=3', '1: take-reward');
    expect(sea.state.captains[1]).toMatchObject({ renown: 0 });
  });
});
