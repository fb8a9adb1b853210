// Symbols, p. 20, as the signs of towns use them.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('IB-SYM-1', () => {
  it('exhausts one with the skill that is shown', () => {
    const sea = given({ at: ['farwold'], captains: [{ coins: 1, deck: ['s9', 't03'] }] });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s9'], below: ['t03'] });
  });

  it('exhausts anyone where a plain crew member is shown', () => {
    const sea = given({ at: ['stratic'], captains: [{ coins: 1, deck: ['s9'] }] }).play('visit');
    expect(sea.state.captains[0]?.below).toEqual(['s9']);
  });

  it('pays one of the goods that are shown', () => {
    const sea = given({ at: ['crimsika'], captains: [{ books: 3 }] }).play('visit', 'barter');
    expect(sea.state.captains[0]?.books).toBe(2);
  });

  it('cannot be met by crew with other skills or without the goods', () => {
    const wrong = given({ at: ['farwold'], captains: [{ coins: 1, deck: ['s9', 't05'] }] });
    expect(wrong.refusal('visit')).toBe('IB-AMB-9');
    const without = given({ at: ['crimsika'] }).play('visit');
    expect(without.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-SYM-2', () => {
  it('repeats a trade as often as the visitor can pay', () => {
    const sea = given({ at: ['crimsika'], captains: [{ books: 5 }] });
    sea.play('visit', 'barter', 'barter', 'barter', 'barter');
    expect(sea.allowedBy('barter')).toBe('IB-SYM-2');
    sea.play('barter');
    expect(sea.state.influence.filter((held) => held === 0)).toHaveLength(5);
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });

  it('stops when the visitor likes', () => {
    const sea = given({ at: ['crimsika'], captains: [{ books: 5 }] });
    sea.play('visit', 'barter', 'done');
    expect(sea.state.captains[0]?.books).toBe(4);
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-SYM-3', () => {
  it('repeats at most once for each crew member on deck, and exhausts nobody', () => {
    const sea = given({
      at: ['suns-rest'],
      captains: [{ coins: 1, fish: 10, deck: ['s1', 's9'], below: ['s2'] }],
    }).play('visit', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 2, fish: 6, deck: ['s1', 's9'] });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});

rule('IB-SYM-4', () => {
  it('exhausts one crew member for each repetition', () => {
    const sea = given({
      at: ['suns-rest'],
      options: { advanced: true },
      captains: [{ coins: 1, fish: 10, deck: ['s1', 's2'], below: ['s9'] }],
    }).play('visit', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 2, renown: 2, fish: 6, deck: [] });
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
  });
});
