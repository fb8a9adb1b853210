// The house rules of a table, in words.
import { houseRules, type Option } from '@tidetable/engine';
import { type Ink, STRONG } from '@tidetable/terminal/ink';
import { wrapped } from '@tidetable/terminal/text';
import type { GameParts } from './games.ts';
import { written } from './option-lines.ts';

interface Told {
  /** What it is called and what was chosen. */
  readonly name: string;
  readonly help: string;
}

function toldOf({ game }: GameParts, chosen: object): Told[] {
  const fields = game.options.fields as Readonly<Record<string, Option<unknown>>>;
  const options = chosen as Readonly<Record<string, unknown>>;
  return houseRules(game.options, options).map((name) => {
    const { label, help } = fields[name] as Option<unknown>;
    return { name: `${label}, ${written(options[name])}`, help };
  });
}

/** A heading and a sentence for each; nothing where there are none. */
export function houseRuleLines(
  parts: GameParts,
  options: object,
  ink: Ink,
  width: number,
): string[] {
  const rules = toldOf(parts, options);
  return [
    ...(rules.length === 0 ? [] : [ink('House rules', STRONG)]),
    ...rules.flatMap(({ name, help }) => wrapped(`${name}: ${help}`, width, 2)),
  ];
}

/** In one line; none where there are none. */
export function houseRuleNames(parts: GameParts, options: object): string[] {
  const names = toldOf(parts, options).map(({ name }) => name);
  return names.length === 0 ? [] : [`house rules: ${names.join('; ')}`];
}
