// Threats, bribes and treaties, p. 8.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { AWAY, handOf, terms } from './scenes.ts';

const hands = [{ wood: 2 }, { iron: 1, gold: 3 }, { rum: 2 }];
const SIDE_BY_SIDE = [
  { seat: 0, at: 'F9' },
  { seat: 1, at: 'F10', lives: 1 },
];
const beside = { hands, owners: {}, ships: SIDE_BY_SIDE };

rule('PL-THREAT-1', () => {
  it('takes two gold from a weaker ship that would rather not fight', () => {
    const sea = given(beside).play(`threaten to=1 ${terms({ gold: -2 })}`, 'accept');
    expect(sea.told('traded')).toMatchObject([{ as: 'threat', rule: 'PL-THREAT-1' }]);
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([
      { wood: 2, gold: 2 },
      { iron: 1, gold: 1 },
    ]);
  });

  it('may give a little for it', () => {
    const sea = given(beside).play(`threaten to=1 ${terms({ wood: 1, gold: -3 })}`, 'accept');
    expect(handOf(sea, 0)).toEqual({ wood: 1, gold: 3 });
  });

  it('asks for something', () => {
    expect(given(beside).refusal('threaten to=1 giveWood=1')).toBe('PL-THREAT-1');
    expect(given(beside).refusal('threaten to=1')).toBe('PL-THREAT-1');
  });

  it('works against an island too', () => {
    const ships = [
      { seat: 0, at: 'pintail' },
      { seat: 1, at: 'F17' },
    ];
    const sea = given({ hands, owners: { pintail: 1 }, ships });
    sea.play(`threaten to=1 ${terms({ iron: -1 })}`, 'accept');
    expect(handOf(sea, 0)).toEqual({ wood: 2, iron: 1 });
    expect(sea.refusal('attack-island ship=1')).toBe('PL-TREATY-2');
  });
});

rule('PL-THREAT-2', () => {
  it('needs a ship beside theirs, or in their port', () => {
    const ships = [
      { seat: 0, at: 'pintail' },
      { seat: 1, at: 'F17' },
    ];
    expect(given(beside).allowedBy('threaten to=1')).toBe('PL-THREAT-2');
    const docked = given({ hands, owners: { pintail: 1 }, ships });
    expect(docked.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
  });

  it.each([
    ['apart', 'F9', 'F11', {}],
    ['across a corner', 'F9', 'G10', {}],
    ['with land between', 'D4', 'D5', {}],
    ['with their ship in a port of yours', 'F9', 'pintail', { pintail: 0 }],
    ['with their ship at a Merchant island', 'F9', 'barrel-harbour', {}],
    ['from a Merchant island', 'barrel-harbour', 'F17', {}],
    ['from the port of somebody else', 'pintail', 'F17', { pintail: 2 }],
  ])('is refused %s', (_where, one, other, owners) => {
    const ships = [
      { seat: 0, at: one },
      { seat: 1, at: other },
    ];
    expect(given({ hands, owners, ships }).refusal('threaten to=1')).toBe('PL-THREAT-2');
  });
});

rule('PL-BRIBE-1', () => {
  const attack = 'attack ship=1 target=2';

  it('is offered before the dice, and buys the attack off', () => {
    const sea = given(beside).play(attack);
    expect(sea.must).toEqual([1]);
    sea.play(`bribe ${terms({ gold: 2 })}`);
    expect(sea.must).toEqual([0]);
    sea.play('accept');
    expect(sea.told('fought')).toEqual([]);
    expect(sea.told('traded')).toMatchObject([{ as: 'bribe', seat: 1, partner: 0 }]);
    expect(handOf(sea, 0)).toEqual({ wood: 2, gold: 2 });
    expect(sea.refusal(attack)).toBe('PL-TREATY-2');
  });

  it('may be raised again and again', () => {
    const sea = given(beside).play(attack);
    for (const gold of [1, 2, 3]) sea.play(`bribe ${terms({ gold })}`, 'refuse');
    sea.play(`bribe ${terms({ iron: 1, gold: 3 })}`, 'refuse');
    expect(sea.offers(0)).toEqual(['fight', 'call-off']);
  });

  it('asks for nothing in return', () => {
    const sea = given(beside).play(attack);
    expect(sea.refusal('bribe askWood=1 giveIron=1')).toBe('malformed');
    sea.play('bribe giveIron=1', 'counter askGold=1');
    expect(sea.refusal('counter askWood=1 giveGold=1')).toBe('PL-BRIBE-1');
  });

  it('need not be offered', () => {
    const sea = given({ ...beside, rig: { rolls: [6, 1] } }).play(attack, 'no-bribe', 'fight');
    expect(sea.told('sank')).toMatchObject([{ seat: 1, ship: 2 }]);
  });
});

rule('PL-BRIBE-2', () => {
  it('is for the owner of the ship beside the attacker', () => {
    const sea = given(beside).play('attack ship=1 target=2');
    expect([sea.must, sea.allowedBy('bribe')]).toEqual([[1], 'PL-BRIBE-1']);
  });

  it('is for the owner of the port that the attacker is in, wherever the owner’s ships are', () => {
    const ships = [{ seat: 0, at: 'pintail' }];
    const sea = given({ hands, owners: { pintail: 1 }, ships }).play('attack-island ship=1');
    expect([sea.must, sea.allowedBy('bribe')]).toEqual([[1], 'PL-BRIBE-1']);
  });

  it('is for nobody else, and for nobody at an island without owner', () => {
    const sea = given(beside).play('attack ship=1 target=2');
    expect(sea.offers(2)).toEqual([]);
    const free = given({ hands, owners: {}, ships: [{ seat: 0, at: 'pintail' }] });
    free.play('attack-island ship=1');
    expect(free.told('fought')).toHaveLength(1);
  });
});

rule('PL-TREATY-1', () => {
  const trade = [`offer to=1 ${terms({ wood: 1, iron: -1 })}`];
  const threat = [`threaten to=1 ${terms({ iron: -1 })}`];
  const bribe = ['attack ship=1 target=2', `bribe ${terms({ iron: 1 })}`];

  it.each([
    ['a trade', trade],
    ['a threat', threat],
    ['a bribe', bribe],
    ['a counter-offer', [...trade, `counter ${terms({ iron: 1, wood: -2 })}`]],
  ])('comes of %s', (_what, lines) => {
    const sea = given(beside).play(...lines, 'accept');
    expect(sea.told('treaty')).toMatchObject([{ seat: 0, partner: 1, rule: 'PL-TREATY-1' }]);
    expect(sea.state.turn.treaties).toEqual([1]);
  });

  it.each([
    ['a trade', trade],
    ['a threat', threat],
    ['a bribe', bribe],
  ])('does not come of %s refused', (_what, lines) => {
    const sea = given(beside).play(...lines, 'refuse');
    expect(sea.state.turn.treaties).toEqual([]);
  });

  it('lasts until the turn ends', () => {
    const sea = given({ ...beside, pool: 0 }).play(...trade, 'accept');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-TREATY-2');
    sea.play('end-turn', 'roll');
    expect(sea.state.turn).toMatchObject({ seat: 1, treaties: [] });
    expect(sea.offers(1)).toContain('attack ship=2 target=1');
  });
});

rule('PL-TREATY-2', () => {
  const ships = [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10' },
    { seat: 0, at: 'pintail' },
    { seat: 2, at: 'G9' },
  ];
  const peace = (treaties: number[]) =>
    given({
      hands,
      ships,
      owners: { pintail: 1 },
      during: { treaties },
      crosses: ['F9'],
      treasure: [28],
      rig: { rolls: AWAY },
    });

  it('spares ships, islands, and the targets of cards', () => {
    const sea = peace([1]);
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-TREATY-2');
    expect(sea.refusal('attack-island ship=3')).toBe('PL-TREATY-2');
    expect(sea.refusal('threaten to=1')).toBe('PL-TREATY-2');
    sea.play('collect at=F9 ship=1');
    expect(sea.offers(0)).toEqual(['target ship=4']);
    expect(sea.refusal('target ship=2')).toBe('PL-CARD-1');
  });

  it('spares nobody else, and nobody without a treaty', () => {
    expect(peace([1]).offers(0)).toContain('attack ship=1 target=4');
    const sea = peace([]);
    expect(sea.offers(0)).toEqual(
      expect.arrayContaining(['attack ship=1 target=2', 'attack-island ship=3']),
    );
    expect(sea.allowedBy('threaten to=1')).toBe('PL-THREAT-2');
    expect(sea.play('collect at=F9 ship=1').offers(0)).toEqual(['target ship=2', 'target ship=4']);
  });

  it('does not stop more trade', () => {
    expect(peace([1]).allowedBy('offer to=1')).toBe('PL-TRADE-2');
  });
});
