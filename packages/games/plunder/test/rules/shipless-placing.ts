// Without a ship, p. 11: where the new one is placed, and how the turn goes on.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { ashore } from './ashore.ts';
import { handOf, ownerOf, ship, stepOf, where } from './looking.ts';

const GULL = { 'gull-rock': 0 };
const DOUBLES = [2, 2];

rule('PL-NOSHIP-5', () => {
  it('places it in the only free port', () => {
    expect(where(ashore({ owners: GULL, rig: { rolls: [1, ...DOUBLES] } }), 3)).toBe('B3');
  });

  it('lets its owner choose among several', () => {
    const sea = ashore({
      owners: { 'gallows-crag': 0, ...GULL },
      rig: { rolls: [1, 1, ...DOUBLES] },
    });
    expect(sea.offers(0)).toEqual(['B3', 'C9', 'D8'].map((at) => `place-ship at=${at}`));
    expect(sea.allowedBy('place-ship at=D8')).toBe('PL-NOSHIP-5');
    expect(sea.refusal('place-ship at=C11')).toBe('PL-NOSHIP-5');
    expect(where(sea.play('place-ship at=D8'), 3)).toBe('D8');
  });

  it('spins where no port is free', () => {
    const taken = [
      { seat: 1, at: 'B3' },
      { seat: 2, at: 'A1' },
    ];
    const sea = ashore({ owners: GULL, ships: taken, rig: { rolls: [1, ...DOUBLES, 6, 3] } });
    expect(where(sea, 3)).toBe('F3');
    expect(where(ashore({ points: [1], rig: { rolls: [...DOUBLES, 6, 3] } }), 3)).toBe('F3');
  });

  it('goes beside a spun square that is land', () => {
    const sea = ashore({ points: [1], rig: { rolls: [...DOUBLES, 4, 1] } });
    expect(sea.told('spun')).toHaveLength(1);
    expect(sea.offers(0)).toEqual(['C1', 'D2', 'E1'].map((at) => `berth at=${at}`));
    expect(sea.allowedBy('berth at=D2')).toBe('PL-NOSHIP-5');
    expect(where(sea.play('berth at=D2'), 3)).toBe('D2');
  });

  it('goes beside a spun square with a ship on it', () => {
    const sea = ashore({ points: [1], rig: { rolls: [...DOUBLES, 6, 1] } });
    expect(sea.offers(0)).toEqual(['E1', 'F2', 'G1'].map((at) => `berth at=${at}`));
    expect(sea.refusal('berth at=F1')).toBe('PL-AMB-13');
  });

  it('goes beside C4 where that is land, not into a port there', () => {
    const sea = ashore({
      layout: '5A0 2A0 3A0 4A0 1A0 6A0',
      points: [1],
      rig: { rolls: [...DOUBLES, 3, 4] },
    });
    expect(sea.offers(0)).toEqual(['C3', 'D4'].map((at) => `berth at=${at}`));
    expect(sea.refusal('berth at=B4')).toBe('PL-AMB-13');
  });

  it('keeps nobody else waiting: the owner places it', () => {
    expect(ashore({ points: [1], rig: { rolls: [...DOUBLES, 4, 1] } }).must).toEqual([0]);
  });
});

rule('PL-NOSHIP-6', () => {
  it.each([
    ['in the only port', GULL, 8, [1, ...DOUBLES], []],
    ['in a port of choice', { 'gallows-crag': 0 }, 8, [1, ...DOUBLES], ['place-ship at=D8']],
    ['at a spun square', {}, 9, [...DOUBLES, 6, 3], []],
    ['beside it', {}, 9, [...DOUBLES, 4, 1], ['berth at=D2']],
  ] as const)(
    'wins at once by a ship %s that makes ten points',
    (_place, owners, cards, rolls, lines) => {
      const sea = ashore({ owners, points: [cards], rig: { rolls } }).play(...lines);
      expect(sea.outcome).toMatchObject({ winners: [0] });
    },
  );

  it('goes on with roll, sailing, building and interactions', () => {
    const sea = ashore({
      owners: GULL,
      ships: [
        { seat: 1, at: 'B4' },
        { seat: 2, at: 'A1' },
      ],
      hands: [{ iron: 2, rum: 1, gold: 1 }],
      rig: { rolls: [1, ...DOUBLES, 6, 1, 4] },
    });
    sea.play('build peg=cannon ship=3', 'attack ship=3 target=1', 'roll');
    expect(sea.told('fought')).toMatchObject([{ attack: [6, 1] }]);
    expect(sea.refusal('sail ship=3 to=B4')).toBe('PL-MOVE-6');
    expect(sea.state.turn.pool).toBe(4);
  });

  it('must be rolled for before the turn ends', () => {
    const sea = ashore({ owners: GULL, rig: { rolls: [1, ...DOUBLES] } });
    expect(sea.refusal('end-turn')).toBe('PL-AMB-4');
  });
});

rule('PL-NOSHIP-7', () => {
  const missed = { owners: GULL, rig: { rolls: [1, 1, 2] } };

  it('goes through all this again in the next turn', () => {
    const sea = ashore(missed).play('stay-ashore');
    expect(sea.must).toEqual([1]);
    sea.play('roll', 'end-turn', 'roll', 'end-turn');
    expect(sea.told('rolled-for-ship').map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('lets nobody be forced to take a ship', () => {
    expect(ashore({ ...missed, points: [3] }).allowedBy('stay-ashore')).toBe('PL-NOSHIP-7');
  });

  const visited = () =>
    ashore({
      owners: GULL,
      ships: [
        { seat: 1, at: 'B3' },
        { seat: 2, at: 'A1' },
      ],
      hands: [{ rum: 2 }],
      rig: { rolls: [1, 1, 2, 5, 6, 1] },
    }).play('stay-ashore', 'roll');

  it('lets the islands be threatened, attacked and traded at meanwhile', () => {
    const sea = visited();
    expect(sea.allowedBy('threaten to=0')).toBe('PL-THREAT-2');
    expect(sea.allowedBy('offer to=0')).toBe('PL-TRADE-3');
    expect(sea.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('lets the player bribe', () => {
    const sea = visited().play('attack-island ship=1');
    expect(sea.must).toEqual([0]);
    expect(sea.allowedBy('bribe')).toBe('PL-BRIBE-1');
    sea.play('no-bribe', 'fight');
    expect(ownerOf(sea, 'gull-rock')).toBe(1);
  });

  it('lets Treasure cards strike the player', () => {
    const sea = ashore({
      owners: GULL,
      ships: [
        { seat: 1, at: 'F1' },
        { seat: 2, at: 'A1' },
      ],
      hands: [{ rum: 2 }],
      treasure: [19],
      rig: { rolls: [1, 1, 2] },
    }).play('stay-ashore');
    const { state } = sea;
    (state.crosses as number[])[0] = ship(sea, 1).square;
    sea.play('collect at=F1 ship=1');
    expect(stepOf(sea)).toBe('choose-victim');
    expect(sea.offers(1)).toContain('rob captain=0');
    expect(handOf(sea, 0)).toEqual([1, 0, 2, 0]);
  });
});
