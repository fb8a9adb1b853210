// Rulings on bargaining: the shipless, what an offer may say, raising bribes, and the bound on it all.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { plunder } from '../../index.ts';
import { given } from '../given.ts';
import { draft, handOf, terms } from './scenes.ts';

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
    sea.play(trade, ...terms({ wood: 1, iron: -1 }), 'accept');
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
    expect(shipless('gull-rock').refusal('threaten to=1')).toBe('not-offered');
  });
});

rule('PL-AMB-76', () => {
  it('gives what its maker holds, and asks for as many cards as the partner has', () => {
    const sea = given(beside).play(trade);
    expect(sea.allowedBy('give count=3 kind=wood')).toBe('PL-TRADE-1');
    expect(sea.refusal('give count=4 kind=wood')).toBe('not-offered');
    expect(sea.allowedBy('ask count=3 kind=wood')).toBe('PL-AMB-76');
    expect(sea.refusal('ask count=4 kind=wood')).toBe('not-offered');
    sea.play('leave-out kind=wood', 'ask count=2 kind=iron');
    expect(sea.allowedBy('ask count=1 kind=rum')).toBe('PL-AMB-76');
    expect(sea.refusal('ask count=2 kind=rum')).toBe('not-offered');
  });

  it('is accepted only by a partner who holds the cards, and refused by nobody else', () => {
    const sea = given(beside).play(trade, ...terms({ wood: 1, rum: -1 }));
    expect(sea.must).toEqual([1]);
    expect(sea.refusal('accept')).toBe('PL-AMB-76');
    expect(sea.offers(1)).toEqual(['refuse', 'counter']);
    const able = given(beside).play(trade, ...terms({ wood: 1, gold: -1 }));
    expect(able.offers(1)).toEqual(['accept', 'refuse', 'counter']);
  });
});

rule('PL-AMB-77', () => {
  it('is to one named player, who alone is asked', () => {
    const sea = given({ ...beside, pool: 3 }).play(trade, ...terms({ wood: 1 }));
    expect([sea.must, sea.offers(0), sea.offers(2)]).toEqual([[1], [], []]);
    expect(sea.refusal('2: accept')).toBe('not-asked');
  });

  it('lets nothing else happen meanwhile', () => {
    const sea = given({ ...beside, pool: 3 }).play(trade);
    for (const line of [attack, 'end-turn', 'sail ship=1 to=F8', trade])
      expect(sea.refusal(line)).toBe('not-offered');
    sea.play(...terms({ wood: 1 }));
    expect(sea.refusal('0: end-turn')).toBe('not-asked');
  });

  it('may be withdrawn before it is made', () => {
    const sea = given(beside).play(trade, ...draft({ wood: 1 }));
    expect(sea.allowedBy('withdraw-offer')).toBe('PL-AMB-77');
    sea.play('withdraw-offer');
    expect([handOf(sea, 0), sea.must]).toEqual([{ wood: 3 }, [0]]);
  });

  it('is refused, and no bribe is offered, when no answer comes in time', () => {
    const offer = given(beside).play(trade, ...terms({ wood: 1 }));
    expect(plunder.standIn(offer.state, 1)).toEqual({ type: 'refuse' });
    expect(plunder.standIn(given(beside).play(attack).state, 1)).toEqual({ type: 'no-bribe' });
  });
});

rule('PL-AMB-78', () => {
  const refused = () =>
    given(beside).play(attack, `bribe ${terms({ iron: 1, gold: 1 })}`, 'refuse');

  it('raises a bribe by at least a card', () => {
    const same = refused().play('bribe', ...draft({ iron: 2 }));
    expect(same.refusal('propose')).toBe('PL-AMB-78');
    const more = refused().play('bribe', ...draft({ iron: 2, gold: 1 }));
    expect(more.allowedBy('propose')).toBe('PL-BRIBE-1');
  });

  it('begins with a card, and ends when there is nothing to add', () => {
    const empty = given(beside).play(attack, 'bribe', ...draft({}));
    expect(empty.refusal('propose')).toBe('PL-AMB-78');
    const all = refused().play(`bribe ${terms({ iron: 2, gold: 1 })}`, 'refuse');
    expect([all.must, all.offers(0)]).toEqual([[0], ['fight', 'call-off']]);
  });

  it('ends with a bribe that is withdrawn', () => {
    const sea = given(beside).play(attack, 'bribe', ...draft({}), 'withdraw-offer');
    expect([sea.must, sea.offers(0)]).toEqual([[0], ['fight', 'call-off']]);
  });

  it('begins anew with a new attack', () => {
    const sea = refused().play('no-bribe', 'call-off', attack, 'bribe', ...draft({ gold: 1 }));
    expect(sea.allowedBy('propose')).toBe('PL-BRIBE-1');
  });

  it('does not ask a defender without cards', () => {
    const sea = given({ ...beside, hands: [{ wood: 3 }] }).play(attack);
    expect(sea.told('fought')).toHaveLength(1);
  });
});

rule('PL-AMB-79', () => {
  const bound = (offersPerTurn: number) => given({ ...beside, options: { offersPerTurn } });

  it.each([
    ['an offer', [trade, ...terms({ wood: 1 }), 'refuse']],
    ['a draft', [trade, ...draft({}), 'withdraw-offer']],
    ['a threat', [`threaten to=1 ${terms({ iron: -1 })}`, 'refuse']],
    ['an attack called off', [attack, 'no-bribe', 'call-off']],
  ])('counts %s', (_what, lines) => {
    const sea = bound(1).play(...lines);
    expect(sea.refusal(trade)).toBe('PL-AMB-79');
    expect(sea.refusal('threaten to=1')).toBe('PL-AMB-79');
    expect(
      bound(2)
        .play(...lines)
        .offers(0),
    ).toContain(trade);
  });

  it('counts counter-offers', () => {
    const sea = bound(1).play(trade, ...terms({ wood: 1 }));
    expect(sea.refusal('counter')).toBe('PL-AMB-79');
    expect(
      bound(2)
        .play(trade, ...terms({ wood: 1 }))
        .offers(1),
    ).toContain('counter');
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

  it('leaves an attack that can no longer be called off to be fought', () => {
    const sea = bound(1).play(trade, ...terms({ wood: 1 }), 'refuse', attack, 'no-bribe');
    expect(sea.refusal('call-off')).toBe('PL-AMB-79');
    expect(sea.offers(0)).toEqual(['fight']);
  });

  it('does not count bribes, and starts again with the next turn', () => {
    const sea = bound(1).play(attack, `bribe ${terms({ gold: 1 })}`, 'refuse');
    sea.play('no-bribe', 'call-off');
    expect(sea.refusal(trade)).toBe('PL-AMB-79');
    expect(sea.play('roll', 'end-turn').state.turn.haggling).toBe(1);
  });
});
