// Today's board at a table under earlier rules: unknown events and actions break nothing.

import type { BoardKit } from '@tidetable/board/board.ts';
import { AT_ONCE } from '@tidetable/board/cues.ts';
import { GAME_IDS } from '@tidetable/catalogue';
import { frozenRules, frozenVersions } from '@tidetable/catalogue/earlier';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlierKit } from '../src/boards/earlier-kit.tsx';
import { partsOf } from './kit/board-parts.ts';

/** A board that draws nothing. */
function drawless(game: string): BoardKit {
  const Nothing = () => null;
  return {
    ...partsOf(game),
    board: 'toy',
    Board: Nothing,
    Crew: Nothing,
    Hand: Nothing,
    heading: (view) => (view as { options: { target: string } }).options.target,
    isWeighty: () => false,
  };
}

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warnings.mockClear());

const each = GAME_IDS.flatMap((game) =>
  frozenVersions(game).map((version) => [game, version, drawless(game)] as const),
);

describe.each(each)('%s, version %i', (game, version, kit) => {
  it('has the words and the rulebook of its time', async () => {
    const rules = await frozenRules(game, version);
    if (rules === null) throw new Error('not frozen');
    const earlier = earlierKit(kit, rules);
    expect(earlier.face).toBe(rules.face);
    expect(earlier.rulebook).toBe(rules.game.rulebook);
    expect(earlier.rulesVersion).toBe(version);
  });

  it('shows without animation what the board does not know', async () => {
    const rules = await frozenRules(game, version);
    if (rules === null) throw new Error('not frozen');
    const { cue, after, spotsOf, heading } = earlierKit(kit, rules);
    const view = {};
    const event = { type: 'no-such-event' };
    expect(cue(event, view)).toBe(AT_ONCE);
    expect(after?.(view, event)).toBe(view);
    expect(spotsOf({ type: 'no-such-action' }, view)).toBeInstanceOf(Array);
    // Events of a known kind, with their fields missing.
    for (const type of rules.game.events) {
      expect(cue({ type }, view)).toHaveProperty('beats');
      expect(after?.({}, { type })).toBeTypeOf('object');
    }
    expect(heading(view)).toBe('');
    expect(warnings).toHaveBeenCalled();
  });
});
