// Rulings: shoring up.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('FI-AMB-10', () => {
  const flooded = ['observatory', 'watchtower', 'misty-marsh', 'lost-lagoon'] as const;

  it('turns two tiles for one action', () => {
    const island = given({ flooded, left: 1 });
    island.play('shore-up tile=observatory', 'shore-up tile=watchtower');
    expect(island.told('shored-up')).toHaveLength(2);
    expect(island.refusal('shore-up tile=misty-marsh')).toBe('FI-TURN-3');
  });

  it('may stop after one, which costs the action as well', () => {
    const island = given({ flooded, left: 1 });
    island.play('shore-up tile=observatory', 'stop-shoring');
    expect(island.told('shored-up')).toHaveLength(1);
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-TURN-3');
  });

  it('chooses both from the same place, with nothing in between', () => {
    const island = given({ flooded }).play('shore-up tile=observatory');
    expect(island.offers(0)).toEqual([
      'shore-up tile=misty-marsh',
      'shore-up tile=watchtower',
      'stop-shoring',
    ]);
    expect(island.refusal('move to=misty-marsh')).toBe('not-offered');
    expect(island.refusal('shore-up tile=lost-lagoon')).toBe('not-offered');
    expect(island.refusal('end-actions')).toBe('not-offered');
  });

  it('asks for no second tile where none is flooded', () => {
    const island = given({ flooded: ['observatory'] }).play('shore-up tile=observatory');
    expect(island.offers(0)).toContain('end-actions');
  });

  it('is for the Engineer alone', () => {
    const island = given({ flooded, roles: ['pilot', 'engineer'], left: 1 });
    island.play('shore-up tile=observatory');
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-TURN-3');
  });
});

rule('FI-AMB-11', () => {
  it('shores up a flooded tile, but no dry one and no sunk one', () => {
    const island = given({ flooded: ['watchtower'], sunk: ['misty-marsh'] });
    expect(island.refusal('shore-up tile=phantom-rock')).toBe('FI-AMB-11');
    expect(island.refusal('shore-up tile=observatory')).toBe('FI-AMB-11');
    expect(island.refusal('shore-up tile=misty-marsh')).toBe('FI-AMB-11');
    island.play('shore-up tile=watchtower');
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-AMB-11');
  });
});

rule('FI-AMB-45', () => {
  const pair = {
    flooded: ['observatory', 'watchtower', 'iron-gate'],
    hands: [
      ['sandbags', 'helicopter-lift'],
      ['sandbags', 'helicopter-lift'],
    ],
  } as const;

  it('keeps Special cards out of the pair', () => {
    const island = given(pair).play('shore-up tile=observatory');
    expect(island.may).toEqual([]);
    expect(island.refusal('0: sandbags tile=iron-gate')).toBe('not-offered');
    expect(island.refusal('0: helicopter-lift from=observatory')).toBe('not-offered');
    expect(island.refusal('1: sandbags tile=iron-gate')).toBe('not-asked');
    expect(island.refusal('1: helicopter-lift from=observatory')).toBe('not-asked');
  });

  it('lets them come before the pair', () => {
    const island = given(pair).play('1: sandbags tile=iron-gate', 'shore-up tile=observatory');
    expect(island.offers(0)).toEqual(['shore-up tile=watchtower', 'stop-shoring']);
  });

  it('lets them come after the pair', () => {
    const island = given(pair).play('shore-up tile=observatory', 'shore-up tile=watchtower');
    expect(island.may).toEqual([1]);
    island.play('1: sandbags tile=iron-gate', '0: helicopter-lift from=observatory');
    expect(island.told('sandbagged', 'called-helicopter')).toHaveLength(2);
  });
});
