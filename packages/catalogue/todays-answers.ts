// Today's rules answer what hosts ask and an earlier version does not know.
import type { Game } from '@tidetable/engine';

/** These depend on options alone, and those have kept their meaning. */
const ASKED = ['teamOf', 'difficultyOf', 'sameForAll'] as const satisfies readonly (keyof Game)[];

export function withTodaysAnswers(earlier: Game, today: Game): Game {
  const answers = ASKED.map((name) => [name, earlier[name] ?? today[name]] as const);
  return {
    ...earlier,
    ...Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)),
  };
}
