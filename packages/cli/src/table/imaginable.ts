// Every well-formed action in the words of the game: what a person may mean.
import type { Action, Detail, Face, Form, Match, Seat } from '@tidetable/engine';
import type { Choice } from '@tidetable/terminal/choices';

/** A kind with more ways than this is only understood in notation. */
const MOST = 400;

export function imaginable(match: Match, face: Face, seat: Seat): Choice[] {
  const { game, state } = match;
  const view = match.view(seat);
  const forms = Object.entries((game.actions ?? {}) as Readonly<Record<string, Form<unknown>>>);
  return forms.flatMap(([type, form]) =>
    filled(type, form, state).map((action) => ({
      number: '',
      action,
      text: face.say(action, view),
      rule: '',
    })),
  );
}

function filled(type: string, form: Form<unknown>, state: unknown): Action[] {
  let actions: Readonly<Record<string, Detail>>[] = [{ type }];
  for (const [name, { values, optional }] of Object.entries(form)) {
    const known = values(state);
    if (actions.length * (known.length + 1) > MOST) return [];
    const added = actions.flatMap((action) => known.map((value) => ({ ...action, [name]: value })));
    actions = optional ? [...actions, ...added] : added;
  }
  return actions as unknown as Action[];
}
