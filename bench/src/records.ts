// How long it takes to verify ten thousand recorded games.
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import {
  deciders,
  type GameRecord,
  Generator,
  itemAt,
  legal,
  Match,
  replay,
  seedFrom,
} from '@tidetable/engine';
import { progress, timed } from './measure.ts';

const GAMES = 10_000;
/** The first of the catalogue. */
const game = itemAt(EVERY_GAME, 0);

function recorded(number: number): string {
  const chance = new Generator(number);
  const match = Match.start(game, { seats: 2 + (number % 3), seed: seedFrom(`bench ${number}`) });
  while (match.state.outcome === null) {
    const { must, may } = deciders(game, match.state);
    const seat = itemAt([...must, ...may], chance.below(must.length + may.length));
    const actions = legal(game, match.state, seat);
    match.play(seat, itemAt(actions, chance.below(actions.length)));
  }
  return JSON.stringify(match.record());
}

export function verification(): string {
  const texts = Array.from({ length: GAMES }, (_none, number) => {
    if (number % 500 === 0) progress(`recording game ${number} of ${GAMES}`);
    return recorded(number);
  });
  progress('');
  let plies = 0;
  const seconds = timed(() => {
    for (const text of texts) {
      const record = JSON.parse(text) as GameRecord;
      replay(game, record);
      plies += record.plies.length;
    }
  });
  return `${game.title}, ${GAMES.toLocaleString('en')} games, ${plies.toLocaleString('en')} actions: ${seconds.toFixed(2)} CPU-seconds`;
}
