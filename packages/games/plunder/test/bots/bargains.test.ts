// Bargaining bots: what they say and answer, and when they say nothing.

import { type Bot, nextChoice } from '@tidetable/bots';
import {
  choices,
  Generator,
  itemAt,
  play,
  readOptions,
  type Seat,
  start,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { plunderBosun } from '../../bots/bosun.ts';
import { plunderSearcher } from '../../bots/searcher.ts';
import {
  type Action,
  chart,
  inStorm,
  type Plunder,
  pointsOf,
  type Seas,
  type Ship,
  type Square,
  yields,
} from '../../public.ts';
import { plunder } from '../../rules/index.ts';

const WATER = 0;

function fresh(): Bot<Plunder> {
  return plunderSearcher('searcher', { iterations: 60 });
}

function choice(bot: Bot<Plunder>, seas: Seas, seat: Seat): string {
  const action = bot.choose({
    seat,
    view: plunder.view(seas, seat),
    ...choices(plunder, seas, seat),
    must: true,
    chance: new Generator(5),
  });
  if (action === null) throw new Error('it did not choose');
  play(plunder, seas, seat, action, new Generator(7));
  return write(action);
}

/** Leaves a captain this many points short of victory. */
function leave(seas: Seas, seat: Seat, short: number): void {
  const captain = seas.captains[seat];
  if (captain !== undefined) captain.plunderPoints += 10 - short - pointsOf(seas, seat);
}

function attacked(meet: Meeting): Seas {
  const seas = meeting(meet);
  play(plunder, seas, 0, { type: 'attack', ship: 1, target: 2 }, new Generator(1));
  return seas;
}

interface Meeting {
  readonly hands: readonly [number[], number[]];
  readonly cannons: readonly [number, number];
  readonly lives?: readonly [number, number];
}

/** Two captains, a ship each, side by side on open water; it is the turn of seat 0, and nothing is left to sail. */
function meeting({ hands, cannons, lives = [3, 3] }: Meeting): Seas {
  const seas = start(plunder, 2, readOptions(plunder.options, {}, 2), new Generator(1));
  const chance = new Generator(1);
  const crew = Array<Bot<Plunder>>(2).fill(plunderBosun('captain'));
  while (seas.turn.seat !== 0 || seas.turn.pool === null) {
    const { seat, action } = nextChoice(plunder, seas, crew, chance);
    play(plunder, seas, seat, action, chance);
  }
  seas.turn.pool = 0;
  const { neighbours, terrain } = chart(seas);
  const isOpen = (square: Square): boolean =>
    terrain[square] === WATER && !seas.crosses.includes(square);
  const far = (square: Square): boolean => Math.abs(square - seas.storm) > 40;
  const here = terrain.findIndex(
    (_kind, square) =>
      far(square) &&
      isOpen(square) &&
      neighbours[square]?.some((beside) => isOpen(beside) && far(beside)),
  );
  const there = neighbours[here]?.find((square) => isOpen(square) && far(square)) as Square;
  const ships = seas.ships as Ship[];
  ships.splice(0, ships.length, shipOf(1, 0, here), shipOf(2, 1, there));
  for (const seat of [0, 1]) {
    const ship = itemAt(ships, seat);
    ship.cannons = itemAt(cannons, seat);
    ship.lives = itemAt(lives, seat);
    const captain = seas.captains[seat];
    if (captain !== undefined) captain.hand = [...(hands[seat] as number[])];
  }
  return seas;
}

function shipOf(id: number, seat: Seat, square: Square): Ship {
  return {
    id,
    seat,
    square,
    lives: 3,
    masts: 0,
    cannons: 0,
    wind: 0,
    moored: false,
    foughtShips: [],
    foughtIslands: [],
  };
}

/** The bot's next action. */
function says(seas: Seas, seat: Seat, bot = fresh()): string {
  return choice(bot, seas, seat);
}

const ANY = [2, 2, 2, 2];

const BOTH = [
  ['who looks one action ahead', () => plunderBosun('captain')],
  ['who thinks ahead', fresh],
] as const;

describe.each(BOTH)('a captain %s', (_name, sit) => {
  it('offers a card to spare for one that is missing, and not the same again', () => {
    const seas = meeting({ hands: [[4, 0, 0, 2], ANY], cannons: [0, 2] });
    expect(says(seas, 0, sit())).toMatch(/^offer ask(Iron|Rum)=1 giveWood=1 to=1$/);
    play(plunder, seas, 1, { type: 'refuse' }, new Generator(1));
    expect(says(seas, 0, sit())).toBe('end-turn');
  });

  it('offers nothing where it has nothing to give', () => {
    const seas = meeting({ hands: [[0, 0, 0, 0], ANY], cannons: [0, 2] });
    expect(says(seas, 0, sit())).toBe('end-turn');
  });

  it('does not deal with a rival who is about to win', () => {
    const seas = meeting({ hands: [[4, 0, 0, 2], ANY], cannons: [0, 2] });
    leave(seas, 1, 1);
    expect(says(seas, 0, sit())).toBe('end-turn');
    play(plunder, seas, 0, { type: 'offer', to: 1, giveWood: 2, askIron: 1 }, new Generator(1));
    leave(seas, 0, 1);
    expect(says(seas, 1, sit())).toBe('refuse');
  });

  it('raises a refused bribe while that costs less than the attack, and then stops', () => {
    const seas = attacked({
      hands: [
        [0, 0, 0, 0],
        [1, 1, 3, 1],
      ],
      cannons: [1, 0],
    });
    const said: string[] = [];
    while (seas.agenda.at(-1)?.step === 'bribe') {
      said.push(says(seas, 1, sit()));
      if (seas.agenda.at(-1)?.step === 'answer-offer')
        play(plunder, seas, 0, { type: 'refuse' }, new Generator(1));
    }
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(2);
    expect(said.length).toBeLessThanOrEqual(4);
    expect(said.at(-1)).toBe('no-bribe');
  });

  it('does not bribe a ship that has little hope', () => {
    const seas = attacked({ hands: [ANY, [0, 0, 3, 0]], cannons: [0, 2] });
    expect(says(seas, 1, sit())).toBe('no-bribe');
  });
});

describe('an attack', () => {
  it('is threatened first where cards would be better, and made after the refusal', () => {
    const seas = meeting({ hands: [[2, 0, 0, 1], ANY], cannons: [2, 0] });
    const threat = says(seas, 0);
    expect(threat).toMatch(/^threaten ask/);
    play(plunder, seas, 1, { type: 'refuse' }, new Generator(1));
    expect(says(seas, 0)).toBe('attack ship=1 target=2');
  });

  it('has its price, named once, and is made if nobody pays', () => {
    const seas = attacked({ hands: [[2, 0, 0, 1], ANY], cannons: [2, 0] });
    play(plunder, seas, 1, { type: 'no-bribe' }, new Generator(1));
    expect(says(seas, 0)).toMatch(/^name-price ask/);
    play(plunder, seas, 1, { type: 'refuse' }, new Generator(1));
    expect(says(seas, 0)).toBe('fight');
  });
});

describe('a price', () => {
  const priced = (hand: number[], lives: number): Seas => {
    const seas = attacked({ hands: [[0, 0, 0, 0], hand], cannons: [2, 0], lives: [3, lives] });
    play(plunder, seas, 1, { type: 'no-bribe' }, new Generator(1));
    play(plunder, seas, 0, { type: 'name-price', askRum: 2 }, new Generator(1));
    return seas;
  };

  it('is paid where the attack would cost more', () => {
    expect(says(priced([0, 0, 3, 0], 1), 1, plunderBosun('captain'))).toBe('accept');
  });

  it('is countered by one who does not have it, with a bribe', () => {
    expect(says(priced([2, 0, 1, 0], 1), 1)).toMatch(/^counter give/);
  });
});

describe('an offer', () => {
  it('is countered where it asks for too much', () => {
    const seas = meeting({
      hands: [
        [4, 0, 1, 2],
        [0, 4, 0, 1],
      ],
      cannons: [0, 0],
    });
    play(plunder, seas, 0, { type: 'offer', to: 1, giveWood: 1, askIron: 2 }, new Generator(1));
    expect(says(seas, 1, plunderBosun('captain'))).toMatch(/^counter .*giveIron=1/);
  });

  it('is answered with an offer where it is a call', () => {
    const seas = meeting({
      hands: [
        [3, 0, 0, 0],
        [0, 3, 1, 2],
      ],
      cannons: [0, 0],
    });
    play(plunder, seas, 0, { type: 'call', giveWood: 2, askIron: 1 }, new Generator(1));
    expect(says(seas, 1)).toMatch(/^answer .*giveIron=1/);
  });

  it('is not answered by one who has none of it', () => {
    const seas = meeting({
      hands: [
        [3, 0, 0, 0],
        [0, 0, 1, 0],
      ],
      cannons: [0, 0],
    });
    play(plunder, seas, 0, { type: 'call', askIron: 1 }, new Generator(1));
    expect(says(seas, 1)).toBe('no-answer');
  });

  it('is accepted where it is an answer that helps, and left where it does not', () => {
    const weighed = (answer: Action): string => {
      const seas = meeting({ hands: [[3, 0, 0, 2], ANY], cannons: [0, 0] });
      play(plunder, seas, 0, { type: 'call', giveWood: 1, askIron: 1 }, new Generator(1));
      play(plunder, seas, 1, answer, new Generator(1));
      return says(seas, 0);
    };
    expect(weighed({ type: 'answer', giveIron: 1, askWood: 1 })).toBe('accept from=1');
    expect(weighed({ type: 'answer', giveIron: 1, askWood: 1, askGold: 2 })).toMatch(/^counter/);
    expect(weighed({ type: 'answer', askGold: 2 })).toMatch(/^counter|^no-deal/);
  });
});

describe('an island', () => {
  /** Two teams of two; a ship of seat 2 lies in a port of seat 0, whose turn it is. */
  const docked = (islands: number): Seas => {
    const seas = start(
      plunder,
      4,
      readOptions(plunder.options, { teams: '2x2' }, 4),
      new Generator(1),
    );
    const chance = new Generator(1);
    const crew = Array<Bot<Plunder>>(4).fill(plunderBosun('captain'));
    while (seas.turn.seat !== 0 || seas.turn.pool === null) {
      const { seat, action } = nextChoice(plunder, seas, crew, chance);
      play(plunder, seas, seat, action, chance);
    }
    seas.turn.pool = 0;
    for (const captain of seas.captains) captain.hand = [0, 0, 0, 0];
    const { islands: all } = chart(seas);
    const free = [...all.keys()].filter(
      (island) => all[island]?.kind !== 'merchant' && yields(seas, island),
    );
    seas.flags.fill(null);
    for (const island of free.slice(0, islands)) seas.flags[island] = 0;
    const port = all[itemAt(free, 0)]?.ports.find((square) => !inStorm(seas, square)) as Square;
    const away = chart(seas).terrain.indexOf(WATER);
    const ships = seas.ships as Ship[];
    ships.splice(0, ships.length, shipOf(1, 0, away), shipOf(2, 2, port));
    return seas;
  };

  it('is given to a teammate who has none, by one who has many, and taken', () => {
    const seas = docked(3);
    expect(says(seas, 0)).toMatch(/^give-island .*to=2/);
    expect(says(seas, 2)).toBe('accept');
  });

  it('is kept by one who has few', () => {
    expect(says(docked(2), 0)).toBe('end-turn');
  });
});
