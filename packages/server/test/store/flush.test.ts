// A flush before each acknowledgement: asked of the connection that writes, and seen from outside where strace is there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedBacking } from '../../src/store/embedded.ts';
import { APPENDER, layTables } from './appending.ts';
import { emptyFolder } from './places.ts';

it('is what the writing connection is set to', async () => {
  const { writer, close } = await embeddedBacking(emptyFolder());
  onTestFinished(close);
  const ask = async (pragma: string) =>
    Object.values((await sql.raw(`pragma ${pragma}`).execute(writer)).rows[0] ?? {})[0];
  expect(await ask('journal_mode')).toBe('wal');
  expect(await ask('synchronous')).toBe(2);
  expect(await ask('foreign_keys')).toBe(1);
});

const TRACER = ['-f', '-qq', '-y', '-e', 'trace=write,fsync,fdatasync'];
const canTrace = spawnSync('strace', [...TRACER, '-o', '/dev/null', 'true']).status === 0;

/** `flush` and `ack` in the order in which the system saw them end and begin. */
function seen(folder: string, entries: number): string[] {
  const trace = join(folder, 'trace');
  const place = JSON.stringify({ folder });
  const command = [process.execPath, ...APPENDER, place, String(entries)];
  const { status, stderr } = spawnSync('strace', [...TRACER, '-o', trace, ...command]);
  expect(status, String(stderr)).toBe(0);
  return readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (/write\(1<[^>]*>, "t\d+ \d+ /.test(line)) return ['ack'];
      return /(fsync|fdatasync)(\(\d+<.*-wal>\)| resumed>.*) += 0/.test(line) ? ['flush'] : [];
    });
}

describe.skipIf(!canTrace)('as strace sees it', () => {
  it('comes before each of one table', async () => {
    const folder = emptyFolder();
    await layTables({ folder }, 1);
    const order = seen(folder, 40).join(' ');
    expect(order.match(/ack/g)).toHaveLength(40);
    expect(order).not.toMatch(/^ack|ack ack/);
  });

  it('is shared by many tables', async () => {
    const folder = emptyFolder();
    await layTables({ folder }, 50);
    const order = seen(folder, 4);
    const acks = order.filter((what) => what === 'ack').length;
    const flushes = order.length - acks;
    expect(order[0]).toBe('flush');
    expect(acks).toBe(200);
    expect(flushes).toBeLessThan(acks / 2);
    console.log(`${acks} entries at 50 tables, ${flushes} flushes`);
  });
});
