// Rulings on battles: the attacker's last ship, and ships that are replaced.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { chartOf } from '../../rules/map.ts';
import { given, SIX_TILES } from '../given.ts';
import { ownerOf, points, stepOf } from './looking.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 8 };
const LOSE = { rolls: [1, 6] };

rule('PL-AMB-56', () => {
  const last = (rig = LOSE) =>
    given({
      seats: 2,
      ships: [
        { seat: 0, at: 'F1', lives: 1 },
        { seat: 1, at: 'F2' },
      ],
      owners: { 'gull-rock': 0 },
      crosses: ['F1'],
      hands: [RICH],
      pool: 4,
      rig,
    });

  it('lets the result stand and ends the turn at once', () => {
    const sea = last().play('attack ship=1 target=2');
    expect(points(sea)).toEqual([1, 2]);
    expect(sea.told('sank', 'gained-point', 'turn-ended').map(({ type }) => type)).toEqual([
      'sank',
      'gained-point',
      'turn-ended',
    ]);
    expect(sea.must).toEqual([1]);
    for (const line of ['build-ship at=B3', 'bury', 'collect at=F1 ship=2'])
      expect(sea.reason(`0: ${line}`)).toEqual({ because: 'not-your-turn', captain: 1 });
  });

  it('lets the shipless procedure wait for the next turn', () => {
    const sea = last({ rolls: [1, 6, 3, 1, 1, 2] }).play('attack ship=1 target=2');
    expect(sea.told('rolled-for-ship')).toEqual([]);
    sea.play('roll', 'end-turn');
    expect(sea.told('rolled-for-ship')).toHaveLength(1);
  });

  it('does the same at an island, with a card for its owner if there is one', () => {
    for (const [owners, cards] of [
      [{}, 0],
      [{ 'hangmans-tooth': 1 }, 1],
    ] as const) {
      const sea = given({
        ships: [
          { seat: 0, at: 'C4', lives: 1 },
          { seat: 1, at: 'F1' },
        ],
        owners,
        rig: LOSE,
      }).play('attack-island ship=1');
      expect(sea.state.captains[1]?.plunderPoints).toBe(cards);
      expect(sea.told('turn-ended')).toMatchObject([{ seat: 0 }]);
      expect(sea.must).toEqual([1]);
    }
  });

  it('may win the game for the defender', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1', lives: 1 },
        { seat: 1, at: 'F2' },
      ],
      owners: {},
      points: [0, 8],
      rig: LOSE,
    }).play('attack ship=1 target=2');
    expect(sea.outcome).toMatchObject({ winners: [1] });
    expect(sea.told('turn-ended')).toEqual([]);
  });

  it('goes on where another ship is left', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1', lives: 1 },
        { seat: 0, at: 'A1' },
        { seat: 1, at: 'F2' },
      ],
      hands: [RICH],
      rig: LOSE,
    }).play('attack ship=1 target=3', 'build peg=mast ship=2');
    expect(stepOf(sea)).toBe('command');
  });
});

rule('PL-AMB-69', () => {
  it('takes a ship built later in the turn for a new attacker', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'A4', lives: 1 },
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'B4' },
      ],
      owners: { 'gull-rock': 0 },
      hands: [RICH],
      rig: LOSE,
    }).play('attack ship=1 target=3', 'build-ship at=B3');
    expect(sea.allowedBy('attack ship=4 target=3')).toBe('PL-BATTLE-2');
  });

  it('takes a ship that replaces a sunk one for a new target', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F2', foughtShips: [2] },
        { seat: 1, at: 'F1' },
        { seat: 1, at: 'F3' },
      ],
    });
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-BATTLE-5');
    expect(sea.allowedBy('attack ship=1 target=3')).toBe('PL-BATTLE-2');
  });

  it('never gives a number twice', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'F2', lives: 1 },
      ],
      owners: { 'gull-rock': 0 },
      hands: [RICH],
      rig: { rolls: [6, 1] },
    }).play('attack ship=1 target=2', 'build-ship at=B3');
    expect(sea.state.ships.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('takes an island for the same, no matter who owns it by now', () => {
    const crown = chartOf(SIX_TILES).islands.findIndex(({ id }) => id === 'saint-brannocks-crown');
    const sea = given({
      ships: [{ seat: 0, at: 'H17', foughtIslands: [crown] }],
      owners: { 'saint-brannocks-crown': 2 },
    });
    expect(sea.refusal('attack-island ship=1')).toBe('PL-CONQ-8');
    expect(ownerOf(sea, 'saint-brannocks-crown')).toBe(2);
  });
});
