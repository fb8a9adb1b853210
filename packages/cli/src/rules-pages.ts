// Pages that a game has beside its rules.
import type { Board, Page } from './boards/board.ts';
import { GLOW, type Ink, STRONG } from './terminal/ink.ts';
import { readable, wrapped } from './terminal/text.ts';

/** The page of this name, with or without its hyphens; null where there is none. */
export function pageCalled({ pages = {} }: Board, asked: string): Page | null {
  const name = asked.trim().toLowerCase().replace(/\s+/g, '-');
  return Object.hasOwn(pages, name) ? (pages[name] ?? null) : null;
}

export function pageLines({ title, paragraphs }: Page, ink: Ink, width: number): string[] {
  return [
    ink(title, STRONG),
    ...paragraphs.flatMap((text) => ['', ...wrapped(text, readable(width))]),
  ];
}

/** Which pages there are, and what to type for each. */
export function pageHints({ pages = {} }: Board, call: string, ink: Ink, width: number): string[] {
  return Object.entries(pages).flatMap(([name, { title }]) =>
    wrapped(`${call} ${ink(name, GLOW)}: ${title}`, readable(width)),
  );
}
