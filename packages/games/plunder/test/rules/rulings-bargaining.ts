// Rulings on bargaining: the storm over ports, attacks called off, and what trade is.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { handOf, terms } from './scenes.ts';

const hands = [{ wood: 3 }, { iron: 3 }, { rum: 3 }];
const beside = {
  hands,
  owners: {},
  ships: [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10' },
  ],
};
const attack = 'attack ship=1 target=2';

rule('PL-AMB-22', () => {
  const docked = (storm: string, ...others: { seat: number; at: string }[]) =>
    given({
      hands,
      owners: { 'gallows-crag': 1 },
      ships: [{ seat: 0, at: 'C9' }, ...others],
      storm,
      rig: { rolls: [6, 1] },
    });

  it('closes a port under the storm for threats and bribes', () => {
    const sea = docked('B9');
    expect(sea.refusal('threaten to=1')).toBe('PL-AMB-22');
    sea.play('attack-island ship=1');
    expect(sea.told('conquered')).toHaveLength(1);
    expect(sea.refusal('1: bribe')).toBe('PL-BRIBE-1');
  });

  it('leaves a port free of it open, whatever is over the other port', () => {
    const sea = docked('E7');
    expect(sea.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
    expect(sea.play('attack-island ship=1').allowedBy('bribe')).toBe('PL-BRIBE-1');
  });

  it('allows both between two ships in the storm, for an island as well', () => {
    const ships = given({ ...beside, storm: 'F9' });
    expect(ships.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
    expect(ships.play(attack).allowedBy('bribe')).toBe('PL-BRIBE-1');
    const island = docked('B9', { seat: 1, at: 'C10' });
    expect(island.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
    expect(island.play('attack-island ship=1').allowedBy('bribe')).toBe('PL-BRIBE-1');
  });

  it('allows neither across its border', () => {
    const sea = docked('B8', { seat: 1, at: 'C10' });
    expect(sea.refusal('threaten to=1')).toBe('PL-STORM-6');
    expect(sea.play('attack-island ship=1').told('fought')).toHaveLength(1);
  });
});

rule('PL-AMB-23', () => {
  const ships = [
    { seat: 0, at: 'H10' },
    { seat: 1, at: 'A2' },
  ];

  it('trades with a player whose ships are in the storm', () => {
    const sea = given({ hands, owners: {}, ships, storm: 'A2' });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-6');
    const back = given({ hands, owners: {}, ships, storm: 'A2', turn: 1 });
    expect(back.allowedBy('offer to=0')).toBe('PL-TRADE-5');
  });

  it('does not through a Merchant port under the storm', () => {
    const sea = given({ hands, owners: {}, ships, storm: 'G10' });
    expect(sea.refusal('offer to=1')).toBe('PL-STORM-4');
    const back = given({ hands, owners: {}, ships, storm: 'G10', turn: 1 });
    expect(back.refusal('offer to=0')).toBe('PL-STORM-4');
  });
});

rule('PL-AMB-34', () => {
  it('asks the defender first, then the attacker, who fights or thinks better of it', () => {
    const sea = given(beside).play(attack);
    expect(sea.must).toEqual([1]);
    sea.play('no-bribe');
    expect([sea.must, sea.offers(0)]).toEqual([[0], ['fight', 'call-off']]);
    expect(sea.allowedBy('call-off')).toBe('PL-AMB-34');
  });

  it('spends nothing by calling off', () => {
    const sea = given(beside).play(attack, 'no-bribe', 'call-off');
    expect(sea.told('fought')).toEqual([]);
    expect(sea.state.ships[0]?.foughtShips).toEqual([]);
    expect(sea.play('roll').offers(0)).toContain(attack);
  });

  it('spends the attack by fighting', () => {
    const sea = given({ ...beside, rig: { rolls: [1, 6] } }).play(attack, 'no-bribe', 'fight');
    expect(sea.refusal(attack)).toBe('PL-BATTLE-5');
  });

  it('goes back and forth until there is nothing to raise', () => {
    const sea = given(beside).play(attack, `bribe ${terms({ iron: 1 })}`, 'refuse');
    expect(sea.must).toEqual([1]);
    sea.play(`bribe ${terms({ iron: 3 })}`, 'refuse');
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-AMB-35', () => {
  const refused = () =>
    given({ ...beside, pool: 0 }).play(`threaten to=1 ${terms({ iron: -1 })}`, 'refuse');

  it('leaves the attack to the one who threatened', () => {
    expect(refused().offers(0)).toEqual(expect.arrayContaining([attack, 'end-turn']));
    expect(refused().play('end-turn').told('attacked')).toEqual([]);
  });

  it('makes no treaty that would be in its way', () => {
    expect(refused().play(attack).must).toEqual([1]);
  });
});

rule('PL-AMB-36', () => {
  it('lets a trade be one-sided either way', () => {
    const gift = given(beside).play(`offer to=1 ${terms({ wood: 1 })}`, 'accept');
    expect([handOf(gift, 1), gift.state.turn.treaties]).toEqual([{ wood: 1, iron: 3 }, [1]]);
    const asked = given(beside).play(`offer to=1 ${terms({ iron: -2 })}`, 'accept');
    expect(handOf(asked, 0)).toEqual({ wood: 3, iron: 2 });
  });

  it('needs a card that changes hands', () => {
    expect(given(beside).refusal('offer to=1')).toBe('PL-AMB-36');
    expect(given(beside).refusal('call')).toBe('PL-AMB-36');
    expect(given(beside).refusal('offer to=1 askWood=1 giveWood=2')).toBe('PL-AMB-36');
  });

  it('is not opened where nobody has a card', () => {
    const sea = given({ ...beside, hands: [] });
    expect(sea.refusal('offer to=1')).toBe('PL-AMB-36');
    expect(sea.refusal('threaten to=1')).toBe('PL-AMB-36');
  });
});

rule('PL-AMB-37', () => {
  it('offers Resource cards of every kind', () => {
    const sea = given({
      ...beside,
      hands: [
        { wood: 1, iron: 1 },
        { rum: 1, gold: 1 },
      ],
    });
    sea.play('offer to=1 giveWood=1 giveIron=1 askRum=1 askGold=1', 'accept');
    expect(handOf(sea, 0)).toEqual({ rum: 1, gold: 1 });
  });

  it('offers nothing else', () => {
    const sea = given({ ...beside, points: [2, 2] });
    expect(sea.refusal('offer to=1 givePoint=1')).toBe('malformed');
    expect(sea.refusal('offer to=1 island=gull-rock')).toBe('malformed');
  });
});

rule('PL-AMB-38', () => {
  const peace = [`offer to=1 ${terms({ wood: 1, iron: -1 })}`, 'accept'];

  it('binds the active player towards the partner', () => {
    const sea = given(beside).play(...peace);
    expect(sea.refusal(attack)).toBe('PL-TREATY-2');
  });

  it('binds nobody once the turn has ended', () => {
    const sea = given({ ...beside, pool: 0, seats: 2 }).play(...peace, 'end-turn', 'roll');
    expect(sea.offers(1)).toContain('attack ship=2 target=1');
    expect(sea.play('end-turn').offers(0)).toContain(attack);
  });
});

rule('PL-AMB-39', () => {
  it('makes no treaty with anyone', () => {
    const ships = [
      { seat: 0, at: 'H10' },
      { seat: 1, at: 'G10' },
    ];
    const sea = given({ hands, owners: {}, ships });
    sea.play('exchange', 'pay wood=2', 'take gold=1');
    expect([sea.state.turn.treaties, sea.told('treaty')]).toEqual([[], []]);
    expect(sea.offers(0)).toContain(attack);
  });
});

rule('PL-AMB-67', () => {
  const exchange = (storm: string, ...more: { seat: number; at: string }[]) =>
    given({ hands, owners: {}, ships: [{ seat: 0, at: 'H10' }, ...more], storm });

  it('closes the exchange in a port under the storm', () => {
    expect(exchange('G10').refusal('exchange')).toBe('PL-AMB-67');
  });

  it('leaves it open in another port, and with the storm elsewhere on the island', () => {
    expect(exchange('K11').allowedBy('exchange')).toBe('PL-TRADE-7');
    expect(exchange('G10', { seat: 0, at: 'J11' }).allowedBy('exchange')).toBe('PL-TRADE-7');
  });
});
