// Teams, p. 12.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { targetOf } from '../../rules/options.ts';
import { teamPoints } from '../../rules/questions.ts';
import { type Given, given } from '../given.ts';
import { DIG, finding, handOf, ownerOf, terms } from './scenes.ts';

const TWO_BY_TWO = { seats: 4, options: { teams: '2x2' } } as const;

/** Seats 0 and 2 against 1 and 3. */
const hands = [{ wood: 3 }, { iron: 3 }, { rum: 3 }, { gold: 3 }];
const teams = (things: Given) => given({ ...TWO_BY_TWO, hands, owners: {}, ...things });

rule('PL-TEAM-1', () => {
  it.each([
    ['2x2', 4, 16],
    ['2x3', 6, 16],
    ['3x2', 6, 14],
  ] as const)('plays %s with %i to %i points', (form, seats, target) => {
    const sea = given({ seats, options: { teams: form } });
    expect(targetOf(sea.state.options)).toBe(target);
  });

  it.each([
    ['2x2', 6],
    ['2x3', 4],
    ['3x2', 5],
  ] as const)('does not play %s with %i', (form, seats) => {
    expect(() => given({ seats, options: { teams: form } })).toThrow('PL-TEAM-1');
  });
});

rule('PL-TEAM-2', () => {
  it('alternates between teams, and between the members of each', () => {
    const sea = given({ ...TWO_BY_TWO, rig: { rolls: [5, 1, 5, 1, 5, 1, 5, 1] } });
    const seen: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { seat } = sea.state.turn;
      seen.push(`T${(seat % 2) + 1}P${Math.floor(seat / 2) + 1}`);
      if (turn < 4) sea.play('roll', 'end-turn');
    }
    expect(seen).toEqual(['T1P1', 'T2P1', 'T1P2', 'T2P2', 'T1P1']);
  });

  it('lets nobody play out of turn for the team', () => {
    expect(given(TWO_BY_TWO).refusal('2: roll')).toBe('PL-TURN-3');
  });
});

rule('PL-TEAM-3', () => {
  it('adds eight and three points to eleven', () => {
    const ships = [0, 2].map((seat) => ({ seat, at: seat === 0 ? 'F9' : 'F12' }));
    const sea = teams({ ships, points: [7, 0, 2, 0] });
    expect([0, 2].map((seat) => teamPoints(sea.state, seat))).toEqual([11, 11]);
    expect(teamPoints(sea.state, 1)).toBe(0);
  });

  it('wins with the sum, while the cards stay apart', () => {
    const ships = [0, 1, 2].map((seat) => ({ seat, at: `F${9 + 2 * seat}` }));
    const sea = teams({ ships, points: [6, 0, 7, 0], hands: [{ gold: 5 }] }).play('bury');
    expect(sea.outcome).toMatchObject({ winners: [0, 2], scores: [8, 1, 8, 0] });
    expect(sea.endings).toEqual(['team-target']);
    expect(sea.state.captains.map((captain) => captain.plunderPoints)).toEqual([7, 0, 7, 0]);
  });

  it('does not win with ten points of one member', () => {
    const sea = teams({ ships: [{ seat: 0, at: 'F9' }], points: [9], hands: [{ gold: 5 }] });
    expect(sea.play('bury').outcome).toBeNull();
  });
});

rule('PL-TEAM-4', () => {
  const fleet = [
    { seat: 0, at: 'F9' },
    { seat: 2, at: 'F10' },
    { seat: 1, at: 'F12' },
  ];
  const rich = { wood: 2, iron: 2, rum: 2, gold: 2 };

  it('moves and upgrades the own fleet', () => {
    const sea = teams({ ships: fleet, pool: 2, hands: [rich] });
    sea.play('sail ship=1 to=F8', 'build peg=mast ship=1');
    expect(sea.state.ships[0]?.masts).toBe(1);
  });

  it('moves and upgrades no ship of a teammate', () => {
    const sea = teams({ ships: fleet, pool: 2, hands: [rich] });
    expect(sea.refusal('sail ship=2 to=G10')).toBe('PL-TEAM-4');
    expect(sea.refusal('build peg=mast ship=2')).toBe('PL-FLEET-5');
    expect(sea.refusal('attack ship=2 target=3')).toBe('PL-BATTLE-1');
    const cannon = finding(16, {
      ...TWO_BY_TWO,
      ships: [{ seat: 0, at: 'F9', cannons: 2 }, ...fleet.slice(1)],
    });
    expect(cannon.play(DIG).told('built')).toEqual([]);
  });
});

rule('PL-TEAM-5', () => {
  const fleet = [
    { seat: 0, at: 'F9' },
    { seat: 2, at: 'F10' },
    { seat: 3, at: 'F8' },
    { seat: 0, at: 'pintail' },
  ];

  it('attacks no ship and no island of a teammate', () => {
    const sea = teams({ ships: fleet, owners: { pintail: 2 } });
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-TEAM-5');
    expect(sea.refusal('attack-island ship=4')).toBe('PL-TEAM-5');
  });

  it('attacks those of the others', () => {
    const sea = teams({ ships: fleet, owners: { pintail: 1 } });
    expect(sea.offers(0)).toEqual(
      expect.arrayContaining(['attack ship=1 target=3', 'attack-island ship=4']),
    );
  });
});

rule('PL-TEAM-6', () => {
  const mates = () =>
    teams({
      ships: [
        { seat: 0, at: 'F9' },
        { seat: 2, at: 'F10' },
      ],
    });

  it('hands over three for two', () => {
    const sea = mates().play(`offer to=2 ${terms({ wood: 3, rum: -2 })}`, 'accept');
    expect([handOf(sea, 0), handOf(sea, 2)]).toEqual([{ rum: 2 }, { wood: 3, rum: 1 }]);
  });

  it.each([
    ['three for one', { wood: 3, rum: -1 }],
    ['two for nothing', { wood: 2 }],
    ['one for three', { wood: 1, rum: -3 }],
  ])('does not hand over %s', (_what, cards) => {
    expect(mates().refusal(`offer to=2 ${terms(cards)}`)).toBe('PL-TEAM-6');
  });

  it('holds for counter-offers, and in every single trade', () => {
    const sea = mates().play(`offer to=2 ${terms({ wood: 1 })}`);
    expect(sea.refusal('counter giveRum=2')).toBe('PL-TEAM-6');
    const back = mates().play(`offer to=2 ${terms({ wood: 1 })}`, 'accept');
    expect(back.refusal('offer to=2 askRum=2')).toBe('PL-TEAM-6');
  });

  it('does not hold between opponents', () => {
    const sea = teams({
      ships: [
        { seat: 0, at: 'F9' },
        { seat: 1, at: 'F10' },
      ],
    });
    sea.play(`offer to=1 ${terms({ wood: 3 })}`, 'accept');
    expect(handOf(sea, 1)).toEqual({ wood: 3, iron: 3 });
  });
});

rule('PL-TEAM-7', () => {
  const fleet = [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10' },
    { seat: 3, at: 'F8' },
    { seat: 0, at: 'pintail' },
  ];
  const peace = () =>
    teams({ ships: fleet, owners: { pintail: 3 }, pool: 0 }).play(
      `offer to=1 ${terms({ wood: 1 })}`,
      'accept',
    );

  it('keeps the teammates of a partner from attack and threat', () => {
    const sea = peace();
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-TREATY-2');
    expect(sea.refusal('attack ship=1 target=3')).toBe('PL-TEAM-7');
    expect(sea.refusal('attack-island ship=4')).toBe('PL-TEAM-7');
    expect(sea.refusal('threaten to=3')).toBe('PL-TEAM-7');
  });

  it('ends with the turn', () => {
    expect(peace().play('end-turn').state.turn.treaties).toEqual([]);
  });

  it('does not keep a third team', () => {
    const six = given({
      seats: 6,
      options: { teams: '3x2' },
      hands,
      owners: {},
      ships: [fleet[0], fleet[1], { seat: 2, at: 'F8' }, { seat: 4, at: 'G9' }] as typeof fleet,
    }).play(`offer to=1 ${terms({ wood: 1 })}`, 'accept');
    expect(six.refusal('attack ship=1 target=4')).toBe('PL-TEAM-7');
    expect(six.offers(0)).toContain('attack ship=1 target=3');
  });
});

rule('PL-TEAM-8', () => {
  const docked = (owner: number, at = 'pintail') =>
    teams({ ships: [{ seat: 0, at }], owners: { pintail: owner } });

  it('gives the island away when the teammate agrees', () => {
    const sea = docked(2).play('ask-for-island island=pintail');
    expect(sea.must).toEqual([2]);
    sea.play('accept');
    expect(ownerOf(sea, 'pintail')).toBe(0);
    expect(sea.told('gave-island')).toMatchObject([{ seat: 2, to: 0 }]);
  });

  it('is for the teammate to decide', () => {
    const sea = docked(2).play('ask-for-island island=pintail', 'refuse');
    expect([ownerOf(sea, 'pintail'), sea.must]).toEqual([2, [0]]);
  });

  it('needs a ship in the port, and a teammate', () => {
    expect(docked(2, 'D11').refusal('ask-for-island island=pintail')).toBe('PL-TEAM-8');
    expect(docked(1).refusal('ask-for-island island=pintail')).toBe('PL-TEAM-8');
    const alone = given({ ships: [{ seat: 0, at: 'pintail' }] });
    expect(alone.refusal('ask-for-island island=pintail')).toBe('PL-TEAM-8');
  });
});
