// Each style sheet applies only where its folder says.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { scopedStyles } from '../build/styles.ts';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const SHEETS = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !/node_modules|dist/.test(file),
);

const built = (path: string, css: string): string =>
  postcss([scopedStyles()])
    .process(css, { from: join(PACKAGES, path) })
    .css.replace(/\s*([{}])\s*/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^@layer [^;]*; ?/, '');

describe('a style sheet', () => {
  it('of a board holds on that board', () => {
    expect(built('games/a-game/board/x.css', '.card { color: red }')).toBe(
      '@layer boards { @scope ([data-board="a-game"]) { .card { color: red } } }',
    );
  });

  it('of a board from outside holds on that board', () => {
    const game = realpathSync(mkdtempSync(join(tmpdir(), 'tidetable-game-')));
    writeFileSync(join(game, 'game.ts'), '');
    vi.stubEnv('TIDETABLE_GAMES', game);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(game, { recursive: true });
    });
    const from = join(game, 'board/x.css');
    const { css } = postcss([scopedStyles()]).process('.card { color: red }', { from });
    expect(css).toContain(`@scope ([data-board="${basename(game)}"])`);
  });

  it('asks for theme and layout above its scope, also where there are several', () => {
    expect(
      built(
        'games/another/board/x.css',
        '@media print { :root[data-layout="side"] .a, :root:is([data-theme="dark"]) .b { color: red } }',
      ),
    ).toContain(':root[data-layout="side"] :scope .a, :root:is([data-theme="dark"]) :scope .b {');
  });

  it('that asks the root alone for a layout is about what it is scoped to', () => {
    expect(
      built('games/a-game/board/x.css', ':root[data-layout="upright"] { --dock: 340px }'),
    ).toContain(':root[data-layout="upright"] :scope { --dock');
  });

  it('of the look holds everywhere', () => {
    expect(built('kits/board/look/x.css', 'p { color: red }')).toBe(
      '@layer look { p { color: red } }',
    );
  });

  it('with an element of any kind behind :has() is refused: the whole page would be restyled', () => {
    const rule = (selector: string) => () =>
      built('games/a-game/board/x.css', `${selector} { color: red }`);
    expect(rule('.a:has(.b) > *')).toThrow('.a:has(.b) > *');
    expect(rule('.a:has(> .b):not(.c) .d *')).toThrow('name the elements');
    expect(rule('.a:has(.b) > :not(.b)')).toThrow('.a:has(.b) > :not(.b)');
    expect(rule('.a:has(> *) .b')).not.toThrow();
    expect(rule('.a:has(.b:not(.c))')).not.toThrow();
  });

  it('outside every known folder is refused', () => {
    expect(() => built('web/src/elsewhere/x.css', 'p { color: red }')).toThrow(
      'web/src/elsewhere/x.css',
    );
  });
});

it('no two animations have one name', () => {
  const names = SHEETS.flatMap((file) =>
    [...readFileSync(join(PACKAGES, file), 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
});

it('no rule of a scoped sheet is about the root itself, which lies outside', () => {
  const outside = SHEETS.filter(
    (file) => !/^(kits\/board\/look|web\/src\/(app|verify))\//.test(file),
  ).flatMap((file) =>
    [...readFileSync(join(PACKAGES, file), 'utf8').matchAll(/^\s*:root \{/gm)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(outside).toEqual([]);
});
