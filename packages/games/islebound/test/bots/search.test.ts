// The search: the same for the same observation, never a peek, always legal.

import { type Bot, nextChoice, playOut } from '@tidetable/bots';
import {
  choices,
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  play,
  readOptions,
  type Seat,
  same,
  start,
  type Types,
  write,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { bosunOf } from '../../bots/bosun.ts';
import { isleboundSearcher } from '../../bots/searcher.ts';
import type { Islebound } from '../../public.ts';
import { deepFog, islebound, isleboundPrototype } from '../../rules/index.ts';

/** The full run takes minutes. */
const PATIENCE = 1_800_000;
const isWhole = process.env.WHOLE === 'every' || process.env.LAWS === 'full';
const POSITIONS = isWhole ? 2_000 : 30;
/** One in this many positions is checked. */
const EVERY = 9;

/** A lead that cannot be made up. */
const FORTUNE = 500;

type Table = readonly [name: string, seats: number, options: object];

const ISLEBOUND: readonly (readonly [...Table, game: Game<Islebound>])[] = [
  ['retail', 2, {}, islebound],
  ['trading and raids', 3, { trading: true, raid: true }, islebound],
  ['architect', 2, { architect: true, advanced: true }, islebound],
  ['the prototype', 2, {}, isleboundPrototype],
  ['Deep Fog', 2, {}, deepFog],
];

function dealt<T extends Types>(game: Game<T>, seats: number, options: object, number: number) {
  return start(game, seats, readOptions(game.options, options, seats), new Generator(number));
}

function choiceOf<T extends Types>(game: Game<T>, bot: Bot<T>, state: T['state'], seat: Seat) {
  const action = bot.choose({
    seat,
    view: game.view(state, seat),
    ...choices(game, state, seat),
    must: true,
    chance: new Generator(5),
  });
  return action && write(action);
}

/** Looks at positions of games that quick players play. */
function neverPeeks<T extends Types>(
  game: Game<T>,
  quick: Bot<T>,
  fresh: () => Bot<T>,
  tables: readonly Table[],
): void {
  let seen = 0;
  for (let number = 1; seen < POSITIONS; number++) {
    const [, seats, options] = itemAt(tables, number % tables.length);
    const state = dealt(game, seats, options, number);
    const chance = new Generator(number);
    const crew = Array<Bot<T>>(seats).fill(quick);
    for (let ply = number; state.outcome === null && seen < POSITIONS; ply++) {
      const { seat, action } = nextChoice(game, state, crew, chance);
      if (ply % EVERY === 0 && legal(game, state, seat).length > 1) {
        const choice = choiceOf(game, fresh(), state, seat);
        expect(choiceOf(game, fresh(), state, seat)).toBe(choice);
        const elsewhere = game.imagine(game.view(state, seat), new Generator(number, ply));
        expect(choiceOf(game, fresh(), elsewhere, seat)).toBe(choice);
        seen += 1;
      }
      play(game, state, seat, action, chance);
    }
  }
}

function watched<T extends Types>(bot: Bot<T>): Bot<T> {
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

function playsByTheRules<T extends Types>(
  game: Game<T>,
  fresh: () => Bot<T>,
  [, seats, options]: Table,
): void {
  const state = dealt(game, seats, options, 3);
  const crew = Array.from({ length: seats }, () => watched(fresh()));
  playOut(game, state, crew, new Generator(3));
  expect(state.outcome).not.toBeNull();
  expect(deciders(game, state).must).toEqual([]);
}

describe('a searching captain of Islebound', () => {
  const fresh = (game: Game<Islebound>, iterations: number) => (): Bot<Islebound> =>
    isleboundSearcher(game, 'searcher', { iterations });

  it.each(ISLEBOUND)('plays whole games by the rules: %s', (name, seats, options, game) => {
    playsByTheRules(game, fresh(game, 2), [name, seats, options]);
  });

  it(
    'sees the same, does the same, and never peeks',
    () => {
      const tables = ISLEBOUND.filter(([, , , game]) => game === islebound);
      neverPeeks(
        islebound,
        bosunOf(islebound),
        fresh(islebound, 10),
        tables.map(([name, seats, options]) => [name, seats, options]),
      );
    },
    PATIENCE,
  );

  it('leaves it to the bosun to end a game that it is sure to win', () => {
    const state = dealt(islebound, 2, {}, 1);
    const chance = new Generator(1);
    const bosun = bosunOf(islebound);
    const crew = [bosun, bosun];
    let alike = 0;
    let asked = 0;
    for (let ply = 0; ply < 60; ply++) {
      const { seat, action } = nextChoice(islebound, state, crew, chance);
      if (legal(islebound, state, seat).length > 1) {
        const rich = islebound.clone(state);
        itemAt(rich.captains, seat).coins += FORTUNE;
        expect(choiceOf(islebound, fresh(islebound, 2)(), rich, seat)).toBe(
          choiceOf(islebound, bosun, rich, seat),
        );
        asked += 1;
        const poor = choiceOf(islebound, fresh(islebound, 2)(), state, seat);
        if (poor === choiceOf(islebound, bosun, state, seat)) alike += 1;
      }
      play(islebound, state, seat, action, chance);
    }
    expect(alike).toBeLessThan(asked);
  });
});
