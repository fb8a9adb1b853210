// Deep Fog: the end, p. 2.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { MONSTER_RENOWN } from '../../rules/data/tracks.ts';
import { deepFog } from '../../rules/index.ts';
import { cubesLeft } from '../../rules/questions.ts';
import type { Captain } from '../../rules/state.ts';
import { scoring } from '../../rules/steps/scoring.ts';
import type { Given } from '../given.ts';
import { foggy, idle, SEVEN } from './deep-fog-table.ts';

const STRIKE = ['attack', 'send count=5 fighter=pirate', 'roll', 'strike'];

/** Seat 0 at the monster with five pirates that roll well. */
function duel(things: Given = {}, captain: Partial<Captain> = {}) {
  return foggy({
    at: ['deep-fog'],
    captains: [{ pirates: 5, buildings: SEVEN, ...captain }],
    rig: { rolls: Array(10).fill(5) },
    ...things,
  });
}

rule('IB-FOG-21', () => {
  it('puts a cube on the card for 15 renown at the end', () => {
    const sea = duel();
    const before = scoring(sea.state)[0]?.total as number;
    const cubes = cubesLeft(sea.state, 0);
    sea.play(...STRIKE);
    expect(scoring(sea.state)[0]).toMatchObject({ monster: 15, total: before + 15 });
    expect(scoring(sea.state)[1]).toMatchObject({ monster: 0 });
    expect(cubesLeft(sea.state, 0)).toBe(cubes - 1);
    expect(sea.state.captains[0]?.renown).toBe(0);
  });

  it('gives as much to others who do the same before the end', () => {
    const captains = [{ pirates: 5, buildings: SEVEN }, { pirates: 5 }];
    const sea = duel({ captains }).play(...STRIKE, 'end-turn', 'place at=deep-fog', ...STRIKE);
    expect(scoring(sea.state).map(({ monster }) => monster)).toEqual([15, 15]);
    expect(sea.told('end-triggered')).toHaveLength(1);
  });

  it('gives nothing for being there', () => {
    expect(scoring(duel().state)[0]?.monster).toBe(0);
  });
});

rule('IB-FOG-22', () => {
  it.each([
    [0, 2],
    [1, 0],
    [2, 1],
  ])('completes the round when first player %i began it', (firstPlayer, turnsLeft) => {
    const sea = duel({ seats: 3, firstPlayer }).play(...STRIKE);
    expect(sea.told('end-triggered')).toMatchObject([{ by: 'monster', rule: 'IB-FOG-22' }]);
    expect(sea.state.turnsLeft).toBe(turnsLeft);
    idle(sea.play('end-turn'), turnsLeft);
    expect(sea.endings).toEqual(['monster']);
    expect(sea.outcome?.winners).toEqual([0]);
    expect(sea.told('changed-board')).toEqual([]);
  });

  it('gives no other turn to those who have had one in that round', () => {
    const sea = duel({
      turn: 1,
      at: ['krazk', 'deep-fog'],
      captains: [{ buildings: SEVEN }, { pirates: 5 }],
    });
    sea.play(...STRIKE, 'end-turn');
    expect(sea.outcome?.endings).toMatchObject([{ ending: 'monster', rule: 'IB-FOG-22' }]);
    expect(sea.told('ended')).toHaveLength(1);
  });

  it('does not end after an attack that fails', () => {
    const sea = duel({ rig: { rolls: [1, 1, 1, 1, 1] } }).play(
      ...STRIKE,
      'lose fighter=pirate',
      'end-turn',
    );
    idle(sea, 3);
    expect(sea.outcome).toBe(null);
    expect(sea.state).toMatchObject({ trigger: null, turnsLeft: null });
  });

  it('breaks ties by cargo, and shares what cannot be broken', () => {
    const twins = (cargo: Partial<Captain>): Given => {
      const one = { pirates: 5, buildings: BUILDINGS.slice(0, 7) };
      const other = { buildings: BUILDINGS.slice(7, 14), ...cargo };
      const [first, second] = scoring(duel({ captains: [one, other] }).state).map(
        ({ total }) => total,
      );
      const coins = MONSTER_RENOWN + (first as number) - (second as number);
      return { captains: [one, { ...other, coins }] };
    };
    const broken = duel(twins({ fish: 1 })).play(...STRIKE, 'end-turn');
    idle(broken, 1);
    expect(broken.endings).toEqual(['monster', 'tie-broken']);
    expect(broken.outcome?.winners).toEqual([1]);
    const shared = idle(duel(twins({})).play(...STRIKE, 'end-turn'), 1);
    expect(shared.endings).toEqual(['monster', 'shared']);
    expect(shared.outcome?.winners).toEqual([0, 1]);
    expect(deepFog.endings).toEqual(['monster', 'tie-broken', 'shared']);
  });
});

rule('IB-AMB-55', () => {
  it.each([2, 3, 4])('goes on with %i players after any number of buildings', (seats) => {
    const captains = [
      { coins: 30, buildings: SEVEN, hand: ['museum' as const, 'market' as const] },
    ];
    const sea = foggy({ seats, captains }).play('buy building=museum', 'buy building=market');
    expect(sea.state.captains[0]?.buildings).toHaveLength(9);
    expect(sea.state).toMatchObject({ trigger: null, turnsLeft: null });
    idle(sea.play('end-turn'), 3 * seats);
    expect(sea.outcome).toBe(null);
  });

  it('goes on after the last renown token', () => {
    const sea = foggy({
      at: ['morlim'],
      fog: { boards: [3, 0, 1, 2] },
      owners: { morlim: 0 },
      captains: [{ renown: 6 }],
      tokens: ['three-coins'],
      fewTokens: true,
    }).play('visit', 'skip', 'take-reward');
    expect(sea.state.tokens).toEqual([]);
    expect(sea.state).toMatchObject({ trigger: null, turnsLeft: null });
    expect(deepFog.endings).not.toContain('last-token');
  });
});

rule('IB-AMB-92', () => {
  it('emerges at once, for all who place their ships later in that round', () => {
    const captains = [{ coins: 9, buildings: SEVEN.slice(0, 6), hand: ['market' as const] }];
    const sea = foggy({ captains, fog: { boards: [1, 2, 3], mist: [0] } });
    sea.play('buy building=market', 'end-turn');
    expect(sea.state.firstPlayer).toBe(0);
    expect(sea.allowedBy('place at=deep-fog')).toBe('IB-FOG-20');
    expect(sea.allowedBy('place at=grenille')).toBe('IB-FOG-19');
  });

  it('emerges for a building that is built too', () => {
    const captains = [{ fish: 2, buildings: SEVEN.slice(0, 6), hand: ['miracle-hut' as const] }];
    const place = {
      at: ['stratic' as const],
      owners: { stratic: 0 },
      fog: { boards: [2, 0, 1, 3] },
    };
    const sea = foggy({ ...place, captains }).play('visit', 'build building=miracle-hut');
    expect(sea.state.fog?.emerged).toBe(true);
  });

  it('does not wait for cards in hand', () => {
    const hand = ['market', 'museum', 'tavern'] as const;
    const sea = foggy({
      step: 'move',
      captains: [{ buildings: SEVEN.slice(0, 6), hand: [...hand] }],
    });
    expect(sea.state.fog?.emerged).toBe(false);
    expect(sea.refusal('place at=deep-fog')).toBe('IB-FOG-20');
  });

  it('has no limit of rounds', () => {
    const sea = idle(foggy({ step: 'move', captains: [{ buildings: SEVEN }] }), 120);
    expect(sea.state.fog?.pass).toBe(15);
    expect(sea.outcome).toBe(null);
  });

  it('keeps cubes on 7 once the tokens are gone', () => {
    const sea = foggy({
      at: ['morlim'],
      fog: { boards: [3, 0, 1, 2] },
      owners: { morlim: 0 },
      captains: [{ renown: 6 }],
      fewTokens: true,
    }).play('visit', 'skip');
    expect(sea.state.captains[0]).toMatchObject({ renown: 0, sevens: 1 });
    expect(sea.outcome).toBe(null);
  });
});
