// The file of a backup: lines of JSON, gzipped, and then the SHA-256 of the bytes before it as one more line. That line
// is a gzip of its own, made here bit by bit, so that every bit of the file is checked and yet `zcat` reads all of it.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { crc32, createGunzip, createGzip } from 'node:zlib';
import { OperationRefused } from './operation-refused.ts';

const GZIP = Buffer.from('1f8b0800000000000003', 'hex');
const SEAL_LENGTH = sealOf('0'.repeat(64)).length;

/** One stored block: see RFC 1951 and 1952. */
function sealOf(sha256: string): Buffer {
  const line = Buffer.from(`${JSON.stringify({ sha256 })}\n`);
  const block = Buffer.alloc(5);
  block.writeUInt8(1, 0);
  block.writeUInt16LE(line.length, 1);
  block.writeUInt16LE(0xffff - line.length, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(line), 0);
  end.writeUInt32LE(line.length, 4);
  return Buffer.concat([GZIP, block, line, end]);
}

/** All or nothing, readable only by its owner: it holds seeds. Returns its size in bytes. */
export async function writeSealed(file: string, lines: AsyncIterable<string>): Promise<number> {
  if (existsSync(file))
    throw new OperationRefused(`${file} is there already: choose another name.`);
  const part = `${file}.part`;
  try {
    const sha256 = createHash('sha256');
    const sink = createWriteStream(part, { mode: 0o600 });
    await pipeline(
      Readable.from(lines),
      createGzip(),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sha256.update(chunk);
          yield chunk;
        }
        yield sealOf(sha256.digest('hex'));
      },
      sink,
    );
    await flush(part);
    await checkSeal(part);
    renameSync(part, file);
    await flush(dirname(file));
    return sink.bytesWritten;
  } finally {
    rmSync(part, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Throws unless every byte is as it was written. */
export async function checkSeal(file: string): Promise<void> {
  const { size, seal, isGzip } = await ends(file);
  if (!isGzip) throw new OperationRefused(`${file} is no backup of Tidetable.`);
  const sha256 = createHash('sha256');
  if (size > 0)
    for await (const chunk of createReadStream(file, { end: size - 1 })) sha256.update(chunk);
  if (!seal.equals(sealOf(sha256.digest('hex'))))
    throw new OperationRefused(`${file} is damaged or cut off: its checksum is not right.`);
}

/** The lines before the seal, split at \n only: JSON text may hold other line separators. */
export async function* linesOf(file: string): AsyncIterable<string> {
  const { size } = await ends(file);
  const bytes = createReadStream(file, { end: size - 1 }).on('error', (error) =>
    text.destroy(error),
  );
  const text = bytes.pipe(createGunzip());
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new OperationRefused(`${file} ends in the middle of a line.`);
}

/** How long the file is without its seal, the seal, and whether it begins as it should. */
async function ends(file: string): Promise<{ size: number; seal: Buffer; isGzip: boolean }> {
  const handle = await open(file);
  try {
    const size = Math.max(0, (await handle.stat()).size - SEAL_LENGTH);
    const seal = await bytesAt(handle, size, SEAL_LENGTH);
    const isGzip = (await bytesAt(handle, 0, 2)).equals(GZIP.subarray(0, 2));
    return { size, seal, isGzip };
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
