// A person may type any action: each has words at every table, whether or not it is possible there.
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { type Game, Generator, itemAt, Match, seedFrom } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { partsOf } from '../src/games.ts';
import { imaginable } from '../src/table/imaginable.ts';

const PLIES = 120;
const EVERY = 10;

it.each(EVERY_GAME.map((game): [string, Game] => [game.id, game]))(
  '%s has words for every well-formed action',
  (id, game) => {
    const { face } = partsOf(id);
    const chance = new Generator(1);
    const match = Match.start(game, { seats: 2, seed: seedFrom('any action') });
    for (let ply = 0; ply < PLIES && match.state.outcome === null; ply++) {
      const seat = itemAt(match.deciders.must, 0);
      if (ply % EVERY === 0)
        for (const { text } of imaginable(match, face, seat))
          expect(text).not.toMatch(/undefined|null|NaN/);
      const actions = match.legal(seat);
      match.play(seat, itemAt(actions, chance.below(actions.length)));
    }
  },
);
