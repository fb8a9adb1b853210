// A captain of Plunder who thinks ahead bargains: when it trades, threatens and bribes, and when it does not.
import { choices, Generator, play, readOptions, type Seat, start, write } from '@tidetable/engine';
import { plunder } from '@tidetable/plunder';
import { chart, type Plunder, type Seas, type Ship, type Square } from '@tidetable/plunder/public';
import { describe, expect, it } from 'vitest';
import { type Bot, nextChoice, plunderCaptain, plunderSearcher } from '../src/index.ts';

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

interface Meeting {
  readonly hands: readonly [number[], number[]];
  readonly cannons: readonly [number, number];
  readonly lives?: readonly [number, number];
}

/** Two captains, a ship each, side by side on open water; it is the turn of seat 0, and nothing is left to sail. */
function meeting({ hands, cannons, lives = [3, 3] }: Meeting): Seas {
  const seas = start(plunder, 2, readOptions(plunder.options, {}, 2), new Generator(1));
  const chance = new Generator(1);
  const crew = Array<Bot<Plunder>>(2).fill(plunderCaptain('captain'));
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
    const ship = ships[seat] as Ship;
    ship.cannons = cannons[seat] as number;
    ship.lives = lives[seat] as number;
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

/** What it does until it proposes, attacks or ends its turn. */
function said(bot: Bot<Plunder>, seas: Seas, seat: Seat): string[] {
  const words: string[] = [];
  const last = /^(propose|attack|end-turn|no-bribe|fight)/;
  while (words.length < 12 && !last.test(words.at(-1) ?? '')) words.push(choice(bot, seas, seat));
  return words;
}

const ANY = [2, 2, 2, 2];

describe('a trade', () => {
  it('is proposed where a card is missing and another one to spare, once a turn', () => {
    const seas = meeting({ hands: [[4, 0, 0, 2], ANY], cannons: [0, 2] });
    const bot = fresh();
    expect(said(bot, seas, 0)).toEqual([
      'offer-trade captain=1',
      'give count=1 kind=wood',
      'ask count=1 kind=iron',
      'leave-out kind=rum',
      'leave-out kind=gold',
      'propose',
    ]);
    play(plunder, seas, 1, { type: 'refuse' }, new Generator(1));
    expect(said(bot, seas, 0)).toEqual(['end-turn']);
  });

  it('is not proposed by one who has nothing to give', () => {
    const seas = meeting({ hands: [[0, 0, 0, 0], ANY], cannons: [0, 2] });
    expect(said(fresh(), seas, 0)).toEqual(['end-turn']);
  });
});

describe('a threat', () => {
  it('comes before an attack that cards would be better than, and the attack after its refusal', () => {
    const seas = meeting({ hands: [[2, 0, 0, 1], ANY], cannons: [2, 0] });
    const bot = fresh();
    expect(said(bot, seas, 0)).toEqual([
      'threaten captain=1',
      'leave-out kind=wood',
      'leave-out kind=iron',
      'ask count=1 kind=rum',
      'ask count=1 kind=gold',
      'propose',
    ]);
    play(plunder, seas, 1, { type: 'refuse' }, new Generator(1));
    expect(said(bot, seas, 0)).toEqual(['attack ship=1 target=2']);
  });

  it('is left out where the odds favour the other ship', () => {
    const seas = meeting({ hands: [[2, 0, 0, 1], ANY], cannons: [0, 2] });
    expect(said(fresh(), seas, 0)).not.toContain('threaten captain=1');
  });
});

describe('a bribe', () => {
  const attacked = (meet: Meeting): Seas => {
    const seas = meeting(meet);
    play(plunder, seas, 0, { type: 'attack', ship: 1, target: 2 }, new Generator(1));
    return seas;
  };

  it('is offered to a stronger ship if it costs less than the attack, and is not raised', () => {
    const seas = attacked({ hands: [ANY, [0, 0, 3, 0]], cannons: [1, 0], lives: [1, 3] });
    const bot = fresh();
    expect(said(bot, seas, 1)).toEqual([
      'offer-bribe',
      'leave-out kind=wood',
      'leave-out kind=iron',
      'give count=1 kind=rum',
      'leave-out kind=gold',
      'propose',
    ]);
    play(plunder, seas, 0, { type: 'refuse' }, new Generator(1));
    expect(said(bot, seas, 1)).toEqual(['no-bribe']);
  });

  it('is not offered to a weaker ship', () => {
    const seas = attacked({ hands: [ANY, [0, 0, 3, 0]], cannons: [0, 2], lives: [1, 3] });
    expect(said(fresh(), seas, 1)).toEqual(['no-bribe']);
  });
});
