// Pages that a game has beside its rules.
import type { Page } from '@tidetable/terminal/board';
import { GLOW, type Ink, STRONG } from '@tidetable/terminal/ink';
import { readable, wrapped } from '@tidetable/terminal/text';
import type { GameParts } from './games.ts';
import { provenancePage } from './provenance.ts';

/** By the word that asks for it. */
export function pagesOf(parts: GameParts): Readonly<Record<string, Page>> {
  return { provenance: provenancePage(parts), ...parts.board.pages };
}

/** The page of this name, with or without its hyphens; null where there is none. */
export function pageCalled(parts: GameParts, query: string): Page | null {
  const pages = pagesOf(parts);
  const name = query.trim().toLowerCase().replace(/\s+/g, '-');
  return Object.hasOwn(pages, name) ? (pages[name] ?? null) : null;
}

export function pageLines({ title, paragraphs }: Page, ink: Ink, width: number): string[] {
  return [
    ink(title, STRONG),
    ...paragraphs.flatMap((text) => ['', ...wrapped(text, readable(width))]),
  ];
}

/** Which pages there are, and what to type for each. */
export function pageHints(parts: GameParts, call: string, ink: Ink, width: number): string[] {
  return Object.entries(pagesOf(parts)).flatMap(([name, { title }]) =>
    wrapped(`${call} ${ink(name, GLOW)}: ${title}`, readable(width)),
  );
}
