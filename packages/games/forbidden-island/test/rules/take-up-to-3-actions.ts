// Take Up to 3 Actions, p. 4.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('FI-TURN-3', () => {
  it('may be passed up altogether', () => {
    const island = given();
    expect(island.allowedBy('end-actions')).toBe('FI-TURN-3');
    island.play('end-actions');
    expect(island.told('turn-began').map(({ seat }) => seat)).toEqual([1]);
  });

  it.each([
    { taken: 1, walk: ['move to=watchtower'] },
    { taken: 2, walk: ['move to=watchtower', 'move to=observatory'] },
    { taken: 3, walk: ['move to=watchtower', 'move to=observatory', 'move to=misty-marsh'] },
  ])('may end after action $taken', ({ walk }) => {
    const island = given().play(...walk, 'end-actions');
    expect(island.told('moved')).toHaveLength(walk.length);
    expect(island.must).toEqual([1]);
  });

  it('mixes different actions in one turn', () => {
    const island = given({
      roles: ['messenger', 'engineer'],
      at: ['gold-gate', 'gold-gate'],
      hands: [['fire', 'wind', 'wind', 'wind', 'wind']],
      flooded: ['whispering-garden'],
    });
    island.play('give card=fire to=1', 'move to=whispering-garden', 'capture treasure=wind');
    expect(island.told('gave', 'moved', 'captured')).toHaveLength(3);
    expect(island.refusal('shore-up tile=whispering-garden')).toBe('FI-TURN-3');
  });

  it('repeats an action three times, and not a fourth time', () => {
    const island = given();
    island.play('move to=watchtower', 'move to=observatory', 'move to=watchtower');
    expect(island.refusal('move to=observatory')).toBe('FI-TURN-3');
    expect(island.offers(0)).toEqual(['end-actions']);
  });

  it('bars every kind of action after the third', () => {
    const island = given({
      roles: ['engineer', 'messenger'],
      at: ['cave-of-embers', 'cave-of-embers'],
      hands: [['fire', 'fire', 'fire', 'fire']],
      flooded: ['cave-of-embers'],
      left: 0,
    });
    expect(island.refusal('move to=silver-gate')).toBe('FI-TURN-3');
    expect(island.refusal('shore-up tile=cave-of-embers')).toBe('FI-TURN-3');
    expect(island.refusal('give card=fire to=1')).toBe('FI-TURN-3');
    expect(island.refusal('capture treasure=fire')).toBe('FI-TURN-3');
  });

  it("bars the Pilot's flight and the Navigator's help after the third, too", () => {
    const pilot = given({ roles: ['pilot', 'diver'], left: 0 });
    const navigator = given({ roles: ['navigator', 'diver'], left: 0 });
    expect(pilot.refusal('fly to=fools-landing')).toBe('FI-TURN-3');
    expect(navigator.refusal('navigate pawn=1 to=watchtower')).toBe('FI-TURN-3');
  });

  it('grants three again in the next turn', () => {
    const island = given({ left: 0 }).play('end-actions');
    island.play('move to=watchtower', 'move to=observatory', 'move to=watchtower');
    expect(island.told('moved').map(({ seat }) => seat)).toEqual([1, 1, 1]);
    expect(island.refusal('move to=observatory')).toBe('FI-TURN-3');
  });
});
