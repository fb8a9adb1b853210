// The options of any game.
import type { Game, Option } from '@tidetable/engine';

export function optionFields({ options }: Game): Readonly<Record<string, Option<unknown>>> {
  return options.fields as Readonly<Record<string, Option<unknown>>>;
}
