// Deep Fog: Components and Setup, p. 1.
import { rule } from '@tidetable/conformance';
import { itemAt, readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { BUILDINGS } from '../../rules/data/buildings.ts';
import { ADVANCED, BASIC, PORTS, type Town } from '../../rules/data/towns.ts';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';
import { signOf } from '../../rules/questions.ts';
import { given } from '../given.ts';
import { drafted, drafting, foggy, NEXT_ROUND, SEVEN } from './deep-fog-table.ts';
import { manySetUps, setUp } from './setup-table.ts';

const FOG = { edition: 'deep-fog' } as const;

rule('IB-FOG-1', () => {
  it('adds a card with two sides to what retail has, and nothing else', () => {
    const scenario = deepFog.inventory(setUp(3, FOG).state);
    expect(scenario).toEqual({ ...islebound.inventory(setUp(3).state), boards: 4 });
    expect(foggy().state.fog?.emerged).toBe(false);
    expect(foggy({ captains: [{ buildings: SEVEN }] }).state.fog?.emerged).toBe(true);
  });

  it('has no such card in other games', () => {
    expect(given({ step: 'move' }).refusal('place at=deep-fog')).toBe('IB-FOG-8');
  });
});

rule('IB-FOG-2', () => {
  it('stacks the four boards in an order that changes from game to game', () => {
    const tables = manySetUps(3, FOG);
    for (const { state } of tables)
      expect([...(state.fog?.boards ?? [])].sort()).toEqual([0, 1, 2, 3]);
    for (const place of [0, 1, 2, 3])
      expect(new Set(tables.map(({ state }) => state.fog?.boards[place])).size).toBe(4);
  });

  it('shows basic sides, and has each port once', () => {
    const { state } = setUp(2, FOG);
    for (const [region, town] of state.towns.entries())
      expect(signOf(state, region)).toEqual(BASIC[town]);
    expect([...state.towns.slice(12)].sort()).toEqual([...PORTS]);
  });

  it('makes a map of the top board and the ports', () => {
    const sea = drafted(2);
    const top = 3 * (sea.state.fog?.boards.at(-1) as number);
    const map = [...sea.state.towns.slice(top, top + 3), ...PORTS].map(
      (town) => `place at=${town}`,
    );
    expect(sea.offers(0).sort()).toEqual(map.sort());
    const hidden = sea.state.towns.find((_town, region) => region < top || region > top + 2);
    expect(sea.refusal(`place at=${hidden}`)).toBe('IB-FOG-8');
  });

  it('hides what lies beneath the top board', () => {
    const [one, other] = [
      [0, 1, 2, 3],
      [0, 3, 1, 2],
    ].map((boards) => deepFog.view(foggy({ fog: { boards } }).state, 0));
    expect(one).toEqual(other);
    expect(one?.fog?.boards).toEqual([null, null, null, 0]);
  });
});

rule('IB-FOG-3', () => {
  it('puts the card front up where no board lies yet', () => {
    expect(setUp(4, FOG).state.fog).toMatchObject({ emerged: false, mist: [], victors: [] });
    expect(drafted(2).refusal('place at=deep-fog')).toBe('IB-FOG-20');
  });
});

rule('IB-FOG-4', () => {
  it('lays one pile of events face down, with one card turned up', () => {
    const { state } = setUp(3, FOG);
    expect(state.eventPiles.map((pile) => pile.length)).toEqual([14, 0]);
    const view = deepFog.view(state, 0);
    expect(view.eventPiles[0]).toEqual({ cards: 14, top: null });
    expect(view.fog?.event).toBe(state.fog?.event);
    expect(state.eventPiles[0]).not.toContain(state.fog?.event);
  });

  it('tells nobody the order of that pile', () => {
    const one = foggy({ events: [[5], []] }).state;
    const other = foggy({ events: [[5], []] }).state;
    other.eventPiles[0].reverse();
    expect(deepFog.view(other, 0)).toEqual(deepFog.view(one, 0));
  });

  it('lays one pile of reputation cards face up', () => {
    const { state } = setUp(3, FOG);
    const [left, right] = state.reputationPiles;
    expect([left.length, right.length]).toEqual([8, 0]);
    expect(deepFog.view(state, 1).reputationPiles[0].top).toBe(left.at(-1));
  });
});

rule('IB-FOG-5', () => {
  it('gives nobody a book token, not even for a book', () => {
    const sea = foggy({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      fog: { boards: [3, 0, 1, 2] },
    }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ books: 0 });
    expect(sea.told('drew-card')).toHaveLength(1);
    expect(sea.told('gained').map(({ good }) => good)).toEqual(['renown']);
  });
});

rule('IB-FOG-6', () => {
  it('deals six, of which one is kept and the others go left', () => {
    const sea = drafting(3);
    const packs = sea.state.captains.map(({ pack }) => [...pack]);
    expect(packs.map(({ length }) => length)).toEqual([6, 6, 6]);
    expect(sea.must).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) sea.play(`${seat}: draft building=${packs[seat]?.[5]}`);
    expect(sea.state.captains.map(({ pack }) => pack)).toEqual(
      [2, 0, 1].map((from) => packs[from]?.slice(0, 5)),
    );
  });

  it.each([2, 3, 4])('ends with six cards each of %i, a face-down deck and no row', (seats) => {
    const { state } = drafted(seats);
    expect(state.captains.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(6));
    expect(state.buildingRow).toEqual([]);
    expect(deepFog.view(state, 0).buildingDeck).toBe(BUILDINGS.length - 6 * seats);
  });

  it('offers no card of another pack, and one pick at a time', () => {
    const sea = drafting(2);
    const [mine, other] = sea.state.captains.map(({ pack }) => [...pack]);
    expect(sea.refusal(`0: draft building=${other?.[0]}`)).toBe('IB-FOG-6');
    sea.play(`0: draft building=${mine?.[0]}`);
    expect(sea.refusal(`0: draft building=${mine?.[1]}`)).toBe('IB-FOG-6');
  });

  it('hides hands and picks: others see how many cards', () => {
    const { state } = drafted(2);
    const view = deepFog.view(state, 1);
    expect(view.hand).toEqual(state.captains[1]?.hand);
    expect(view.captains.map(({ handSize }) => handSize)).toEqual([6, 6]);
    expect(view.captains[0]).not.toHaveProperty('hand');
    expect(deepFog.view(state, 'spectator').hand).toEqual([]);
  });
});

rule('IB-AMB-47', () => {
  it('uses what retail has: fifteen events, sixteen tokens, advanced sides', () => {
    const { state } = setUp(2, FOG);
    expect([state.eventPiles.flat().length + 1, state.tokens.length]).toEqual([15, 16]);
    const { state: later } = foggy({ fog: { pass: 1 } });
    expect(signOf(later, 2)).toEqual(ADVANCED[itemAt(later.towns, 2)]);
  });

  it('is no game of the prototype', () => {
    const state = { ...given({ edition: 'prototype' }).state, fog: foggy().state.fog };
    expect(() => isleboundPrototype.read(state)).toThrow('only Deep Fog has fog');
    expect(() => isleboundPrototype.read(foggy().state)).toThrow('state.edition');
  });
});

rule('IB-AMB-59', () => {
  it.each(['advanced', 'closeQuarters', 'sixBuildings', 'architect'])('refuses %s', (variant) => {
    expect(() => readOptions(deepFog.options, { [variant]: true }, 2)).toThrow('IB-AMB-59');
    expect(readOptions(islebound.options, { [variant]: true }, 2)).toMatchObject({
      [variant]: true,
    });
  });

  it('goes with Trading and Raid', () => {
    const both = { trading: true, raid: true };
    expect(readOptions(deepFog.options, both, 4)).toMatchObject(both);
  });
});

rule('IB-AMB-87', () => {
  it('marks the home ports that are chosen while ships wait beside the map', () => {
    const { state } = drafting(2);
    expect(state.captains.map(({ region }) => region)).toEqual([null, null]);
    const owned = ['crimsika', 'krazk'].map(
      (port) => state.owners[state.towns.indexOf(port as Town)],
    );
    expect(owned).toEqual([1, 0]);
    expect(setUp(2, FOG).play('choose-port port=krazk').refusal('choose-port port=krazk')).toBe(
      'IB-SET-7',
    );
  });

  it('blocks two slots in a game of two', () => {
    expect(setUp(2, FOG).state.influence.slice(0, 3)).toEqual(['blocked', 'blocked', null]);
    expect(setUp(3, FOG).state.influence[0]).toBe(null);
  });

  it('makes everyone place a ship, in the region of last round too', () => {
    const sea = foggy({ step: 'move' });
    expect(sea.refusal('end-turn')).toBe('IB-TURN-1');
    sea.play('place at=marhaven', 'end-turn', 'place at=krazk', 'end-turn');
    expect(sea.must).toEqual([1]);
    expect(sea.allowedBy('place at=krazk')).toBe('IB-FOG-8');
    sea.play('place at=krazk', 'end-turn');
    expect(sea.allowedBy('place at=marhaven')).toBe('IB-FOG-8');
    expect(sea.state.fog).toMatchObject({ ...NEXT_ROUND, boards: [3, 2, 1] });
  });
});
