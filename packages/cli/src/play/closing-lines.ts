// The last lines: how the game ended or where it waits, and how to see it again.
import { BAD, GOOD, type Ink } from '@tidetable/terminal/ink';
import { plural } from '@tidetable/terminal/text';
import { ruleLines } from '../rules-text.ts';
import { type PlayContext, readerOf } from './context.ts';
import type { Saves } from './saves.ts';

/** The result with every reason and its rule. */
export function resultLines(context: PlayContext, saves: Saves): string[] {
  const { table, ink, terminal } = context;
  const { face, game } = table.parts;
  const { outcome } = table.match.state;
  if (outcome === null) return [];
  const rules = [...new Set(outcome.endings.map((ending) => ending.rule))];
  return [
    '',
    ink(face.result(outcome, readerOf(context)), outcome.winners.length > 0 ? GOOD : BAD),
    ...rules.flatMap((rule) => ruleLines(game, rule, ink, terminal.columns)),
    '',
    ...whereabouts(saves, ink),
    `See it again:   tidetable replay ${saves.file}`,
    `Prove it fair:  tidetable verify ${saves.file}`,
  ];
}

export function partingLines(
  { table, ink }: PlayContext,
  saves: Saves,
  { inputEnded }: { readonly inputEnded: boolean },
): string[] {
  return [
    `${inputEnded ? 'The input has ended' : 'Fair winds'}; ${plural(table.match.ply, 'ply', 'plies')} played.`,
    ...whereabouts(saves, ink),
    ...(saves.problem === null ? ['Go on with:  tidetable play --resume'] : []),
  ];
}

function whereabouts({ file, problem }: Saves, ink: Ink): string[] {
  return [problem === null ? `Kept in ${file}.` : ink(`Not kept: ${problem}`, BAD)];
}
