// Options, and those that conflict.
import { houseRules, readOptions } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { OPTIONS, targetOf, teamOf } from '../rules/options.ts';

const read = (input: object, seats = 4) => readOptions(OPTIONS, input, seats);

describe('the options', () => {
  it('are the printed game where nothing is chosen', () => {
    expect(read({})).toEqual({
      teams: 'none',
      target: 0,
      timer: 0,
      finishTurn: false,
      onlyAFaces: false,
      offersPerTurn: 0,
      strictComponents: false,
      roundLimit: 0,
      stormBargains: false,
      stormGifts: false,
      stormCutsMerchants: false,
      portsAreOcean: false,
      treasureMastsWait: false,
      threatsNeedAttack: false,
      bribesOnlyGrow: false,
      restockAt: 0,
    });
  });

  it('let only as many play in teams as the form needs', () => {
    for (const [teams, seats] of [
      ['2x2', 4],
      ['2x3', 6],
      ['3x2', 6],
    ] as const) {
      expect(read({ teams }, seats).teams).toBe(teams);
      for (const other of [2, 3, 4, 5, 6].filter((number) => number !== seats))
        expect(() => read({ teams }, other)).toThrow(`teams ${teams} only at ${seats} seats`);
    }
  });

  it('keep the target in its range, which is another one for teams', () => {
    for (const target of [5, 10, 20]) expect(read({ target }).target).toBe(target);
    for (const target of [4, 21, 30])
      expect(() => read({ target })).toThrow('a target from 5 to 20');
    for (const target of [8, 30]) expect(read({ teams: '2x2', target }).target).toBe(target);
    expect(() => read({ teams: '2x2', target: 7 })).toThrow('a target from 8 to 30');
    expect(() => read({ target: 31 })).toThrow();
    expect(() => read({ target: -1 })).toThrow();
  });

  it('finish a turn only where a clock could cut it off', () => {
    expect(read({ timer: 60, finishTurn: true }).finishTurn).toBe(true);
    expect(() => read({ finishTurn: true })).toThrow('finishTurn only with a timer');
  });

  it('bound haggling, or do not', () => {
    for (const offersPerTurn of [0, 1, 60])
      expect(read({ offersPerTurn })).toMatchObject({ offersPerTurn });
    expect(() => read({ offersPerTurn: 61 })).toThrow();
  });

  it('take any number of minutes up to ten hours', () => {
    for (const timer of [0, 1, 2, 45, 600]) expect(read({ timer })).toMatchObject({ timer });
    for (const timer of [-1, 601, '60']) expect(() => read({ timer })).toThrow();
  });

  it('know a house rule by its default', () => {
    expect(houseRules(OPTIONS, read({ target: 12, timer: 60 }))).toEqual([]);
    expect(houseRules(OPTIONS, read({ stormBargains: true, restockAt: 5 }))).toEqual([
      'stormBargains',
      'restockAt',
    ]);
    for (const { group, help } of Object.values(OPTIONS.fields))
      if (group === 'house') expect(help).toMatch(/\(PL-AMB-\d+(, PL-AMB-\d+)*\)\.$/);
  });

  it('refuse what they do not know', () => {
    expect(() => read({ storms: 2 })).toThrow();
    expect(() => read({ onlyAFaces: 'yes' })).toThrow();
  });
});

describe('the target', () => {
  it('is ten, for teams 16 or 14, unless the table sets another', () => {
    expect(targetOf(read({}))).toBe(10);
    expect(targetOf(read({ teams: '2x2' }))).toBe(16);
    expect(targetOf(read({ teams: '2x3' }, 6))).toBe(16);
    expect(targetOf(read({ teams: '3x2' }, 6))).toBe(14);
    expect(targetOf(read({ target: 12 }))).toBe(12);
  });

  it('is missing against the clock, unless the table sets one too', () => {
    expect(targetOf(read({ timer: 30 }))).toBeNull();
    expect(targetOf(read({ timer: 30, target: 8 }))).toBe(8);
  });
});

describe('teams', () => {
  const seating = (teams: string, seats: number) => {
    const options = read({ teams }, seats);
    return Array.from({ length: seats }, (_none, seat) => teamOf(options, seat));
  };

  it('alternate around the table', () => {
    expect(seating('2x2', 4)).toEqual([0, 1, 0, 1]);
    expect(seating('2x3', 6)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(seating('3x2', 6)).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('are one for each where there are none', () => {
    expect(seating('none', 5)).toEqual([0, 1, 2, 3, 4]);
  });
});
