// Positions near the rarer events and endings, for random games to begin from.
import { type Game, Generator, legal, play, readOptions, start } from '@tidetable/engine';
import type { FrameOf, Islebound, Sea } from '../state.ts';

/** A table after the home ports are chosen, at the first move. */
function underway(game: Game<Islebound>, seed: number): Sea {
  const chance = new Generator(seed);
  const seats = 2 + (seed % 3);
  const sea = start(game, seats, readOptions(game.options, {}, seats), chance);
  while (sea.agenda.at(-1)?.step === 'home-port') {
    const { seat } = sea.agenda.at(-1) as FrameOf<'home-port'>;
    play(game, sea, seat, legal(game, sea, seat)[0] as Islebound['action'], chance);
  }
  return sea;
}

export function openingsOf(game: Game<Islebound>): ((seed: number) => Sea)[] {
  return [
    function oneTokenLeft(seed) {
      const sea = underway(game, seed);
      const taken = sea.tokens.splice(0, sea.tokens.length - 1);
      for (const [index, token] of taken.entries())
        sea.captains[index % sea.seats]?.tokens.push(token);
      for (const captain of sea.captains) captain.renown = 6;
      return sea;
    },
    function oneEventLeft(seed) {
      const sea = underway(game, seed);
      const [left, right] = sea.eventPiles;
      sea.eventDiscard.push(...left.splice(0, left.length - 1), ...right.splice(0));
      for (const captain of sea.captains)
        Object.assign(captain, { fish: 5, wood: 5, books: 3, coins: 20, pirates: 2, serpents: 1 });
      return sea;
    },
    function evenToTheEnd(seed) {
      const sea = underway(game, seed);
      for (const captain of sea.captains) captain.coins = 0;
      sea.trigger = 'buildings';
      sea.turnsLeft = 0;
      sea.agenda.pop();
      Object.assign(sea.agenda.at(-1) as object, { acted: true });
      if (seed % 2 === 0) Object.assign(sea.captains[0] ?? {}, { fish: 1 });
      return sea;
    },
  ];
}
