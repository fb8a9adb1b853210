// House rules of moving, the fog and trading: the default, and the other reading.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Options } from '../../rules/options.ts';
import { type Given, given } from '../given.ts';
import { conflict } from './option-conflicts.ts';

rule('IB-AMB-7', () => {
  it('never comes up where passing costs an administrator too: leaving the board is free', () => {
    const sea = given({
      turn: 1,
      acted: true,
      options: { closeQuarters: true, closeQuartersCost: 'passing-too' },
      at: ['suns-rest', 'undervall'],
      captains: [{ deck: ['s9'] }, {}],
    }).play('end-turn');
    expect(sea.allowedBy('sail to=crimsika')).toBe('IB-MOVE-1');
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

  it('asks nothing for leaving the board on which both ships are', () => {
    const leaving = given({
      step: 'move',
      options: { closeQuarters: true, closeQuartersCost: 'passing-too' },
      at: ['suns-rest', 'suns-rest'],
      captains: [{ fish: 6, deck: ['s9'] }],
    });
    expect(leaving.refusal('sail to=undervall')).toBe('IB-VAR-CLOSE-1');
    expect(leaving.allowedBy('sail to=farwold')).toBe('IB-MOVE-1');
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
