// Differences between retail and prototype in play, each in both editions.
import { rule } from '@tidetable/conformance';
import { describe, expect, it } from 'vitest';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';
import type { EditionName } from '../../rules/state.ts';
import { given } from '../given.ts';
import { manySetUps, setUp } from './setup-table.ts';

const EDITIONS: EditionName[] = ['retail', 'prototype'];
const GAMES = { retail: islebound, prototype: isleboundPrototype, 'deep-fog': deepFog };

describe('event cards', () => {
  rule('IB-SET-8', () => {
    it('has a fifteenth event in retail only', () => {
      const held = EDITIONS.map((edition) => setUp(2, { edition }).state.eventPiles.flat());
      expect(held.map((events) => events.includes(15))).toEqual([true, false]);
      expect(held.map((events) => events.length)).toEqual([15, 14]);
    });
  });

  rule('IB-EVT-5', () => {
    it('makes two piles of all of them again in both editions', () => {
      const sizes = EDITIONS.map((edition) => {
        const sea = given({ edition, at: ['rockslide'], captains: [{ books: 2 }] });
        const all = sea.state.eventPiles.flat();
        sea.state.eventPiles = [[7], []];
        sea.state.eventDiscard = all.filter((event) => event !== 7);
        sea.play('complete-event event=7');
        return sea.state.eventPiles.map((pile) => pile.length);
      });
      expect(sizes).toEqual([
        [7, 8],
        [7, 7],
      ]);
    });
  });
});

describe('renown tokens', () => {
  rule('IB-COMP-2', () => {
    it('has sixteen tokens in retail and twelve in the prototype, without a free hire', () => {
      const stacks = EDITIONS.map((edition) => setUp(2, { edition }).state.tokens);
      expect(stacks.map((tokens) => tokens.length)).toEqual([16, 12]);
      expect(stacks.map((tokens) => tokens.includes('free-hire'))).toEqual([true, false]);
    });
  });
});

describe('Ichor', () => {
  rule('IB-COMP-2', () => {
    it('comes with Underriver Gate in retail; the prototype gives two sea serpents', () => {
      const found = EDITIONS.map((edition) => {
        const sea = given({
          edition,
          captains: [{ coins: 10 }],
          buildingRow: ['museum', 'palace', 'treasury', 'tavern', 'underriver-gate'],
        }).play('buy building=underriver-gate');
        const { ichor, serpents } = sea.state.captains[0] ?? {};
        return [ichor, serpents];
      });
      expect(found).toEqual([
        [true, 0],
        [false, 2],
      ]);
    });

    it('comes back with a sea serpent in retail only', () => {
      const found = EDITIONS.map((edition) => {
        const sea = given({
          edition,
          at: ['suns-rest'],
          captains: [{ coins: 1, fish: 2, buildings: ['underriver-gate'] }],
        }).play('visit', 'barter');
        return sea.state.captains[0]?.ichor;
      });
      expect(found).toEqual([true, false]);
    });
  });
});

describe('the crew stack', () => {
  rule('IB-SET-10', () => {
    it('lies face up in retail and face down in the prototype', () => {
      for (const edition of EDITIONS)
        for (const { state } of manySetUps(2, { edition })) {
          const top = edition === 'retail' ? state.crewStack.at(-1) : null;
          expect(GAMES[edition].view(state, 0).crewStack).toEqual({ cards: 7, top });
        }
    });

    it('lets nobody foresee the next crew member in the prototype', () => {
      const crewRow = ['t01', 't02', 't03'] as const;
      const seen = EDITIONS.map((edition) => {
        const one = given({ edition, crewRow: [...crewRow] }).state;
        const other = given({ edition, crewRow: [...crewRow] }).state;
        other.crewStack.reverse();
        const view = GAMES[edition].view;
        return JSON.stringify(view(one, 0)) === JSON.stringify(view(other, 0));
      });
      expect(seen).toEqual([false, true]);
    });
  });
});

describe('returning to the start', () => {
  rule('IB-MOVE-3', () => {
    it('is refused in retail', () => {
      expect(given({ step: 'move' }).refusal('sail to=crimsika')).toBe('IB-MOVE-3');
    });

    it('is possible in the prototype, and costs an administrator among other ships', () => {
      const place = { edition: 'prototype', step: 'move' } as const;
      const alone = given(place).play('sail to=crimsika');
      const crowded = given({ ...place, at: ['crimsika', 'crimsika'] }).play('sail to=crimsika');
      expect(alone.state.captains[0]?.below).toEqual([]);
      expect(crowded.state.captains[0]?.below).toEqual(['s1']);
      expect(alone.refusal('sail to=undervall')).toBe('IB-TURN-1');
    });
  });
});

describe('attackers after a success', () => {
  rule('IB-ATK-9', () => {
    it('are discarded in retail and kept in the prototype', () => {
      const left = EDITIONS.map((edition) => {
        const sea = given({
          edition,
          at: ['grenille'],
          captains: [{ pirates: 3, serpents: 1 }],
          rig: { rolls: [5, 5, 5] },
        }).play('attack', 'send count=2 fighter=pirate', 'send count=1 fighter=serpent');
        sea.play('roll', 'strike');
        expect(sea.told('conquered')).toHaveLength(1);
        const { pirates, serpents } = sea.state.captains[0] ?? {};
        return [pirates, serpents];
      });
      expect(left).toEqual([
        [1, 0],
        [3, 1],
      ]);
    });
  });

  rule('IB-ATK-10', () => {
    it('lose one of them after a failure in both', () => {
      const left = EDITIONS.map((edition) => {
        const sea = given({
          edition,
          at: ['grenille'],
          captains: [{ pirates: 3 }],
          rig: { rolls: [1, 1] },
        }).play('attack', 'send count=2 fighter=pirate', 'roll', 'strike', 'lose fighter=pirate');
        return sea.state.captains[0]?.pirates;
      });
      expect(left).toEqual([2, 2]);
    });
  });
});

describe('the last renown token', () => {
  rule('IB-END-2', () => {
    it('brings on the end in retail only', () => {
      const triggers = EDITIONS.map((edition) => {
        const sea = given({
          edition,
          at: ['morlim'],
          captains: [{ coins: 1, renown: 6 }],
          tokens: ['one-book'],
          fewTokens: true,
        }).play('visit', 'skip', 'take-reward');
        expect(sea.state.tokens).toEqual([]);
        return [sea.state.trigger, sea.state.turnsLeft];
      });
      expect(triggers).toEqual([
        ['last-token', 3],
        [null, null],
      ]);
    });

    it('is no ending of the prototype', () => {
      expect(EDITIONS.map((edition) => GAMES[edition].endings.includes('last-token'))).toEqual([
        true,
        false,
      ]);
    });
  });
});

describe('what a table of the prototype may choose', () => {
  rule('IB-AMB-60', () => {
    it('keeps attackers after a success unless the table discards them', () => {
      const left = [false, true].map((discardAttackers) => {
        const sea = given({
          edition: 'prototype',
          options: { discardAttackers },
          at: ['grenille'],
          captains: [{ pirates: 3 }],
          rig: { rolls: [5, 5] },
        }).play('attack', 'send count=2 fighter=pirate', 'roll', 'strike');
        return sea.state.captains[0]?.pirates;
      });
      expect(left).toEqual([3, 1]);
    });

    it('is no choice in retail', () => {
      expect(() => setUp(2, { options: { discardAttackers: true } })).toThrow();
    });
  });

  rule('IB-AMB-93', () => {
    it.each(['advanced', 'closeQuarters', 'raid', 'sixBuildings'])('has no %s', (variant) => {
      const options = { [variant]: true };
      expect(() => setUp(2, { edition: 'prototype', options })).toThrow();
      expect(setUp(2, { options }).state.options).toMatchObject(options);
    });

    it('has no limit on the reputation card for towns, and keeps it on the others', () => {
      const renown = EDITIONS.map((edition) =>
        [2, 5].map((card) => {
          const sea = given({
            edition,
            at: ['farwold'],
            owners: { zilliam: 1, stratic: 1, morlim: 1 },
            captains: [{ coins: 1 }, { pirates: 10 }],
            reputation: [[card], []],
          }).play('visit', `brag card=${card}`);
          if (sea.must[0] === 1) sea.play('1: leave-reward');
          const { renown, tokens } = sea.state.captains[1] ?? { renown: 0, tokens: [] };
          return renown + 7 * tokens.length;
        }),
      );
      expect(renown).toEqual([
        [7, 7],
        [8, 7],
      ]);
    });
  });
});
