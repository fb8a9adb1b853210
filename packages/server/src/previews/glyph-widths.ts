// Which letters a font has, and how wide they are: read from its `cmap` and `hmtx`.

/** By code point, in parts of the font's size. */
export type Widths = ReadonlyMap<number, number>;

export function widthsIn(sfnt: Buffer): Widths {
  const table = (tag: string): Buffer => tableOf(sfnt, tag);
  const perEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const advances = table('hmtx');
  const widths = new Map<number, number>();
  for (const [codePoint, glyph] of glyphsIn(table('cmap')))
    widths.set(codePoint, advances.readUInt16BE(Math.min(glyph, measured - 1) * 4) / perEm);
  return widths;
}

function tableOf(sfnt: Buffer, tag: string): Buffer {
  const count = sfnt.readUInt16BE(4);
  for (let nth = 0; nth < count; nth++) {
    const at = 12 + nth * 16;
    if (sfnt.toString('latin1', at, at + 4) !== tag) continue;
    const offset = sfnt.readUInt32BE(at + 8);
    return sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12));
  }
  throw new Error(`the font has no ${tag}`);
}

/** Of the first table for Unicode in the form that every font has: segments of the first plane. */
function* glyphsIn(cmap: Buffer): Generator<readonly [codePoint: number, glyph: number]> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_none, nth) =>
    cmap.readUInt32BE(8 + nth * 8),
  );
  const start = starts.find((one) => cmap.readUInt16BE(one) === 4);
  if (start === undefined) throw new Error('the font has no map of the first plane');
  const twice = cmap.readUInt16BE(start + 6);
  const [ends, firsts] = [start + 14, start + 16 + twice];
  for (let by = 0; by < twice; by += 2) {
    const [first, end] = [cmap.readUInt16BE(firsts + by), cmap.readUInt16BE(ends + by)];
    const delta = cmap.readUInt16BE(firsts + twice + by);
    const rangeAt = firsts + 2 * twice + by;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= end && code !== 0xffff; code++) {
      const found = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph = found === 0 && range !== 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}
