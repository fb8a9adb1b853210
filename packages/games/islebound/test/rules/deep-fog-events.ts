// Deep Fog: Event, p. 2.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import { foggy, idle, NEXT_ROUND } from './deep-fog-table.ts';

/** Enough for each event used here. */
const READY = { fish: 4, serpents: 1, wood: 3, pirates: 2 };

/** A ship in this town, with this event face up. */
function ready(at: Town, event: number, boards = [0, 1, 2, 3]) {
  return foggy({ at: [at], fog: { boards, event }, captains: [READY] });
}

rule('IB-FOG-16', () => {
  it.each([
    [5, 'grenille'],
    [9, 'suns-rest'],
  ] as const)('does event %i in its own town when that is in the middle', (event, town) => {
    expect(ready(town, event).allowedBy(`complete-event event=${event}`)).toBe('IB-EVT-1');
    expect(ready('undervall', event).refusal(`complete-event event=${event}`)).toBe('IB-EVT-1');
  });

  it.each([
    [[0, 1, 2, 3], 'grenille', 'undervall'],
    [[1, 0, 2, 3], 'zilliam', 'farwold'],
    [[3, 0, 1, 2], 'rockslide', 'morlim'],
  ] as const)('does another town’s event at the lower right', (boards, corner, elsewhere) => {
    const line = 'complete-event event=8';
    expect(ready(corner, 8, [...boards]).allowedBy(line)).toBe('IB-EVT-1');
    expect(ready(elsewhere, 8, [...boards]).refusal(line)).toBe('IB-EVT-1');
    expect(ready('crimsika', 8, [...boards]).refusal(line)).toBe('IB-EVT-1');
  });

  it('has one event at a time', () => {
    const sea = ready('grenille', 5);
    const events = sea.offers(0).filter((offer) => offer.startsWith('complete-event'));
    expect(events).toEqual(['complete-event event=5']);
    expect(sea.refusal('complete-event event=13')).toBe('IB-EVT-1');
  });

  it('turns up the next card when a round starts without one', () => {
    const sea = idle(foggy({ step: 'move' }), 1);
    expect(sea.state.fog?.event).toBe(null);
    idle(sea, 1);
    expect(sea.told('turned-up-event')).toMatchObject([{ event: 1 }]);
    expect(sea.state.fog?.event).toBe(1);
    expect(sea.state.eventPiles[0]).not.toContain(1);
  });

  it('turns up none while one is face up', () => {
    const sea = idle(foggy({ step: 'move', events: [[5], []] }), 4);
    expect(sea.told('turned-up-event')).toEqual([]);
    expect(sea.state.fog?.event).toBe(5);
  });

  it('comes to completed cards again when the others have been seen', () => {
    const sea = foggy({ step: 'move' });
    sea.state.eventDiscard = [
      4,
      3,
      ...sea.state.eventPiles[0].splice(0).filter((id) => id > 4),
      1,
      2,
    ];
    idle(sea, 2);
    expect(sea.state.fog?.event).toBe(4);
    expect(sea.state.eventDiscard[0]).toBe(3);
  });

  it('goes on without an event when all cards mark towns', () => {
    const sea = foggy({ step: 'move' });
    sea.state.eventPiles[0] = [];
    expect(idle(sea, 2).state.fog?.event).toBe(null);
  });
});

rule('IB-FOG-17', () => {
  it('gives the cubes and puts the card beneath the pile', () => {
    const sea = ready('grenille', 5).play('complete-event event=5');
    expect(sea.state.influence.slice(2, 5)).toEqual([0, 0, null]);
    expect(sea.state).toMatchObject({ eventDiscard: [5], fog: { event: null } });
    expect(sea.state.captains[0]).toMatchObject({ fish: 2, below: ['s9'] });
  });

  it('leaves the other cards in their order', () => {
    const sea = ready('grenille', 5);
    const before = [...sea.state.eventPiles[0]];
    sea.play('complete-event event=5');
    expect(sea.state.eventPiles).toEqual([before, []]);
  });

  it('takes the marker off the map', () => {
    const sea = ready('grenille', 5).play('complete-event event=5');
    expect(sea.refusal('complete-event event=5')).toBe('IB-EVT-1');
  });

  it('is answered by Herald’s Tower as ever', () => {
    const sea = foggy({
      at: ['grenille'],
      events: [[5], []],
      captains: [{ fish: 2, buildings: ['heralds-tower'] }],
    }).play('complete-event event=5');
    expect(sea.state.captains[0]?.renown).toBe(1);
  });
});

rule('IB-AMB-52', () => {
  it('keeps an event that was left over, with its marker where the new board wants it', () => {
    const sea = foggy({ step: 'move', events: [[5], []], captains: [READY, READY] });
    sea.play('place at=grenille');
    expect(sea.allowedBy('complete-event event=5')).toBe('IB-EVT-1');
    sea.play('end-turn');
    idle(sea, 1).play('place at=zilliam');
    expect(sea.state.fog).toMatchObject({ event: 5, mist: [0] });
    expect(sea.allowedBy('complete-event event=5')).toBe('IB-EVT-1');
  });

  it('does not leave the marker behind in the fog', () => {
    const sea = foggy({
      at: ['grenille'],
      events: [[5], []],
      fog: NEXT_ROUND,
      captains: [READY],
    });
    expect(sea.refusal('complete-event event=5')).toBe('IB-EVT-1');
  });

  it('has no further event until the next round', () => {
    const sea = ready('grenille', 5).play(
      'complete-event event=5',
      'end-turn',
      'place at=undervall',
    );
    expect(sea.state.fog?.event).toBe(null);
    expect(sea.offers(1).filter((offer) => offer.startsWith('complete-event'))).toEqual([]);
    sea.play('end-turn');
    expect(sea.told('turned-up-event')).toMatchObject([{ event: 1 }]);
  });
});
