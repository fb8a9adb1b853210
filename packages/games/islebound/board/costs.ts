// The cost of an action at a town, for its button.
import type { Action as AnyAction } from '@tidetable/engine';
import { type Action, costWords, entryCost, strengthNeeded, type View } from '../public.ts';
import { boardWords } from './words.ts';

export function costOf(action: AnyAction, view: View): string | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'act') return null;
  const region = view.captains[frame.seat]?.region ?? null;
  if (region === null) return null;
  switch ((action as Action).type) {
    case 'visit':
    case 'visit-in-part':
      return view.owners[region] === frame.seat ? null : costWords(entryCost(view, region));
    case 'attack':
    case 'negotiate':
      return boardWords().needs(strengthNeeded(view, region));
    default:
      return null;
  }
}
