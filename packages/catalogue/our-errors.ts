// A frozen file bundles its own engine: its Malformed errors are rethrown as the current engine's.
import { type Game, Malformed, type Option } from '@tidetable/engine';

export function withOurErrors(game: Game): Game {
  const fields = Object.entries(game.options.fields as Readonly<Record<string, Option<unknown>>>);
  const options = {
    ...game.options,
    fields: Object.fromEntries(
      fields.map(([name, option]) => [
        name,
        {
          ...option,
          read: translating((input: unknown, where: string) => option.read(input, where)),
        },
      ]),
    ),
  };
  return { ...game, options, read: translating((input: unknown) => game.read(input)) };
}

function translating<Args extends unknown[], T>(read: (...args: Args) => T): (...args: Args) => T {
  return (...args) => {
    try {
      return read(...args);
    } catch (error) {
      throw error instanceof Error && error.name === 'Malformed' ? ours(error) : error;
    }
  };
}

/** With the same message. */
function ours(error: Error): Malformed {
  return Object.assign(new Malformed('', '', ''), { message: error.message });
}
