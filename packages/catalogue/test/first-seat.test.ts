// What an edition says of who begins holds in its game: left to chance otherwise, then always the same seat.
import { editionOf } from '@tidetable/catalogue';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { deciders, type Game, Generator, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';

const CHOOSING = EVERY_GAME.filter(({ id }) => editionOf(id)?.firstSeatBegins !== undefined);

/** Who is asked first in games under these options. */
function askedFirst(game: Game, options: object | undefined): number {
  const asked = Array.from({ length: 20 }, (_none, seed) => {
    const state = start(game, 3, readOptions(game.options, options, 3), new Generator(seed));
    return deciders(game, state).must.join();
  });
  return new Set(asked).size;
}

it.each(CHOOSING.map((game) => [game.id, game] as const))(
  '%s: the first seat begins',
  (id, game) => {
    expect(askedFirst(game, editionOf(id)?.firstSeatBegins)).toBe(1);
    expect(game.options.fields).toHaveProperty('first');
  },
);
