// The house rules of a table, in words.
import { houseRules } from '@tidetable/engine';
import { type Ink, STRONG } from '@tidetable/terminal/ink';
import { wrapped } from '@tidetable/terminal/text';
import type { GameParts } from './games.ts';
import { optionFields, written } from './option-lines.ts';

interface HouseRuleText {
  /** What it is called and what was chosen. */
  readonly name: string;
  readonly help: string;
}

function textsOf({ game }: GameParts, chosen: object): HouseRuleText[] {
  const fields = optionFields(game);
  const options = chosen as Readonly<Record<string, unknown>>;
  return houseRules(game.options, options).flatMap((name) => {
    const field = fields[name];
    return field === undefined
      ? []
      : { name: `${field.label}, ${written(options[name])}`, help: field.help };
  });
}

/** A heading and a sentence for each; nothing where there are none. */
export function houseRuleLines(
  parts: GameParts,
  options: object,
  ink: Ink,
  width: number,
): string[] {
  const rules = textsOf(parts, options);
  return [
    ...(rules.length === 0 ? [] : [ink('House rules', STRONG)]),
    ...rules.flatMap(({ name, help }) => wrapped(`${name}: ${help}`, width, 2)),
  ];
}

/** In one line; none where there are none. */
export function houseRuleNames(parts: GameParts, options: object): string[] {
  const names = textsOf(parts, options).map(({ name }) => name);
  return names.length === 0 ? [] : [`house rules: ${names.join('; ')}`];
}
