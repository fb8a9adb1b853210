// The bosun in positions with one clearly right action.
import { choices, Generator, type Seat, write } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { bosunOf } from '../../bots/bosun.ts';
import type { Sea } from '../../public.ts';
import { islebound } from '../../rules/index.ts';
import { ACT, ACTED, MOVE, position } from './position.ts';

const bosun = bosunOf(islebound);

function choiceOf(sea: Sea, seat: Seat = 0): string {
  const action = bosun.choose({
    seat,
    view: islebound.view(sea, seat),
    ...choices(islebound, sea, seat),
    must: true,
    chance: new Generator(1),
  });
  return action === null ? '' : write(action);
}

const ROW = ['palace', 'treasury', 'town-hall', 'museum', 'gambling-hall'] as const;

describe('the bosun of Islebound', () => {
  it('buys a building when it has the coins', () => {
    const sea = position({
      at: ['grenille', 'krazk'],
      captains: [{ coins: 8 }],
      buildingRow: ROW,
      pending: [ACTED],
    });
    expect(choiceOf(sea)).toBe('buy building=gambling-hall');
  });

  it('carries a full hold to the town where buildings are built', () => {
    const sea = position({
      at: ['krazk', 'marhaven'],
      captains: [{ coins: 2, fish: 5, wood: 5 }],
      buildingRow: ROW,
      pending: MOVE,
    });
    expect(choiceOf(sea)).toBe('sail to=stratic');
  });

  it('builds there what is worth most to it', () => {
    const sea = position({
      at: ['stratic', 'krazk'],
      captains: [{ fish: 5, wood: 5, books: 3 }],
      buildingRow: ROW,
      pending: [
        ACTED,
        { step: 'sign', seat: 0, region: 6, at: 1, inPart: false, gave: [] },
        { step: 'build', seat: 0 },
      ],
    });
    expect(choiceOf(sea)).toMatch(/^build building=(town-hall|palace|treasury|museum)$/);
  });

  it('attacks a town that it can hardly fail to take', () => {
    const sea = position({ at: ['the-grotto', 'krazk'], captains: [{ serpents: 4, pirates: 2 }] });
    expect(choiceOf(sea)).toBe('attack');
  });

  it('sends no more than a sure attack takes, for attackers leave', () => {
    const group = { pirates: 0, serpents: 0, ichor: 0 };
    const sea = position({
      at: ['the-grotto', 'krazk'],
      captains: [{ serpents: 10 }],
      pending: [ACTED, { step: 'muster', seat: 0, region: 4, group, next: 'serpent' }],
    });
    expect(choiceOf(sea)).toMatch(/^send count=[2345] fighter=serpent$/);
  });

  it('strikes when the dice suffice, and rerolls a bad die when they do not', () => {
    const dice = (...faces: number[]): Sea =>
      position({
        at: ['the-grotto', 'krazk'],
        captains: [{ serpents: 2, wood: 3, deck: [], below: ['s1', 's2', 's9'] }],
        pending: [
          ACTED,
          {
            step: 'battle',
            seat: 0,
            region: 4,
            group: { pirates: 0, serpents: 2, ichor: 0 },
            dice: faces,
          },
        ],
      });
    expect(choiceOf(dice(3, 4))).toBe('strike');
    expect(choiceOf(dice(1, 4))).toBe('reroll die=1');
  });

  it('wins a town by diplomacy, giving up no more influence than it takes', () => {
    const things = {
      at: ['undervall', 'krazk'],
      influence: { 2: 0, 3: 0, 4: 0, 8: 0 },
      captains: [{ deck: [], below: ['s1', 's2', 's9'] }],
    } as const;
    expect(choiceOf(position({ ...things, captains: [{}] }))).toBe('negotiate');
    const talks = { step: 'negotiate', seat: 0, region: 1, influence: 0, last: -1 } as const;
    const sea = position({ ...things, captains: [{}], pending: [ACTED, talks] });
    expect(['withdraw slot=2', 'withdraw slot=3', 'withdraw slot=4']).toContain(choiceOf(sea));
  });

  it('completes an event that costs little', () => {
    const sea = position({
      at: ['fels-garden', 'krazk'],
      captains: [{ coins: 1 }],
      events: [4, 2],
      pending: [ACTED],
    });
    expect(choiceOf(sea)).toBe('complete-event event=4');
  });

  it('hunts for a treasure that has grown', () => {
    const sea = position({ at: ['grenille', 'krazk'], captains: [{ coins: 1 }], treasureMap: 12 });
    expect(choiceOf(sea)).toBe('hunt');
  });

  it('ends its turn when nothing is left to gain', () => {
    expect(choiceOf(position({ at: ['grenille', 'krazk'], pending: [ACTED] }))).toBe('end-turn');
  });

  it('takes a good trade and refuses a bad one', () => {
    const offer = (fish: number, wood: number): Sea =>
      position({
        at: ['grenille', 'grenille'],
        options: { trading: true },
        captains: [{ fish: 5 }, { wood: 5 }],
        pending: [
          ACT,
          { step: 'answer-trade', seat: 0, partner: 1, give: { fish }, take: { wood } },
        ],
      });
    expect(choiceOf(offer(5, 1), 1)).toBe('accept');
    expect(choiceOf(offer(1, 5), 1)).toBe('refuse');
  });
});
