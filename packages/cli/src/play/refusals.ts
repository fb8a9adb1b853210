// Why something cannot be done now: what is missing first, then the rule.
import type { Action, Reason, Refusal, Seat } from '@tidetable/engine';
import { readable, wrapped } from '@tidetable/terminal/text';
import { ruleLines } from '../rules-text.ts';
import { found, notationIn } from '../table/choices.ts';
import { imaginable } from '../table/imaginable.ts';
import { withNames } from '../table/seating.ts';
import { type Desk, viewOf } from './desk.ts';

/** The action that these words mean, whether or not it can be done now: by notation, or as the game says it. */
export function meant({ table, chooser }: Desk, typed: string): Action | null {
  const { match, box } = table;
  const kinds = match.game.actions ?? {};
  const written = notationIn(typed);
  const isKnown = written !== null && Object.hasOwn(kinds, written.type);
  if (isKnown && typed.includes('=')) return written;
  const spoken = found(imaginable(match, box.face, chooser as Seat), typed);
  return spoken?.action ?? (isKnown ? written : null);
}

export function refusalLines(desk: Desk, action: Action, refusal: Refusal): string[] {
  const { table, ink, outside } = desk;
  const { game, face } = table.box;
  const { code, message, rule, reason } = refusal;
  const view = viewOf(desk);
  if (code === 'malformed') return wrapped(message, readable(outside.columns));
  const isForOthers = code === 'not-asked' || code === 'game-over';
  const asked = code === 'not-offered' && rule !== undefined ? 'Something else is asked now:' : '';
  const fact = factOf(desk, reason) ?? (isForOthers ? withNames(table.box, view, message) : asked);
  return [
    ...wrapped(`${face.say(action, view)}: not now. ${fact}`.trim(), readable(outside.columns)),
    ...(rule === undefined ? [] : ruleLines(game, rule, ink, outside.columns)),
  ];
}

/** The failing fact as a sentence, where the game has one. */
export function factOf(desk: Desk, reason: Reason | undefined): string | null {
  const { because } = desk.table.box.face;
  if (reason === undefined || because === undefined) return null;
  return because(reason, viewOf(desk), desk.chooser);
}
