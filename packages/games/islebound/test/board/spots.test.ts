// Every action of Islebound has words and a spot on the table.
import { legal } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { spotsOf } from '../../board/spots.ts';
import type { Action, Frame } from '../../public.ts';
import { face } from '../../words/en/face.ts';
import { EVERYTHING, momentsOf } from './games.ts';

/** Ending a turn has no spot. */
const ONLY_IN_THE_LIST: readonly Action['type'][] = ['end-turn'];

it.each(
  EVERYTHING.map(
    (playing) => [playing.game.title, JSON.stringify(playing.options), playing] as const,
  ),
)('%s %s', (_title, _options, playing) => {
  const met = new Set<Frame['step']>();
  for (const { match, seat, frame } of momentsOf(playing)) {
    met.add(frame.step);
    const view = match.game.view(match.state, seat);
    for (const action of legal(match.game, match.state, seat)) {
      expect(face.say(action, view)).not.toBe('');
      const spots = spotsOf(action, view).flat();
      if (!ONLY_IN_THE_LIST.includes(action.type))
        expect(spots, JSON.stringify(action)).not.toEqual([]);
      expect(spots.join()).not.toContain('undefined');
    }
  }
  expect(met.size).toBeGreaterThan(15);
});
