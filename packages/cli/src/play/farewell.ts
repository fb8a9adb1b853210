// The last lines: how the game ended or where it waits, and how to see it again.

import { BAD, GOOD, type Ink } from '@tidetable/terminal/ink';
import { plural } from '@tidetable/terminal/text';
import { ruleLines } from '../rules-text.ts';
import { type Desk, readerOf } from './desk.ts';
import type { Saves } from './saves.ts';

/** The result with every reason and its rule. */
export function resultLines(desk: Desk, saves: Saves): string[] {
  const { table, ink, outside } = desk;
  const { face, game } = table.box;
  const { outcome } = table.match.state;
  if (outcome === null) return [];
  const rules = [...new Set(outcome.endings.map((ending) => ending.rule))];
  return [
    '',
    ink(face.result(outcome, readerOf(desk)), outcome.winners.length > 0 ? GOOD : BAD),
    ...rules.flatMap((rule) => ruleLines(game, rule, ink, outside.columns)),
    '',
    ...whereabouts(saves, ink),
    `See it again:   tidetable replay ${saves.file}`,
    `Prove it fair:  tidetable verify ${saves.file}`,
  ];
}

export function partingLines(
  { table, ink }: Desk,
  saves: Saves,
  { inputEnded }: { readonly inputEnded: boolean },
): string[] {
  return [
    `${inputEnded ? 'The input has ended' : 'Fair winds'}; ${plural(table.match.ply, 'ply', 'plies')} played.`,
    ...whereabouts(saves, ink),
    ...(saves.trouble === null ? ['Go on with:  tidetable play --resume'] : []),
  ];
}

function whereabouts({ file, trouble }: Saves, ink: Ink): string[] {
  return [trouble === null ? `Kept in ${file}.` : ink(`Not kept: ${trouble}`, BAD)];
}
