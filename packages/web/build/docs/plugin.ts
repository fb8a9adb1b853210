// Writes the documentation as pages of their own, `/docs/`, beside the app: no framework, a search in one small script.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { escaped, type Page, readSite, type Site } from './pages.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const STYLES = ['../../../kits/board/look/tokens.css', 'site.css'];

export function docs(): Plugin {
  return {
    name: 'tidetable-docs',
    apply: 'build',
    generateBundle() {
      const site = readSite();
      const emit = (name: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: 'asset', fileName: `docs/${name}`, source });
      for (const page of site.pages) emit(`${page.name || 'index'}.html`, documentOf(page, site));
      for (const picture of site.pictures)
        emit(picture.replace(/^docs\//, ''), readFileSync(here(`../../../../${picture}`)));
      emit('site.css', STYLES.map((name) => readFileSync(here(name), 'utf8')).join('\n'));
      emit('search.json', JSON.stringify(site.pages.flatMap(({ sections }) => sections)));
    },
  };
}

function documentOf({ name, title, html }: Page, { pages }: Site): string {
  const contents = pages.map(
    (page) =>
      `<li><a href="${page.name || './'}"${page.name === name ? ' aria-current="page"' : ''}>${escaped(page.title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Tidetable</title>
<link rel="stylesheet" href="site.css">
<link rel="icon" href="/icons/icon.svg">
<script type="module" src="search.js"></script>
</head>
<body>
<header>
<a class="brand" href="/">Tidetable</a>
<form role="search" hidden>
<label>Search <input type="search" name="q" autocomplete="off"></label>
<ol aria-live="polite"></ol>
</form>
</header>
<nav aria-label="Pages"><ul>
${contents.join('\n')}
</ul></nav>
<main>
${html}</main>
</body>
</html>
`;
}
