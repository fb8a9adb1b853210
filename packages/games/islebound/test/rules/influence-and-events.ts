// The influence track and events, pp. 11–12.
import { rule, type Scene } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { CrewId } from '../../rules/data/crew.ts';
import type { Islebound } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

/** Only these events are left in the piles, the last one of each on top. */
function fewEvents(left: number[], right: number[], things: Given = {}): Scene<Islebound> {
  const sea = given(things);
  const all = sea.state.eventPiles.flat();
  sea.state.eventPiles = [left, right];
  sea.state.eventDiscard = all.filter((event) => ![...left, ...right].includes(event));
  return sea;
}

rule('IB-GEN-3', () => {
  it('does not pay for diplomacy with renown', () => {
    const sea = given({ at: ['undervall'], captains: [{ renown: 6, tokens: ['rest'] }] });
    expect(sea.refusal('negotiate')).toBe('IB-DIP-2');
  });

  it('does not score influence', () => {
    const sea = given({ turn: 1, trigger: 'buildings', turnsLeft: 0, influence: { 8: 0, 9: 0 } });
    expect(sea.play('end-turn').outcome?.scores).toEqual([0, 0]);
  });
});

const BOOKS = { at: ['rockslide'], events: [[7], []], captains: [{ books: 2 }] } as const;

rule('IB-INF-1', () => {
  it('fills the first empty slots from the left, gaps before what lies beyond', () => {
    const sea = given({ ...BOOKS, seats: 3, influence: { 0: 1, 2: 2, 3: 1, 5: 1 } });
    sea.play('complete-event event=7');
    expect(sea.told('placed-cube').map(({ slot }) => slot)).toEqual([1, 4, 6, 7]);
  });

  it('leaves a gap where a cube was taken, until the next is placed', () => {
    const sea = given({ ...BOOKS, influence: { 2: 1, 8: 0, 9: 0, 10: 1 } });
    sea.play('negotiate', 'withdraw slot=8', 'withdraw slot=9', 'skip');
    expect(sea.state.influence.slice(8)).toEqual([null, null, 1, null]);
    sea.play('complete-event event=7');
    expect(sea.state.influence.slice(2)).toEqual([1, 0, 0, 0, 0, null, null, null, 1, null]);
  });
});

rule('IB-INF-2', () => {
  it('counts a cube as the number under its slot, never less than one farther left', () => {
    const captains = [{ deck: ['t03', 't06', 't08', 't10'] as CrewId[] }];
    const worth = Array.from({ length: 12 }, (_none, slot) => {
      const place = { seats: 3, captains, influence: { [slot]: 0 } } as const;
      const five = given({ ...place, at: ['undervall'] })
        .offers(0)
        .includes('negotiate');
      const six = given({ ...place, at: ['zilliam'] })
        .offers(0)
        .includes('negotiate');
      const seven = given({ ...place, at: ['undervall'], owners: { undervall: 1 } });
      return [five, six, seven.offers(0).includes('negotiate')].filter(Boolean).length;
    });
    expect(worth).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('reaches with one slot what it does not reach with the one before', () => {
    const captains = [{ deck: ['t03' as const] }];
    const place = { seats: 3, at: ['undervall'], captains } as const;
    expect(given({ ...place, influence: { 2: 0, 8: 0 } }).allowedBy('negotiate')).toBe('IB-DIP-1');
    expect(given({ ...place, influence: { 2: 0, 7: 0 } }).refusal('negotiate')).toBe('IB-DIP-2');
    expect(given({ ...place, influence: { 3: 0, 7: 0 } }).allowedBy('negotiate')).toBe('IB-DIP-1');
  });
});

rule('IB-EVT-1', () => {
  it('takes the cost and places the cubes, in its region', () => {
    const sea = given({ at: ['borsham'], events: [[3], []], captains: [{ wood: 3 }] });
    expect(sea.allowedBy('complete-event event=3')).toBe('IB-EVT-1');
    sea.play('complete-event event=3');
    expect(sea.state.captains[0]).toMatchObject({ wood: 1, below: ['s1'] });
    expect(sea.state.influence.slice(2, 6)).toEqual([0, 0, 0, null]);
  });

  it('keeps what it only asks to be there', () => {
    const place = { at: ['the-grotto'], events: [[14], []] } as const;
    const sea = given({ ...place, captains: [{ pirates: 1, serpents: 1, deck: ['s1'] }] });
    sea.play('complete-event event=14');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 1, serpents: 1, below: ['s1'] });
    const alone = given({ ...place, captains: [{ pirates: 1 }] });
    expect(alone.refusal('complete-event event=14')).toBe('IB-EVT-1');
  });

  it('is refused elsewhere, and without the cost', () => {
    const events = [[3], []] as const;
    const elsewhere = given({ at: ['morlim'], events, captains: [{ wood: 3 }] });
    const poor = given({ at: ['borsham'], events, captains: [{ wood: 1 }] });
    const tired = given({ at: ['borsham'], events, captains: [{ wood: 2, deck: ['s9'] }] });
    expect(elsewhere.refusal('complete-event event=3')).toBe('IB-EVT-1');
    expect(poor.refusal('complete-event event=3')).toBe('IB-EVT-1');
    expect(tired.refusal('complete-event event=3')).toBe('IB-EVT-1');
  });

  it('leaves the action of the turn untouched', () => {
    const sea = given(BOOKS).play('complete-event event=7');
    expect(sea.allowedBy('hunt')).toBe('IB-HUNT-1');
  });
});

rule('IB-EVT-2', () => {
  it('may be followed by an event that has just come up in the same region', () => {
    const sea = given({
      at: ['grenille'],
      events: [[5, 13], [1]],
      captains: [{ fish: 4, wood: 2, deck: ['s9', 's1'] }],
    });
    expect(sea.refusal('complete-event event=13')).toBe('IB-EVT-1');
    sea.play('complete-event event=5', 'complete-event event=13');
    expect(sea.state.eventDiscard).toEqual([5, 13]);
    expect(sea.state.influence.filter((held) => held === 0)).toHaveLength(6);
  });
});

rule('IB-EVT-3', () => {
  it('discards the card and opens the next of its pile in the region named there', () => {
    const sea = given({
      at: ['rockslide'],
      events: [[7, 3], [1]],
      captains: [{ books: 2, wood: 2 }],
    }).play('complete-event event=7');
    expect(sea.state.eventDiscard).toEqual([7]);
    expect(sea.state.eventPiles.map((pile) => pile.at(-1))).toEqual([3, 1]);
    expect(sea.refusal('complete-event event=7')).toBe('IB-EVT-1');
    sea.play('end-turn', 'sail to=grenille', 'end-turn', 'sail to=borsham');
    expect(sea.allowedBy('complete-event event=3')).toBe('IB-EVT-1');
  });

  it('opens the next only once the cost is paid and the cubes are placed', () => {
    const sea = given({
      at: ['the-grotto'],
      events: [[10, 3], [1]],
      captains: [{ fish: 3, buildings: ['house-of-commons', 'heralds-tower'], renown: 6 }],
      tokens: ['three-coins'],
    }).play('complete-event event=10');
    expect(sea.offers(0)).toEqual(['exhaust crew=s1', 'exhaust crew=s9']);
    const isUp = () => sea.told('turned-up-event').length === 1;
    expect(isUp()).toBe(false);
    sea.play('exhaust crew=s1');
    expect([sea.allowedBy('pass-over'), isUp()]).toEqual(['IB-CLAR-7', false]);
    sea.play('use-slot');
    expect([sea.allowedBy('take-reward'), isUp()]).toEqual(['IB-REN-1', false]);
    sea.play('take-reward');
    expect(isUp()).toBe(true);
    expect(sea.state.eventDiscard).toEqual([10]);
  });
});

rule('IB-EVT-4', () => {
  it("moves the other pile's top card over when one is used up", () => {
    const sea = fewEvents([7], [1, 2, 3], BOOKS).play('complete-event event=7');
    expect(sea.state.eventPiles).toEqual([[3], [1, 2]]);
  });

  it('works for either pile', () => {
    const sea = fewEvents([1, 2, 3], [7], BOOKS).play('complete-event event=7');
    expect(sea.state.eventPiles).toEqual([[1, 2], [3]]);
  });

  it('moves nothing while both piles have cards', () => {
    const sea = fewEvents([8, 7], [1, 2, 3], BOOKS).play('complete-event event=7');
    expect(sea.state.eventPiles).toEqual([[8], [1, 2, 3]]);
  });
});

rule('IB-EVT-5', () => {
  it('shuffles all used events into two piles again', () => {
    const sea = fewEvents([7], [], BOOKS).play('complete-event event=7');
    expect(sea.state.eventPiles.map((pile) => pile.length)).toEqual([7, 8]);
    expect(new Set(sea.state.eventPiles.flat()).size).toBe(15);
    expect(sea.state.eventDiscard).toEqual([]);
    expect(sea.told('events-reshuffled')).toHaveLength(1);
  });

  it('does not shuffle while a card is left', () => {
    const sea = fewEvents([7], [1], BOOKS).play('complete-event event=7');
    expect(sea.told('events-reshuffled')).toEqual([]);
    expect(sea.state.eventDiscard).toHaveLength(14);
  });
});

rule('IB-EVT-6', () => {
  it('makes three cubes of one who works and a book at Morlim', () => {
    const sea = given({ at: ['morlim'], events: [[1], []], captains: [{ books: 1 }] });
    sea.play('complete-event event=1');
    expect(sea.state.captains[0]).toMatchObject({ books: 0, below: ['s9'] });
    expect(sea.told('placed-cube')).toHaveLength(3);
  });

  it('makes three cubes of one who works and four fish at Farwold in the prototype', () => {
    const place = { edition: 'prototype', at: ['farwold'], events: [[2], []] } as const;
    const sea = given({ ...place, captains: [{ fish: 4 }] }).play('complete-event event=2');
    expect(sea.state.captains[0]).toMatchObject({ fish: 0, below: ['s9'] });
    expect(sea.told('placed-cube')).toHaveLength(3);
    const short = given({ ...place, captains: [{ fish: 3 }] });
    expect(short.refusal('complete-event event=2')).toBe('IB-EVT-1');
  });
});

rule('IB-AMB-33', () => {
  it('completes both events of one town', () => {
    const sea = given({
      at: ['grenille'],
      events: [[5], [13]],
      captains: [{ fish: 4, wood: 2, deck: ['s9', 's1'] }],
    }).play('complete-event event=13', 'exhaust crew=s1', 'complete-event event=5');
    expect(sea.state.eventDiscard).toEqual([13, 5]);
  });

  it('asks the cost of each', () => {
    const sea = given({ at: ['grenille'], events: [[5], [13]], captains: [{ fish: 3, wood: 2 }] });
    sea.play('complete-event event=5');
    expect(sea.refusal('complete-event event=13')).toBe('IB-EVT-1');
  });
});

rule('IB-AMB-34', () => {
  it('leaves a single event alone until it is completed', () => {
    const sea = fewEvents([7], [5], { ...BOOKS, captains: [{ books: 2, fish: 2 }] });
    sea.play('complete-event event=7');
    expect(sea.state.eventPiles).toEqual([[], [5]]);
    sea.play('end-turn', 'sail to=stratic', 'end-turn', 'sail to=fels-garden', 'end-turn');
    sea.play('sail to=suns-rest', 'end-turn', 'sail to=grenille', 'complete-event event=5');
    expect(sea.state.eventPiles.map((pile) => pile.length)).toEqual([7, 8]);
  });
});
