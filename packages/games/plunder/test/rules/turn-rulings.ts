// Rulings on the order of a turn.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { view } from '../../rules/secrets.ts';
import { given } from '../given.ts';
import { ship, stepOf, where } from './looking.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 8 };

rule('PL-AMB-3', () => {
  const ships = [
    { seat: 0, at: 'F1', masts: 1 },
    { seat: 1, at: 'F2' },
  ];

  it('lets one build, bury, attack and bargain before the roll', () => {
    const sea = given({ ships, hands: [RICH] });
    expect(sea.allowedBy('build peg=cannon ship=1')).toBe('PL-BUILD-2');
    expect(sea.allowedBy('bury')).toBe('PL-GOAL-4');
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-2');
  });

  it('moves nothing before it, not even by masts', () => {
    const sea = given({ ships });
    expect(sea.refusal('sail ship=1 to=G1')).toBe('PL-AMB-3');
    sea.play('roll');
    expect(sea.allowedBy('sail ship=1 to=G1')).toBe('PL-MOVE-2');
  });

  it('does none of it before the cards for islands are drawn', () => {
    const sea = given({ ships, step: 'find', crosses: ['F1'], hands: [RICH] });
    expect(sea.offers(0)).toEqual(['collect at=F1 ship=1', 'draw']);
    expect(sea.refusal('build peg=cannon ship=1')).toBe('PL-AMB-3');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-AMB-3');
    expect(sea.play('draw').allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });
});

rule('PL-AMB-4', () => {
  it('does not let a turn end before the roll', () => {
    expect(given().refusal('end-turn')).toBe('PL-AMB-4');
  });

  it('lets it end after the roll, though nothing has moved', () => {
    const sea = given({ rig: { rolls: [6] } }).play('roll');
    expect(sea.allowedBy('end-turn')).toBe('PL-TURN-5');
  });

  it('has no roll where the last ship sinks before it', () => {
    const ships = [
      { seat: 0, at: 'F1', lives: 1 },
      { seat: 1, at: 'F2' },
    ];
    const sea = given({ ships, rig: { rolls: [1, 6] } }).play('attack ship=1 target=2');
    expect(sea.told('sailing-roll')).toEqual([]);
    expect(sea.must).toEqual([1]);
  });
});

rule('PL-AMB-52', () => {
  it('lays what is paid on the open stacks, and tells the kinds', () => {
    const sea = given({ hands: [RICH] }).play('build peg=mast ship=1');
    expect(sea.told('paid')).toMatchObject([{ seat: 0, cards: [1, 0, 2, 0] }]);
    expect(view(sea.state, 2).stacks).toEqual([11, 10, 12, 10]);
  });

  it('shows how many cards each hand has, and the kinds to its owner only', () => {
    const { state } = given({ hands: [{ rum: 2, gold: 1 }, { iron: 4 }] });
    const seen = view(state, 1);
    expect(seen.captains.map(({ handSize }) => handSize)).toEqual([3, 4, 0]);
    expect(seen.hand).toEqual([0, 4, 0, 0]);
    expect(view(state, 'spectator').hand).toEqual([]);
  });

  it('looks the same whatever the kinds are', () => {
    const one = given({ hands: [{ rum: 2 }, { iron: 4 }] });
    const other = given({ hands: [{ gold: 2 }, { iron: 4 }] });
    expect(view(one.state, 1)).toEqual(view(other.state, 1));
    expect(view(one.state, 0)).not.toEqual(view(other.state, 0));
  });
});

rule('PL-AMB-83', () => {
  it('lets the first player attack a ship of a neighbour at once', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'C3' },
        { seat: 1, at: 'little-sister' },
      ],
      firstPlayer: 0,
    });
    expect(sea.state.round).toBe(1);
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });

  it('protects no starting island in the first round', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'little-sister' }],
      owners: { 'gull-rock': 0, 'little-sister': 1 },
      firstPlayer: 0,
      rig: { rolls: [6, 1] },
    }).play('attack-island ship=1');
    expect(sea.told('conquered')).toMatchObject([{ seat: 0, from: 1, island: 'little-sister' }]);
  });
});

rule('PL-AMB-88', () => {
  const actions = [
    'build peg=cannon ship=1',
    'bury',
    'sail ship=1 to=G1',
    'attack ship=1 target=2',
    'end-turn',
  ];
  const ships = [
    { seat: 0, at: 'F1' },
    { seat: 1, at: 'F2' },
  ];

  it('does nothing else while an attack is being settled', () => {
    const sea = given({ ships, hands: [RICH, RICH], pool: 4 }).play('attack ship=1 target=2');
    for (const line of actions) expect(sea.refusal(`0: ${line}`)).toBe('PL-AMB-88');
    sea.play('no-bribe');
    for (const line of actions) expect(sea.refusal(line)).toBe('PL-AMB-88');
  });

  it('does nothing else while an offer is open', () => {
    const sea = given({ ships, hands: [RICH, RICH], pool: 4 }).play('offer to=1 giveGold=1');
    for (const line of actions) {
      expect(sea.reason(line)).toEqual({ because: 'not-your-turn', captain: 0 });
      expect(sea.refusal(`0: ${line}`)).toBe('PL-AMB-88');
    }
  });

  it('does nothing else while a card is carried out, nor while a toll is due', () => {
    const found = given({ ships, hands: [RICH], pool: 4, crosses: ['F1'], treasure: [30] });
    found.play('collect at=F1 ship=1');
    expect(stepOf(found)).toBe('pay');
    for (const line of actions) expect(found.refusal(line)).toBe('PL-AMB-88');
    const toll = given({ ships, hands: [RICH], pool: 4, storm: 'H1' }).play('sail ship=1 to=G1');
    expect(where(toll, 1)).toBe('G1');
    for (const line of actions) expect(toll.refusal(line)).toBe('PL-AMB-88');
  });

  it('goes on as before when it is done', () => {
    const sea = given({ ships, hands: [RICH], pool: 4, rig: { rolls: [6, 1] } });
    sea.play('attack ship=1 target=2', 'build peg=cannon ship=1');
    expect(ship(sea, 1).cannons).toBe(1);
  });
});
