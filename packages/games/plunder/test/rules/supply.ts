// The supply of cards: restocking, p. 13, and rulings on what has run out.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { handSize } from '../../rules/questions.ts';
import { given } from '../given.ts';
import { ashore } from './ashore.ts';
import { handOf } from './looking.ts';

/** The turn of the last seat is over, and the first seat draws for its islands. */
const drawing = { turn: 2, pool: 0 };
const TWO = { 'gull-rock': 0, pintail: 0 };

rule('PL-OPT-1', () => {
  it('leaves ten on each stack and shuffles the rest into the deck when a card is due', () => {
    const sea = given({
      ...drawing,
      owners: { 'gull-rock': 0 },
      deck: {},
      stacks: { rum: 12, gold: 11 },
    });
    sea.play('end-turn');
    expect(sea.told('restocked')).toHaveLength(1);
    expect(sea.state.stacks).toEqual([10, 10, 10, 10]);
    expect(sea.state.deck.reduce((all, count) => all + count)).toBe(2);
    expect(handSize(sea.state, 0)).toBe(1);
  });

  it('draws on from there', () => {
    const sea = given({ ...drawing, owners: TWO, deck: { wood: 1 }, stacks: { rum: 12 } });
    sea.play('end-turn');
    expect(handOf(sea, 0)).toEqual([1, 0, 1, 0]);
    expect(sea.state.deck).toEqual([0, 0, 1, 0]);
  });

  it('takes nothing from a stack of fewer than ten', () => {
    const stacks = { wood: 3, rum: 11 };
    const sea = given({ ...drawing, owners: { pintail: 0 }, deck: {}, stacks }).play('end-turn');
    expect(sea.state.stacks).toEqual([3, 10, 10, 10]);
  });

  it('does nothing while the deck has cards', () => {
    const sea = given({ ...drawing, owners: TWO, deck: { wood: 2 }, stacks: { rum: 20 } });
    sea.play('end-turn');
    expect(sea.told('restocked')).toEqual([]);
    expect(sea.state.stacks).toEqual([10, 10, 20, 10]);
  });
});

rule('PL-AMB-27', () => {
  it('draws no card where neither deck nor surplus has one, and goes on', () => {
    const sea = given({ ...drawing, owners: { 'gull-rock': 0 }, deck: {} }).play('end-turn');
    expect(sea.told('drew', 'restocked')).toEqual([]);
    expect(handSize(sea.state, 0)).toBe(0);
    expect(sea.must).toEqual([0]);
  });

  it('draws what there is', () => {
    const sea = given({ ...drawing, owners: TWO, deck: { iron: 1 } }).play('end-turn');
    expect(sea.told('drew')).toMatchObject([{ seat: 0, count: 1, cards: [0, 1, 0, 0] }]);
  });
});

rule('PL-AMB-28', () => {
  const finding = (card: number, gold: { stack: number; deck: number }) =>
    given({
      ships: [{ seat: 0, at: 'F1' }],
      crosses: ['F1'],
      treasure: [card],
      stacks: { gold: gold.stack },
      deck: { wood: 5, gold: gold.deck },
    }).play('collect at=F1 ship=1');

  it('takes what a stack lacks out of the deck', () => {
    const sea = finding(3, { stack: 1, deck: 4 });
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 3]);
    expect(sea.state.stacks[3]).toBe(0);
    expect(sea.state.deck).toEqual([5, 0, 0, 2]);
  });

  it('loses what neither has', () => {
    const sea = finding(3, { stack: 1, deck: 1 });
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 2]);
    expect(sea.state.deck).toEqual([5, 0, 0, 0]);
    expect(finding(3, { stack: 0, deck: 0 }).told('gained')).toEqual([]);
  });

  it('touches the deck only for what is missing', () => {
    const sea = finding(3, { stack: 3, deck: 4 });
    expect(sea.state.deck).toEqual([5, 0, 0, 4]);
  });

  it('holds for a card of choice without a ship', () => {
    const sea = ashore({ stacks: { gold: 0 }, deck: { gold: 1 } }).play('take gold=1');
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 1]);
    expect(sea.state.deck).toEqual([0, 0, 0, 0]);
  });
});

rule('PL-AMB-29', () => {
  it('lets a hand be as large as it comes', () => {
    const hands = [{ wood: 20, iron: 20, rum: 20, gold: 4 }];
    const sea = given({ ...drawing, owners: { 'gull-rock': 0 }, hands }).play('end-turn');
    expect(handSize(sea.state, 0)).toBe(65);
    expect(sea.told('lost', 'paid')).toEqual([]);
    expect(sea.refusal('end-turn')).toBe('PL-AMB-4');
    expect(sea.play('roll').allowedBy('end-turn')).toBe('PL-TURN-5');
  });
});

rule('PL-AMB-28', () => {
  it('gives no more than there is, of no kind that is nowhere, and as many as are due', () => {
    const docked = { owners: {}, ships: [{ seat: 0, at: 'H10' }], hands: [{ wood: 4 }] };
    const sea = given({ ...docked, stacks: { gold: 0 }, deck: {} }).play('exchange', 'pay wood=2');
    expect(sea.offers(0)).toEqual(['take wood=1', 'take iron=1', 'take rum=1']);
    expect(sea.refusal('take gold=1')).toBe('PL-AMB-28');
    expect(sea.refusal('take wood=2')).toBe('PL-AMB-28');
  });
});

rule('PL-TREAS-5', () => {
  it('takes losses in cards that are held, as many as are due and of the kinds that it takes', () => {
    const things = {
      ships: [{ seat: 0, at: 'F9' }],
      crosses: ['F9'],
      hands: [{ rum: 2, gold: 1 }],
    };
    const two = given({ ...things, treasure: [30] }).play('collect at=F9 ship=1');
    expect(two.refusal('pay rum=1')).toBe('PL-TREAS-5');
    expect(two.refusal('pay wood=1 rum=1')).toBe('PL-TREAS-5');
    const spared = given({ ...things, treasure: [10] }).play('collect at=F9 ship=1');
    expect(spared.refusal('pay gold=1')).toBe('PL-TREAS-5');
    expect(spared.play('pay rum=1').state.stacks[2]).toBe(11);
  });
});
