// Rulings on moving.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TOWNS } from '../../rules/data/towns.ts';
import { given } from '../given.ts';

const NO_ADMINISTRATOR = [{ deck: ['s9' as const] }];

rule('IB-AMB-4', () => {
  it('closes the start for the whole move, however far the ship could go', () => {
    const captains = [{ fish: 10, deck: ['t04' as const, 't07' as const] }];
    for (const town of TOWNS) {
      const sea = given({ step: 'move', at: [town], captains });
      expect(sea.refusal(`sail to=${town}`)).toBe('IB-MOVE-3');
      expect(sea.offers(0)).toHaveLength(15);
    }
  });
});

rule('IB-AMB-5', () => {
  it('lets fish go beyond 4', () => {
    const sea = given({
      step: 'move',
      captains: [{ fish: 1, deck: ['t04', 't07', 's1'] }],
    }).play('sail to=thundrake');
    expect(sea.state.captains[0]?.fish).toBe(0);
  });

  it('binds Shipyard and crew to 4', () => {
    const sea = given({
      step: 'move',
      captains: [{ buildings: ['shipyard'], deck: ['t04', 't07', 's1'] }],
    });
    expect(sea.allowedBy('sail to=fels-garden')).toBe('IB-MOVE-1');
    expect(sea.refusal('sail to=thundrake')).toBe('IB-MOVE-1');
  });
});

rule('IB-AMB-6', () => {
  const place = {
    step: 'move',
    at: ['crimsika', 'stratic'],
    captains: [{ deck: ['t04', 's9'] }],
  } as const;

  it('lets one who helped to sail pay for the stop', () => {
    const sea = given({ ...place, captains: [{ deck: ['t04', 's9'] }] }).play('sail to=stratic');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s9'], below: ['t04'] });
  });

  it('does not let one who only sails pay', () => {
    const sea = given({ ...place, captains: [{ deck: ['t07', 's9'] }] });
    expect(sea.refusal('sail to=stratic')).toBe('IB-MOVE-4');
  });
});

rule('IB-AMB-7', () => {
  it('leaves more places to stop than three rivals can fill', () => {
    for (const town of TOWNS) {
      const at = [town, town, town, town];
      const sea = given({ seats: 4, step: 'move', at, captains: NO_ADMINISTRATOR });
      expect(sea.offers(0).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('leaves a place in Close Quarters wherever the rival is', () => {
    for (const town of TOWNS)
      for (const rival of TOWNS) {
        const sea = given({
          step: 'move',
          at: [town, rival],
          captains: NO_ADMINISTRATOR,
          options: { closeQuarters: true },
        });
        expect(sea.offers(0).length).toBeGreaterThan(0);
      }
  });
});

rule('IB-AMB-8', () => {
  it('does not cross a point where regions only touch', () => {
    const sea = given({ step: 'move', at: ['farwold'] });
    expect(sea.refusal('sail to=stratic')).toBe('IB-MOVE-1');
  });

  it('crosses an edge nearby', () => {
    const sea = given({ step: 'move', at: ['farwold'] });
    expect(sea.allowedBy('sail to=ratnest')).toBe('IB-MOVE-1');
  });
});

rule('IB-AMB-65', () => {
  it('closes the start in retail and opens it in the prototype', () => {
    const retail = given({ step: 'move' });
    const prototype = given({ edition: 'prototype', step: 'move' });
    expect(retail.refusal('sail to=crimsika')).toBe('IB-MOVE-3');
    prototype.play('sail to=crimsika');
    expect(prototype.told('sailed')).toMatchObject([{ from: 'crimsika', to: 'crimsika', fish: 0 }]);
  });

  it('lets Shipyard, bought after moving, help from the next move on', () => {
    const sea = given({
      step: 'move',
      captains: [{ coins: 8 }],
      buildingRow: ['museum', 'palace', 'treasury', 'market', 'shipyard'],
    });
    expect(sea.refusal('sail to=stratic')).toBe('IB-MOVE-1');
    sea.play('sail to=undervall', 'buy building=shipyard');
    expect(sea.refusal('sail to=suns-rest')).toBe('IB-TURN-1');
    sea.play('end-turn', 'sail to=fels-garden', 'end-turn');
    expect(sea.allowedBy('sail to=ratnest')).toBe('IB-MOVE-1');
  });

  it('does not refund the crew of a stop when Lighthouse is bought after it', () => {
    const sea = given({
      step: 'move',
      at: ['crimsika', 'farwold'],
      captains: [{ coins: 4 }],
      buildingRow: ['museum', 'palace', 'treasury', 'market', 'lighthouse'],
    }).play('sail to=farwold', 'buy building=lighthouse');
    expect(sea.state.captains[0]?.below).toEqual(['s1']);
  });
});
