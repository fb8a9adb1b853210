// Which rules have been tested, and from which side.
import type { Game, RuleId, Types } from '@tidetable/engine';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

const tested = new Map<RuleId, number>();
const refused = new Set<RuleId>();
let current: RuleId | null = null;

/** Tests of one rule. */
export function rule(id: RuleId, tests: () => void): void {
  describe(id, () => {
    beforeEach(() => {
      current = id;
    });
    afterEach(({ task }) => {
      current = null;
      if (task.result?.state !== 'fail') tested.set(id, (tested.get(id) ?? 0) + 1);
    });
    tests();
  });
}

/** The running test has seen an action refused by its rule. */
export function noteRefusal(id: RuleId | undefined): void {
  if (id !== undefined && id === current) refused.add(id);
}

/** Fails for every rule without a passing test, and for every rule that forbids and was not seen to. */
export function everyRuleIsTested<T extends Types>(game: Game<T>): void {
  const ids = Object.keys(game.rulebook);
  const exempt = ids.filter((id) => game.rulebook[id]?.untestable !== undefined);

  describe(`${game.id}: every rule is tested`, () => {
    it('knows every rule that a test names', () => {
      expect([...tested.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    });

    it('tests every rule it knows', () => {
      expect(ids.filter((id) => !tested.has(id) && !exempt.includes(id))).toEqual([]);
    });

    it('is refused by every rule that forbids', () => {
      const forbidding = ids.filter((id) => game.rulebook[id]?.forbids === true);
      expect(forbidding.filter((id) => !refused.has(id))).toEqual([]);
    });

    afterAll(() => {
      const covered = ids.filter((id) => tested.has(id)).length;
      const share = Math.floor((100 * (covered + exempt.length)) / ids.length);
      console.log(
        `${game.id}: ${covered} of ${ids.length} rules tested, ${refused.size} seen to refuse (${share} %)`,
      );
      for (const id of exempt) console.log(`  exempt: ${id}, for ${game.rulebook[id]?.untestable}`);
    });
  });
}
