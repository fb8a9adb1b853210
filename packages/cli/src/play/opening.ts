// What stands above the first screen of a game: its house rules, and which of its values no rulebook prints.
import { houseRuleLines } from '../house-rules.ts';
import { provenanceLines } from '../provenance.ts';
import { FAINT } from '../terminal/ink.ts';
import { readable } from '../terminal/text.ts';
import type { Desk } from './desk.ts';

export function openingLines({ table, ink, outside }: Desk): string[] {
  const { box, match } = table;
  const width = readable(outside.columns);
  return [
    ...houseRuleLines(box, match.state.options, ink, width),
    ...provenanceLines(box, width).map((line) => ink(line, FAINT)),
  ];
}
