// Rulings on teams.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import { teamPoints } from '../../rules/questions.ts';
import { victory } from '../../rules/steps/points.ts';
import { type Given, given } from '../given.ts';
import { DIG, expectAlike, finding, handOf, ownerOf, terms } from './scenes.ts';

const TWO_BY_TWO = { seats: 4, options: { teams: '2x2' } } as const;
const hands = [{ wood: 3 }, { iron: 3 }, { rum: 3 }, { gold: 3 }];
const teams = (things: Given) => given({ ...TWO_BY_TWO, hands, owners: {}, ...things });
const together = {
  ships: [
    { seat: 0, at: 'F9' },
    { seat: 2, at: 'F10' },
  ],
};

rule('PL-AMB-47', () => {
  const trade = 'offer to=2';

  it('counts all trades of a turn together', () => {
    const sea = teams(together).play(`${trade} giveWood=1`, 'accept');
    expect(sea.refusal(`${trade} giveWood=1`)).toBe('PL-AMB-47');
  });

  it('lets what was given come back', () => {
    const sea = teams(together).play(`${trade} giveWood=1`, 'accept');
    for (let time = 0; time < 2; time++) sea.play(`${trade} askRum=1`, 'accept');
    expect(handOf(sea, 0)).toEqual({ wood: 2, rum: 2 });
    expect(sea.refusal(`${trade} askRum=1`)).toBe('PL-AMB-47');
  });

  it('counts counter-offers the other way round', () => {
    const sea = teams(together).play(`${trade} giveWood=1`, 'counter giveRum=1', 'accept');
    sea.play(`${trade} giveWood=1`);
    expect(sea.refusal('counter giveRum=1')).toBe('PL-AMB-47');
  });

  it('counts each pair, and each turn, by itself', () => {
    const six = given({
      seats: 6,
      options: { teams: '2x3' },
      hands,
      owners: {},
      ships: [...together.ships, { seat: 4, at: 'F8' }],
    }).play(`${trade} giveWood=1`, 'accept');
    six.play(`offer to=4 ${terms({ wood: 1 })}`, 'accept');
    expect(handOf(six, 4)).toEqual({ wood: 1 });
    const next = teams({ ...together, pool: 0 }).play(`${trade} giveWood=1`, 'accept');
    expect(next.play('end-turn').state.turn.gained).toEqual([0, 0, 0, 0]);
  });
});

rule('PL-AMB-48', () => {
  const crag = (storm: string, ...ports: string[]) =>
    teams({
      ships: ports.map((at) => ({ seat: 0, at })),
      owners: { 'gallows-crag': 2, pintail: 2 },
      storm,
    });
  const ask = 'ask-for-island island=gallows-crag';

  it('needs a port of it that is not under the storm', () => {
    expect(crag('B9', 'C9').refusal(ask)).toBe('PL-AMB-48');
    expect(crag('L18', 'C9').allowedBy(ask)).toBe('PL-TEAM-8');
    expect(crag('B10', 'C9', 'D8').allowedBy(ask)).toBe('PL-TEAM-8');
  });

  it('moves the point, and leaves the sum of the team', () => {
    const sea = crag('L18', 'C9');
    const before = teamPoints(sea.state, 0);
    sea.play(ask, 'accept');
    expect([ownerOf(sea, 'gallows-crag'), teamPoints(sea.state, 0)]).toEqual([0, before]);
  });

  it('is as often as they like', () => {
    const sea = crag('L18', 'C9', 'pintail').play(ask, 'accept');
    sea.play('ask-for-island island=pintail', 'accept');
    expect(ownerOf(sea, 'pintail')).toBe(0);
  });

  it('is for the receiver’s turn, and both must agree', () => {
    const sea = crag('L18', 'C9').play(ask, 'refuse');
    expect(ownerOf(sea, 'gallows-crag')).toBe(2);
    expect(sea.refusal('2: accept')).toBe('PL-AMB-77');
  });
});

rule('PL-AMB-49', () => {
  const fleet = [
    { seat: 0, at: 'F9' },
    { seat: 2, at: 'F10' },
    { seat: 3, at: 'F12' },
  ];

  it('steals from no teammate and damages none', () => {
    const theft = finding(20, { ...TWO_BY_TWO, ships: fleet, hands }).play(DIG);
    expect(theft.refusal('rob captain=2')).toBe('PL-CARD-1');
    const shot = finding(28, { ...TWO_BY_TWO, ships: fleet }).play(DIG);
    expect(shot.refusal('target ship=2')).toBe('PL-CARD-1');
  });

  it('does both to opponents', () => {
    const theft = finding(20, { ...TWO_BY_TWO, ships: fleet, hands }).play(DIG);
    expect(theft.offers(0)).toEqual(['rob captain=1', 'rob captain=3']);
    const shot = finding(28, { ...TWO_BY_TWO, ships: fleet }).play(DIG, 'target ship=3');
    expect(shot.state.ships[2]?.lives).toBe(2);
  });
});

rule('PL-AMB-55', () => {
  it('docks at a port of a teammate and trades there', () => {
    const ships = [
      { seat: 0, at: 'D11' },
      { seat: 2, at: 'A1' },
    ];
    const sea = teams({ ships, owners: { pintail: 2 }, pool: 1 });
    expect(sea.refusal('offer to=2')).toBe('PL-TRADE-1');
    sea.play('sail ship=1 to=C11');
    expect(sea.allowedBy('offer to=2')).toBe('PL-TRADE-3');
  });

  it('trades with a teammate beside, and makes no treaty by it', () => {
    const sea = teams(together);
    expect(sea.allowedBy('offer to=2')).toBe('PL-TRADE-2');
    sea.play(`offer to=2 ${terms({ wood: 1, rum: -1 })}`, 'accept');
    expect(sea.state.turn.treaties).toEqual([]);
  });
});

rule('PL-AMB-81', () => {
  const fight = (points: number[], ...more: { seat: number; at: string }[]) =>
    teams({
      ships: [{ seat: 1, at: 'F9', lives: 1 }, { seat: 0, at: 'F10' }, ...more],
      hands: [],
      points,
      turn: 1,
      rig: { rolls: [1, 6] },
    }).play('attack ship=1 target=2');

  it('wins in the turn of another, with every member, shipless ones too', () => {
    expect(fight([7, 0, 7, 0]).outcome?.winners).toEqual([0, 2]);
  });

  it('does not win below the target', () => {
    expect(fight([7, 0, 6, 0], { seat: 1, at: 'A1' }).outcome).toBeNull();
  });

  it('gives the game to the active team when two get there at once', () => {
    for (const turn of [0, 1]) {
      const ships = [
        { seat: 0, at: 'F9' },
        { seat: 1, at: 'F12' },
      ];
      const { state } = teams({ ships, turn });
      for (const captain of state.captains) captain.plunderPoints = 8;
      expect(victory(state)?.winners).toEqual([turn, turn + 2]);
    }
  });

  it('is not won by giving an island away', () => {
    const ships = [{ seat: 0, at: 'pintail' }];
    const sea = teams({ ships, owners: { pintail: 2 }, points: [13] });
    expect(sea.play('ask-for-island island=pintail', 'accept').outcome).toBeNull();
  });
});

rule('PL-AMB-82', () => {
  it('has no threats and no bribes between teammates', () => {
    const sea = teams(together);
    expect(sea.refusal('threaten to=2')).toBe('PL-AMB-82');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-TEAM-5');
  });

  it('keeps the islands of teammates as safe as their ships', () => {
    const ships = [{ seat: 0, at: 'pintail' }];
    const sea = teams({ ships, owners: { pintail: 2 } });
    expect(sea.refusal('attack-island ship=1')).toBe('PL-TEAM-5');
    expect(sea.refusal('threaten to=2')).toBe('PL-AMB-82');
  });

  it('hides the hand of a teammate too', () => {
    const one = teams({ ...together, hands: [{}, {}, { gold: 3 }] });
    const other = teams({ ...together, hands: [{}, {}, { wood: 3 }] });
    expectAlike(one, other, [2]);
    expect(plunder.view(one.state, 2)).not.toEqual(plunder.view(other.state, 2));
  });
});
