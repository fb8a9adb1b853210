// Above the first screen: house rules, and which values no rulebook prints.
import { FAINT } from '@tidetable/terminal/ink';
import { readable } from '@tidetable/terminal/text';
import { houseRuleLines } from '../house-rules.ts';
import { provenanceLines } from '../provenance.ts';
import type { PlayContext } from './context.ts';

export function openingLines({ table, ink, terminal }: PlayContext): string[] {
  const { parts, match } = table;
  const width = readable(terminal.columns);
  return [
    ...houseRuleLines(parts, match.state.options, ink, width),
    ...provenanceLines(parts, width).map((line) => ink(line, FAINT)),
  ];
}
