// Treasure cards 16 to 18 and 22 to 29: pegs, the storm, ships carried off, damaged and sunk.
import { rule } from '@tidetable/conformance';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../rules/map.ts';
import { ruleOfCard } from '../../rules/rulebook/cards.ts';
import { AWAY, crossesIn, DIG, finding, handOf, placeOf } from './scenes.ts';

const stormOf = ({ state }: ReturnType<typeof finding>) => chartOf(state.layout).names[state.storm];

describe.each([
  [16, 'cannons', 2, 'cannon'],
  [17, 'masts', 2, 'mast'],
  [18, 'lives', 3, 'life'],
] as const)('Treasure card %i', (card, field, limit, peg) => {
  rule(ruleOfCard(card), () => {
    const one = (count: number) => [
      { seat: 0, at: 'F9', [field]: count },
      { seat: 1, at: 'A1' },
    ];

    it('adds one to the only ship unasked', () => {
      const sea = finding(card, { ships: one(limit - 1) }).play(DIG);
      expect(sea.state.ships[0]?.[field]).toBe(limit);
      expect(sea.told('built')).toMatchObject([{ peg, ship: 1, rule: ruleOfCard(card) }]);
    });

    it('lets the finder choose among ships with room, the finding one or another', () => {
      const ships = [...one(1), { seat: 0, at: 'F12', [field]: 1 }];
      const sea = finding(card, { ships }).play(DIG);
      expect(sea.offers(0)).toEqual(['upgrade ship=1', 'upgrade ship=3']);
      expect(sea.refusal('upgrade ship=2')).toBe('PL-FLEET-5');
      expect(sea.play('upgrade ship=3').state.ships[2]?.[field]).toBe(2);
    });

    it('does nothing for a full fleet', () => {
      const sea = finding(card, { ships: one(limit) }).play(DIG);
      expect([sea.state.ships[0]?.[field], crossesIn(sea)[0]]).toEqual([limit, 'L1']);
      expect(sea.told('built')).toEqual([]);
    });
  });
});

rule('PL-TR22', () => {
  it('spins the storm', () => {
    const sea = finding(22, { rig: { rolls: [3, 3, ...AWAY] } }).play(DIG);
    expect([stormOf(sea), crossesIn(sea)[0]]).toEqual(['C3', 'L1']);
  });

  it('may leave it where it is', () => {
    const sea = finding(22, { storm: 'C3', rig: { rolls: [3, 3, ...AWAY] } }).play(DIG);
    expect(stormOf(sea)).toBe('C3');
    expect(sea.told('storm-moved')).toMatchObject([{ rule: 'PL-TR22' }]);
  });
});

rule('PL-TR23', () => {
  it('puts the storm where the finder wants it', () => {
    const sea = finding(23).play(DIG);
    expect(sea.offers(0)).toHaveLength(216);
    expect(stormOf(sea.play('steer-storm to=A5'))).toBe('A5');
  });

  it('puts it on the map', () => {
    expect(finding(23).play(DIG).refusal('steer-storm to=A19')).toBe('malformed');
  });
});

rule('PL-TR24', () => {
  it('carries the finding ship to a spun square, and no other', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 0, at: 'F12' },
    ];
    const sea = finding(24, { ships, rig: { rolls: [7, 15, ...AWAY] } }).play(DIG);
    expect([placeOf(sea, 1), placeOf(sea, 2)]).toEqual(['G15', 'F12']);
  });

  it('costs no toll, in or out', () => {
    const rig = { rolls: [7, 15, ...AWAY] };
    const into = finding(24, { storm: 'G15', hands: [{ wood: 2 }], rig }).play(DIG);
    const out = finding(24, { storm: 'F9', rig }).play(DIG);
    expect([placeOf(into, 1), handOf(into, 0)]).toEqual(['G15', { wood: 2 }]);
    expect(placeOf(out, 1)).toBe('G15');
  });
});

rule('PL-TR25', () => {
  it('carries a ship of another player to a spun square', () => {
    const sea = finding(25, { rig: { rolls: [7, 15, ...AWAY] } }).play(DIG);
    expect(sea.offers(0)).toEqual(['target ship=2', 'target ship=3']);
    expect(sea.refusal('target ship=1')).toBe('PL-CARD-1');
    expect(placeOf(sea.play('target ship=3'), 3)).toBe('G15');
  });

  it('does nothing without a ship to choose', () => {
    const sea = finding(25, { ships: [{ seat: 0, at: 'F9' }] }).play(DIG);
    expect([sea.must, crossesIn(sea)[0]]).toEqual([[0], 'L1']);
    expect(sea.told('relocated')).toEqual([]);
  });
});

rule('PL-TR26', () => {
  it.each([
    ['open water', 'A1'],
    ['a port of nobody', 'C4'],
    ['the port of an enemy', 'B3'],
    ['a Merchant port', 'H10'],
  ])('moves the finding ship to %s', (_what, to) => {
    const sea = finding(26, { owners: { 'gull-rock': 1 } }).play(DIG, `sail-anywhere to=${to}`);
    expect(placeOf(sea, 1)).toBe(to);
  });

  it('needs a square without ship and without land', () => {
    const sea = finding(26).play(DIG);
    expect(sea.refusal('sail-anywhere to=D3')).toBe('PL-MOVE-6');
    expect(sea.refusal('sail-anywhere to=B2')).toBe('PL-MOVE-7');
    expect(sea.offers(0)).not.toContain('sail-anywhere to=F6');
  });

  it('costs no toll', () => {
    const sea = finding(26, { storm: 'F9', hands: [{ wood: 2 }] });
    expect(handOf(sea.play(DIG, 'sail-anywhere to=A1'), 0)).toEqual({ wood: 2 });
  });
});

rule('PL-TR27', () => {
  it('takes a life of the finding ship', () => {
    const sea = finding(27).play(DIG);
    expect(sea.state.ships.map(({ lives }) => lives)).toEqual([2, 3, 3]);
    expect(sea.must).toEqual([0]);
  });

  it('sinks it on its last life', () => {
    const sea = finding(27, {
      ships: [
        { seat: 0, at: 'F9', lives: 1 },
        { seat: 0, at: 'F12' },
      ],
    });
    sea.play(DIG);
    expect(sea.told('sank')).toMatchObject([{ ship: 1, rule: 'PL-TR27' }]);
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-TR28', () => {
  it('takes a life of any ship of another player', () => {
    const sea = finding(28).play(DIG, 'target ship=3');
    expect(sea.state.ships.map(({ lives }) => lives)).toEqual([3, 3, 2]);
  });

  it('spares the own fleet, and does nothing without another ship', () => {
    expect(finding(28).play(DIG).refusal('target ship=1')).toBe('PL-CARD-1');
    const alone = finding(28, { ships: [{ seat: 0, at: 'F9' }] }).play(DIG);
    expect([alone.told('lost-life'), crossesIn(alone)[0]]).toEqual([[], 'L1']);
  });
});

rule('PL-TR29', () => {
  it('costs three cards of choice', () => {
    const sea = finding(29, { hands: [{ wood: 2, rum: 1, gold: 1 }] }).play(DIG, 'ransom');
    expect(sea.refusal('pay wood=2')).toBe('PL-TREAS-5');
    expect(handOf(sea.play('pay gold=1 wood=2'), 0)).toEqual({ rum: 1 });
    expect(placeOf(sea, 1)).toBe('F9');
  });

  it('sinks the ship of whoever has fewer, and takes no card', () => {
    const sea = finding(29, { hands: [{ wood: 2 }] }).play(DIG);
    expect(sea.told('sank')).toMatchObject([{ ship: 1 }]);
    expect(handOf(sea, 0)).toEqual({ wood: 2 });
  });
});
