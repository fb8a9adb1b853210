// Deep Fog: Traveling Through the Deep Fog, p. 2.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { CrewId } from '../../rules/data/crew.ts';
import type { Captain } from '../../rules/state.ts';
import { foggy, NEXT_ROUND, SEVEN } from './deep-fog-table.ts';

/** A ship about to be placed, with Grenille's board on top of the fog and one die to come. */
function edge(captain: Partial<Captain>, die: number) {
  return foggy({ step: 'move', fog: NEXT_ROUND, captains: [captain], rig: { rolls: [die] } });
}

const DECKS: readonly [speed: number, deck: CrewId[], needed: number][] = [
  [2, ['s1'], 4],
  [3, ['s1', 't04'], 3],
  [4, ['t04', 't07'], 2],
];

rule('IB-FOG-9', () => {
  it.each(DECKS)('needs the right face at speed %i', (_speed, deck, needed) => {
    const won = edge({ deck: [...deck] }, needed);
    expect(won.allowedBy('brave-fog fish=0 to=grenille')).toBe('IB-FOG-9');
    won.play('brave-fog fish=0 to=grenille');
    expect(won.told('braved-fog')).toMatchObject([{ die: needed, needed, to: 'grenille' }]);
    expect(won.state.captains[0]?.region).toBe(2);
    const lost = edge({ deck: [...deck] }, needed - 1).play('brave-fog fish=0 to=grenille');
    expect(lost.told('lost-in-fog')).toMatchObject([{ seat: 0 }]);
    expect(lost.told('placed')).toEqual([]);
  });

  it('gives the turn to the next player after a failure', () => {
    expect(edge({}, 3).play('brave-fog fish=0 to=grenille').must).toEqual([1]);
    expect(edge({}, 4).play('brave-fog fish=0 to=grenille').must).toEqual([0]);
  });

  it('reaches the fog board in no other way', () => {
    const sea = edge({ fish: 10, deck: ['t04', 't07'] }, 6);
    for (const town of ['suns-rest', 'undervall', 'grenille'])
      expect(sea.refusal(`place at=${town}`)).toBe('IB-FOG-9');
    expect(sea.refusal('brave-fog fish=0 to=zilliam')).toBe('IB-FOG-9');
    expect(sea.refusal('brave-fog fish=0 to=krazk')).toBe('IB-FOG-9');
  });

  it('leaves a full turn to a ship that came through', () => {
    const sea = edge({ coins: 1 }, 5).play('brave-fog fish=0 to=grenille', 'visit');
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, wood: 3 });
  });
});

rule('IB-FOG-10', () => {
  const DEEP = { boards: [2, 3], mist: [1, 0] };

  it('reaches the top board only', () => {
    const sea = foggy({ step: 'move', fog: DEEP });
    expect(sea.allowedBy('brave-fog fish=0 to=zilliam')).toBe('IB-FOG-9');
    for (const town of ['suns-rest', 'undervall', 'grenille']) {
      expect(sea.refusal(`place at=${town}`)).toBe('IB-FOG-10');
      expect(sea.refusal(`brave-fog fish=0 to=${town}`)).toBe('IB-FOG-10');
    }
  });

  it('stays so when the monster has emerged', () => {
    const sea = foggy({ step: 'move', fog: DEEP, captains: [{ buildings: SEVEN }] });
    expect(sea.allowedBy('place at=zilliam')).toBe('IB-FOG-19');
    expect(sea.refusal('place at=grenille')).toBe('IB-FOG-10');
  });
});

rule('IB-AMB-49', () => {
  it.each([
    [1, 3],
    [2, 2],
  ])('makes %i fish add as much to the movement', (fish, needed) => {
    const sea = edge({ fish: 3 }, needed);
    expect(sea.allowedBy(`brave-fog fish=${fish} to=grenille`)).toBe('IB-AMB-49');
    sea.play(`brave-fog fish=${fish} to=grenille`);
    expect(sea.told('braved-fog')).toMatchObject([{ fish, needed }]);
    expect(sea.state.captains[0]).toMatchObject({ region: 2, fish: 3 - fish });
  });

  it('fails with a 1 whatever the movement', () => {
    const sea = edge({ fish: 2 }, 1).play('brave-fog fish=2 to=grenille');
    expect(sea.told('braved-fog')).toMatchObject([{ die: 1, needed: 2 }]);
    expect(sea.told('lost-in-fog')).toHaveLength(1);
  });

  it('takes no fish beyond the best line, and none that are not there', () => {
    expect(edge({ fish: 9 }, 6).refusal('brave-fog fish=3 to=grenille')).toBe('malformed');
    const fast = edge({ fish: 9, deck: ['t04', 't07'] }, 6);
    expect(fast.refusal('brave-fog fish=1 to=grenille')).toBe('IB-AMB-49');
    expect(edge({ fish: 1 }, 6).refusal('brave-fog fish=2 to=grenille')).toBe('IB-AMB-49');
  });
});

rule('IB-AMB-50', () => {
  const rich = { coins: 20, fish: 4, hand: ['museum' as const] };

  it('leaves the ship off the map', () => {
    const sea = edge({}, 1).play('brave-fog fish=0 to=grenille');
    expect(sea.state.captains[0]?.region).toBe(null);
  });

  it('leaves neither an action nor a free action', () => {
    const sea = edge(rich, 1).play('brave-fog fish=0 to=grenille');
    expect(sea.told('turn-ended')).toMatchObject([{ seat: 0 }]);
    for (const line of ['hunt', 'visit', 'buy building=museum', 'end-turn'])
      expect(sea.reason(`0: ${line}`)).toEqual({ because: 'not-your-turn', of: 1 });
    expect(sea.offers(0)).toEqual([]);
  });

  it('does not give back fish', () => {
    const sea = edge(rich, 2).play('brave-fog fish=1 to=grenille');
    expect(sea.state.captains[0]).toMatchObject({ fish: 3, coins: 20, region: null });
  });

  it('loses one turn: in the next round the ship is placed as ever', () => {
    const sea = edge({}, 1).play('brave-fog fish=0 to=grenille', 'place at=krazk', 'end-turn');
    sea.play('1: place at=krazk', 'end-turn');
    expect(sea.allowedBy('place at=crimsika')).toBe('IB-FOG-8');
  });
});

rule('IB-AMB-88', () => {
  const crowded = { turn: 1, step: 'move', at: ['grenille'], fog: NEXT_ROUND } as const;

  it('names a region where the ship could stop', () => {
    const sea = foggy({ ...crowded, captains: [{}, { deck: ['s10'], fish: 1 }] });
    expect(sea.refusal('brave-fog fish=0 to=grenille')).toBe('IB-AMB-88');
    expect(sea.refusal('brave-fog fish=1 to=grenille')).toBe('IB-AMB-88');
    expect(sea.allowedBy('brave-fog fish=0 to=undervall')).toBe('IB-FOG-9');
    expect(foggy(crowded).allowedBy('brave-fog fish=0 to=grenille')).toBe('IB-FOG-9');
  });

  it('takes the administrator only from a ship that came through', () => {
    const below = [3, 4].map((die) => {
      const sea = foggy({ ...crowded, rig: { rolls: [die] } }).play('brave-fog fish=0 to=grenille');
      return sea.state.captains[1]?.below;
    });
    expect(below).toEqual([[], ['s3']]);
  });

  it('allows one attempt, and no other place after a failure', () => {
    const sea = edge({}, 1).play('brave-fog fish=0 to=grenille');
    expect(sea.refusal('0: brave-fog fish=0 to=grenille')).toBe('IB-TURN-1');
    expect(sea.refusal('0: place at=crimsika')).toBe('IB-TURN-1');
  });

  it('counts Shipyard and sail crew on deck', () => {
    const needed = [
      { buildings: ['shipyard' as const] },
      { deck: [], below: ['t04' as const] },
    ].map(
      (captain) =>
        edge(captain, 6).play('brave-fog fish=0 to=grenille').told('braved-fog')[0]?.needed,
    );
    expect(needed).toEqual([3, 4]);
  });
});
