// House rules of attack and diplomacy: the default, and the other reading.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Options } from '../../rules/options.ts';
import { type Given, given } from '../given.ts';
import { conflict } from './option-conflicts.ts';

rule('IB-AMB-21', () => {
  const retreating = (ichorRetreat: Options['ichorRetreat'], pirates: number) => {
    const sea = given({
      at: ['borsham'],
      options: { ichorRetreat },
      captains: [{ pirates, deck: [], ichor: true, buildings: ['underriver-gate'] }],
      rig: { rolls: [1, 1] },
    }).play('attack');
    if (pirates > 0) sea.play(`send count=${pirates} fighter=pirate`);
    return sea.play('send count=1 fighter=ichor', 'roll', 'strike');
  };

  it('may take Ichor and another one too', () => {
    const sea = retreating('is-lost-too', 1);
    expect(sea.refusal('lose fighter=ichor')).toBe('IB-AMB-21');
    sea.play('lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 0, ichor: false });
  });

  it('takes no more than Ichor, if it came alone', () => {
    const sea = retreating('is-lost-too', 0);
    expect(sea.offers(0)).toEqual(['lose fighter=ichor']);
    expect(sea.play('lose fighter=ichor').state.captains[0]?.ichor).toBe(false);
  });

  it('may spare Ichor', () => {
    const sea = retreating('may-return', 1).play('lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 0, ichor: true });
  });

  it('is no question without Ichor', () => {
    expect(conflict('prototype', { ichorRetreat: 'may-return' })).toContain('IB-AMB-21');
  });
});

rule('IB-AMB-22', () => {
  const place: Given = {
    at: ['undervall'],
    options: { advanced: true, envoysAlone: true },
    captains: [{ deck: ['t03', 't06', 't08', 't10'] }],
  };

  it('lets envoys win a town alone where the table says so', () => {
    const sea = given(place).play('negotiate', 'send-envoy crew=t03', 'send-envoy crew=t06');
    sea.play('send-envoy crew=t08', 'send-envoy crew=t10');
    expect(sea.told('conquered')).toHaveLength(1);
  });

  it('still wants enough influence', () => {
    const sea = given({ ...place, captains: [{ deck: ['t03', 't06', 't08'] }] });
    expect(sea.refusal('negotiate')).toBe('IB-DIP-2');
  });
});

rule('IB-AMB-23', () => {
  it('sends envoys before cubes, so that each way is offered once', () => {
    const sea = given({
      at: ['undervall'],
      captains: [{ deck: ['t03'] }],
      influence: { 2: 0, 8: 0, 9: 0 },
    }).play('negotiate', 'withdraw slot=2');
    expect(sea.refusal('send-envoy crew=t03')).toBe('IB-AMB-23');
  });
});
