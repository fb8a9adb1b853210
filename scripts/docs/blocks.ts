// The code blocks of README, CONTRIBUTING and docs/.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The words behind a fence: a language, then perhaps the name of a file, then `example` for a block that no test runs, or
 * `by=PATH` for one that the test at PATH runs. All others are shell commands, and run by commands.test.ts.
 */
export interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly isExample: boolean;
  readonly runBy: string | null;
  readonly text: string;
}

const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const FENCE = /^( *)```([^\n]*)\n(.*?)^\1```$/gms;

function blocksOf(page: string): Block[] {
  const all = readFileSync(join(ROOT, page), 'utf8');
  return [...all.matchAll(FENCE)].map(({ index, 2: said = '', 3: text = '' }) => {
    const [language = '', ...words] = said.trim().split(' ');
    return {
      page,
      line: all.slice(0, index).split('\n').length,
      language,
      isExample: words.includes('example'),
      runBy: words.find((word) => word.startsWith('by='))?.slice('by='.length) ?? null,
      text,
    };
  });
}

export const BLOCKS: readonly Block[] = PAGES.flatMap(blocksOf);
