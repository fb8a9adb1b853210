// What any rulebook of ours looks like.
import type { Game, RuleId, Types } from '@tidetable/engine';
import { expect, it } from 'vitest';

/** The most characters in which a rule is told. */
const FEW = 220;

/** Exactly these rules, each with a short text of its own, and those marked that forbid. */
export function isRulebook<T extends Types>(
  rulebook: Game<T>['rulebook'],
  ids: readonly RuleId[],
  forbidding: readonly RuleId[],
): void {
  const texts = Object.values(rulebook).map(({ text }) => text);

  it('holds exactly the numbered rules, those of our own and the rulings', () => {
    expect(Object.keys(rulebook).sort()).toEqual([...ids].sort());
  });

  it('says something about each, in few words', () => {
    expect(texts.filter((text) => text.trim() === '' || text.length > FEW)).toEqual([]);
  });

  it('says nothing twice', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('marks the rules that forbid, and knows all of them', () => {
    const marked = Object.keys(rulebook).filter((id) => rulebook[id]?.forbids);
    expect(marked.sort()).toEqual([...forbidding].sort());
  });
}
