// What the board shows between the events of a step leads where the game itself goes.
import { Match, readNotation } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../../../web/test/kit/saved.ts';
import { after } from '../../board/after.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import type { Event, View } from '../../words/en/face.ts';

/** What stays as it is until the game itself is asked again. */
function seen({ condition, pawns, captured, waterLevel, treasureDeck, hands }: View) {
  const sorted = hands.map((hand) => hand.toSorted());
  return { condition, pawns, captured, waterLevel, treasureDeck, hands: sorted };
}

const GAMES = ['won', 'won-in-anothers-turn', 'lost-drowned', 'lost-skull', 'lost-earth'];

describe.each(GAMES)('%s', (name) => {
  it('is shown as it was played', () => {
    const record = recorded('forbidden-island', name);
    const match = Match.resume(forbiddenIsland, { ...record, plies: [] });
    for (const { seat, action } of record.plies) {
      const before = forbiddenIsland.view(match.state, seat);
      const played = match.play(seat, readNotation(action) as never);
      if (!played.ok) throw new Error(played.refusal.message);
      const events = played.events as readonly Event[];
      const shown = events.reduce(after, before);
      const truth = forbiddenIsland.view(match.state, seat);
      // A capture takes four cards and a new deck its size from the game itself.
      const isWhole = !events.some(({ type }) => type === 'captured' || type === 'deck-reshuffled');
      if (isWhole) expect(seen(shown), action).toEqual(seen(truth));
      else expect(shown.condition, action).toEqual(truth.condition);
    }
  });
});
