// Deep Fog: Attack or Diplomacy, p. 2, and the rulings on town cards.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { INFLUENCE_SLOTS } from '../../rules/data/tracks.ts';
import { deepFog } from '../../rules/index.ts';
import { cubesLeft } from '../../rules/questions.ts';
import type { Fog } from '../../rules/state.ts';
import type { Given } from '../given.ts';
import { foggy, idle, SEVEN } from './deep-fog-table.ts';

/** A ship with plenty of pirates in Grenille. */
const ATTACK: Given = {
  at: ['grenille'],
  captains: [{ pirates: 4 }],
  rig: { rolls: [5, 5, 5, 5] },
};

function taken(things: Given) {
  const sea = foggy({ ...ATTACK, ...things });
  return sea.play('attack', 'send count=4 fighter=pirate', 'roll', 'strike');
}

rule('IB-FOG-14', () => {
  it('marks a town that is taken by its event card', () => {
    const sea = taken({});
    expect(sea.told('took-town-card')).toMatchObject([{ seat: 0, event: 5 }]);
    expect(sea.state.fog?.townCards).toEqual([5]);
    expect(sea.state.owners[2]).toBe(0);
    expect(sea.state.eventPiles[0]).not.toContain(5);
  });

  it('marks one that is won by diplomacy in the same way', () => {
    const sea = foggy({ at: ['undervall'], influence: { 10: 0, 11: 0 } });
    sea.play('negotiate', 'withdraw slot=10', 'withdraw slot=11');
    expect(sea.state.fog?.townCards).toEqual([11]);
  });

  it('moves no card out of the pile when a town is taken from its owner', () => {
    const sea = taken({ owners: { grenille: 1 } });
    expect(sea.told('conquered')).toMatchObject([{ from: 1, town: 'grenille' }]);
    expect(sea.told('took-town-card')).toEqual([]);
    expect(sea.state.fog?.townCards).toEqual([5]);
    expect(sea.state.owners[2]).toBe(0);
    expect(sea.state.eventPiles[0]).toHaveLength(14);
  });

  it('lets owners collect fees, and enter free', () => {
    const fee = foggy({ at: ['grenille'], owners: { grenille: 1 }, captains: [{ coins: 1 }] });
    fee.play('visit');
    expect(fee.told('paid-owner')).toMatchObject([{ seat: 0, to: 1, coins: 1 }]);
    const free = foggy({ at: ['grenille'], owners: { grenille: 0 } }).play('visit');
    expect(free.state.captains[0]).toMatchObject({ coins: 0, wood: 3 });
  });

  it('uses no cube for it', () => {
    const sea = foggy(ATTACK);
    const before = cubesLeft(sea.state, 0);
    expect(cubesLeft(taken({}).state, 0)).toBe(before);
  });
});

rule('IB-FOG-15', () => {
  it('pays spoils and a free visit, and discards the attackers', () => {
    const sea = taken({});
    expect(sea.state.captains[0]).toMatchObject({ coins: 4, pirates: 0 });
    expect(sea.allowedBy('visit')).toBe('IB-ATK-9');
  });

  it('asks two more of a town that is owned', () => {
    expect(taken({ owners: { grenille: 1 } }).told('struck')).toMatchObject([{ needed: 6 }]);
  });

  it('heeds banners, and owners do not take their own towns', () => {
    const blue = foggy({ at: ['undervall'], captains: [{ pirates: 4 }] });
    expect(blue.refusal('attack')).toBe('IB-ATK-1');
    const red = foggy({ at: ['grenille'], influence: { 10: 0, 11: 0 } });
    expect(red.refusal('negotiate')).toBe('IB-DIP-1');
    expect(foggy({ ...ATTACK, owners: { grenille: 0 } }).refusal('attack')).toBe('IB-AMB-13');
  });

  it('rolls the extra die of Sword Academy', () => {
    const captains = [{ pirates: 4, buildings: ['sword-academy' as const] }];
    expect(taken({ captains }).told('rolled')[0]?.dice).toHaveLength(5);
  });
});

rule('IB-AMB-53', () => {
  it('takes a face-down copy before the event that is face up', () => {
    const sea = taken({ fog: { event: 5 } });
    expect(sea.state.fog).toMatchObject({ event: 5, townCards: [13] });
  });

  it('takes the face-down copy from beneath the pile if it is there', () => {
    const sea = foggy({ ...ATTACK, fog: { event: 5 } });
    const [pile] = sea.state.eventPiles;
    sea.state.eventDiscard.push(...pile.splice(pile.indexOf(13), 1));
    sea.play('attack', 'send count=4 fighter=pirate', 'roll', 'strike');
    expect(sea.state).toMatchObject({ eventDiscard: [], fog: { event: 5, townCards: [13] } });
  });

  it('takes the face-up one if there is no other, and the event is over', () => {
    const sea = taken({ at: ['suns-rest'], fog: { event: 9 } });
    expect(sea.state.fog).toMatchObject({ event: null, townCards: [9] });
    expect(sea.told('turned-up-event')).toEqual([]);
    sea.play('skip', 'end-turn');
    idle(sea, 1);
    expect(sea.told('turned-up-event')).toMatchObject([{ event: 1 }]);
  });

  it('takes one of two copies, and the other is still an event', () => {
    const sea = taken({});
    expect(sea.state.fog?.townCards).toEqual([5]);
    expect(sea.state.eventPiles[0]).toContain(13);
    const owned = foggy({
      at: ['grenille'],
      owners: { grenille: 0 },
      fog: { event: 13 },
      captains: [{ fish: 2, wood: 2 }],
    });
    expect(owned.allowedBy('complete-event event=13')).toBe('IB-EVT-1');
  });
});

rule('IB-AMB-54', () => {
  const PORT: Given = { at: ['krazk'], captains: [{ pirates: 4 }] };

  it('marks a port by a cube and takes no card', () => {
    const sea = taken(PORT);
    expect(sea.state.owners[13]).toBe(0);
    expect(sea.state.fog?.townCards).toEqual([]);
    expect(sea.told('took-town-card')).toEqual([]);
    expect([0, 1].map((seat) => cubesLeft(sea.state, seat))).toEqual([16, 18]);
  });

  it('takes one from the supply for a neutral port too', () => {
    const sea = taken({ ...PORT, at: ['thundrake'] });
    expect(cubesLeft(sea.state, 0)).toBe(16);
  });

  it('counts cubes on ports, slots and the monster, and none on sea boards', () => {
    const { state } = foggy({
      owners: { grenille: 0, stratic: 0, morlim: 0, marhaven: 0 },
      influence: { 4: 0, 5: 0, 6: 0 },
    });
    expect(cubesLeft(state, 0)).toBe(20 - 2 - 2 - 3);
  });

  it('never runs out of them', () => {
    const { state } = foggy({
      seats: 3,
      at: ['deep-fog'],
      owners: { krazk: 0, marhaven: 0, thundrake: 0 },
      influence: Object.fromEntries(INFLUENCE_SLOTS.map((_value, slot) => [slot, 0])),
      captains: [{ buildings: SEVEN }],
      fog: { victors: [0] },
      trigger: 'monster',
      turnsLeft: 2,
    });
    expect(cubesLeft(state, 0)).toBe(1);
  });
});

rule('IB-AMB-90', () => {
  it('leaves the others in their order and unseen', () => {
    const before = [...foggy(ATTACK).state.eventPiles[0]];
    const sea = taken({});
    expect(sea.state.eventPiles[0]).toEqual(before.filter((event) => event !== 5));
    expect(deepFog.view(sea.state, 0).eventPiles[0]).toEqual({ cards: 14, top: null });
  });

  it('takes the copy that lies uppermost', () => {
    const sea = foggy({ ...ATTACK, events: [[1, 13], []] });
    sea.play('attack', 'send count=4 fighter=pirate', 'roll', 'strike');
    expect(sea.state.fog?.townCards).toEqual([13]);
  });

  it('never brings a tucked card back as an event', () => {
    const sea = foggy({ step: 'move', owners: { grenille: 1 } });
    const seen = Array.from({ length: 14 }, () => {
      const { event } = idle(sea, 2).state.fog as Fog;
      Object.assign(sea.state.fog as Fog, { event: null });
      return event;
    });
    expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]));
    expect(sea.state.fog?.townCards).toEqual([5]);
  });
});
