// Page numbers of rulebooks, in rules and docs: what is ours must not have one.
import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '@tidetable/engine';

export const PAGE = /\bpp?\. ?\d|\bpages? \d/;

const HOME = new URL('../../../', import.meta.url);

export function isNamed(text: string, name: string): boolean {
  return new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`).test(text);
}

/** Rules that cite a page for one of these names. */
export function rulesWithPages({ rulebook }: Game, names: readonly string[]): string[] {
  return Object.entries(rulebook).flatMap(([rule, { text, heading, page }]) =>
    page !== null && names.some((name) => isNamed(`${heading} ${text}`, name)) ? [rule] : [],
  );
}

/** Lines of the README, the docs and the pages of all games that cite a page for one of these names. */
export function linesWithPages(names: readonly string[]): string[] {
  return written().flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter(
        (line) =>
          PAGE.test(line) &&
          (/\bDESIGNED\b|\bours\b/.test(line) || names.some((name) => isNamed(line, name))),
      )
      .map((line) => `${file}: ${line}`),
  );
}

export function readme(): string {
  return readFileSync(new URL('README.md', HOME), 'utf8');
}

function written(): { readonly file: string; readonly text: string }[] {
  const docs = readdirSync(new URL('docs/', HOME)).filter((name) => name.endsWith('.md'));
  const games = readdirSync(new URL('packages/games/', HOME));
  return [
    'README.md',
    ...docs.map((name) => `docs/${name}`),
    ...games.map((game) => `packages/games/${game}/README.md`),
  ].map((file) => ({ file, text: readFileSync(new URL(file, HOME), 'utf8') }));
}
