// When a bare Enter is enough.
import type { Choice } from '@tidetable/terminal/choices';
import { isPerson } from '../table/seating.ts';
import type { PlayContext } from './context.ts';

/** What Enter plays: the action that only lets things go on, or the only one there is unless it needs a word. */
export function passingChoice({ choices, table, must }: PlayContext): Choice | undefined {
  const { passing, deliberate = [] } = table.parts.board;
  const [only, ...others] = choices.allowed;
  if (must && only !== undefined && others.length === 0)
    return deliberate.includes(only.action.type) ? undefined : only;
  return choices.allowed.find(({ action }) => action.type === passing);
}

/** Whether only bots hold up the game, so that this person's silence lets it go on. */
export function mayStaySilent({ table, must }: PlayContext): boolean {
  return !must && table.match.deciders.must.every((seat) => !isPerson(table.seating, seat));
}
