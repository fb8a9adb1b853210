// Players who search: what they must find, and what they must never do.

import { type Bot, nextChoice, playOut } from '@tidetable/bots';
import { worldOf } from '@tidetable/bots/search/game-world';
import type { GuideTo } from '@tidetable/bots/search/guide';
import { Search } from '@tidetable/bots/search/search';
import {
  choices,
  deciders,
  Generator,
  itemAt,
  legal,
  play,
  type Seat,
  same,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { searcher } from '../../bots/searcher.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Action, Forbidden, Frame, Island } from '../../rules/questions.ts';
import { dealt } from './islands.ts';
import { BEFORE_THE_FLOOD, position } from './position.ts';

/** The full run takes minutes. */
const PATIENCE = 1_800_000;
const POSITIONS = process.env.LAWS === 'full' ? 2_000 : 100;
const ALL = ['earth', 'wind', 'fire', 'ocean'] as const;

const fresh = (iterations = 12): Bot<Forbidden> => searcher('searcher', { iterations });

function choiceOf(island: Island, seat: Seat, must: boolean): string | null {
  const action = fresh().choose({
    seat,
    view: forbiddenIsland.view(island, seat),
    ...choices(forbiddenIsland, island, seat),
    must,
    chance: new Generator(5),
  });
  return action && write(action);
}

/** Two steps from home with everything in hand: only one way of spending the turn wins for sure. */
function almostHome(): Island {
  return position({
    at: ['gold-gate', 'fools-landing'],
    hands: [['helicopter-lift'], []],
    captured: ALL,
    flooded: ['fools-landing'],
    topLayer: ['fools-landing'],
  });
}

describe('a searching player', () => {
  it('finds the way home that wins this turn', () => {
    const island = almostHome();
    const crew = [fresh(200), fresh(200)];
    const chance = new Generator(3);
    while (
      island.outcome === null &&
      island.waterLevel === 1 &&
      deciders(forbiddenIsland, island).must[0] === 0
    ) {
      const { seat, action } = nextChoice(forbiddenIsland, island, crew, chance);
      if (action.type === 'end-actions') break;
      play(forbiddenIsland, island, seat, action, chance);
    }
    expect(island.outcome?.winners).toEqual([0, 1]);
  });

  it('saves the landing when its card is sure to come', () => {
    const island = position({
      at: ['gold-gate', 'gold-gate'],
      hands: [['earth'], ['wind']],
      flooded: ['fools-landing', 'iron-gate', 'silver-gate'],
      topLayer: ['fools-landing'],
    });
    const crew = [fresh(200), fresh(200)];
    const chance = new Generator(6);
    while (deciders(forbiddenIsland, island).must[0] === 0) {
      const { seat, action } = nextChoice(forbiddenIsland, island, crew, chance);
      if (action.type === 'end-actions') break;
      play(forbiddenIsland, island, seat, action, chance);
    }
    const landing = island.tiles.indexOf('fools-landing');
    expect(forbiddenIsland.view(island, 0).condition[landing]).toBe('dry');
  });

  it('plays its card in a moment in which that saves the game', () => {
    const sinking: readonly Frame[] = [
      { step: 'turn', seat: 1 },
      { step: 'draw-flood-cards', seat: 0, drawn: 1 },
      { step: 'pause', seat: 0, revealed: null, passed: [] },
      { step: 'sink', square: 23 },
      { step: 'pause', seat: 0, revealed: 23, passed: [] },
    ];
    const stranded = position({
      at: ['watchtower', 'fools-landing'],
      hands: [[], ['helicopter-lift']],
      flooded: ['watchtower'],
      sunk: ['twilight-hollow', 'observatory', 'phantom-rock'],
      agenda: sinking,
    });
    expect(choiceOf(stranded, 1, true)).toBe('helicopter-lift from=watchtower');
    const lastTile = position({
      at: ['observatory', 'lost-lagoon'],
      hands: [[], ['sandbags']],
      flooded: ['cave-of-embers', 'crimson-forest'],
      sunk: ['cave-of-shadows'],
      topLayer: ['cave-of-embers', 'copper-gate'],
      agenda: BEFORE_THE_FLOOD,
    });
    expect(choiceOf(lastTile, 1, true)).toBe('sandbags tile=cave-of-embers');
  });

  it('answers in a moment for Special cards with few trials, however many it is given', () => {
    const island = position({
      at: ['observatory', 'lost-lagoon'],
      hands: [[], ['sandbags']],
      flooded: ['cave-of-embers', 'crimson-forest'],
      sunk: ['cave-of-shadows'],
      topLayer: ['cave-of-embers', 'copper-gate'],
      agenda: BEFORE_THE_FLOOD,
    });
    let asked = 0;
    const bot = searcher('searcher', { milliseconds: 10_000, now: () => asked++ });
    const { legal: offered, open } = choices(forbiddenIsland, island, 1);
    const view = forbiddenIsland.view(island, 1);
    bot.choose({ seat: 1, view, legal: offered, open, must: true, chance: new Generator(1) });
    expect(asked).toBeLessThan(120);
  });

  it('stops trying when the clock says so', () => {
    let asked = 0;
    const island = dealt(3, 1);
    const seat = itemAt(deciders(forbiddenIsland, island).must, 0);
    const view = forbiddenIsland.view(island, seat);
    const offered = legal(forbiddenIsland, island, seat);
    const bot = searcher('searcher', { milliseconds: 20, now: () => asked++ });
    bot.choose({ seat, view, legal: offered, open: [], must: true, chance: new Generator(1) });
    expect(asked).toBeGreaterThan(20);
    expect(asked).toBeLessThan(30);
  });

  it('never does what is not offered, over whole games', () => {
    for (let number = 1; number <= 6; number++) {
      const seats = 2 + (number % 3);
      const island = dealt(seats, number);
      const crew = Array.from({ length: seats }, () => watched(fresh(6)));
      playOut(forbiddenIsland, island, crew, new Generator(number));
      expect(island.outcome).not.toBeNull();
    }
  });

  it(
    'sees the same, does the same, and never peeks',
    () => {
      let seen = 0;
      for (let number = 1; seen < POSITIONS; number++) {
        const seats = 2 + (number % 3);
        const island = dealt(seats, number);
        const chance = new Generator(number);
        const crew = Array.from({ length: seats }, () => fresh(2));
        for (let ply = 0; island.outcome === null && seen < POSITIONS; ply++) {
          const { seat, action } = nextChoice(forbiddenIsland, island, crew, chance);
          if (ply % 8 === 0 && legal(forbiddenIsland, island, seat).length > 1) {
            const must = deciders(forbiddenIsland, island).must.includes(seat);
            const choice = choiceOf(island, seat, must);
            expect(choiceOf(island, seat, must)).toBe(choice);
            const view = forbiddenIsland.view(island, seat);
            const imagined = forbiddenIsland.imagine(view, new Generator(number, ply));
            expect(choiceOf(imagined, seat, must)).toBe(choice);
            seen += 1;
          }
          play(forbiddenIsland, island, seat, action, chance);
        }
      }
    },
    PATIENCE,
  );
});

function watched(bot: Bot<Forbidden>): Bot<Forbidden> {
  return {
    name: bot.name,
    choose(observation) {
      const action = bot.choose(observation);
      if (action === null) expect(observation.must).toBe(false);
      else if (!observation.legal.some((offer) => same(offer, action)))
        throw new Error(`${write(action)} was not offered`);
      return action;
    },
  };
}

/** Knows nothing but how a game ends. */
const novice: GuideTo<Forbidden> = {
  sides: (seats) => Array<number>(seats).fill(0),
  evaluate: (island) => [island.outcome !== null && island.outcome.winners.length > 0 ? 1 : 0],
  policy: (_island, _seat, offered, chance) => itemAt(offered, chance.below(offered.length)),
  horizon: 8,
};

describe('the search itself', () => {
  it('finds a forced win with nothing but the rules of the engine', () => {
    const island = position({
      at: ['gold-gate', 'fools-landing'],
      hands: [['helicopter-lift'], []],
      captured: ALL,
    });
    const chance = new Generator(4);
    const search = new Search(worldOf(forbiddenIsland), novice);
    for (let ply = 0; ply < 6 && island.outcome === null; ply++) {
      const view = forbiddenIsland.view(island, 0);
      const [best] = search.advise({ seat: 0, must: true, view, chance }, 2, { iterations: 600 });
      play(forbiddenIsland, island, 0, best?.action as Action, chance);
    }
    expect(island.outcome?.winners).toEqual([0, 1]);
  });

  it('stops when the clock says so', () => {
    let time = 0;
    const search = new Search(worldOf(forbiddenIsland), novice);
    const observation = { seat: 0, must: true, view: forbiddenIsland.view(almostHome(), 0) };
    search.advise({ ...observation, chance: new Generator(1) }, 2, {
      milliseconds: 5,
      now: () => time++,
    });
    expect(search.iterations).toBe(16 * 5);
  });
});
