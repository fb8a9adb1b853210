// Rulings on bargaining: captains without ships, terms, raised bribes, and the limit on offers.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import { given } from '../given.ts';
import { handOf, terms } from './scenes.ts';

const hands = [{ wood: 3 }, { iron: 2, gold: 1 }, { rum: 3 }];
const ships = [
  { seat: 0, at: 'F9' },
  { seat: 1, at: 'F10' },
];
const beside = { hands, owners: {}, ships };
const attack = 'attack ship=1 target=2';
const trade = 'offer to=1';

rule('PL-AMB-72', () => {
  const owners = { 'gull-rock': 0 };
  const shipless = (at: string, storm = 'L18') =>
    given({ hands, owners, storm, step: 'without-ship', ships: [{ seat: 1, at }] });

  it.each([
    ['gull-rock', 'PL-TRADE-4'],
    ['barrel-harbour', 'PL-TRADE-5'],
  ])('trades in the own turn with a partner in %s', (at, allowing) => {
    const sea = shipless(at);
    expect(sea.allowedBy(trade)).toBe(allowing);
    sea.play(`${trade} ${terms({ wood: 1, iron: -1 })}`, 'accept');
    expect(handOf(sea, 0)).toEqual({ wood: 2, iron: 1 });
  });

  it.each([
    ['gull-rock', 'PL-TRADE-3'],
    ['barrel-harbour', 'PL-TRADE-6'],
  ])('trades in the turn of another who is in %s', (at, allowing) => {
    const sea = given({ hands, owners, turn: 1, ships: [{ seat: 1, at }] });
    expect(sea.allowedBy('offer to=0')).toBe(allowing);
  });

  it('does not elsewhere, nor through a port under the storm', () => {
    expect(shipless('F10').refusal(trade)).toBe('PL-TRADE-1');
    expect(shipless('gull-rock', 'B4').refusal(trade)).toBe('PL-STORM-4');
    expect(shipless('barrel-harbour', 'G10').refusal(trade)).toBe('PL-STORM-4');
    expect(shipless('gull-rock').refusal('threaten to=1')).toBe('PL-THREAT-2');
  });
});

rule('PL-AMB-76', () => {
  it('gives what its maker holds, and asks for as many cards as the partner has', () => {
    const sea = given(beside);
    expect(sea.refusal(`${trade} giveWood=4`)).toBe('PL-AMB-76');
    expect(sea.refusal(`${trade} askIron=4`)).toBe('PL-AMB-76');
    expect(sea.refusal(`${trade} askIron=2 askRum=2`)).toBe('PL-AMB-76');
    expect(given(beside).play(`${trade} giveWood=3 askIron=2 askRum=1`).must).toEqual([1]);
    expect(given(beside).play(`${trade} askWood=3`).must).toEqual([1]);
  });

  it('is accepted only by a partner who holds the cards, and refused by nobody else', () => {
    const sea = given(beside).play(`${trade} giveWood=1 askRum=1`);
    expect(sea.must).toEqual([1]);
    expect(sea.refusal('accept')).toBe('PL-AMB-76');
    expect(sea.offers(1)).toEqual(['refuse']);
    const able = given(beside).play(`${trade} giveWood=1 askGold=1`);
    expect(able.offers(1)).toEqual(['accept', 'refuse']);
    expect(able.allowedBy('counter')).toBe('PL-TRADE-1');
  });
});

rule('PL-AMB-77', () => {
  it('is to one named player, who alone is asked', () => {
    const sea = given({ ...beside, pool: 3 }).play(`${trade} giveWood=1`);
    expect([sea.must, sea.offers(0), sea.offers(2)]).toEqual([[1], [], []]);
    expect(sea.refusal('2: accept')).toBe('PL-AMB-77');
  });

  it('lets nothing else happen meanwhile', () => {
    const sea = given({ ...beside, pool: 3 }).play(`${trade} giveWood=1`);
    for (const line of [attack, 'end-turn', 'sail ship=1 to=F8', trade])
      expect(sea.refusal(`0: ${line}`)).toBe('PL-AMB-88');
    expect(sea.refusal('1: end-turn')).toBe('PL-TURN-5');
  });

  it('is refused, and no bribe is offered, when no answer comes in time', () => {
    const offer = given(beside).play(`${trade} giveWood=1`);
    expect(plunder.standIn(offer.state, 1)).toEqual({ type: 'refuse' });
    expect(plunder.standIn(given(beside).play(attack).state, 1)).toEqual({ type: 'no-bribe' });
  });
});

rule('PL-AMB-78', () => {
  const refused = () =>
    given(beside).play(attack, `bribe ${terms({ iron: 1, gold: 1 })}`, 'refuse');

  it('raises a bribe by another that is no less', () => {
    expect(refused().refusal('bribe giveIron=1')).toBe('PL-AMB-78');
    expect(refused().play('bribe giveIron=2').must).toEqual([0]);
  });

  it('raises it only by more cards where the table plays so', () => {
    const strict = given({ ...beside, options: { bribesOnlyGrow: true } });
    strict.play(attack, 'bribe giveIron=1 giveGold=1', 'refuse');
    expect(strict.refusal('bribe giveIron=2')).toBe('PL-AMB-78');
    expect(strict.play('bribe giveIron=2 giveGold=1').must).toEqual([0]);
  });

  it('begins with a card, and ends when there is nothing to add', () => {
    const empty = given(beside).play(attack);
    expect(empty.refusal('bribe')).toBe('PL-AMB-36');
    const all = refused().play(`bribe ${terms({ iron: 2, gold: 1 })}`, 'refuse');
    expect([all.must, all.offers(0)]).toEqual([[0], ['fight', 'call-off']]);
  });

  it('begins again with a new attack', () => {
    const sea = refused().play('no-bribe', 'call-off', 'roll', attack, 'bribe giveGold=1');
    expect(sea.must).toEqual([0]);
  });

  it('does not ask a defender without cards', () => {
    const sea = given({ ...beside, hands: [{ wood: 3 }] }).play(attack);
    expect(sea.told('fought')).toHaveLength(1);
  });
});

rule('PL-AMB-79', () => {
  const bound = (offersPerTurn: number) => given({ ...beside, options: { offersPerTurn } });

  it.each([
    ['an offer', [`${trade} giveWood=1`, 'refuse']],
    ['a call', ['call giveWood=1', 'no-answer']],
    ['a threat', [`threaten to=1 ${terms({ iron: -1 })}`, 'refuse']],
    ['a price', [attack, 'no-bribe', 'name-price askIron=1', 'refuse', 'call-off']],
  ])('counts %s', (_what, lines) => {
    const sea = bound(1).play(...lines);
    expect(sea.refusal(trade)).toBe('PL-AMB-79');
    expect(sea.refusal('threaten to=1')).toBe('PL-AMB-79');
    expect(
      bound(2)
        .play(...lines)
        .allowedBy(trade),
    ).toBe('PL-TRADE-2');
  });

  it('counts counter-offers', () => {
    const sea = bound(1).play(`${trade} giveWood=1`);
    expect(sea.refusal('counter')).toBe('PL-AMB-79');
    expect(bound(2).play(`${trade} giveWood=1`).allowedBy('counter')).toBe('PL-TRADE-1');
  });

  it('counts asking a teammate for an island', () => {
    const team = (offersPerTurn: number) =>
      given({
        seats: 4,
        options: { teams: '2x2', offersPerTurn },
        owners: { pintail: 2 },
        ships: [{ seat: 0, at: 'pintail' }],
      }).play('ask-for-island island=pintail', 'refuse');
    expect(team(1).refusal('ask-for-island island=pintail')).toBe('PL-AMB-79');
    expect(team(2).offers(0)).toContain('ask-for-island island=pintail');
  });

  it('never keeps an attack from being called off', () => {
    const sea = bound(1).play(`${trade} giveWood=1`, 'refuse', attack, 'no-bribe');
    expect(sea.offers(0)).toEqual(['fight', 'call-off']);
  });

  it('does not count bribes, and starts again with the next turn', () => {
    const sea = bound(1).play(attack, `bribe ${terms({ gold: 1 })}`, 'refuse');
    sea.play('no-bribe', 'call-off');
    sea.play(`${trade} giveWood=1`, 'refuse');
    expect(sea.refusal(trade)).toBe('PL-AMB-79');
    expect(sea.play('roll', 'end-turn').state.turn.offers).toBe(0);
  });
});
