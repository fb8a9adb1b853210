// The tables add up, and agree with what is printed.
import { describe, expect, it } from 'vitest';
import { HAND_ABILITIES, PROTOTYPE_ABILITIES } from '../rules/data/abilities.ts';
import { BUILDING_CARDS, BUILDINGS, ROW_GATES, SIX_ROW_GATES } from '../rules/data/buildings.ts';
import {
  CREW,
  CREW_IDS,
  CREW_ROW,
  ROW_PRICES,
  STARTING_CREW,
  TWO_SKILL_CREW,
} from '../rules/data/crew.ts';
import { EVENT_CARDS, PROTOTYPE_EVENTS } from '../rules/data/events.ts';
import { DICE, FIGHTER_SUPPLY, FIGHTERS, STRENGTH } from '../rules/data/fighters.ts';
import { SKILLS } from '../rules/data/goods.ts';
import { PROTOTYPE_REPUTATION, REPUTATION_CARDS } from '../rules/data/reputation.ts';
import { TOKEN_REWARDS, TOKENS } from '../rules/data/tokens.ts';
import { ADVANCED, ISLAND_TOWNS, TOWNS } from '../rules/data/towns.ts';
import * as tracks from '../rules/data/tracks.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('crew', () => {
  it('are 22: eight administrators, four workers and every pair of skills once', () => {
    expect(new Set(CREW_IDS).size).toBe(22);
    expect(Object.keys(CREW)).toHaveLength(22);
    const single = CREW_IDS.filter((id) => CREW[id].length === 1).map((id) => CREW[id][0]);
    expect(single.filter((skill) => skill === 'administrate')).toHaveLength(8);
    expect(single.filter((skill) => skill === 'work')).toHaveLength(4);
    expect(single).toHaveLength(12);
    const pairs = SKILLS.flatMap((one, at) => SKILLS.slice(at + 1).map((two) => [one, two]));
    expect(TWO_SKILL_CREW.map((id) => CREW[id])).toEqual(pairs);
  });

  it('begin as two administrators and a worker on each ship, nobody on two', () => {
    expect(STARTING_CREW).toHaveLength(4);
    expect(new Set(STARTING_CREW.flat()).size).toBe(12);
    for (const crew of STARTING_CREW) {
      expect(crew.flatMap((id) => CREW[id])).toEqual(['administrate', 'administrate', 'work']);
    }
  });

  it('cost a coin in the row, but nothing on the right', () => {
    expect(ROW_PRICES).toEqual([1, 1, 0]);
    expect(ROW_PRICES).toHaveLength(CREW_ROW);
  });
});

describe('buildings', () => {
  const cards = BUILDINGS.map((building) => BUILDING_CARDS[building]);

  it('are 35, named as their ids say', () => {
    expect(BUILDINGS).toHaveLength(35);
    expect(Object.keys(BUILDING_CARDS)).toEqual([...BUILDINGS]);
    const ids = cards.map(({ name }) =>
      name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-'),
    );
    expect(ids).toEqual([...BUILDINGS]);
  });

  it('are worth a little over seven on average, spread from 2 to 12', () => {
    const spread = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (value) => cards.filter((card) => card.value === value).length,
    );
    expect(spread).toEqual([1, 0, 2, 3, 8, 5, 6, 5, 2, 2, 1]);
    expect(sum(cards.map((card) => card.value))).toBe(7 * 35 + 10);
  });

  it('can be built from a full hold, the Town Hall just so', () => {
    const cargo = cards.map(({ fish, wood }) => fish + wood);
    expect(Math.min(...cargo)).toBeGreaterThan(0);
    expect(Math.max(...cargo)).toBe(tracks.CARGO_LIMIT);
    const { fish, wood } = BUILDING_CARDS['town-hall'];
    expect([fish, wood]).toEqual([5, 5]);
  });

  it('include the costs that the rulebooks picture', () => {
    const costs = cards.map(({ fish, wood }) => `${fish} fish ${wood} wood`);
    expect(costs).toContain('2 fish 2 wood');
    expect(costs).toContain('3 fish 1 wood');
  });

  it('have these values and building costs', () => {
    expect(cards.map(({ value, fish, wood }) => `${value}:${fish}+${wood}`).join(' ')).toBe(
      [
        '8:3+3 6:3+2 5:2+1 8:2+4 6:3+1 6:2+2 8:4+2 6:2+2 9:4+3 9:3+4 7:2+3 6:1+3',
        '6:3+2 2:2+0 7:5+1 10:4+4 11:4+5 9:5+2 8:3+3 7:1+4 9:3+4 10:6+2 8:1+5 4:1+1',
        '7:4+2 6:2+2 5:3+0 4:0+2 5:3+1 7:3+2 6:1+3 8:4+2 11:5+4 12:5+5 9:3+4',
      ].join(' '),
    );
  });

  it('mark as ours the abilities of the last thirteen', () => {
    const ours = BUILDINGS.filter((id) => BUILDING_CARDS[id].provenance === 'DESIGNED');
    expect(ours).toEqual(BUILDINGS.slice(22));
    expect(cards.filter(({ provenance }) => provenance === 'MIXED')).toHaveLength(9);
  });

  it('say what they do in one sentence, each something else', () => {
    const sentences = [
      ...cards.map((card) => card.ability),
      ...Object.values(PROTOTYPE_ABILITIES),
      ...Object.values(HAND_ABILITIES),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('ask for fewer books the farther right they lie', () => {
    expect(ROW_GATES).toEqual([3, 2, 1, 0, 0]);
    expect(SIX_ROW_GATES).toEqual([4, ...ROW_GATES]);
  });
});

describe('events', () => {
  it('are 15 and cover every island town; the prototype has 14', () => {
    expect(EVENT_CARDS.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
    const covered = (cards: typeof EVENT_CARDS) => [...new Set(cards.map(({ town }) => town))];
    expect(covered(EVENT_CARDS).sort()).toEqual([...ISLAND_TOWNS].sort());
    expect(covered(PROTOTYPE_EVENTS).sort()).toEqual([...ISLAND_TOWNS].sort());
    expect(PROTOTYPE_EVENTS.map(({ id }) => id)).toEqual(
      Array.from({ length: 14 }, (_, at) => at + 1),
    );
  });

  it('name the towns and cubes of the table', () => {
    expect(EVENT_CARDS.map(({ town, cubes }) => `${town} ${cubes}`)).toEqual([
      'morlim 3',
      'farwold 3',
      'borsham 3',
      'fels-garden 2',
      'grenille 2',
      'ratnest 3',
      'rockslide 4',
      'stratic 4',
      'suns-rest 3',
      'the-grotto 2',
      'undervall 2',
      'zilliam 3',
      'grenille 4',
      'the-grotto 2',
      'rockslide 4',
    ]);
  });

  it('keep the two printed cards', () => {
    expect(EVENT_CARDS[0]?.pay).toEqual({ books: 1, crew: ['work'] });
    expect(EVENT_CARDS[1]?.pay).toEqual({ fish: 4, crew: ['work'] });
    const printed = EVENT_CARDS.filter(({ provenance }) => provenance === 'RULEBOOK');
    expect(printed.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('never want a skill that has to be hired', () => {
    const wanted = new Set(EVENT_CARDS.flatMap(({ pay }) => pay.crew ?? []));
    expect([...wanted].sort()).toEqual(['administrate', 'any', 'work']);
  });

  it('ask for fighters only on card 14', () => {
    const asking = EVENT_CARDS.filter(({ fightersNeeded }) => fightersNeeded > 0);
    expect(asking.map(({ id, fightersNeeded }) => [id, fightersNeeded])).toEqual([[14, 2]]);
  });
});

describe('reputation cards', () => {
  it('are eight, each counting something else', () => {
    expect(REPUTATION_CARDS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(REPUTATION_CARDS.map(({ per }) => per)).size).toBe(8);
    expect(new Set(REPUTATION_CARDS.map(({ name }) => name)).size).toBe(8);
  });

  it('give these amounts', () => {
    expect(REPUTATION_CARDS.map(({ first, renown, per }) => `${first}, ${renown}/${per}`)).toEqual([
      '1, 1/building',
      '0, 2/town',
      '2, 2/book',
      '1, 1/two-skill-crew',
      '1, 1/fighter',
      '1, 1/influence-cube',
      '1, 1/three-coins',
      '2, 1/two-cargo',
    ]);
  });

  it('stop at seven, except the first, and in the prototype the second', () => {
    expect(REPUTATION_CARDS.map(({ limit }) => limit)).toEqual([null, 7, 7, 7, 7, 7, 7, 7]);
    expect(PROTOTYPE_REPUTATION.map(({ limit }) => limit)).toEqual([null, null, 7, 7, 7, 7, 7, 7]);
  });
});

describe('renown tokens', () => {
  it('are 16, in the prototype 12', () => {
    expect(Object.keys(TOKENS)).toEqual([...TOKEN_REWARDS]);
    expect(sum(TOKEN_REWARDS.map((reward) => TOKENS[reward].retail))).toBe(16);
    expect(sum(TOKEN_REWARDS.map((reward) => TOKENS[reward].prototype))).toBe(12);
  });

  it('give goods, but for the hire and the rest', () => {
    const bare = TOKEN_REWARDS.filter((reward) => TOKENS[reward].gain === null);
    expect(bare).toEqual(['free-hire', 'rest']);
    expect(TOKENS['three-wood'].gain).toEqual({ wood: 3 });
  });
});

describe('fighters', () => {
  it('have six faces each, and never less strength for a higher one', () => {
    for (const fighter of FIGHTERS) {
      const faces = STRENGTH[fighter].slice(1);
      expect(faces).toHaveLength(6);
      expect(faces).toEqual([...faces].sort((low, high) => low - high));
    }
    expect(STRENGTH.serpent.slice(1)).toEqual([0, 0, 2, 2, 3, 3]);
  });

  it('bring 7, 10 and 22 over the six faces', () => {
    expect(FIGHTERS.map((fighter) => sum(STRENGTH[fighter].slice(1)))).toEqual([7, 10, 22]);
  });

  it('are 15, 14 and one, with ten dice', () => {
    expect(FIGHTER_SUPPLY).toEqual({ pirate: 15, serpent: 14, ichor: 1 });
    expect(DICE).toBe(10);
  });
});

describe('tracks', () => {
  it('raise influence from left to right over twelve slots', () => {
    expect(tracks.INFLUENCE_SLOTS).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(tracks.BLOCKED_SLOTS_FOR_TWO).toBe(2);
  });

  it('hold the printed limits and beginnings', () => {
    expect(tracks.RENOWN_TRACK).toBe(7);
    expect([tracks.BASE_SPEED, tracks.MAX_SPEED]).toEqual([2, 4]);
    expect([tracks.CARGO_LIMIT, tracks.STARTING_COINS, tracks.CUBES]).toEqual([10, 7, 20]);
    expect(tracks.END_BUILDINGS).toEqual({ 2: 8, 3: 8, 4: 7 });
  });

  it('reach the fog when die and speed make six; the monster outdoes every town', () => {
    for (const speed of [2, 3, 4] as const) expect(tracks.FOG_ROLL[speed] + speed).toBe(6);
    const strongest = Math.max(...TOWNS.map((town) => ADVANCED[town].strength));
    expect(tracks.MONSTER_STRENGTH).toBe(strongest + 2);
    expect([tracks.MONSTER_STRENGTH, tracks.MONSTER_RENOWN]).toEqual([10, 15]);
    expect(tracks.MONSTER_BUILDINGS).toBe(7);
  });
});
