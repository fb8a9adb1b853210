// The fonts of the pictures: those of the web app, unpacked into files of their own when the first picture is drawn.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Widths, widthsIn } from './glyph-widths.ts';
import { sfntOf } from './woff.ts';

const TEXT = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map(
  (letters) => `@fontsource/alegreya-sans/files/alegreya-sans-${letters}-500-normal.woff`,
);
const TITLE = ['@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff'];
/** As they are installed. */
export const PREVIEW_FONTS: readonly string[] = [...TEXT, ...TITLE];

export interface Fonts {
  /** As the renderer wants them. */
  readonly files: readonly string[];
  readonly text: Widths;
  readonly title: Widths;
  /** Removes the files. */
  close(): void;
}

export function unpackFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-fonts-'));
  const files: string[] = [];
  const unpacked = (names: readonly string[]): Widths => {
    const widths = new Map<number, number>();
    for (const name of names) {
      const font = sfntOf(readFileSync(resolve(name)));
      const file = join(folder, `${basename(name, '.woff')}.ttf`);
      writeFileSync(file, font);
      files.push(file);
      for (const [letter, width] of widthsIn(font)) widths.set(letter, width);
    }
    return widths;
  };
  const [text, title] = [unpacked(TEXT), unpacked(TITLE)];
  return { files, text, title, close: () => rmSync(folder, { recursive: true, force: true }) };
}
