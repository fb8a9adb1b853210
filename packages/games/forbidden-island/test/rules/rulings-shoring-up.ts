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

  it('chooses one after the other, with no other action in between', () => {
    const island = given({ flooded }).play('shore-up tile=observatory');
    expect(island.offers(0)).toEqual([
      'shore-up tile=misty-marsh',
      'shore-up tile=watchtower',
      'stop-shoring',
    ]);
    expect(island.refusal('move to=misty-marsh')).toBe('FI-AMB-10');
    expect(island.refusal('shore-up tile=lost-lagoon')).toBe('FI-SHORE-1');
    expect(island.refusal('end-actions')).toBe('FI-AMB-10');
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

  it('lets anyone play Sandbags inside the pair, and the second tile is still to come', () => {
    const island = given(pair).play('shore-up tile=observatory');
    expect([island.must, island.may]).toEqual([[0], [1]]);
    island.play('1: sandbags tile=iron-gate');
    expect(island.offers(0)).toContain('shore-up tile=watchtower');
    island.play('0: shore-up tile=watchtower');
    expect(island.told('shored-up', 'sandbagged').map(({ type }) => type)).toEqual([
      'shored-up',
      'sandbagged',
      'shored-up',
    ]);
    expect(island.state.agenda.at(-1)).toMatchObject({ step: 'take-actions', left: 2 });
  });

  it('reaches the second tile from where a Lift has brought the Engineer', () => {
    const island = given(pair).play('shore-up tile=observatory');
    island.play('0: helicopter-lift from=observatory', 'board pawn=0', 'land to=gold-gate');
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-SHORE-1');
    island.play('shore-up tile=iron-gate');
    expect(island.told('shored-up')).toHaveLength(2);
  });

  it('leaves no second tile where none within reach is flooded any more', () => {
    const island = given(pair).play('shore-up tile=observatory', '1: sandbags tile=watchtower');
    expect(island.state.agenda.at(-1)).toMatchObject({ step: 'take-actions', left: 2 });
    expect(island.refusal('0: shore-up tile=iron-gate')).toBe('FI-SHORE-1');
  });

  it('lets them come before the pair', () => {
    const island = given({ ...pair, hands: [[], ['sandbags']] });
    island.play('1: sandbags tile=iron-gate', 'shore-up tile=observatory');
    expect(island.offers(0)).toEqual(['shore-up tile=watchtower', 'stop-shoring']);
  });

  it('lets them come after the pair', () => {
    const island = given(pair).play('shore-up tile=observatory', 'shore-up tile=watchtower');
    expect(island.may).toEqual([1]);
    island.play('1: sandbags tile=iron-gate', '0: helicopter-lift from=observatory');
    expect(island.told('sandbagged', 'called-helicopter')).toHaveLength(2);
  });
});
