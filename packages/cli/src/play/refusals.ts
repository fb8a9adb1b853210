// Why something cannot be done now: what is missing first, then the rule.
import type { Action, Reason, Refusal } from '@tidetable/engine';
import { readable, wrapped } from '@tidetable/terminal/text';
import { ruleLines } from '../rules-text.ts';
import { found, notationIn } from '../table/choices.ts';
import { imaginable } from '../table/imaginable.ts';
import { withNames } from '../table/seating.ts';
import { type ChoiceContext, type PlayContext, viewOf } from './context.ts';

/** The action that these words mean, whether or not it can be done now: by notation, or as the game says it. */
export function actionMeant({ table, chooser }: ChoiceContext, typed: string): Action | null {
  const { match, parts } = table;
  const kinds = match.game.actions ?? {};
  const written = notationIn(typed);
  const isKnown = written !== null && Object.hasOwn(kinds, written.type);
  if (isKnown && typed.includes('=')) return written;
  const spoken = found(imaginable(match, parts.face, chooser), typed);
  return spoken?.action ?? (isKnown ? written : null);
}

export function refusalLines(context: PlayContext, action: Action, refusal: Refusal): string[] {
  const { table, ink, terminal } = context;
  const { game, face } = table.parts;
  const { code, message, rule, reason } = refusal;
  const view = viewOf(context);
  if (code === 'malformed') return wrapped(message, readable(terminal.columns));
  const isForOthers = code === 'not-asked' || code === 'game-over';
  const asked = code === 'not-offered' && rule !== undefined ? 'Something else is asked now:' : '';
  const fact =
    factOf(context, reason) ?? (isForOthers ? withNames(table.parts, view, message) : asked);
  return [
    ...wrapped(`${face.say(action, view)}: not now. ${fact}`.trim(), readable(terminal.columns)),
    ...(rule === undefined ? [] : ruleLines(game, rule, ink, terminal.columns)),
  ];
}

/** The failing fact as a sentence, where the game has one. */
export function factOf(context: PlayContext, reason: Reason | undefined): string | null {
  const { because } = context.table.parts.face;
  if (reason === undefined || because === undefined) return null;
  return because(reason, viewOf(context), context.chooser);
}
