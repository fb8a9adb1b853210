// Whole games of Islebound: always legal, the same for the same sight, and never a peek into piles or hands.
import {
  choices,
  type Game,
  Generator,
  play,
  readOptions,
  type Seat,
  same,
  start,
  write,
} from '@tidetable/engine';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import type { Action, Islebound, Sea } from '@tidetable/islebound/public';
import { describe, expect, it } from 'vitest';
import { type Bot, bosunOf, nextChoice, playOut, randomBot } from '../src/index.ts';

/** Tables of every kind: the game, its seats and its options. */
const TABLES: readonly [string, Game<Islebound>, number, object][] = [
  ['retail', islebound, 4, {}],
  ['advanced, with close quarters', islebound, 2, { advanced: true, closeQuarters: true }],
  ['trading and raids', islebound, 3, { trading: true, raid: true }],
  ['six buildings', islebound, 3, { sixBuildings: true }],
  ['architect', islebound, 3, { architect: true, advanced: true }],
  ['the prototype', isleboundPrototype, 4, {}],
  ['deep fog', deepFog, 4, {}],
  ['deep fog, with trading and raids', deepFog, 3, { trading: true, raid: true }],
];

function dealt(game: Game<Islebound>, seats: number, options: object, number: number): Sea {
  return start(game, seats, readOptions(game.options, options, seats), new Generator(number));
}

/** What a bosun would do for a seat that must decide. */
function choiceOf(game: Game<Islebound>, sea: Sea, seat: Seat): Action {
  return bosunOf(game).choose({
    seat,
    view: game.view(sea, seat),
    ...choices(game, sea, seat),
    must: true,
    chance: new Generator(5),
  }) as Action;
}

describe('a bosun at a table of Islebound', () => {
  it.each(TABLES)('plays only what is legal: %s', (_name, game, seats, options) => {
    const bosun = bosunOf(game);
    const watched: Bot<Islebound> = {
      name: 'watched',
      choose(sight) {
        const action = bosun.choose(sight) as Action;
        if (!sight.legal.some((offer) => same(offer, action)))
          throw new Error(`${write(action)} was not offered`);
        return action;
      },
    };
    for (let number = 1; number <= 4; number++) {
      const sea = dealt(game, seats, options, number);
      const bots = Array.from(
        { length: seats },
        (_none, seat): Bot<Islebound> => (seat === number % seats ? randomBot : watched),
      );
      playOut(game, sea, bots, new Generator(number));
      expect(sea.outcome).not.toBeNull();
    }
  });

  it.each(TABLES)(
    'sees the same, does the same, and never peeks: %s',
    (_name, game, seats, options) => {
      const chance = new Generator(9);
      const sea = dealt(game, seats, options, 1);
      const bots = Array<Bot<Islebound>>(seats).fill(bosunOf(game));
      for (let ply = 0; sea.outcome === null && ply < 250; ply++) {
        const { seat, action } = nextChoice(game, sea, bots, chance);
        if (ply % 3 === 0) {
          const choice = choiceOf(game, sea, seat);
          expect(choiceOf(game, sea, seat)).toEqual(choice);
          const elsewhere = game.imagine(game.view(sea, seat), new Generator(ply));
          expect(choiceOf(game, elsewhere, seat)).toEqual(choice);
        }
        play(game, sea, seat, action, chance);
      }
    },
  );

  it.each([islebound, isleboundPrototype, deepFog])('beats random players: $id', (game) => {
    for (let number = 1; number <= 5; number++) {
      const sea = dealt(game, 4, {}, number);
      const seat = number % 4;
      const bots = Array<Bot<Islebound>>(4).fill(randomBot);
      bots[seat] = bosunOf(game);
      playOut(game, sea, bots, new Generator(number));
      expect(sea.outcome?.winners).toEqual([seat]);
    }
  });
});
