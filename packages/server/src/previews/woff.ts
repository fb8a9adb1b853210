// Fonts as they are shipped (WOFF 1: an sfnt whose tables are packed), unpacked for what reads only plain ones.
import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

/** A TrueType or OpenType font. */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('no WOFF font');
  const flavour = woff.readUInt32BE(4);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_none, nth) =>
    unpacked(woff, WOFF_HEADER + nth * WOFF_ENTRY),
  );
  return sfnt(flavour, tables);
}

function unpacked(woff: Buffer, at: number): Table {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((by) =>
    woff.readUInt32BE(at + by),
  ) as [number, number, number, number, number];
  const found = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(found, { maxOutputLength: length }) : found;
  if (data.length !== length) throw new Error('a table of the font has the wrong length');
  return { tag, checksum, data };
}

function sfnt(flavour: number, tables: readonly Table[]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(HEADER + ENTRY * tables.length);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [nth, { tag, checksum, data }] of tables.entries()) {
    const at = HEADER + nth * ENTRY;
    head.writeUInt32BE(tag, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = -data.length & 3;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  }
  return Buffer.concat(parts);
}
