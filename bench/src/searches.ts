// Bots that search before they act: ours, and boardgame.io's with the pieces of our first game, as far ahead as ours looks there.
import { createRequire } from 'node:module';
import { nextChoice, type Observation, observe } from '@tidetable/bots';
import { MANIFESTS } from '@tidetable/catalogue';
import { advise, defaultBot, loadedGame } from '@tidetable/catalogue/loaded';
import {
  deciders,
  type Game,
  Generator,
  itemAt,
  legal,
  play,
  readOptions,
  type Seat,
  start,
} from '@tidetable/engine';
import type { Contestant } from './measure.ts';
import { ACTIONS_OF_A_TURN, ISLAND, TILES_OF_THE_ISLAND } from './server/boardgame-io-game.ts';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

const SEATS = 4;
const POSITIONS = 5;
const SEVERAL = 4;
const ITERATIONS = 500;
/** Actions before the measured decision; the first game decides at once, as its pieces do in boardgame.io. */
const OPENING = 40;
/** Our players of that game play this many turns ahead. */
const TURNS = 6;

const TILES = Array.from({ length: TILES_OF_THE_ISLAND }, (_none, tile) => tile);

export const THEIR_SEARCH: Contestant = {
  name: 'boardgame.io 0.50.2 MCTSBot, island’s pieces',
  unit: 'iterations',
  work() {
    const { MCTSBot } = require('boardgame.io/ai');
    const { InitializeGame } = require('boardgame.io/internal');
    const bot = new MCTSBot({
      game: ISLAND,
      enumerate: () => TILES.map((tile) => ({ move: 'move', args: [tile] })),
      iterations: ITERATIONS,
      playoutDepth: TURNS * ACTIONS_OF_A_TURN,
      seed: 'search',
    });
    // Runs synchronously before it returns its promise.
    void bot.play(InitializeGame({ game: ISLAND, numPlayers: SEATS }), '0');
    return ITERATIONS;
  },
};

/** What a seat sees that must decide among several actions, after the opening. */
function observationAtDecision(game: Game, opening: number, number: number): Observation {
  const chance = new Generator(number);
  const state = start(game, SEATS, readOptions(game.options, {}, SEATS), chance);
  const bots = Array(SEATS).fill(defaultBot(game.id));
  const decider = (): Seat => itemAt(deciders(game, state).must, 0);
  for (let done = 0; done < opening || legal(game, state, decider()).length < SEVERAL; done++) {
    const { seat, action } = nextChoice(game, state, bots, chance);
    play(game, state, seat, action, chance);
  }
  return observe(game, state, decider(), true, chance);
}

function searching(game: Game, opening: number): Contestant {
  const observations: Observation[] = [];
  return {
    name: game.title,
    unit: 'iterations',
    work() {
      while (observations.length < POSITIONS)
        observations.push(observationAtDecision(game, opening, observations.length));
      let trials = 0;
      for (const observation of observations)
        for (const found of advise(game.id, observation, { iterations: ITERATIONS }))
          trials += found.trials;
      return trials;
    },
  };
}

/** The first edition of each game. */
export const OUR_SEARCHES: readonly Contestant[] = MANIFESTS.flatMap(
  ({ editions: [first] }, index) =>
    first === undefined ? [] : [searching(loadedGame(first.id).game, index === 0 ? 0 : OPENING)],
);
