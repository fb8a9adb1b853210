// Deep Fog: Rotating Sea Boards, p. 2.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { ADVANCED, BASIC, PORTS } from '../../rules/data/towns.ts';
import { deepFog } from '../../rules/index.ts';
import { signOf } from '../../rules/questions.ts';
import { given } from '../given.ts';
import { foggy, idle, NEXT_ROUND } from './deep-fog-table.ts';

/** The last board of a pass is active; the others lie in the fog as they were used. */
const LAST = { boards: [3], mist: [2, 1, 0] };

rule('IB-FOG-11', () => {
  it('puts the active board on top of the fog when everyone has had a turn', () => {
    const sea = idle(foggy({ seats: 3, step: 'move', fog: { boards: [1, 2, 3], mist: [0] } }), 2);
    expect(sea.state.fog).toMatchObject({ boards: [3, 2, 1], mist: [0] });
    idle(sea, 1);
    expect(sea.state.fog).toMatchObject({ boards: [3, 2], mist: [0, 1] });
    expect(sea.told('changed-board')).toMatchObject([{ board: 2, pass: 0, first: 1 }]);
  });

  it('takes all ships off the map', () => {
    const sea = idle(foggy({ seats: 4, step: 'move' }), 4);
    expect(sea.state.captains.every(({ region }) => region === null)).toBe(true);
  });

  it('passes the first-player card left, and its holder begins', () => {
    const sea = idle(foggy({ seats: 3, step: 'move', firstPlayer: 0 }), 9);
    expect(sea.told('turn-began').map(({ seat }) => seat)).toEqual([1, 2, 1, 2, 0, 2, 0, 1, 0]);
    expect(sea.state.firstPlayer).toBe(0);
  });

  it('counts a turn lost in the fog as a turn', () => {
    const sea = idle(foggy({ step: 'move', fog: NEXT_ROUND, rig: { rolls: [1] } }), 1);
    sea.play('1: brave-fog fish=0 to=grenille');
    expect(sea.told('changed-board')).toHaveLength(1);
  });

  it('passes no card in the base game', () => {
    const sea = given({ firstPlayer: 0 }).play('end-turn', 'sail to=grenille', 'end-turn');
    expect(sea.state.firstPlayer).toBe(0);
  });
});

rule('IB-FOG-12', () => {
  it('turns the fog stack over when the middle is empty', () => {
    const sea = foggy({ step: 'move', fog: LAST });
    expect(signOf(sea.state, 2)).toEqual(BASIC.grenille);
    idle(sea, 2);
    expect(sea.state.fog).toMatchObject({ pass: 1, mist: [] });
    expect(signOf(sea.state, 2)).toEqual(ADVANCED.grenille);
  });

  it('does not turn it over before', () => {
    const sea = idle(foggy({ step: 'move', fog: { boards: [2, 3], mist: [1, 0] } }), 2);
    expect(sea.state.fog).toMatchObject({ pass: 0, boards: [3], mist: [0, 1, 2] });
  });

  it('alternates the sides until the end', () => {
    const sea = foggy({ step: 'move' });
    const strengths = [0, 1, 2, 3, 4].map((pass) => {
      expect(sea.state.fog?.pass).toBe(pass);
      const { strength } = signOf(sea.state, 2);
      idle(sea, 8);
      return strength;
    });
    expect(strengths).toEqual([4, 5, 4, 5, 4]);
  });

  it('visits and takes towns by the side that is up', () => {
    const place = { at: ['grenille' as const], captains: [{ pirates: 1 }], rig: { rolls: [6] } };
    const needed = [0, 1, 2].map((pass) => {
      const sea = foggy({ ...place, fog: { pass } });
      sea.play('attack', 'send count=1 fighter=pirate', 'roll', 'strike');
      return sea.told('struck')[0]?.needed;
    });
    expect(needed).toEqual([4, 5, 4]);
    const sea = foggy({ at: ['undervall'], captains: [{ coins: 1 }], fog: { pass: 1 } });
    sea.play('visit');
    expect(sea.told('gained')).toMatchObject([{ good: 'renown', count: 1 }]);
  });

  it('leaves the ports as they are', () => {
    const { state } = foggy({ fog: { pass: 1 } });
    expect([12, 13, 14, 15].map((region) => signOf(state, region))).toEqual(
      PORTS.map((port) => BASIC[port]),
    );
  });
});

rule('IB-AMB-51', () => {
  it('keeps the order of the boards from pass to pass', () => {
    const sea = idle(foggy({ step: 'move', fog: { boards: [2, 0, 3, 1] } }), 16);
    const seen = sea.told('changed-board').map(({ board, pass }) => [board, pass]);
    expect(seen).toEqual([
      [0, 0],
      [3, 0],
      [1, 0],
      [2, 1],
      [0, 1],
      [3, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  it('has no fog board in the first round of a pass', () => {
    const sea = idle(foggy({ step: 'move', fog: LAST }), 2);
    expect(sea.offers(1).filter((offer) => offer.startsWith('brave-fog'))).toEqual([]);
    expect(sea.refusal('brave-fog fish=0 to=rockslide')).toBe('IB-FOG-9');
    expect(sea.refusal('place at=rockslide')).toBe('IB-FOG-8');
    idle(sea, 2);
    expect(sea.allowedBy('brave-fog fish=0 to=grenille')).toBe('IB-FOG-9');
  });

  it('makes the order known from the second pass on', () => {
    const seen = [0, 1].map((pass) => deepFog.view(foggy({ fog: { pass } }).state, 1).fog?.boards);
    expect(seen).toEqual([
      [null, null, null, 0],
      [3, 2, 1, 0],
    ]);
  });

  it('shows what lies in the fog at any time', () => {
    const { state } = foggy({ fog: { boards: [2, 3], mist: [1, 0] } });
    expect(deepFog.view(state, 'spectator').fog).toMatchObject({ mist: [0, 1], boards: [null, 2] });
  });
});
