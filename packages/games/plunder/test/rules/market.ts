// Calls, prices, gifts in the giver's turn, and the effects of an attack called off.
import { rule } from '@tidetable/conformance';
import { menu } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import { given } from '../given.ts';
import { handOf, ownerOf } from './scenes.ts';

const hands = [
  { wood: 3, gold: 1 },
  { iron: 2, gold: 2 },
  { rum: 2, iron: 1 },
];
const beside = {
  hands,
  owners: {},
  ships: [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10' },
    { seat: 2, at: 'F8' },
  ],
};
const attack = 'attack ship=1 target=2';

rule('PL-TRADE-1', () => {
  it('calls for iron to all who may trade, and takes what two of them offer', () => {
    const sea = given(beside).play('call askIron=1');
    expect(sea.must).toEqual([1, 2]);
    sea.play('2: answer giveIron=1 askWood=2', '1: answer giveIron=2 askGold=1');
    expect(sea.must).toEqual([0]);
    expect(sea.offers(0)).toEqual(['accept from=2', 'accept from=1', 'no-deal']);
    sea.play('accept from=1', 'accept from=2');
    expect(handOf(sea, 0)).toEqual({ wood: 1, iron: 3 });
    expect(sea.state.turn.treaties).toEqual([1, 2]);
    expect(sea.state.agenda.at(-1)?.step).toBe('command');
  });

  it('offers gold for anything, and may be answered by nobody', () => {
    const sea = given(beside).play('call giveGold=1', '1: no-answer', '2: no-answer');
    expect(sea.state.agenda.at(-1)?.step).toBe('command');
    expect(sea.told('no-answer').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('is heard by those alone who may trade and have cards', () => {
    const sea = given({ ...beside, seats: 4, hands: [...hands.slice(0, 2), {}, { gold: 5 }] });
    expect(sea.play('call askIron=1').must).toEqual([1]);
    const alone = given({
      hands,
      owners: {},
      ships: [
        { seat: 0, at: 'A1' },
        { seat: 1, at: 'F17' },
      ],
    });
    expect(alone.refusal('call askIron=1')).toBe('PL-TRADE-1');
    const poor = given({ ...beside, hands: [{ wood: 1 }] });
    expect(poor.refusal('call askIron=1')).toBe('PL-AMB-36');
  });
});

rule('PL-AMB-77', () => {
  const called = () =>
    given(beside).play(
      'call giveGold=1',
      '1: answer giveIron=1 askGold=1',
      '2: answer giveRum=1 askGold=1',
    );

  it('never promises the same card twice', () => {
    const sea = called().play('accept from=2');
    expect(sea.refusal('accept from=1')).toBe('PL-AMB-76');
    expect(sea.offers(0)).toEqual(['no-deal']);
    expect(sea.play('no-deal').state.agenda.at(-1)?.step).toBe('command');
  });

  it('knows no offer of one who has not answered', () => {
    expect(called().refusal('accept from=0')).toBe('PL-AMB-77');
    expect(called().refusal('accept')).toBe('PL-AMB-77');
    expect(called().refusal('counter giveWood=1')).toBe('PL-AMB-77');
  });

  it('counters one answer, which stands until its maker has traded', () => {
    const sea = called().play('counter to=1 giveWood=1 askIron=1', 'refuse');
    expect(sea.offers(0)).toEqual(['accept from=1', 'accept from=2', 'no-deal']);
    sea.play('counter to=1 giveWood=1 askIron=1', 'counter giveIron=1 askWood=2', 'accept');
    expect(handOf(sea, 0)).toEqual({ wood: 1, iron: 1, gold: 1 });
    expect(sea.offers(0)).toEqual(['accept from=2', 'no-deal']);
  });

  it('names nobody in the answer to a single offer', () => {
    const sea = given(beside).play('offer to=1 giveWood=1 askIron=1');
    expect(sea.refusal('accept from=0')).toBe('PL-AMB-77');
    expect(sea.refusal('counter to=0 giveIron=1')).toBe('PL-AMB-77');
  });
});

rule('PL-AMB-34', () => {
  it('lets the attacker name a price, which is paid', () => {
    const sea = given(beside).play(attack, 'no-bribe', 'name-price askGold=2');
    expect(sea.must).toEqual([1]);
    sea.play('accept');
    expect(handOf(sea, 0)).toEqual({ wood: 3, gold: 3 });
    expect(sea.refusal(attack)).toBe('PL-TREATY-2');
  });

  it('lets the defender refuse the price, and the attacker lower it or fight', () => {
    const sea = given(beside).play(attack, 'no-bribe', 'name-price askGold=2', 'refuse');
    expect(sea.must).toEqual([0]);
    expect(sea.refusal('name-price askGold=2')).toBe('PL-AMB-78');
    expect(sea.refusal('name-price askGold=2 askIron=1')).toBe('PL-AMB-78');
    sea.play('name-price askGold=1', 'refuse');
    expect(sea.offers(0)).toEqual(['fight', 'call-off']);
  });

  it('answers a bribe with a price, and a price with a bribe', () => {
    const sea = given(beside).play(
      attack,
      'bribe giveIron=1',
      'counter askGold=1',
      'counter giveIron=2',
    );
    expect(sea.must).toEqual([0]);
    expect(sea.refusal('counter giveWood=1 askGold=2')).toBe('PL-AMB-34');
    sea.play('accept');
    expect(handOf(sea, 0)).toEqual({ wood: 3, iron: 2, gold: 1 });
  });

  it('calls off at no cost, but the same target only after something else', () => {
    const sea = given({ ...beside, options: { offersPerTurn: 1 }, pool: 0 });
    sea.play('offer to=1 giveWood=1', 'refuse', attack, 'no-bribe', 'call-off');
    expect(sea.refusal(attack)).toBe('PL-AMB-34');
    expect(sea.offers(0)).toContain('attack ship=1 target=3');
    sea.play('attack ship=1 target=3', 'no-bribe', 'call-off');
    expect(sea.refusal(attack)).toBe('PL-AMB-34');
    const built = given({ ...beside, hands: [{ wood: 1, rum: 2 }, { iron: 1 }] });
    built.play(attack, 'no-bribe', 'call-off', 'build peg=mast ship=1', attack);
    expect(built.must).toEqual([1]);
  });
});

rule('PL-AMB-78', () => {
  const refused = () => given(beside).play(attack, 'bribe giveIron=1', 'refuse');

  it('takes another bribe, not the same or less', () => {
    expect(refused().refusal('bribe giveIron=1')).toBe('PL-AMB-78');
    expect(refused().refusal('bribe')).toBe('PL-AMB-36');
    refused().play('bribe giveGold=1', 'accept');
    const two = refused().play('bribe giveIron=2', 'refuse');
    expect(two.refusal('bribe giveIron=1')).toBe('PL-AMB-78');
    two.play('bribe giveGold=1', 'refuse', 'bribe giveGold=1 giveIron=1', 'refuse');
  });

  it('takes what the attacker asks for, though it is less', () => {
    const sea = given(beside).play(
      attack,
      'bribe giveGold=2 giveIron=1',
      'counter askIron=1',
      'refuse',
    );
    sea.play('call-off');
    const more = given(beside).play(
      attack,
      'bribe giveGold=2',
      'refuse',
      'bribe giveIron=2',
      'counter askGold=1',
    );
    more.play('counter giveGold=1', 'refuse');
    expect(more.refusal('bribe giveGold=1')).toBe('PL-AMB-78');
  });

  it('asks no more once every card has been refused', () => {
    const all = 'bribe giveGold=2 giveIron=2';
    expect(given(beside).play(attack, all, 'refuse').must).toEqual([0]);
  });
});

rule('PL-TEAM-8', () => {
  const mates = (things: object = {}) =>
    given({
      seats: 4,
      options: { teams: '2x2' },
      owners: { pintail: 0, 'gull-rock': 1 },
      ships: [
        { seat: 0, at: 'F9' },
        { seat: 2, at: 'pintail' },
        { seat: 1, at: 'gull-rock' },
      ],
      ...things,
    });

  it('gives an island in the giver’s own turn, if the teammate takes it', () => {
    const sea = mates().play('give-island island=pintail to=2');
    expect(sea.must).toEqual([2]);
    expect(ownerOf(mates().play('give-island island=pintail to=2', 'refuse'), 'pintail')).toBe(0);
    sea.play('accept');
    expect(ownerOf(sea, 'pintail')).toBe(2);
    expect(sea.told('gave-island')).toMatchObject([{ seat: 0, to: 2, island: 'pintail' }]);
  });

  it('gives nothing to others, nor what is not one’s own, nor from afar', () => {
    expect(mates().refusal('give-island island=gull-rock to=2')).toBe('PL-TEAM-8');
    expect(mates().refusal('give-island island=pintail to=1')).toBe('PL-TEAM-8');
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 2, at: 'F17' },
    ];
    expect(mates({ ships }).refusal('give-island island=pintail to=2')).toBe('PL-TEAM-8');
  });

  it('is for a captain without a ship too', () => {
    const ships = [{ seat: 2, at: 'pintail' }];
    const sea = mates({ ships, step: 'without-ship' });
    expect(sea.offers(0)).toContain('give-island island=pintail to=2');
  });
});

rule('PL-AMB-79', () => {
  it('counts what is begun and what is countered, only where the table bounds it', () => {
    const sea = given({ ...beside, options: { offersPerTurn: 2 } });
    sea.play('call askIron=1', '1: no-answer', '2: no-answer', 'offer to=1 giveWood=1');
    expect(sea.refusal('counter giveIron=1')).toBe('PL-AMB-79');
    sea.play('refuse');
    for (const action of ['offer to=1 giveWood=1', 'call askIron=1', 'threaten to=1 askIron=1'])
      expect(sea.refusal(action)).toBe('PL-AMB-79');
    sea.play(attack, 'bribe giveIron=1', 'refuse', 'bribe giveGold=1', 'refuse', 'no-bribe');
    expect(sea.refusal('name-price askGold=1')).toBe('PL-AMB-79');
    expect(sea.offers(0)).toEqual(['fight', 'call-off']);
    const free = given(beside);
    for (let time = 0; time < 70; time++) free.play('offer to=1 giveWood=1', 'refuse');
    expect(menu(plunder, free.state, 0).open.map(({ action }) => action.type)).toContain('offer');
  });
});
