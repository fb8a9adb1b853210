// A board of today at a table of an earlier version: what it does not know stops nobody.
import { frozenRules, frozenVersions } from '@tidetable/catalogue/earlier';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardKit } from '../src/boards/board.ts';
import { AT_ONCE, cueFrom } from '../src/boards/cues.ts';
import { earlierKit } from '../src/boards/earlier-kit.tsx';
import * as islandAfter from '../src/boards/forbidden-island/after.ts';
import * as islandCues from '../src/boards/forbidden-island/cues.ts';
import * as islandSpots from '../src/boards/forbidden-island/spots.ts';
import * as isleboundAfter from '../src/boards/islebound/after.ts';
import * as isleboundCues from '../src/boards/islebound/cues.ts';
import * as isleboundSpots from '../src/boards/islebound/spots.ts';
import * as plunderAfter from '../src/boards/plunder/after.ts';
import * as plunderCues from '../src/boards/plunder/cues.ts';
import * as plunderSpots from '../src/boards/plunder/spots.ts';

type Parts = Record<'cues' | 'after' | 'spotsOf', unknown>;

/** What of a kit draws nothing. */
function kitOf({ cues, after, spotsOf }: Parts): BoardKit {
  const Nothing = () => null;
  return {
    face: {} as BoardKit['face'],
    board: 'toy',
    rulebook: {},
    Board: Nothing,
    Crew: Nothing,
    Hand: Nothing,
    cue: cueFrom(cues as never),
    after: after as NonNullable<BoardKit['after']>,
    spotsOf: spotsOf as BoardKit['spotsOf'],
    heading: (view) => (view as { options: { target: string } }).options.target,
    isWeighty: () => false,
  };
}

const ISLEBOUND = kitOf({ ...isleboundAfter, ...isleboundCues, ...isleboundSpots });

const KITS: readonly (readonly [string, BoardKit])[] = [
  ['forbidden-island', kitOf({ ...islandAfter, ...islandCues, ...islandSpots })],
  ['islebound', ISLEBOUND],
  ['islebound-prototype', ISLEBOUND],
  ['deep-fog', ISLEBOUND],
  ['plunder', kitOf({ ...plunderAfter, ...plunderCues, ...plunderSpots })],
];

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warnings.mockClear());

const each = KITS.flatMap(([game, kit]) =>
  frozenVersions(game).map((version) => [game, version, kit] as const),
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
    // Events of a known kind, but without what they tell of.
    for (const type of rules.game.events) {
      expect(cue({ type }, view)).toHaveProperty('beats');
      expect(after?.({}, { type })).toBeTypeOf('object');
    }
    expect(heading(view)).toBe('');
    expect(warnings).toHaveBeenCalled();
  });
});
