// House rules: each doubtful ruling by default, and as a table may read it instead.
import { rule } from '@tidetable/conformance';
import { readOptions } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { OPTIONS, type Options } from '../../options.ts';
import type { EditionName } from '../../state.ts';
import { type Given, given } from '../given.ts';

/** Why these options cannot be chosen, or null. */
function conflict(edition: EditionName, options: Partial<Options>, seats = 2): string | null {
  try {
    readOptions(OPTIONS[edition], options, seats);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

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

rule('IB-AMB-14', () => {
  const hiring = (undervallSurcharge: boolean, coins: number) =>
    given({
      at: ['undervall'],
      owners: { undervall: 0 },
      options: { advanced: true, undervallSurcharge },
      crewRow: ['t01', 't02', 't03'],
      captains: [{ coins }],
    }).play('visit');

  it('hires at the price of the row, or with the extra coin where the table says so', () => {
    expect(hiring(false, 1).play('hire crew=t01').state.captains[0]?.coins).toBe(0);
    expect(hiring(true, 1).refusal('hire crew=t01')).toBe('IB-CREW-4');
    expect(hiring(true, 1).play('hire crew=t03').state.captains[0]?.coins).toBe(0);
  });

  it('needs advanced sides', () => {
    expect(conflict('retail', { undervallSurcharge: true })).toContain('IB-AMB-14');
    expect(conflict('prototype', { undervallSurcharge: true })).toContain('IB-AMB-14');
    expect(conflict('deep-fog', { undervallSurcharge: true })).toBeNull();
  });
});

rule('IB-AMB-15', () => {
  const hiring = (morlimCrewFree: boolean) =>
    given({
      at: ['morlim'],
      owners: { morlim: 0 },
      options: { advanced: true, morlimCrewFree },
      crewRow: ['t01', 't02', 't03'],
    }).play('visit');

  it('charges the price of the row, or nothing where the table says so', () => {
    expect(hiring(false).refusal('hire crew=t01')).toBe('IB-CREW-4');
    expect(hiring(true).play('hire crew=t01').state.captains[0]?.deck).toContain('t01');
  });

  it('needs advanced sides', () => {
    expect(conflict('retail', { morlimCrewFree: true })).toContain('IB-AMB-15');
    expect(conflict('retail', { morlimCrewFree: true, advanced: true })).toBeNull();
  });
});

rule('IB-AMB-21', () => {
  const retreating = (ichorRetreat: Options['ichorRetreat'], pirates: number) => {
    const sea = given({
      at: ['borsham'],
      options: { ichorRetreat },
      captains: [{ pirates, deck: [], ichor: true, buildings: ['underriver-gate'] }],
      rig: { rolls: [1, 1] },
    }).play('attack');
    if (pirates > 0) sea.play(`send count=${pirates} fighter=pirate`);
    return sea.play('send count=1 fighter=ichor', 'roll', 'strike');
  };

  it('may take Ichor and another one too', () => {
    const sea = retreating('is-lost-too', 1);
    expect(sea.refusal('lose fighter=ichor')).toBe('IB-AMB-21');
    sea.play('lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 0, ichor: false });
  });

  it('takes no more than Ichor, if it came alone', () => {
    const sea = retreating('is-lost-too', 0);
    expect(sea.offers(0)).toEqual(['lose fighter=ichor']);
    expect(sea.play('lose fighter=ichor').state.captains[0]?.ichor).toBe(false);
  });

  it('may spare Ichor', () => {
    const sea = retreating('may-return', 1).play('lose fighter=pirate');
    expect(sea.state.captains[0]).toMatchObject({ pirates: 0, ichor: true });
  });

  it('is no question without Ichor', () => {
    expect(conflict('prototype', { ichorRetreat: 'may-return' })).toContain('IB-AMB-21');
  });
});

rule('IB-AMB-22', () => {
  const place: Given = {
    at: ['undervall'],
    options: { advanced: true, envoysAlone: true },
    captains: [{ deck: ['t03', 't06', 't08', 't10'] }],
  };

  it('lets envoys win a town alone where the table says so', () => {
    const sea = given(place).play('negotiate', 'send-envoy crew=t03', 'send-envoy crew=t06');
    sea.play('send-envoy crew=t08', 'send-envoy crew=t10');
    expect(sea.told('conquered')).toHaveLength(1);
  });

  it('still wants enough influence', () => {
    const sea = given({ ...place, captains: [{ deck: ['t03', 't06', 't08'] }] });
    expect(sea.refusal('negotiate')).toBe('IB-DIP-2');
  });
});

rule('IB-AMB-23', () => {
  it('sends envoys before cubes, so that each way is offered once', () => {
    const sea = given({
      at: ['undervall'],
      captains: [{ deck: ['t03'] }],
      influence: { 2: 0, 8: 0, 9: 0 },
    }).play('negotiate', 'withdraw slot=2');
    expect(sea.refusal('send-envoy crew=t03')).toBe('IB-AMB-23');
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

rule('IB-AMB-42', () => {
  const trading = (options: Partial<Options>, things: Given = {}) =>
    given({
      at: ['borsham', 'borsham'],
      options: { trading: true, ...options },
      captains: [
        { fish: 2, buildings: ['library', 'underriver-gate'] },
        { books: 2, serpents: 1 },
      ],
      ...things,
    });
  const forBooks = [
    'offer-trade ship=1',
    'give count=1 good=fish',
    'leave-out good=wood',
    'ask count=2 good=books',
    'leave-out good=pirates',
    'leave-out good=serpents',
    'propose',
    'accept',
  ];
  const forSerpent = forBooks.with(3, 'leave-out good=books').with(5, 'ask count=1 good=serpents');

  it('wakes Ichor by a traded serpent and nothing by traded books', () => {
    expect(trading({}).play(...forBooks).state.captains[0]).toMatchObject({ renown: 0, books: 2 });
    expect(trading({}).play(...forSerpent).state.captains[0]?.ichor).toBe(true);
  });

  it('counts traded books as gained where the table says so', () => {
    const sea = trading({ tradedGoods: 'all' });
    expect(sea.play(...forBooks).state.captains[0]?.renown).toBe(2);
    expect(trading({ tradedGoods: 'all' }).play(...forSerpent).state.captains[0]?.ichor).toBe(true);
  });

  it('counts nothing traded as gained where the table says so', () => {
    const sea = trading({ tradedGoods: 'none' }).play(...forSerpent);
    expect(sea.state.captains[0]).toMatchObject({ ichor: false, serpents: 1 });
  });

  it('trades after moving, and before it only where the table says so', () => {
    const waiting = trading({}, { step: 'move' });
    expect(waiting.refusal('offer-trade ship=1')).toBe('IB-AMB-42');
    const sea = trading({ tradeBeforeMoving: true }, { step: 'move' }).play(...forBooks);
    expect(sea.state.captains[0]).toMatchObject({ books: 2, fish: 1 });
    expect(sea.allowedBy('sail to=rockslide')).toBe('IB-MOVE-1');
  });

  it('settles the tokens of a trade before the move goes on', () => {
    const sea = trading(
      { tradeBeforeMoving: true, tradedGoods: 'all' },
      {
        step: 'move',
        tokens: ['three-coins'],
        captains: [{ fish: 1, renown: 6, buildings: ['library'] }, { books: 2 }],
      },
    ).play(...forBooks, 'take-reward');
    expect(sea.state.captains[0]).toMatchObject({ coins: 3, renown: 1 });
    expect(sea.allowedBy('sail to=rockslide')).toBe('IB-MOVE-1');
  });

  it('remembers before the move what was refused', () => {
    const sea = trading({ tradeBeforeMoving: true }, { step: 'move' });
    sea.play(...forBooks.slice(0, -1), 'refuse', ...forBooks.slice(0, -2));
    expect(sea.refusal('propose')).toBe('IB-AMB-83');
  });

  it('goes with Trading only, and not where it has no meaning', () => {
    expect(conflict('retail', { tradedGoods: 'none' })).toContain('with trading');
    expect(conflict('retail', { tradeBeforeMoving: true })).toContain('with trading');
    const cards = { trading: true, tradedGoods: 'all' } as const;
    expect(conflict('retail', { ...cards, architect: true })).toContain('building cards');
    expect(conflict('deep-fog', cards)).toContain('building cards');
    const early = { trading: true, tradeBeforeMoving: true };
    expect(conflict('deep-fog', early)).toContain('beside the map');
  });
});

rule('IB-AMB-43', () => {
  const sailing = (
    closeQuartersCost: Options['closeQuartersCost'],
    at: NonNullable<Given['at']>,
    deck: ('s1' | 's2' | 's9')[] = ['s1', 's2', 's9'],
  ) =>
    given({
      step: 'move',
      options: { closeQuarters: true, closeQuartersCost },
      at,
      captains: [{ deck }],
    });

  it('asks for one administrator in the region of the rival, or for two', () => {
    const one = sailing('one', ['crimsika', 'undervall']).play('sail to=undervall');
    expect(one.state.captains[0]?.below).toHaveLength(1);
    const two = sailing('two-in-one-region', ['crimsika', 'undervall']).play('sail to=undervall');
    expect(two.state.captains[0]?.below).toEqual(['s1', 's2']);
    const beside = sailing('two-in-one-region', ['crimsika', 'undervall']);
    expect(beside.play('sail to=suns-rest').state.captains[0]?.below).toHaveLength(1);
  });

  it('is refused where only one of two can be paid', () => {
    const sea = sailing('two-in-one-region', ['crimsika', 'undervall'], ['s1', 's9']);
    expect(sea.refusal('sail to=undervall')).toBe('IB-AMB-43');
    expect(sea.allowedBy('sail to=suns-rest')).toBe('IB-MOVE-1');
  });

  it('may ask for passing through, where no way leads around', () => {
    const free = sailing('one', ['farwold', 'undervall']).play('sail to=crimsika');
    expect(free.state.captains[0]?.below).toEqual([]);
    const around = sailing('passing-too', ['farwold', 'undervall']).play('sail to=crimsika');
    expect(around.state.captains[0]?.below).toEqual([]);
    const across = given({
      step: 'move',
      options: { closeQuarters: true, closeQuartersCost: 'passing-too' },
      at: ['crimsika', 'suns-rest'],
      captains: [{ fish: 2 }],
    }).play('sail to=krazk');
    expect(across.state.captains[0]?.below).toHaveLength(1);
    const unable = given({
      step: 'move',
      options: { closeQuarters: true, closeQuartersCost: 'passing-too' },
      at: ['crimsika', 'suns-rest'],
      captains: [{ fish: 2, deck: ['s9'] }],
    });
    expect(unable.refusal('sail to=krazk')).toBe('IB-AMB-43');
  });

  it('needs Close Quarters', () => {
    expect(conflict('retail', { closeQuartersCost: 'passing-too' })).toContain('IB-AMB-43');
  });
});

rule('IB-AMB-49', () => {
  const braving = (fishInFog: boolean) =>
    given({
      edition: 'deep-fog',
      step: 'move',
      options: { fishInFog },
      fog: { boards: [1, 2, 3], mist: [0], event: 1 },
      firstPlayer: 1,
      turn: 1,
      captains: [{}, { fish: 2 }],
    });

  it('lets fish help the roll, unless the table rules them out', () => {
    expect(braving(true).allowedBy('1: brave-fog fish=1 to=undervall')).toBe('IB-AMB-49');
    expect(braving(false).refusal('1: brave-fog fish=1 to=undervall')).toBe('IB-AMB-49');
    expect(braving(false).allowedBy('1: brave-fog fish=0 to=undervall')).toBe('IB-FOG-9');
  });

  it('is a question of Deep Fog only', () => {
    expect(conflict('retail', { fishInFog: false })).toContain('IB-AMB-49');
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

rule('IB-AMB-68', () => {
  const bragging = (bragAlone: boolean) =>
    given({
      at: ['farwold'],
      owners: { farwold: 0 },
      options: { bragAlone },
      reputation: [[1], [3]],
      captains: [{ buildings: ['bridge'] }, { buildings: ['market', 'palace'] }],
    }).play('visit');

  it('scores a chosen card for all, or for the chooser alone where the table says so', () => {
    expect(bragging(false).refusal('brag-alone card=1')).toBe('IB-AMB-68');
    const all = bragging(true).play('brag card=1');
    expect(all.state.captains.map(({ renown }) => renown)).toEqual([2, 2]);
    const alone = bragging(true).play('brag-alone card=1');
    expect(alone.state.captains.map(({ renown }) => renown)).toEqual([1, 0]);
    expect(alone.state.reputationDiscard).toEqual([1]);
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

rule('IB-AMB-95', () => {
  const reading = { at: ['farwold'], owners: { farwold: 0 }, reputation: [[3], [1]] } as const;

  it('gives 2 for each book, but 1 for each card in hand', () => {
    const books = given({ ...reading, captains: [{ books: 2 }] }).play('visit', 'brag card=3');
    expect(books.state.captains[0]?.renown).toBe(6);
    const cards = given({
      ...reading,
      options: { architect: true },
      captains: [{ hand: ['bridge', 'market'] }],
    }).play('visit', 'brag card=3');
    expect(cards.state.captains[0]?.renown).toBe(4);
  });

  it('stops at seven', () => {
    const hand = ['bridge', 'market', 'palace', 'museum', 'library', 'mansion', 'tavern'] as const;
    const sea = given({
      ...reading,
      options: { architect: true },
      captains: [{}, { hand: [...hand, 'treasury'] }],
    }).play('visit', 'brag card=3', '1: take-reward');
    expect(sea.state.captains[1]).toMatchObject({ renown: 0 });
  });
});

rule('IB-AMB-7', () => {
  const corner = (deck: ('s1' | 's9')[]) =>
    given({
      turn: 1,
      acted: true,
      options: { closeQuarters: true, closeQuartersCost: 'passing-too' },
      at: ['suns-rest', 'undervall'],
      captains: [{ deck }, {}],
    }).play('end-turn');

  it('leaves a ship where it is that can stop nowhere, and lets its turn go on', () => {
    const sea = corner(['s9']);
    expect(sea.allowedBy('hunt')).toBe('IB-HUNT-1');
    expect(sea.state.captains[0]?.region).toBe(0);
  });

  it('asks for the move as long as there is somewhere to go', () => {
    expect(corner(['s1']).allowedBy('sail to=crimsika')).toBe('IB-MOVE-1');
  });
});
