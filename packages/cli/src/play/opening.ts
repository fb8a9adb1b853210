// What stands above the first screen of a game: its house rules, and which of its values no rulebook prints.
import { houseRules, type Option } from '@tidetable/engine';
import { written } from '../commands/option-lines.ts';
import { provenanceLines } from '../provenance.ts';
import { FAINT, STRONG } from '../terminal/ink.ts';
import { readable, wrapped } from '../terminal/text.ts';
import type { Desk } from './desk.ts';

export function openingLines({ table, ink, outside }: Desk): string[] {
  const { box, match } = table;
  const width = readable(outside.columns);
  const fields = box.game.options.fields as Readonly<Record<string, Option<unknown>>>;
  const options = match.state.options as Readonly<Record<string, unknown>>;
  const rules = houseRules(box.game.options, options).map((name) => {
    const { label, help } = fields[name] as Option<unknown>;
    return `${label}, ${written(options[name])}: ${help}`;
  });
  return [
    ...(rules.length === 0 ? [] : [ink('House rules', STRONG)]),
    ...rules.flatMap((rule) => wrapped(rule, width, 2)),
    ...provenanceLines(box, width).map((line) => ink(line, FAINT)),
  ];
}
