// Rules as people read them: id, page, heading, text.
import type { Game, RuleId } from '@tidetable/engine';
import { FAINT, GLOW, type Ink } from '@tidetable/terminal/ink';
import { readable, wrapped } from '@tidetable/terminal/text';

export function ruleLines(game: Game, id: RuleId, ink: Ink, width: number): string[] {
  const rule = game.rulebook[id];
  if (rule === undefined) return [`${game.title} has no rule ${id}.`];
  const page = rule.page === null ? '' : `, p. ${rule.page}`;
  return [
    `${ink(id, GLOW)}  ${ink(`${rule.heading}${page}`, FAINT)}`,
    ...wrapped(rule.text, readable(width), 2),
  ];
}

/** The rules whose id, heading or text has all these words; an id in full finds just that rule. */
export function rulesAbout(game: Game, words: string): RuleId[] {
  const ids = Object.keys(game.rulebook);
  const exact = ids.find((id) => id.toLowerCase() === words.trim().toLowerCase());
  if (exact !== undefined) return [exact];
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return ids.filter((id) => {
    const { heading, text } = game.rulebook[id] ?? {};
    const all = `${id} ${heading} ${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

export function rulesLines(game: Game, words: string, ink: Ink, width: number): string[] {
  const ids = rulesAbout(game, words);
  if (ids.length === 0)
    return [`No rule of ${game.title} mentions ${JSON.stringify(words)}. Try a shorter word.`];
  return ids.flatMap((id) => ruleLines(game, id, ink, width));
}
