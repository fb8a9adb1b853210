// Rulings on gains: cubes, tokens, cargo, Ichor, triggers.
import { rule } from '@tidetable/conformance';
import type { Seat } from '@tidetable/engine';
import { expect, it } from 'vitest';
import type { TokenReward } from '../../rules/data/tokens.ts';
import type { Captain } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

/** All slots up to this one belong to seat 1. */
function takenUpTo(last: number): Record<number, Seat> {
  return Object.fromEntries(Array.from({ length: last + 1 }, (_none, slot) => [slot, 1]));
}

/** Seat 0 at Rockslide, its own: a book and 1 renown. */
function atRockslide(captain: Partial<Captain>, ...tokens: TokenReward[]) {
  return given({
    at: ['rockslide'],
    owners: { rockslide: 0 },
    captains: [captain],
    tokens,
  }).play('visit');
}

rule('IB-AMB-30', () => {
  const fair: Given = {
    at: ['fels-garden'],
    events: [[4], [5]],
    influence: takenUpTo(9),
    captains: [{ coins: 1, buildings: ['house-of-commons'] }],
  };

  it('loses the cubes that find no slot after a slot is passed over', () => {
    const sea = given(fair).play('complete-event event=4', 'pass-over');
    expect(sea.state.influence.slice(10)).toEqual([null, 0]);
    expect(sea.told('went-without')).toMatchObject([{ good: 'cubes', count: 1 }]);
  });

  it('loses none when no slot is passed over', () => {
    const sea = given(fair).play('complete-event event=4');
    expect(sea.offers(0)).toEqual(['pass-over', 'use-slot']);
    expect(sea.play('use-slot').state.influence.slice(10)).toEqual([0, 0]);
  });
});

rule('IB-AMB-77', () => {
  const commons: Partial<Captain> = { books: 2, buildings: ['house-of-commons'] };

  it('decides at the first cube of a visit, and keeps that slot passed over', () => {
    const sea = given({ captains: [commons] }).play('visit', 'barter', 'pass-over', 'barter');
    expect(sea.state.influence.slice(0, 6)).toEqual(['blocked', 'blocked', null, 0, 0, null]);
    expect(sea.told('passed-over')).toMatchObject([{ slot: 2 }]);
  });

  it('does not ask again after the first cube went into the first slot', () => {
    const sea = given({ captains: [commons] }).play('visit', 'barter', 'use-slot', 'barter');
    expect(sea.state.influence.slice(2, 5)).toEqual([0, 0, null]);
    expect(sea.offers(0)).toContain('end-turn');
  });

  it('does the same in the trades of the advanced garden', () => {
    const sea = given({
      options: { advanced: true },
      at: ['fels-garden'],
      owners: { 'fels-garden': 0 },
      captains: [{ wood: 2, buildings: ['house-of-commons'] }],
    }).play('visit', 'barter', 'pass-over', 'barter');
    expect(sea.state.influence.slice(2, 6)).toEqual([null, 0, 0, null]);
  });

  it('begins at slot 1 where none is blocked', () => {
    const sea = given({ seats: 3, captains: [commons] }).play('visit', 'barter', 'pass-over');
    expect(sea.state.influence.slice(0, 3)).toEqual([null, 0, null]);
  });

  it('takes a token reward for a placement of its own', () => {
    const captain: Partial<Captain> = { renown: 6, buildings: ['house-of-commons'] };
    const sea = atRockslide(captain, 'two-cubes').play('take-reward', 'pass-over');
    expect(sea.state.influence.slice(2, 6)).toEqual([null, 0, 0, null]);
  });
});

rule('IB-AMB-37', () => {
  it('settles at once the renown that a reward brings', () => {
    const sea = atRockslide({ renown: 6, buildings: ['library'] }, 'one-book').play('take-reward');
    expect(sea.state.captains[0]).toMatchObject({ books: 2, renown: 2, tokens: ['one-book'] });
    expect(sea.offers(0)).toContain('end-turn');
  });

  it('settles a token that comes out of a reward before anything else', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0 },
      captains: [{ renown: 6, books: 3, buildings: ['library'] }],
      reputation: [[3], [1]],
      tokens: ['one-book', 'three-coins'],
    }).play('visit', 'brag card=3', 'take-reward');
    expect(sea.told('took-token').map(({ token }) => token)).toEqual(['one-book', 'three-coins']);
    sea.play('take-reward');
    expect(sea.state.captains[0]).toMatchObject({ books: 4, coins: 3, renown: 2 });
  });

  it('brings nothing on for a reward that is left', () => {
    const sea = atRockslide({ renown: 6, buildings: ['library'] }, 'one-book').play('leave-reward');
    expect(sea.state.captains[0]).toMatchObject({ books: 1, renown: 1 });
  });
});

rule('IB-AMB-38', () => {
  it('puts the marker back to 0 at exactly 7', () => {
    const sea = atRockslide({ renown: 6 }, 'rest').play('leave-reward');
    expect(sea.state.captains[0]).toMatchObject({ renown: 0, tokens: ['rest'] });
  });

  it('leaves it where it is at 6', () => {
    expect(atRockslide({ renown: 5 }).state.captains[0]).toMatchObject({ renown: 6, tokens: [] });
  });
});

rule('IB-AMB-40', () => {
  const harvest: Given = { at: ['the-grotto'], owners: { 'the-grotto': 0 } };

  it('lets the owner refuse what is new, or drop what is old, or some of both', () => {
    const drops = (...goods: ('fish' | 'wood')[]) =>
      given({ ...harvest, captains: [{ wood: 8 }] })
        .play('visit', ...goods.map((good) => `drop good=${good}`))
        .state.captains.map(({ fish, wood }) => [fish, wood])[0];
    expect(drops('fish', 'fish', 'fish')).toEqual([2, 8]);
    expect(drops('wood', 'wood', 'wood')).toEqual([5, 5]);
    expect(drops('fish', 'wood', 'fish')).toEqual([3, 7]);
  });

  it('drops at once and no more than is too much', () => {
    const sea = given({ ...harvest, captains: [{ wood: 6 }] }).play('visit');
    expect(sea.refusal('end-turn')).toBe('IB-TURN-4');
    sea.play('drop good=fish');
    expect(sea.refusal('drop good=fish')).toBe('IB-CARGO-1');
  });
});

rule('IB-AMB-41', () => {
  const ichor: Partial<Captain> = { ichor: true, buildings: ['underriver-gate'] };

  it('lets Ichor attack alone', () => {
    const sea = given({ at: ['grenille'], captains: [ichor], rig: { rolls: [5] } });
    sea.play('attack', 'send fighter=ichor count=1', 'roll', 'strike');
    expect(sea.told('struck')).toMatchObject([{ strength: 5 }]);
  });

  it('does not take Ichor as payment, nor for a requirement', () => {
    const paid = given({ at: ['suns-rest'], events: [[9], [1]], captains: [ichor] });
    expect(paid.refusal('complete-event event=9')).toBe('IB-EVT-1');
    const held: Given = { at: ['the-grotto'], events: [[14], [1]] };
    const one = given({ ...held, captains: [{ ...ichor, pirates: 1 }] });
    expect(one.refusal('complete-event event=14')).toBe('IB-EVT-1');
    const two = given({ ...held, captains: [{ ...ichor, pirates: 2 }] });
    expect(two.offers(0)).toContain('complete-event event=14');
  });

  it('does not count Ichor for the card of raiders', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0 },
      reputation: [[5], [1]],
      captains: [{ ...ichor, serpents: 1 }],
    }).play('visit', 'brag card=5');
    expect(sea.state.captains[0]?.renown).toBe(2);
  });

  it('brings Ichor back with a serpent from a reward, and nothing to one who has it', () => {
    const gone = atRockslide({ ...ichor, ichor: false, renown: 6 }, 'one-serpent');
    expect(gone.play('take-reward').state.captains[0]).toMatchObject({ ichor: true, serpents: 1 });
    const here = atRockslide({ ...ichor, renown: 6 }, 'one-serpent').play('take-reward');
    expect(here.told('regained-ichor')).toEqual([]);
    expect(here.state.captains[0]?.serpents).toBe(1);
  });
});
