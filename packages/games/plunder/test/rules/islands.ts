// The kinds of islands, pp. 5 and 6, and rulings on adjacent squares.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { chartOf } from '../../rules/map.ts';
import { squareAt } from '../../rules/waters.ts';
import { given, SIX_TILES } from '../given.ts';
import { handOf, ownerOf, where } from './looking.ts';

const alone = (at: string) => ({ ships: [{ seat: 0, at }], pool: 6 });

rule('PL-ISLE-1', () => {
  it('deals with an island from its port', () => {
    const sea = given({ ...alone('C4'), owners: {} });
    expect(sea.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('deals with none from the water beside it', () => {
    for (const at of ['B6', 'C3', 'A5'])
      expect(given(alone(at)).refusal('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('enters a port with a slanted anchor from two sides', () => {
    for (const at of ['C10', 'D9'])
      expect(where(given(alone(at)).play('sail ship=1 to=C9'), 1)).toBe('C9');
  });

  it('enters another from one side only', () => {
    expect(where(given(alone('E8')).play('sail ship=1 to=D8'), 1)).toBe('D8');
    for (const at of ['D7', 'D9'])
      expect(given(alone(at)).refusal('sail ship=1 to=D8')).toBe('PL-MOVE-7');
  });
});

rule('PL-ISLE-2', () => {
  const raid = () =>
    given({ ...alone('pintail'), turn: 0, owners: { pintail: 1 }, rig: { rolls: [6, 1] } });

  it('can be conquered, and has one owner at most', () => {
    const sea = raid();
    expect(ownerOf(sea, 'pintail')).toBe(1);
    sea.play('attack-island ship=1');
    expect(sea.state.flags.filter((owner) => owner !== null)).toEqual([0]);
  });

  it('yields cards to its owner and to nobody else', () => {
    const sea = raid().play('attack-island ship=1', 'end-turn');
    expect(sea.told('drew')).toEqual([]);
  });
});

rule('PL-ISLE-3', () => {
  it('cannot be conquered', () => {
    expect(given(alone('H10')).refusal('attack-island ship=1')).toBe('PL-ISLE-3');
  });

  it('serves for trade', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'H10' },
        { seat: 1, at: 'F1' },
      ],
      hands: [{ rum: 2 }],
    });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-6');
    expect(sea.allowedBy('exchange')).toBe('PL-TRADE-7');
  });

  it('shows no skulls', () => {
    const merchants = chartOf(SIX_TILES).islands.filter(({ kind }) => kind === 'merchant');
    expect(merchants.map(({ skulls }) => skulls)).toEqual([0, 0]);
  });
});

rule('PL-ISLE-4', () => {
  it('is only in the way', () => {
    expect(given(alone('C1')).refusal('sail ship=1 to=D1')).toBe('PL-MOVE-7');
    expect(given(alone('C1')).refusal('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('has neither port nor owner', () => {
    const { islandAt, islands } = chartOf(SIX_TILES);
    expect(islandAt[squareAt(chartOf(SIX_TILES), 'D1')]).toBe(-1);
    expect(islands.filter(({ ports }) => ports.length === 0)).toEqual([]);
  });
});

rule('PL-ISLE-5', () => {
  it('closes one edge and no other', () => {
    const sea = given(alone('D4'));
    expect(sea.refusal('sail ship=1 to=D5')).toBe('PL-MOVE-7');
    expect(sea.allowedBy('sail ship=1 to=E4')).toBe('PL-MOVE-1');
  });

  it('fills no square: both its sides can be sailed', () => {
    const sea = given(alone('D4')).play(
      'sail ship=1 to=E4',
      'sail ship=1 to=E5',
      'sail ship=1 to=D5',
    );
    expect(where(sea, 1)).toBe('D5');
  });
});

rule('PL-ISLE-6', () => {
  const owners = { 'gull-rock': 0, 'hangmans-tooth': 0, pintail: 1 };

  it("yields one card for each island at the start of its owner's turn", () => {
    const sea = given({ owners, turn: 2, pool: 0 }).play('end-turn');
    expect(sea.told('drew')).toMatchObject([{ seat: 0, count: 2 }]);
    sea.play('roll', 'end-turn');
    expect(sea.told('drew')).toMatchObject([{ seat: 0 }, { seat: 1, count: 1 }]);
  });

  it('yields nothing more in the turn, whatever is conquered', () => {
    const sea = given({ ...alone('little-sister'), owners, rig: { rolls: [6, 1] } });
    sea.play('attack-island ship=1');
    expect(ownerOf(sea, 'little-sister')).toBe(0);
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 0]);
  });
});

rule('PL-AMB-7', () => {
  const between = (one: string, other: string) =>
    given({
      ships: [
        { seat: 0, at: one },
        { seat: 1, at: other },
      ],
      owners: {},
      hands: [{ rum: 1 }],
    });

  it('is separated by a land barrier', () => {
    const sea = between('D4', 'D5');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });

  it('is separated by a closed side of a port', () => {
    const sea = between('A3', 'B3');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });

  it.each([
    ['D4', 'E4'],
    ['B4', 'B3'],
  ])('is not separated where the edge is open: %s and %s', (one, other) => {
    const sea = between(one, other);
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-2');
  });
});

rule('PL-AMB-10', () => {
  it.each(['H17', 'I16'])('attacks from the port %s', (at) => {
    const sea = given({ ...alone(at), rig: { rolls: [6, 1] } }).play('attack-island ship=1');
    expect(ownerOf(sea, 'saint-brannocks-crown')).toBe(0);
  });

  it('counts the island and not the port', () => {
    const sea = given({ ...alone('H17'), rig: { rolls: [1, 6] } }).play('attack-island ship=1');
    sea.play(...['G17', 'G16', 'H16', 'I16'].map((to) => `sail ship=1 to=${to}`));
    expect(sea.refusal('attack-island ship=1')).toBe('PL-CONQ-8');
  });
});
