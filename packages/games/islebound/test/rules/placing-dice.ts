// Dice placed by hand, an option.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { type Given, given } from '../given.ts';

const attacking = (rolls: number[], things: Given = {}) =>
  given({
    at: ['suns-rest'],
    options: { placeDice: 'by-hand' },
    captains: [{ pirates: 2, serpents: 1 }],
    rig: { rolls },
    ...things,
  }).play('attack', 'send count=2 fighter=pirate', 'send count=1 fighter=serpent', 'roll');

rule('IB-AMB-73', () => {
  it('takes the town if the dice placed by hand suffice', () => {
    const sea = attacking([2, 5, 2]).play('strike');
    expect(sea.offers(0)).toEqual([
      'place-die die=5 fighter=pirate',
      'place-die die=2 fighter=pirate',
      'no-die fighter=pirate',
    ]);
    sea.play('place-die die=2 fighter=pirate', 'place-die die=2 fighter=pirate');
    sea.play('place-die die=5 fighter=serpent');
    expect(sea.told('struck')).toMatchObject([{ strength: 5, needed: 5 }]);
    expect(sea.told('conquered')).toHaveLength(1);
  });

  it('lets a captain fall short, and retreat, with dice that would do', () => {
    const sea = attacking([2, 5, 2]).play('strike', 'place-die die=5 fighter=pirate');
    sea.play('no-die fighter=pirate', 'no-die fighter=serpent');
    expect(sea.told('struck')).toMatchObject([{ strength: 2, needed: 5 }]);
    sea.play('retreat', 'lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, serpents: 1 });
  });

  it('places no more than one die on an attacker, and leaves the rest', () => {
    const sea = attacking([6, 6, 6, 1], {
      captains: [{ pirates: 2, serpents: 1, buildings: ['sword-academy'] }],
    }).play('strike', 'place-die die=6 fighter=pirate', 'place-die die=6 fighter=pirate');
    expect(sea.offers(0)).toEqual([
      'place-die die=6 fighter=serpent',
      'place-die die=1 fighter=serpent',
      'no-die fighter=serpent',
    ]);
    sea.play('place-die die=6 fighter=serpent');
    expect(sea.told('struck')).toMatchObject([{ strength: 7 }]);
  });

  it('goes from high to low within a kind, so that each way is offered once', () => {
    const sea = attacking([2, 5, 2]).play('strike', 'place-die die=2 fighter=pirate');
    expect(sea.refusal('place-die die=5 fighter=pirate')).toBe('IB-AMB-73');
  });

  it('places them by itself where the table does not ask for it', () => {
    const sea = attacking([2, 5, 2], { options: {} }).play('strike');
    expect(sea.told('conquered')).toHaveLength(1);
  });
});
