// Rulings on treasure: when and from where an X is collected.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import { given } from '../given.ts';
import { AWAY, crossesIn, DIG, finding, handOf, placeOf, terms } from './scenes.ts';

rule('PL-AMB-11', () => {
  const hands = [{ wood: 1, iron: 1, rum: 1, gold: 1 }, { wood: 1 }];
  const ships = [
    { seat: 0, at: 'F9', lives: 1 },
    { seat: 1, at: 'F10' },
  ];

  it('collects before the roll, or after other things', () => {
    expect(given({ hands, ships, crosses: ['F9'] }).allowedBy(DIG)).toBe('PL-TREAS-1');
    const sea = finding(1, { hands, ships }).play('build peg=life ship=1');
    sea.play(`offer to=1 ${terms({ wood: -1 })}`, 'accept', DIG);
    expect(handOf(sea, 0)).toEqual({ wood: 1, gold: 1 });
  });

  it('comes between two squares, and not while something else is settled', () => {
    const sea = finding(1, {
      ships: [
        { seat: 0, at: 'F8' },
        { seat: 1, at: 'F7' },
      ],
      hands,
    });
    sea.play('offer to=1 giveWood=1');
    expect(sea.refusal(`0: ${DIG}`)).toBe('PL-AMB-88');
    sea.play('accept');
    sea.play('sail ship=1 to=F9', DIG, 'sail ship=1 to=F10');
    expect(placeOf(sea, 1)).toBe('F10');
  });

  it('is not for the turn of another', () => {
    expect(finding(1, { turn: 1 }).refusal(`0: ${DIG}`)).toBe('PL-TREAS-1');
  });
});

rule('PL-AMB-12', () => {
  /** The rock at G2 lies south of the port F2, which opens to the west. */
  const layout = '4A0 1A0 2A0 3A1 5A0 6A0';
  const rock = (at: string) =>
    given({
      layout,
      owners: {},
      crosses: ['G2'],
      ships: [
        { seat: 0, at },
        { seat: 1, at: 'A18' },
      ],
    });

  it.each(['G1', 'G3', 'H2'])('digs at G2 from the water of %s', (at) => {
    expect(rock(at).allowedBy('collect at=G2 ship=1')).toBe('PL-TREAS-3');
  });

  it('does not reach over the closed side of a port to land that is not its own', () => {
    expect(rock('F2').refusal('collect at=G2 ship=1')).toBe('PL-AMB-12');
  });

  it('reaches from a port to the land of its own island', () => {
    const sea = given({ crosses: ['B2'], ships: [{ seat: 0, at: 'gull-rock' }] });
    expect(sea.allowedBy('collect at=B2 ship=1')).toBe('PL-TREAS-3');
  });
});

rule('PL-AMB-13', () => {
  it('offers free open water beside the square, no port and no taken square', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'A2' },
    ];
    const sea = finding(24, { ships, rig: { rolls: [2, 2, ...AWAY] } }).play(DIG);
    expect(sea.offers(0)).toEqual(['berth at=B1', 'berth at=C2']);
    expect(sea.refusal('berth at=B3')).toBe('PL-AMB-13');
    expect(sea.refusal('berth at=A2')).toBe('PL-AMB-13');
  });

  it('goes farther where there is none', () => {
    const ships = ['F9', 'E6', 'F5', 'F7'].map((at, seat) => ({ seat: Math.min(seat, 1), at }));
    const sea = finding(24, { ships, rig: { rolls: [6, 6, ...AWAY] } }).play(DIG);
    const near = ['D6', 'E5', 'E7', 'F4', 'F8', 'G5', 'G7', 'H6'];
    expect(sea.offers(0)).toEqual(near.map((at) => `berth at=${at}`));
  });

  it('asks nothing where one square is left', () => {
    const ships = ['F9', 'A5', 'B4'].map((at, seat) => ({ seat: Math.min(seat, 1), at }));
    const sea = finding(24, { ships, rig: { rolls: [2, 5, ...AWAY] } }).play(DIG);
    expect([placeOf(sea, 1), sea.must]).toEqual(['B6', [0]]);
  });
});

rule('PL-AMB-14', () => {
  it('lets the owner collect first thing in the turn', () => {
    const sea = given({
      step: 'find',
      crosses: ['gull-rock'],
      treasure: [1],
      rig: { rolls: AWAY },
    });
    expect(sea.offers(0)).toEqual(['collect at=B3 ship=1', 'draw']);
    sea.play('collect at=B3 ship=1');
    expect(sea.told('found', 'drew').map(({ type }) => type)).toEqual(['found', 'drew']);
  });

  it('does not ask a captain without an X beneath a ship', () => {
    const sea = given({ turn: 2, pool: 0, crosses: ['B4', 'B2'] }).play('end-turn');
    expect(sea.told('drew')).toHaveLength(1);
    expect(sea.refusal('draw')).toBe('PL-TURN-1');
  });
});

rule('PL-AMB-15', () => {
  const start = { step: 'find', crosses: ['gull-rock'], treasure: [2] } as const;

  it('comes before the cards for islands', () => {
    const sea = given({ ...start, rig: { rolls: AWAY } });
    expect(sea.told('drew')).toEqual([]);
    expect(sea.allowedBy('collect at=B3 ship=1')).toBe('PL-X-3');
  });

  it('may be declined, and made up for later in the turn', () => {
    const sea = given({ ...start, rig: { rolls: [1, ...AWAY] } }).play('draw');
    expect(handOf(sea, 0)).toEqual({ wood: 1 });
    expect(crossesIn(sea)[0]).toBe('B3');
    expect(handOf(sea.play('collect at=B3 ship=1'), 0)).toEqual({ wood: 1, gold: 2 });
  });

  it('does not wait in the turn of others', () => {
    const sea = given({ ...start, rig: { rolls: [1, 5] } }).play('draw', 'roll', 'end-turn');
    expect(sea.refusal('0: collect at=B3 ship=1')).toBe('PL-TREAS-1');
  });
});

rule('PL-AMB-16', () => {
  it('reaches an X that is spun onto land beside the ship', () => {
    const ships = [{ seat: 0, at: 'F7' }];
    const sea = finding(1, { ships, crosses: ['F7'], rig: { rolls: [6, 6] } });
    sea.play('collect at=F7 ship=1');
    expect(sea.allowedBy('collect at=F6 ship=1')).toBe('PL-TREAS-3');
  });

  it('reaches an X that a card has carried the ship to', () => {
    const crosses = ['F9', 'G15'];
    const sea = finding(24, { crosses, rig: { rolls: [7, 15, ...AWAY] } }).play(DIG);
    expect(sea.allowedBy('collect at=G15 ship=1')).toBe('PL-TREAS-1');
  });

  it('does not reach one that is spun elsewhere', () => {
    const sea = finding(1, { rig: { rolls: [6, 6] } }).play(DIG);
    expect(sea.refusal('collect at=F6 ship=1')).toBe('PL-AMB-12');
  });
});

rule('PL-AMB-17', () => {
  const ships = [
    { seat: 0, at: 'F5' },
    { seat: 1, at: 'F7' },
  ];

  it('leaves an X on land to the captain beside it', () => {
    const sea = finding(1, { ships, crosses: ['F6'] });
    expect(sea.offers(0)).toContain('collect at=F6 ship=1');
  });

  it('is otherwise at sea', () => {
    const sea = finding(1, {
      ships: [
        { seat: 0, at: 'F8' },
        { seat: 1, at: 'F7' },
      ],
      crosses: ['F7'],
    });
    expect(sea.refusal('collect at=F7 ship=1')).toBe('PL-X-3');
  });
});

rule('PL-AMB-18', () => {
  it('brings the used cards up again in the order in which they were used', () => {
    const sea = finding(1, { rig: { rolls: [6, 9, 6, 9, ...AWAY] } });
    sea.state = { ...sea.state, treasure: [], treasureUsed: [13, 4, 1] };
    sea.play(DIG, DIG, DIG);
    expect(sea.told('found').map(({ card }) => card)).toEqual([13, 4, 1]);
  });

  it('shows how many are left and which were used, but no order', () => {
    const one = plunder.view(finding(1, { treasure: [1, 2] }).state, 0);
    const other = plunder.view(finding(2, { treasure: [2, 1] }).state, 0);
    expect(one).toEqual(other);
    expect([one.treasure, one.treasureUsed]).toEqual([55, []]);
    expect(plunder.view(finding(1).play(DIG).state, 1).treasureUsed).toEqual([1]);
  });
});
