// Above the first screen: house rules, and which values no rulebook prints.

import { FAINT } from '@tidetable/terminal/ink';
import { readable } from '@tidetable/terminal/text';
import { houseRuleLines } from '../house-rules.ts';
import { provenanceLines } from '../provenance.ts';
import type { Desk } from './desk.ts';

export function openingLines({ table, ink, outside }: Desk): string[] {
  const { box, match } = table;
  const width = readable(outside.columns);
  return [
    ...houseRuleLines(box, match.state.options, ink, width),
    ...provenanceLines(box, width).map((line) => ink(line, FAINT)),
  ];
}
