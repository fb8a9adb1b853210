// Decisions of a kind, found in the recorded games.
import { deciders, type GameRecord, Match, readNotation } from '@tidetable/engine';
import { recorded } from '../../../../web/test/kit/saved.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Action, Event, View } from '../../words/en/face.ts';

export interface Moment {
  readonly record: GameRecord;
  readonly ply: number;
  readonly seat: number;
  readonly action: Action;
  readonly text: string;
  readonly view: View;
  readonly events: readonly Event[];
}

/** A game step by step, as it was played. */
export function* momentsOf(name: string): Generator<Moment & { readonly isAsked: boolean }> {
  const record = recorded('forbidden-island', name);
  const match = Match.resume(forbiddenIsland, { ...record, plies: [] });
  for (const [ply, { seat, action: text }] of record.plies.entries()) {
    const view = forbiddenIsland.view(match.state, seat);
    // Where several are asked, a bot may be faster.
    const isAsked = deciders(forbiddenIsland, match.state).must.join() === `${seat}`;
    const action = readNotation(text) as Action;
    const played = match.play(seat, action);
    if (!played.ok) throw new Error(played.refusal.message);
    const events = played.events as readonly Event[];
    yield { record, ply, seat, action, text, view, events, isAsked };
  }
}

const GAMES = ['lost-skull', 'won', 'lost-drowned', 'lost-ocean', 'lost-fire'];

/** The first such action of a seat that was asked. */
export function momentOf(type: Action['type']): Moment {
  for (const game of GAMES)
    for (const moment of momentsOf(game))
      if (moment.isAsked && moment.action.type === type) return moment;
  throw new Error(`nobody ever did ${type}`);
}
