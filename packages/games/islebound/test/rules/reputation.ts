// Farwold's reputation cards, p. 15.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Captain, EditionName } from '../../rules/state.ts';
import { type Given, given } from '../given.ts';

/** Seat 0 at Farwold, its own; the card named first shows on the left. */
function atFarwold(card: number, captains: Partial<Captain>[] = [], more: Given = {}) {
  return given({
    at: ['farwold'],
    owners: { farwold: 0, ...more.owners },
    captains,
    reputation: [[card], [card === 8 ? 1 : card + 1]],
    ...(more.influence === undefined ? {} : { influence: more.influence }),
    ...(more.edition === undefined ? {} : { edition: more.edition }),
  }).play('visit');
}

/** The renown of each seat, tokens included. */
function renownOf(sea: ReturnType<typeof given>): number[] {
  return sea.state.captains.map(({ renown, tokens }) => renown + 7 * tokens.length);
}

rule('IB-REP-1', () => {
  it('lets the visitor choose between the two that show', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0 },
      reputation: [
        [3, 1],
        [5, 2],
      ],
    });
    sea.play('visit');
    expect(sea.offers(0)).toEqual(['brag card=3', 'brag card=5', 'skip']);
    expect(sea.refusal('brag card=1')).toBe('IB-REP-1');
  });

  it('gives the top to the visitor only, and the lower line to all', () => {
    const sea = atFarwold(3, [{ books: 1 }, { books: 2 }]).play('brag card=3');
    expect(renownOf(sea)).toEqual([2 + 2, 4]);
  });

  it('discards the card, and the next one shows', () => {
    const sea = given({
      at: ['farwold'],
      owners: { farwold: 0 },
      reputation: [
        [3, 1],
        [5, 2],
      ],
    });
    sea.play('visit', 'brag card=5');
    expect(sea.state.reputationDiscard).toEqual([5]);
    expect(sea.state.reputationPiles.map((pile) => pile.at(-1))).toEqual([3, 2]);
  });

  it('uses them nowhere else', () => {
    expect(given({ reputation: [[3], [5]] }).refusal('brag card=3')).toBe('IB-REP-1');
  });

  it.each<[number, Partial<Captain>, number]>([
    [1, { buildings: ['market', 'tavern'] }, 1 + 2],
    [3, { books: 1 }, 2 + 2],
    [4, { deck: ['s1', 't01'], below: ['t02'] }, 1 + 2],
    [5, { pirates: 2, serpents: 1 }, 1 + 3],
    [7, { coins: 6 }, 1 + 2],
    [8, { fish: 3, wood: 1 }, 2 + 2],
  ])('counts what card %i says', (card, captain, renown) => {
    expect(renownOf(atFarwold(card, [captain]).play(`brag card=${card}`))[0]).toBe(renown);
  });

  it('counts towns with card 2 and cubes on the track with card 6', () => {
    expect(renownOf(atFarwold(2).play('brag card=2'))).toEqual([4, 2]);
    const cubes = atFarwold(6, [], { influence: { 4: 0, 5: 1, 6: 1 } }).play('brag card=6');
    expect(renownOf(cubes)).toEqual([1 + 1, 2]);
  });
});

rule('IB-REP-2', () => {
  it('gives at most 7 from the lower line, and the top besides', () => {
    const sea = atFarwold(5, [{ pirates: 8 }, { serpents: 9 }]);
    sea.play('brag card=5', '0: leave-reward', '1: leave-reward');
    expect(renownOf(sea)).toEqual([1 + 7, 7]);
  });

  it('leaves what is below the limit alone', () => {
    const sea = atFarwold(5, [{ pirates: 5 }, { serpents: 6 }]).play('brag card=5');
    expect(renownOf(sea)).toEqual([1 + 5, 6]);
  });

  it('does not bind a card without it', () => {
    const sea = atFarwold(1, [
      {},
      {
        buildings: [
          'market',
          'tavern',
          'museum',
          'palace',
          'bridge',
          'butcher',
          'library',
          'mansion',
          'embassy',
        ],
      },
    ]);
    sea.play('brag card=1', '1: leave-reward');
    expect(renownOf(sea)).toEqual([1, 9]);
  });
});

rule('IB-REP-3', () => {
  function withPiles(left: number[], right: number[]) {
    const sea = given({ at: ['farwold'], owners: { farwold: 0 } });
    sea.state.reputationPiles = [left, right];
    sea.state.reputationDiscard = [1, 2, 3, 4, 5, 6, 7, 8].filter(
      (card) => !left.includes(card) && !right.includes(card),
    );
    return sea.play('visit');
  }

  it('moves the top of the other pile over when one is empty', () => {
    const sea = withPiles([3], [5, 7, 8]).play('brag card=3');
    expect(sea.state.reputationPiles).toEqual([[8], [5, 7]]);
  });

  it('moves nothing while both piles have a card', () => {
    const sea = withPiles([4, 3], [5, 7, 8]).play('brag card=3');
    expect(sea.state.reputationPiles).toEqual([[4], [5, 7, 8]]);
  });

  it('brings no card back once all are used', () => {
    const sea = withPiles([3], []).play('brag card=3');
    expect(sea.state.reputationPiles).toEqual([[], []]);
    expect(sea.state.reputationDiscard).toHaveLength(8);
  });

  it('leaves only the goods to a later visitor', () => {
    expect(withPiles([], []).offers(0)).toEqual(['choose gain=0', 'choose gain=1', 'skip']);
  });
});

rule('IB-REP-4', () => {
  it('retail: 1 to the chooser, then 1 to everyone for each building', () => {
    const sea = atFarwold(1, [{ buildings: ['market'] }, { buildings: ['tavern', 'bridge'] }]);
    expect(renownOf(sea.play('brag card=1'))).toEqual([2, 2]);
  });

  it.each<[EditionName, number]>([
    ['prototype', 8],
    ['retail', 7],
  ])('%s: 2 to everyone for each town, home port included', (edition, renown) => {
    const owners = { grenille: 1, borsham: 1, marhaven: 1 } as const;
    const sea = atFarwold(2, [], { edition, owners }).play('brag card=2', '1: leave-reward');
    expect(renownOf(sea)).toEqual([4, renown]);
  });
});
