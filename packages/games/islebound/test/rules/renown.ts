// Renown Tokens, p. 15, and what they are worth, p. 14.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain } from '../../rules/state.ts';
import { given } from '../given.ts';

/** Seat 0 at Rockslide, its own: a book and 1 renown. */
function atRockslide(captain: Partial<Captain>) {
  return given({
    at: ['rockslide'],
    owners: { rockslide: 0 },
    captains: [captain],
    tokens: ['three-coins'],
  });
}

rule('IB-REN-1', () => {
  it('counts renown on the track up to 6', () => {
    const sea = atRockslide({ renown: 5 }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ renown: 6, tokens: [] });
  });

  it('gives the top token and its reward at 7', () => {
    const sea = atRockslide({ renown: 6 }).play('visit', 'take-reward');
    expect(sea.state.captains[0]).toMatchObject({ tokens: ['three-coins'], coins: 3 });
    expect(sea.state.tokens).toHaveLength(15);
  });

  it('goes on from the start: 6 and 3 make a token and 2', () => {
    const sea = given({
      at: ['krazk'],
      captains: [{ serpents: 3 }, { renown: 6, buildings: ['mausoleum'] }],
      tokens: ['four-fish'],
      rig: { rolls: [6, 6, 6] },
    });
    sea.play('attack', 'send fighter=serpent count=3', 'roll', 'strike', '1: take-reward');
    expect(sea.state.captains[1]).toMatchObject({ renown: 2, tokens: ['four-fish'], fish: 4 });
  });

  it.each([
    ['three-wood', { wood: 3 }],
    ['four-fish', { fish: 4 }],
    ['two-pirates', { pirates: 2 }],
    ['one-serpent', { serpents: 1 }],
    ['one-book', { books: 2 }],
  ] as const)('rewards with %s', (token, gained) => {
    const sea = given({
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [{ renown: 6 }],
      tokens: [token],
    });
    expect(sea.play('visit', 'take-reward').state.captains[0]).toMatchObject(gained);
  });

  it('rewards with two cubes, with a crew member at no price, and with a rest', () => {
    const taking = (token: 'two-cubes' | 'free-hire' | 'rest') =>
      given({
        at: ['rockslide'],
        owners: { rockslide: 0 },
        captains: [{ renown: 6, below: ['t09'] }],
        crewRow: ['t05', 't06', 't07'],
        tokens: [token],
      }).play('visit', 'take-reward');
    expect(taking('two-cubes').state.influence.slice(2, 5)).toEqual([0, 0, null]);
    expect(taking('free-hire').play('hire crew=t05').state.captains[0]?.deck).toContain('t05');
    expect(taking('rest').play('rest').state.captains[0]?.deck).toContain('t09');
  });
});

rule('IB-REN-2', () => {
  it('counts 7 for each token at the end, besides the marker', () => {
    const sea = given({
      trigger: 'buildings',
      turnsLeft: 0,
      captains: [{ renown: 3, tokens: ['rest', 'three-wood'] }, { renown: 6 }],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([17, 6]);
  });

  it('does not pay the reward a second time', () => {
    const sea = given({
      trigger: 'buildings',
      turnsLeft: 0,
      captains: [{ tokens: ['three-coins'] }],
    });
    expect(sea.play('end-turn').outcome?.scores).toEqual([7, 0]);
  });
});

rule('IB-REN-3', () => {
  const scoring = {
    seats: 3,
    turn: 1,
    at: ['crimsika', 'farwold', 'marhaven'],
    owners: { farwold: 1 },
    reputation: [[2], [1]],
    tokens: ['three-wood', 'four-fish', 'three-coins'],
  } as const;

  it('serves the player in turn first and then clockwise', () => {
    const sea = given({ ...scoring, captains: [{ renown: 6 }, { renown: 6 }, { renown: 6 }] });
    sea.play('visit', 'brag card=2', '1: take-reward', '2: take-reward', '0: take-reward');
    expect(sea.told('took-token')).toMatchObject([
      { seat: 1, token: 'three-wood' },
      { seat: 2, token: 'four-fish' },
      { seat: 0, token: 'three-coins' },
    ]);
  });

  it('does not serve anyone out of that order', () => {
    const sea = given({ ...scoring, captains: [{ renown: 6 }, { renown: 6 }, { renown: 6 }] });
    sea.play('visit', 'brag card=2');
    expect(sea.must).toEqual([1]);
    expect(sea.refusal('2: take-reward')).toBe('IB-REN-1');
    expect(sea.state.captains[2]?.tokens).toEqual([]);
  });
});

rule('IB-REN-4', () => {
  const exhausted = { trigger: 'last-token', turnsLeft: 0, tokens: [], fewTokens: true } as const;

  it('leaves a cube on 7 and counts on with another', () => {
    const sea = given({
      ...exhausted,
      at: ['thundrake'],
      captains: [{ coins: 1, renown: 6, books: 1 }],
    });
    sea.play('visit', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ sevens: 1, renown: 1, tokens: [] });
  });

  it('gives no more rewards', () => {
    const sea = given({
      ...exhausted,
      at: ['thundrake'],
      captains: [{ coins: 1, renown: 6, books: 1 }],
    });
    sea.play('visit', 'barter');
    expect(sea.told('stayed-on-seven')).toHaveLength(1);
    expect(sea.told('took-token')).toEqual([]);
    expect(sea.offers(0)).toContain('end-turn');
  });

  it('counts 7 for each such cube at the end', () => {
    const sea = given({ ...exhausted, captains: [{ sevens: 2, renown: 3 }] });
    expect(sea.play('end-turn').outcome?.scores).toEqual([2 * 7 + 3, 16 * 7]);
  });

  it('leaves no cube on 7 while there are tokens', () => {
    const sea = given({ at: ['thundrake'], captains: [{ coins: 1, renown: 6, books: 1 }] });
    sea.play('visit', 'barter', 'leave-reward');
    expect(sea.state.captains[0]).toMatchObject({ sevens: 0, renown: 1 });
    expect(sea.state.captains[0]?.tokens).toHaveLength(1);
  });
});
