// Rulings on cubes: a full track, and twenty of each colour.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Town } from '../../rules/data/towns.ts';
import { given } from '../given.ts';

function slots(first: number, last: number, seat: number): Record<number, number> {
  return Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_none, index) => [first + index, seat]),
  );
}

/** Towns of seat 0 beside its home port. */
function ownersOf(...towns: Town[]): Partial<Record<Town, number>> {
  return Object.fromEntries(towns.map((town) => [town, 0]));
}

const SEVEN: Town[] = [
  'suns-rest',
  'undervall',
  'farwold',
  'the-grotto',
  'zilliam',
  'stratic',
  'ratnest',
];

rule('IB-AMB-24', () => {
  it('lets an event be completed with a full track, and its cubes are lost', () => {
    const sea = given({
      at: ['rockslide'],
      events: [[7], []],
      captains: [{ books: 2 }],
      influence: slots(2, 11, 1),
    }).play('complete-event event=7');
    expect(sea.state.captains[0]?.books).toBe(0);
    expect(sea.told('went-without')).toMatchObject([{ good: 'cubes', count: 4 }]);
    expect(sea.state.eventDiscard).toEqual([7]);
  });

  it('places as many as find a slot', () => {
    const sea = given({
      at: ['rockslide'],
      events: [[7], []],
      captains: [{ books: 2 }],
      influence: slots(2, 10, 1),
    }).play('complete-event event=7');
    expect(sea.state.influence[11]).toBe(0);
    expect(sea.told('went-without')).toMatchObject([{ good: 'cubes', count: 3 }]);
  });

  it('lets a visit be made all the same', () => {
    const sea = given({
      at: ['fels-garden'],
      captains: [{ coins: 1, deck: [], below: ['s1'] }],
      influence: slots(2, 11, 1),
    }).play('visit', 'rest');
    expect(sea.state.captains[0]?.deck).toEqual(['s1']);
  });
});

rule('IB-AMB-74', () => {
  const event = { at: ['rockslide'], events: [[7], []], seats: 3 } as const;
  const influence = slots(0, 9, 0);

  it('counts two markers, towns and influence against twenty', () => {
    const sea = given({
      ...event,
      captains: [{ books: 2 }],
      influence,
      owners: ownersOf(...SEVEN.slice(0, 6)),
    }).play('complete-event event=7');
    expect(sea.told('placed-cube').map(({ slot }) => slot)).toEqual([10]);
    expect(sea.state.influence[11]).toBeNull();
  });

  it('does not count the cubes on blocked slots', () => {
    const sea = given({ influence: slots(2, 4, 0), reputation: [[6], []], at: ['farwold'] });
    Object.assign(sea.state.captains[0] ?? {}, { coins: 1 });
    sea.play('visit', 'brag card=6');
    expect(sea.state.captains.map(({ renown }) => renown)).toEqual([4, 0]);
  });

  it('lets renown past the last token stay on 7 without a cube', () => {
    const sea = given({
      seats: 3,
      at: ['morlim'],
      captains: [{ coins: 1, renown: 6 }],
      influence,
      owners: ownersOf(...SEVEN),
      tokens: [],
      fewTokens: true,
    }).play('visit', 'skip');
    expect(sea.state.captains[0]).toMatchObject({ sevens: 1, renown: 0 });
  });
});

rule('IB-AMB-25', () => {
  const place = { seats: 3, influence: slots(0, 9, 0), owners: ownersOf(...SEVEN) } as const;

  it('places no cube when none is left', () => {
    const sea = given({
      ...place,
      at: ['rockslide'],
      events: [[7], []],
      captains: [{ books: 2 }],
    }).play('complete-event event=7');
    expect(sea.told('placed-cube')).toEqual([]);
    expect(sea.state.influence.slice(10)).toEqual([null, null]);
  });

  it('takes one off the influence track for a conquest', () => {
    const attack = ['attack', 'send count=2 fighter=pirate', 'roll', 'strike'];
    const captains = [{ pirates: 2 }];
    const sea = given({ ...place, at: ['grenille'], captains, rig: { rolls: [5, 5] } });
    sea.play(...attack);
    expect(sea.state.influence.filter((held) => held === 0)).toHaveLength(9);
    expect(sea.state.owners.filter((owner) => owner === 0)).toHaveLength(9);
    const spare = given({
      ...place,
      at: ['grenille'],
      captains,
      owners: ownersOf(...SEVEN.slice(1)),
      rig: { rolls: [5, 5] },
    }).play(...attack);
    expect(spare.state.influence.filter((held) => held === 0)).toHaveLength(10);
  });
});
