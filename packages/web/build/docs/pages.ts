// The pages of the documentation, from Markdown to HTML, and what can be searched in them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const HOME = 'docs/README.md';
const BESIDE = ['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];

export interface Page {
  /** In this repository. */
  readonly source: string;
  /** The last part of its address; empty for the first page. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
}

/** A heading and what stands below it. */
export interface Section {
  readonly page: string;
  readonly title: string;
  readonly heading: string;
  readonly id: string;
  readonly text: string;
}

export interface Site {
  readonly pages: readonly Page[];
  /** Pictures that pages show, by their place in this repository. */
  readonly pictures: ReadonlySet<string>;
}

/** In the order in which the first page names them. */
function sources(): string[] {
  const home = readFileSync(join(ROOT, HOME), 'utf8');
  const placeOf = (name: string): number => (name === 'README.md' ? 0 : home.indexOf(`(${name})`));
  const docs = readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return [...docs.map((name) => `docs/${name}`), ...BESIDE];
}

function nameOf(source: string): string {
  return source === HOME ? '' : (/([^/]+)\.md$/.exec(source)?.[1] ?? '').toLowerCase();
}

export function readSite(): Site {
  const known = new Set(sources());
  const pictures = new Set<string>();
  const pages = sources().map((source) => pageOf(source, known, pictures));
  return { pages, pictures };
}

function pageOf(source: string, known: ReadonlySet<string>, pictures: Set<string>): Page {
  const name = nameOf(source);
  const ids = new Map<string, number>();
  const sections: { heading: string; id: string; text: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const heading = wordsOf(inner);
        const id = unused(ids, slugOf(heading));
        sections.push({ heading, id, text: '' });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const to = addressOf(href, source, known);
        return to === null ? words : `<a href="${escaped(to)}">${words}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const picture = join(dirname(source), href);
        pictures.add(picture);
        return `<img src="${escaped(href)}" alt="${escaped(text)}">`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    },
  });
  let html = '';
  for (const token of marked.lexer(readFileSync(join(ROOT, source), 'utf8'))) {
    const part = marked.parser([token]);
    const section = sections.at(-1);
    if (section !== undefined && token.type !== 'heading') section.text += ` ${wordsOf(part)}`;
    html += token.type === 'table' ? `<div class="wide" tabindex="0">${part}</div>\n` : part;
  }
  const title = sections[0]?.heading ?? name;
  return {
    source,
    name,
    title,
    html,
    sections: sections.map((section) => ({ ...section, page: name, title })),
  };
}

/** Null for what is not part of the site: it is told without a link. */
function addressOf(href: string, source: string, known: ReadonlySet<string>): string | null {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const target = join(dirname(source), path);
  if (!known.has(target)) return null;
  return `${nameOf(target) || './'}${fragment === undefined ? '' : `#${fragment}`}`;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Without tags. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_all, name) => SIGNS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** As GitHub makes them, so that links within the pages hold in both places. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function unused(ids: Map<string, number>, id: string): string {
  const times = ids.get(id) ?? 0;
  ids.set(id, times + 1);
  return times === 0 ? id : `${id}-${times}`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
