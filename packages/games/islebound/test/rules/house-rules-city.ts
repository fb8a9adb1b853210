// House rules of the city, renown and the end: the default, and the other reading.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { type Given, given } from '../given.ts';
import { conflict } from './option-conflicts.ts';

rule('IB-AMB-94', () => {
  const row: Given = {
    buildingRow: ['palace', 'museum', 'library', 'academy-of-builders', 'mercenary-guild'],
    captains: [{ coins: 14 }],
  };
  const both = ['buy building=academy-of-builders', 'buy building=mercenary-guild'];

  it('lets a building answer to the next one, but not to itself', () => {
    const sea = given(row).play(...both);
    expect(sea.state.captains[0]).toMatchObject({ books: 1, pirates: 0 });
  });

  it('lets it answer to itself where the table says so', () => {
    const sea = given({ ...row, options: { ownGainsTrigger: true } }).play(...both);
    expect(sea.state.captains[0]).toMatchObject({ books: 2, pirates: 1 });
  });

  it('counts a Bridge that was built as one of the buildings that bring renown', () => {
    const bridge = (ownGainsTrigger: boolean) =>
      given({
        at: ['stratic'],
        owners: { stratic: 0 },
        options: { ownGainsTrigger },
        buildingRow: ['palace', 'museum', 'library', 'market', 'bridge'],
        captains: [{ fish: 3, wood: 2 }],
      }).play('visit', 'build building=bridge').state.captains[0]?.renown;
    expect([bridge(false), bridge(true)]).toEqual([0, 1]);
  });
});

rule('IB-AMB-36', () => {
  const lastToken = (lastTokenEnds: boolean) =>
    given({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      options: { lastTokenEnds },
      captains: [{ renown: 6 }],
      tokens: ['three-coins'],
      fewTokens: true,
    }).play('visit', 'take-reward');

  it('brings on the end with the last token, unless the table has put that aside', () => {
    expect(lastToken(true).state.trigger).toBe('last-token');
    expect(lastToken(false).state.trigger).toBeNull();
  });

  it('can be put aside in retail only', () => {
    expect(conflict('prototype', { lastTokenEnds: false })).toContain('IB-AMB-36');
    expect(conflict('deep-fog', { lastTokenEnds: false })).toContain('IB-AMB-36');
  });
});

rule('IB-AMB-69', () => {
  const guild = (guildsNeedRest: boolean, below: 's2'[]) =>
    given({
      at: ['krazk'],
      owners: { krazk: 0 },
      options: { guildsNeedRest },
      captains: [{ deck: ['s1', 's9'], below, buildings: ['gambling-hall'] }, {}],
    });
  const coins = (sea: ReturnType<typeof guild>) => sea.state.captains[0]?.coins;

  it('pays the guilds even for a rest that is declined', () => {
    expect(coins(guild(false, ['s2']).play('visit', 'skip'))).toBe(1);
    expect(coins(guild(false, []).play('visit'))).toBe(1);
  });

  it('pays them for a rest only where the table says so', () => {
    expect(coins(guild(true, ['s2']).play('visit', 'skip'))).toBe(0);
    expect(coins(guild(true, []).play('visit'))).toBe(0);
    expect(coins(guild(true, ['s2']).play('visit', 'rest'))).toBe(1);
  });

  it('never pays them for the rest of a token', () => {
    const sea = given({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      options: { guildsNeedRest: true },
      tokens: ['rest'],
      captains: [{ renown: 6, deck: ['s1'], below: ['s2'], buildings: ['gambling-hall'] }],
    }).play('visit', 'take-reward', 'rest');
    expect(sea.state.captains[0]).toMatchObject({ coins: 0, below: [] });
  });
});

rule('IB-AMB-77', () => {
  const rewarded = (commonsForTokens: boolean) =>
    given({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      options: { commonsForTokens },
      tokens: ['two-cubes'],
      captains: [{ renown: 6, buildings: ['house-of-commons'] }],
    }).play('visit', 'take-reward');

  it('may pass over a slot for the cubes of a token, unless the table rules it out', () => {
    expect(rewarded(true).play('pass-over').state.influence.slice(2, 6)).toEqual([
      null,
      0,
      0,
      null,
    ]);
    expect(rewarded(false).state.influence.slice(2, 6)).toEqual([0, 0, null, null]);
  });
});

rule('IB-AMB-92', () => {
  const drawing = (monsterCountsHands: boolean) =>
    given({
      edition: 'deep-fog',
      options: { monsterCountsHands },
      fog: { boards: [3, 0, 1, 2], event: 1 },
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [
        {
          buildings: ['bridge', 'butcher', 'market'],
          hand: ['palace', 'museum', 'library'],
        },
      ],
    }).play('visit');

  it('leaves hand cards aside, or counts them where the table says so', () => {
    expect(drawing(false).state.fog?.emerged).toBe(false);
    const sea = drawing(true);
    expect(sea.state.captains[0]?.hand).toHaveLength(4);
    expect(sea.state.fog?.emerged).toBe(true);
    expect(sea.told('monster-emerged')).toHaveLength(1);
  });

  it('is a question of Deep Fog only', () => {
    expect(conflict('retail', { monsterCountsHands: true })).toContain('IB-AMB-92');
  });
});

rule('IB-AMB-93', () => {
  const scholars = (reputationLimits: boolean) =>
    given({
      edition: 'prototype',
      at: ['farwold'],
      owners: { farwold: 0 },
      options: { reputationLimits },
      reputation: [[3], [1]],
      tokens: ['three-coins', 'three-coins'],
      captains: [{ books: 4 }],
    }).play('visit', 'brag card=3', 'take-reward');

  it('keeps our limit of 7, or drops it where the table says so', () => {
    expect(scholars(true).state.captains[0]?.renown).toBe(2);
    expect(scholars(false).state.captains[0]?.renown).toBe(3);
  });

  it('is a question of the prototype only', () => {
    expect(conflict('retail', { reputationLimits: false })).toContain('IB-AMB-93');
  });
});
