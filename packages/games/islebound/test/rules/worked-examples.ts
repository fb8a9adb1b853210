// The worked examples of both rulebooks, in the order of their pages.
import { rule, Scene } from '@tidetable/conformance';
import { describe, expect, it } from 'vitest';
import { islebound } from '../../rules/index.ts';
import type { EditionName } from '../../rules/state.ts';
import { given } from '../given.ts';

const EDITIONS: readonly EditionName[] = ['retail', 'prototype'];

describe('Move', () => {
  rule('IB-MOVE-8', () => {
    it("retail: at speed 2 from the port to Sun's Rest, to Undervall, and then no farther", () => {
      const { state } = given({ step: 'move' });
      const [suns, undervall, grenille, farwold, grotto, zilliam, ...others] = state.towns;
      const towns = [farwold, grotto, zilliam, suns, undervall, grenille, ...others];
      const sea = new Scene(islebound, islebound.read({ ...state, towns }));
      sea.play('sail to=undervall');
      expect(sea.told('sailed')).toMatchObject([{ to: 'undervall' }]);
      expect(sea.refusal('sail to=the-grotto')).toBe('IB-TURN-1');
    });

    it("prototype: at speed 2 from the port to Undervall, to Sun's Rest, and then no farther", () => {
      const sea = given({ edition: 'prototype', step: 'move' }).play('sail to=suns-rest');
      expect(sea.told('sailed')).toMatchObject([{ to: 'suns-rest' }]);
      expect(sea.refusal('sail to=grenille')).toBe('IB-TURN-1');
    });
  });

  rule('IB-MOVE-4', () => {
    it('one who administrates is exhausted to stop beside one ship or more', () => {
      const at = ['crimsika', 'undervall', 'undervall'] as const;
      const sea = given({ seats: 3, step: 'move', at }).play('sail to=undervall');
      expect(sea.state.captains[0]?.below).toEqual(['s1']);
    });
  });
});

describe('Visit', () => {
  rule('IB-VISIT-4', () => {
    it('the pictured entry: a coin to the treasure map and one who administrates', () => {
      const sea = given({ at: ['morlim'], captains: [{ coins: 3 }] }).play('visit');
      expect(sea.state).toMatchObject({ treasureMap: 1 });
      expect(sea.state.captains[0]).toMatchObject({ coins: 2, below: ['s1'] });
    });
  });
});

describe('Attack', () => {
  rule('IB-ATK-7', () => {
    it.each([
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ])('a %i on a sea serpent makes %i', (face, strength) => {
      for (const edition of EDITIONS) {
        const sea = given({
          edition,
          at: ['borsham'],
          captains: [{ serpents: 1 }],
          rig: { rolls: [face] },
        }).play('attack', 'send fighter=serpent count=1', 'roll', 'strike');
        expect(sea.told('struck')).toMatchObject([{ strength }]);
      }
    });
  });

  rule('IB-ATK-9', () => {
    it("an opponent's town needs two more and pays its number all the same", () => {
      for (const edition of EDITIONS) {
        const sea = given({
          edition,
          at: ['grenille'],
          owners: { grenille: 1 },
          captains: [{ serpents: 2 }],
          rig: { rolls: [5, 6] },
        }).play('attack', 'send fighter=serpent count=2', 'roll', 'strike');
        expect(sea.told('struck')).toMatchObject([{ strength: 6, needed: 6 }]);
        expect(sea.state.captains[0]?.coins).toBe(4);
      }
    });
  });
});

describe('Event', () => {
  rule('IB-EVT-6', () => {
    it.each(EDITIONS)('%s: a worker and a book at Morlim, three cubes from the left', (edition) => {
      const place = { edition, seats: 3, at: ['morlim'], events: [[1], [2]] } as const;
      const sea = given({ ...place, captains: [{ books: 1 }] }).play('complete-event event=1');
      expect(sea.state.captains[0]).toMatchObject({ books: 0, below: ['s9'] });
      expect(sea.state.influence.slice(0, 4)).toEqual([0, 0, 0, null]);
    });

    it.each(EDITIONS)('%s: a worker and four fish at Farwold, three cubes', (edition) => {
      const place = { edition, seats: 3, at: ['farwold'], events: [[1], [2]] } as const;
      const sea = given({ ...place, captains: [{ fish: 4 }] }).play('complete-event event=2');
      expect(sea.state.captains[0]).toMatchObject({ fish: 0, below: ['s9'] });
      expect(sea.state.influence.slice(0, 4)).toEqual([0, 0, 0, null]);
    });
  });
});

describe('Buildings', () => {
  const buildingRow = ['museum', 'palace', 'treasury', 'tavern', 'miracle-hut'] as const;

  rule('IB-BLD-6', () => {
    it('a card that costs 2 coins counts 2 at the end', () => {
      for (const edition of EDITIONS) {
        const sea = given({
          edition,
          captains: [{ coins: 2 }],
          buildingRow,
          trigger: 'buildings',
          turnsLeft: 0,
        }).play('buy building=miracle-hut');
        expect(sea.state.captains[0]?.coins).toBe(0);
        expect(sea.play('end-turn').outcome?.scores).toEqual([2, 0]);
      }
    });
  });

  rule('IB-BLD-2', () => {
    it.each([
      ['retail', 'jeweller', 2, 2],
      ['prototype', 'tavern', 3, 1],
    ] as const)('%s: the right-most card, %s, is built for %i fish and %i wood', (...example) => {
      const [edition, building, fish, wood] = example;
      const others = ['museum', 'palace', 'treasury', 'butcher'] as const;
      const sea = given({
        edition,
        at: ['stratic'],
        owners: { stratic: 0 },
        captains: [{ coins: 5, fish, wood }],
        buildingRow: [...others, building],
      }).play('visit', `build building=${building}`);
      const left = { coins: 5, fish: 0, wood: 0, buildings: [building] };
      expect(sea.state.captains[0]).toMatchObject(left);
    });
  });
});

describe('Town actions', () => {
  rule('IB-TOWN-BOR', () => {
    it.each(EDITIONS)('%s: two crew on deck buy two pirates and two sea serpents', (edition) => {
      const sea = given({
        edition,
        at: ['borsham'],
        owners: { borsham: 0 },
        captains: [{ coins: 5, wood: 9, deck: ['s1', 's9'] }],
      }).play('visit', 'barter', 'barter', 'barter', 'barter');
      const bought = { pirates: 2, serpents: 2, coins: 3, wood: 5, below: [] };
      expect(sea.state.captains[0]).toMatchObject(bought);
      expect(sea.refusal('barter')).toBe('IB-SYM-2');
    });
  });

  rule('IB-TOWN-SUN', () => {
    it.each(EDITIONS)('%s: two crew on deck buy two sea serpents', (edition) => {
      const sea = given({
        edition,
        at: ['suns-rest'],
        owners: { 'suns-rest': 0 },
        captains: [{ fish: 9, deck: ['s1', 's9'] }],
      }).play('visit', 'barter', 'barter');
      expect(sea.state.captains[0]).toMatchObject({ serpents: 2, fish: 5, below: [] });
      expect(sea.refusal('barter')).toBe('IB-SYM-2');
    });
  });

  rule('IB-REP-4', () => {
    it('retail: one renown, then one for everyone for each building', () => {
      const sea = given({
        at: ['farwold'],
        owners: { farwold: 0 },
        captains: [{ buildings: ['bridge'] }, { buildings: ['tavern', 'market', 'museum'] }],
        reputation: [[1], [2]],
      }).play('visit', 'brag card=1');
      expect(sea.state.captains.map(({ renown }) => renown)).toEqual([2, 3]);
    });

    it('prototype: two for everyone for each town, the home port with them', () => {
      const sea = given({
        edition: 'prototype',
        at: ['farwold'],
        owners: { zilliam: 1, stratic: 1 },
        captains: [{ coins: 1 }],
        reputation: [[1], [2]],
      }).play('visit', 'brag card=2');
      expect(sea.state.captains.map(({ renown }) => renown)).toEqual([2, 6]);
    });
  });

  rule('IB-REN-1', () => {
    it('6 and 3 renown: a token with its reward, then on to 2', () => {
      const sea = given({
        at: ['farwold'],
        owners: { farwold: 0 },
        captains: [{ renown: 6, buildings: ['bridge', 'market'] }],
        reputation: [[1], [2]],
        tokens: ['three-coins'],
      }).play('visit', 'brag card=1', 'take-reward');
      const captain = { renown: 2, tokens: ['three-coins'], coins: 3 };
      expect(sea.state.captains[0]).toMatchObject(captain);
    });

    it('prototype: a token that shows three wood gives them at once', () => {
      const sea = given({
        edition: 'prototype',
        at: ['morlim'],
        captains: [{ coins: 1, renown: 6 }],
        tokens: ['three-wood'],
      }).play('visit', 'skip', 'take-reward');
      expect(sea.state.captains[0]).toMatchObject({ wood: 3, tokens: ['three-wood'], renown: 0 });
    });
  });
});

describe('Building clarifications', () => {
  rule('IB-CLAR-7', () => {
    it('three cubes of an event beyond the first empty slot, then two of a visit beyond it again', () => {
      const sea = given({
        seats: 3,
        at: ['morlim'],
        owners: { morlim: 0 },
        events: [[1], [2]],
        captains: [{ books: 1, renown: 6, buildings: ['house-of-commons'] }],
        tokens: ['two-cubes'],
      });
      sea.play('complete-event event=1', 'pass-over');
      expect(sea.state.influence.slice(0, 5)).toEqual([null, 0, 0, 0, null]);
      sea.play('visit', 'skip', 'take-reward', 'pass-over');
      expect(sea.state.influence.slice(0, 7)).toEqual([null, 0, 0, 0, 0, 0, null]);
    });
  });
});

describe('Trading', () => {
  const meeting = {
    options: { trading: true },
    at: ['grenille', 'grenille'],
    captains: [
      { wood: 1, books: 1 },
      { wood: 6, pirates: 3 },
    ],
  } as const;

  rule('IB-VAR-TRADE-2', () => {
    it('one wood and one book for three pirates', () => {
      const sea = given(meeting).play('offer-trade ship=1');
      sea.play('leave-out good=fish', 'give count=1 good=wood', 'give count=1 good=books');
      sea.play('ask count=3 good=pirates', 'leave-out good=serpents', 'propose', '1: accept');
      expect(sea.state.captains).toMatchObject([
        { wood: 0, books: 0, pirates: 3 },
        { wood: 7, books: 1, pirates: 0 },
      ]);
    });

    it('not one wood for six wood', () => {
      const sea = given(meeting).play('offer-trade ship=1', 'leave-out good=fish');
      expect(sea.offers(0)).toContain('ask count=6 good=wood');
      sea.play('give count=1 good=wood');
      expect(sea.refusal('ask count=6 good=wood')).toBe('IB-VAR-TRADE-2');
    });
  });
});
