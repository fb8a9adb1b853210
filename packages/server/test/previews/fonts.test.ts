// The fonts of the pictures: unpacked whole, with the letters that names need.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import { drawn } from '../../src/previews/drawing.ts';
import { unpackFonts } from '../../src/previews/fonts.ts';
import { sfntOf } from '../../src/previews/woff.ts';
import { TIMED } from '../games-by-trait.ts';

const fonts = unpackFonts();
afterAll(() => fonts.close());

/** As the format defines it: the sum of a table's words. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4)
    sum =
      (sum +
        table
          .subarray(at, at + 4)
          .toString('hex')
          .padEnd(8, '0')
          .split('')
          .reduce((all, digit) => all * 16 + Number.parseInt(digit, 16), 0)) >>>
      0;
  return sum;
}

it('has every table whole, by its own checksum', () => {
  for (const file of fonts.files) {
    const font = readFileSync(file);
    const count = font.readUInt16BE(4);
    expect(count).toBeGreaterThan(8);
    for (let nth = 0; nth < count; nth++) {
      const at = 12 + nth * 16;
      const tag = font.toString('latin1', at, at + 4);
      const [said, offset, length] = [4, 8, 12].map((by) => font.readUInt32BE(at + by)) as [
        number,
        number,
        number,
      ];
      const table = Buffer.from(font.subarray(offset, offset + length));
      expect(offset % 4).toBe(0);
      if (tag === 'head') table.writeUInt32BE(0, 8);
      expect([tag, checksum(table)]).toEqual([tag, said]);
    }
  }
});

it('knows the letters and how wide they are', () => {
  const has = (text: string): boolean =>
    [...text].every((sign) => fonts.text.has(sign.codePointAt(0) ?? 0));
  expect(['Anna Öz', 'Łukasz Čapek', 'Жук', 'Ωmega', 'Nguyễn'].map(has)).toEqual(
    Array(5).fill(true),
  );
  expect(['👩', 'שרה', '安娜'].map(has)).toEqual([false, false, false]);
  const width = (sign: string): number => fonts.text.get(sign.codePointAt(0) ?? 0) ?? 0;
  expect(width('W')).toBeGreaterThan(2 * width('i'));
});

it('refuses what is no such font', () => {
  expect(() => sfntOf(Buffer.from('wOF2 and something'))).toThrow('no WOFF');
  const { resolve } = createRequire(import.meta.url);
  const font = readFileSync(
    resolve('@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff'),
  );
  font.writeUInt32BE(font.readUInt32BE(44 + 12) + 1, 44 + 12);
  expect(() => sfntOf(font)).toThrow();
});

it('leaves nothing behind', () => {
  const others = unpackFonts();
  others.close();
  expect(others.files.filter((file) => existsSync(file))).toEqual([]);
});

it('draws no letter that the fonts lack, escapes the rest, and keeps long names on the sheet', () => {
  const about = { game: TIMED, title: 'Plunder', isInvitation: true, seats: 2, options: [] };
  const first = (host: string): RegExpExecArray | null =>
    /font-size="(\d+)"[^>]*>([^<]*)</.exec(drawn({ ...about, host }, fonts));
  expect(first('Anna 👩‍🚀')?.[2]).toBe('Anna invites you to');
  expect(first('שרה')?.[2]).toBe('You are invited to');
  expect(first(`<b>"&'`)?.[2]).toBe('&lt;b&gt;&quot;&amp;&#39; invites you to');
  expect(Number(first('W'.repeat(30))?.[1])).toBeLessThan(Number(first('Anna')?.[1]));
});
