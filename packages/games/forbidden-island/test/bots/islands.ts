// Islands to play on: all layouts and difficulties, and house rules.
import { Generator, readOptions, start } from '@tidetable/engine';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Island } from '../../rules/questions.ts';

const { layout, difficulty } = forbiddenIsland.options.fields;

/** Each number deals another island, difficulty and set of house rules. */
export function dealt(seats: number, number: number): Island {
  const options = readOptions(
    forbiddenIsland.options,
    {
      layout: layout.choices?.[number % 12],
      difficulty: difficulty.choices?.[number % 4],
      askBeforeNavigating: number % 2 === 1,
      handLimit: number % 3 === 0 ? 'both-cards' : 'each-card',
      liftRescues: number % 5 !== 0,
      discardCutIn: number % 7 === 0 ? 'discarder' : 'anyone',
    },
    seats,
  );
  return start(forbiddenIsland, seats, options, new Generator(number, seats));
}
