// The order of play, pp. 8–9.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('IB-TURN-1', () => {
  it('begins with the move and nothing else', () => {
    const sea = given({ step: 'move', captains: [{ coins: 30, pirates: 3 }] });
    expect(sea.offers(0).every((offer) => offer.startsWith('sail '))).toBe(true);
    expect(sea.refusal('end-turn')).toBe('IB-TURN-1');
  });

  it('mixes free actions and the action in any order', () => {
    const place = { at: ['rockslide'], events: [[7], []] } as const;
    const captains = [{ coins: 7, books: 2 }];
    const buildingRow = ['museum', 'palace', 'treasury', 'market', 'fishing-guild'] as const;
    const before = given({ ...place, captains, buildingRow });
    before.play('buy building=fishing-guild', 'complete-event event=7', 'visit', 'end-turn');
    const after = given({ ...place, captains, buildingRow });
    after.play('visit', 'complete-event event=7', 'buy building=fishing-guild', 'end-turn');
    expect(before.told('bought', 'completed-event', 'visited').map(({ type }) => type)).toEqual([
      'bought',
      'completed-event',
      'visited',
    ]);
    expect(after.told('bought', 'completed-event', 'visited').map(({ type }) => type)).toEqual([
      'visited',
      'completed-event',
      'bought',
    ]);
  });

  it('goes to the next player when the turn is declared over, and not before', () => {
    const sea = given().play('hunt');
    expect(sea.must).toEqual([0]);
    sea.play('end-turn');
    expect(sea.must).toEqual([1]);
    expect(sea.offers(1).every((offer) => offer.startsWith('sail '))).toBe(true);
  });
});

rule('IB-TURN-2', () => {
  it('offers a visit, an attack, diplomacy or a hunt', () => {
    const sea = given({
      at: ['farwold'],
      captains: [{ coins: 1, pirates: 1 }],
      influence: { 8: 0, 9: 0, 10: 0 },
    });
    expect(sea.offers(0)).toEqual(['visit', 'attack', 'negotiate', 'hunt', 'end-turn']);
  });

  it.each(['visit', 'attack', 'negotiate', 'hunt'])('refuses %s after an action', (action) => {
    const sea = given({
      at: ['farwold'],
      captains: [{ coins: 2, pirates: 1 }],
      influence: { 8: 0, 9: 0, 10: 0 },
      acted: true,
    });
    expect(sea.refusal(action)).toBe('IB-TURN-2');
  });

  it('counts a lost attack as the action', () => {
    const sea = given({ at: ['grenille'], captains: [{ pirates: 1 }], rig: { rolls: [1] } });
    sea.play('attack', 'send count=1 fighter=pirate', 'roll', 'strike', 'lose fighter=pirate');
    expect(sea.refusal('hunt')).toBe('IB-TURN-2');
  });

  it('offers no raid outside that variant', () => {
    const sea = given({ at: ['farwold', 'farwold'] });
    expect(sea.refusal('raid ship=1')).toBe('IB-VAR-RAID-1');
  });
});

rule('IB-TURN-3', () => {
  const row = ['museum', 'palace', 'treasury', 'miracle-hut', 'lighthouse'] as const;

  it('lets a player buy and complete events as often as wanted, also after the action', () => {
    const sea = given({
      at: ['grenille'],
      acted: true,
      captains: [{ coins: 10, fish: 4, wood: 2 }],
      events: [[5], [13]],
      buildingRow: row,
      buildingDeck: ['warehouse'],
    });
    sea.play('buy building=lighthouse', 'buy building=miracle-hut');
    sea.play('complete-event event=5', 'complete-event event=13');
    expect(sea.state.captains[0]?.buildings).toEqual(['lighthouse', 'miracle-hut']);
    expect(sea.state.eventDiscard).toEqual([5, 13]);
  });

  it('offers nothing of the kind to other players', () => {
    const sea = given({ at: ['farwold', 'grenille'], captains: [{}, { coins: 30, fish: 2 }] });
    expect(sea.offers(1)).toEqual([]);
    expect(sea.refusal('1: buy building=fishing-guild')).toBe('IB-TURN-3');
  });

  it('offers nothing of the kind before moving', () => {
    const sea = given({ step: 'move', captains: [{ coins: 30 }], buildingRow: row });
    expect(sea.refusal('buy building=lighthouse')).toBe('IB-AMB-2');
    sea.play('sail to=undervall', 'buy building=lighthouse');
    expect(sea.state.captains[0]?.buildings).toEqual(['lighthouse']);
  });
});

rule('IB-TURN-4', () => {
  it('goes through a sign in its printed order', () => {
    const sea = given({ captains: [{ deck: ['s1'], below: ['s2', 's9'], books: 1 }] }).play(
      'visit',
    );
    expect(sea.offers(0)).toEqual(['rest', 'skip']);
    expect(sea.refusal('barter')).toBe('IB-SYM-2');
    sea.play('rest', 'barter');
    expect(sea.told('rested', 'placed-cube').map(({ type }) => type)).toEqual([
      'rested',
      'placed-cube',
    ]);
  });

  it('lets any step be skipped without losing the next', () => {
    const sea = given({ captains: [{ deck: ['s1'], below: ['s2', 's9'], books: 1 }] });
    sea.play('visit', 'skip', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s1'], below: ['s2', 's9'], books: 0 });
    expect(sea.state.influence[2]).toBe(0);
  });

  it('does not go back to a step that was skipped', () => {
    const sea = given({ captains: [{ deck: ['s1'], below: ['s2', 's9'], books: 1 }] });
    sea.play('visit', 'skip');
    expect(sea.refusal('rest')).toBe('IB-CREW-3');
  });
});

rule('IB-TURN-4', () => {
  it('lets what a sign simply gives be declined step by step', () => {
    const place = { at: ['rockslide'], captains: [{ coins: 1 }] } as const;
    const sea = given(place).play('visit-in-part');
    expect(sea.offers(0)).toEqual(['choose gain=0', 'skip']);
    sea.play('skip', 'choose gain=0');
    expect(sea.state.captains[0]).toMatchObject({ books: 0, renown: 1 });
    expect(given(place).play('visit').state.captains[0]).toMatchObject({ books: 1, renown: 1 });
  });
});

rule('IB-AMB-1', () => {
  it('lets a turn end without an action', () => {
    const sea = given({ step: 'move' }).play('sail to=undervall', 'end-turn');
    expect(sea.must).toEqual([1]);
  });

  it('always offers a hunt, even to a captain with nothing', () => {
    const sea = given({ at: ['stratic'], captains: [{ deck: [], below: ['s1', 's2', 's9'] }] });
    expect(sea.offers(0)).toEqual(['hunt', 'end-turn']);
  });
});

rule('IB-AMB-2', () => {
  it('keeps free actions back until the ship has moved', () => {
    const sea = given({ at: ['rockslide'], step: 'move', events: [[7], [15]] });
    Object.assign(sea.state.captains[0] ?? {}, { books: 2, coins: 20 });
    expect(sea.refusal('complete-event event=7')).toBe('IB-AMB-2');
    expect(sea.refusal('buy building=fishing-guild')).toBe('IB-AMB-2');
    sea.play('sail to=morlim');
    expect(sea.allowedBy('buy building=fishing-guild')).toBe('IB-BLD-1');
  });
});

rule('IB-AMB-3', () => {
  const taken = {
    at: ['grenille'],
    captains: [{ pirates: 2, coins: 20, fish: 2 }],
    events: [[5], []],
    rig: { rolls: [5, 5] },
  } as const;
  const conquest = ['attack', 'send count=2 fighter=pirate', 'roll', 'strike'];

  it('allows no free action between a conquest and its visit', () => {
    const sea = given(taken).play(...conquest);
    expect(sea.offers(0)).toContain('visit');
    expect(sea.refusal('complete-event event=5')).toBe('IB-AMB-3');
    expect(sea.refusal('buy building=fishing-guild')).toBe('IB-AMB-3');
  });

  it('allows it before and after', () => {
    const before = given(taken).play('complete-event event=5', ...conquest, 'visit');
    const after = given(taken).play(...conquest, 'visit', 'complete-event event=5');
    expect(before.state.captains[0]).toMatchObject({ fish: 0, wood: 2 });
    expect(after.state.captains[0]).toMatchObject({ fish: 0, wood: 3 });
  });
});
