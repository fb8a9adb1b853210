// Deep Fog: Move, p. 1.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { foggy, idle, NEXT_ROUND, SEVEN } from './deep-fog-table.ts';

/** Seat 1 places after seat 0. */
const SECOND = { turn: 1, step: 'move' } as const;

rule('IB-FOG-7', () => {
  it('starts every round with all ships off the map', () => {
    const sea = foggy({ seats: 3, step: 'move' });
    for (const round of [1, 2]) {
      idle(sea, 3);
      expect(sea.told('changed-board')).toHaveLength(round);
      expect(sea.state.captains.map(({ region }) => region)).toEqual([null, null, null]);
    }
  });

  it('leaves ships on the map until the round is over', () => {
    const sea = idle(foggy({ seats: 3, step: 'move' }), 2);
    expect(sea.state.captains.map(({ region }) => region)).toEqual([12, 13, null]);
  });

  it('gives a ship off the map nothing to do but to come on', () => {
    const sea = foggy({
      step: 'move',
      captains: [{ coins: 20, hand: ['museum'] }],
      events: [[5], []],
    });
    for (const action of ['visit', 'attack', 'negotiate', 'hunt', 'end-turn'])
      expect(sea.refusal(action)).toBe('IB-TURN-1');
    expect(sea.refusal('buy building=museum')).toBe('IB-AMB-2');
    expect(sea.refusal('complete-event event=5')).toBe('IB-AMB-2');
  });
});

rule('IB-FOG-8', () => {
  const MAP = ['crimsika', 'grenille', 'krazk', 'marhaven', 'suns-rest', 'thundrake', 'undervall'];

  it.each([{ deck: [] }, { deck: ['t04' as const, 't07' as const] }])(
    'places a ship anywhere in the middle or in any port, whatever its speed',
    (captain) => {
      const sea = foggy({ step: 'move', captains: [{ ...captain, fish: 3 }] });
      expect(sea.offers(0).sort()).toEqual(MAP.map((town) => `place at=${town}`));
      expect(sea.allowedBy('place at=thundrake')).toBe('IB-FOG-8');
      sea.play('place at=suns-rest');
      expect(sea.state.captains[0]).toMatchObject({ region: 0, fish: 3 });
    },
  );

  it('does not place it on a board beneath the active one', () => {
    const sea = foggy({ step: 'move', fog: { boards: [2, 0, 1, 3] } });
    expect(sea.allowedBy('place at=stratic')).toBe('IB-FOG-8');
    for (const town of ['suns-rest', 'zilliam', 'rockslide'])
      expect(sea.refusal(`place at=${town}`)).toBe('IB-FOG-8');
  });

  it('sails nowhere', () => {
    expect(foggy({ step: 'move' }).refusal('sail to=krazk')).toBe('IB-FOG-8');
  });

  it('places it once a turn', () => {
    const sea = foggy({ step: 'move' }).play('place at=grenille');
    expect(sea.refusal('place at=undervall')).toBe('IB-TURN-1');
  });
});

rule('IB-AMB-48', () => {
  it.each(['grenille', 'krazk'] as const)('charges an administrator beside a ship in %s', (at) => {
    const sea = foggy({ ...SECOND, at: [at] }).play(`place at=${at}`);
    expect(sea.state.captains[1]).toMatchObject({ below: ['s3'] });
    const alone = foggy({ ...SECOND, at: ['undervall'] }).play(`place at=${at}`);
    expect(alone.state.captains[1]?.below).toEqual([]);
  });

  it('bars those regions to a ship without one', () => {
    const sea = foggy({
      ...SECOND,
      at: ['grenille'],
      captains: [{}, { deck: ['s10'], below: ['s3'] }],
    });
    expect(sea.refusal('place at=grenille')).toBe('IB-MOVE-4');
    expect(sea.allowedBy('place at=undervall')).toBe('IB-FOG-8');
  });

  it('charges one on the fog board, rolled for or not', () => {
    const place = { ...SECOND, at: ['grenille' as const], fog: NEXT_ROUND };
    const rolled = foggy({ ...place, rig: { rolls: [4] } }).play('brave-fog fish=0 to=grenille');
    expect(rolled.state.captains[1]).toMatchObject({ region: 2, below: ['s3'] });
    const emerged = { ...place, captains: [{ buildings: SEVEN }] };
    const sailed = foggy(emerged).play('place at=grenille');
    expect(sailed.state.captains[1]?.below).toEqual(['s3']);
    const alone = foggy({ ...emerged, captains: [{ buildings: SEVEN }, { deck: ['s10'] }] });
    expect(alone.refusal('place at=grenille')).toBe('IB-MOVE-4');
  });

  it('charges none at the Deep Fog card, nor the owner of Lighthouse', () => {
    const captains = [{ buildings: SEVEN }, { deck: ['s10' as const] }];
    const sea = foggy({ ...SECOND, at: ['deep-fog'], captains }).play('place at=deep-fog');
    expect(sea.state.captains[1]).toMatchObject({ region: 16, below: [] });
    const light = foggy({
      ...SECOND,
      at: ['krazk'],
      captains: [{}, { buildings: ['lighthouse'] }],
    });
    light.play('place at=krazk');
    expect(light.state.captains[1]?.below).toEqual([]);
  });
});
