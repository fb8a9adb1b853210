// Searching a rulebook.
import type { Rule, RuleId } from '@tidetable/engine';
import type { Rulebook } from '@tidetable/manifest';

export interface Chapter {
  readonly heading: string;
  /** The anchor for links. */
  readonly anchor: string;
  readonly rules: readonly (readonly [RuleId, Rule])[];
}

/** The words of the search. */
export function wordsIn(wanted: string): readonly string[] {
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
}

/** Rules that contain every word, under their headings. */
export function chaptersIn(rulebook: Rulebook, wanted: string): readonly Chapter[] {
  const parts = wordsIn(wanted);
  const chapters = new Map<string, (readonly [RuleId, Rule])[]>();
  for (const [id, rule] of Object.entries(rulebook)) {
    const text = `${id} ${rule.heading} ${rule.text}`.toLowerCase();
    if (!parts.every((part) => text.includes(part))) continue;
    const known = chapters.get(rule.heading) ?? [];
    known.push([id, rule]);
    chapters.set(rule.heading, known);
  }
  return [...chapters].map(([heading, rules]) => ({ heading, anchor: anchorOf(heading), rules }));
}

function anchorOf(heading: string): string {
  return `chapter-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** A text split into matches and the rest. */
export function piecesOf(
  text: string,
  parts: readonly string[],
): readonly { readonly text: string; readonly isFound: boolean }[] {
  if (parts.length === 0) return [{ text, isFound: false }];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((piece, nth) => ({ text: piece, isFound: nth % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
