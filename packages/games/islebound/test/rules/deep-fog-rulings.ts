// Deep Fog: rulings on towns in and out of sight, and on other actions at the Deep Fog card.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { scoring } from '../../rules/steps/scoring.ts';
import type { Given } from '../given.ts';
import { foggy, idle, NEXT_ROUND, SEVEN } from './deep-fog-table.ts';

/** A ship in Grenille, which lies in the fog. */
function inTheFog(captain: Partial<Captain>, things: Given = {}) {
  return foggy({ at: ['grenille'], fog: NEXT_ROUND, captains: [captain], ...things });
}

rule('IB-AMB-58', () => {
  it('visits a town on the fog board', () => {
    const sea = inTheFog({ coins: 1 }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, wood: 3 });
    expect(sea.state.treasureMap).toBe(1);
  });

  it('attacks it by the side that is up', () => {
    const needed = [0, 1].map((pass) => {
      const sea = inTheFog(
        { pirates: 4 },
        { fog: { ...NEXT_ROUND, pass }, rig: { rolls: [5, 5, 5, 5] } },
      );
      sea.play('attack', 'send count=4 fighter=pirate', 'roll', 'strike');
      expect(sea.state.owners[2]).toBe(0);
      return sea.told('struck')[0]?.needed;
    });
    expect(needed).toEqual([4, 5]);
  });

  it('wins it over by diplomacy, with a free visit', () => {
    const sea = inTheFog({}, { at: ['undervall'], influence: { 10: 0, 11: 0 } });
    sea.play('negotiate', 'withdraw slot=10', 'withdraw slot=11');
    expect(sea.state.fog?.townCards).toEqual([11]);
    expect(sea.allowedBy('visit')).toBe('IB-DIP-4');
  });

  it('never has the event marker', () => {
    const captain = { fish: 2 };
    const up = { events: [[5], []] } as const;
    expect(inTheFog(captain, up).refusal('complete-event event=5')).toBe('IB-EVT-1');
    const corner = inTheFog(captain, { ...up, at: ['zilliam'] });
    expect(corner.allowedBy('complete-event event=5')).toBe('IB-EVT-1');
  });
});

rule('IB-AMB-89', () => {
  const HIDDEN: Given = { owners: { stratic: 0, rockslide: 0, grenille: 1 } };

  it('counts towns that are out of sight for Museum', () => {
    const { state } = foggy({ ...HIDDEN, captains: [{ buildings: ['museum'] }] });
    expect(scoring(state)[0]?.abilities).toBe(3);
  });

  it('counts them for a brag', () => {
    const sea = foggy({
      ...HIDDEN,
      at: ['farwold'],
      fog: { boards: [1, 0, 2, 3] },
      captains: [{ coins: 1 }],
      reputation: [[2], []],
    }).play('visit', 'brag card=2');
    expect(sea.told('gained').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 6],
      [1, 4],
    ]);
  });

  it('keeps their owners through rotation and turning over', () => {
    const sea = foggy({ ...HIDDEN, step: 'move' });
    const before = [...sea.state.owners];
    const cards = [...(sea.state.fog?.townCards ?? [])];
    idle(sea, 10);
    expect(sea.state.fog?.pass).toBe(1);
    expect(sea.state.owners).toEqual(before);
    expect(sea.state.fog?.townCards).toEqual(cards);
  });

  it('lets nobody visit or take them', () => {
    const sea = foggy({ ...HIDDEN, step: 'move', fog: { boards: [1, 2], mist: [3, 0] } });
    expect(sea.refusal('place at=stratic')).toBe('IB-FOG-8');
    expect(sea.refusal('place at=grenille')).toBe('IB-FOG-10');
  });

  it('works on the fog board as anywhere: a fee, free for the owner, two more to take', () => {
    const fee = inTheFog({ coins: 1 }, HIDDEN).play('visit');
    expect(fee.told('paid-owner')).toMatchObject([{ to: 1, coins: 1 }]);
    const free = inTheFog({}, { owners: { grenille: 0 } }).play('visit');
    expect(free.state.captains[0]?.wood).toBe(3);
    const needed = [0, 1].map((pass) => {
      const sea = inTheFog({ pirates: 4 }, { ...HIDDEN, fog: { ...NEXT_ROUND, pass } });
      sea.play('attack', 'send count=4 fighter=pirate', 'roll', 'strike');
      return sea.told('struck')[0]?.needed;
    });
    expect(needed).toEqual([6, 7]);
    expect(inTheFog({}, HIDDEN).refusal('visit')).toBe('IB-AMB-9');
  });
});

rule('IB-AMB-91', () => {
  const AT_THE_CARD: Given = {
    at: ['deep-fog'],
    captains: [{ coins: 20, fish: 2, buildings: SEVEN, hand: ['museum'] }],
    events: [[5], []],
  };
  /** Seat 1 joins seat 0 at the card. */
  const BOTH: Given = {
    at: ['deep-fog', 'deep-fog'],
    turn: 1,
    captains: [
      { buildings: SEVEN, wood: 1, coins: 2 },
      { fish: 1, pirates: 2 },
    ],
  };

  it('allows hunting and buying there', () => {
    const sea = foggy(AT_THE_CARD);
    expect(sea.allowedBy('hunt')).toBe('IB-HUNT-1');
    sea.play('buy building=museum', 'hunt');
    expect(sea.state.captains[0]?.coins).toBe(20 - 10 + 1);
  });

  it('allows no visit and no event', () => {
    const sea = foggy(AT_THE_CARD);
    expect(sea.refusal('visit')).toBe('IB-AMB-91');
    expect(sea.refusal('visit-in-part')).toBe('IB-AMB-91');
    expect(sea.refusal('complete-event event=5')).toBe('IB-EVT-1');
  });

  it('is a region for Trading', () => {
    const sea = foggy({ ...BOTH, options: { trading: true } });
    expect(sea.allowedBy('offer-trade ship=0')).toBe('IB-VAR-TRADE-1');
    sea.play('offer-trade ship=0', 'give count=1 good=fish', 'ask count=1 good=wood');
    sea.play('leave-out good=pirates', 'leave-out good=serpents', 'propose', '0: accept');
    expect(sea.state.captains.map(({ fish, wood }) => [fish, wood])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('is a region for Raid', () => {
    const sea = foggy({ ...BOTH, options: { raid: true }, rig: { rolls: [4, 6] } });
    expect(sea.allowedBy('raid ship=0')).toBe('IB-VAR-RAID-1');
    sea.play('raid ship=0', 'take-coins count=2');
    expect(sea.state.captains.map(({ coins }) => coins)).toEqual([0, 2]);
  });

  it('has ships beside the map share no region', () => {
    const sea = foggy({
      seats: 3,
      options: { trading: true, raid: true },
      at: ['deep-fog', null, null],
      captains: [{ buildings: SEVEN }],
    });
    for (const ship of [1, 2]) {
      expect(sea.refusal(`offer-trade ship=${ship}`)).toBe('IB-VAR-TRADE-1');
      expect(sea.refusal(`raid ship=${ship}`)).toBe('IB-VAR-RAID-1');
    }
  });
});
