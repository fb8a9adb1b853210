// A flush before each acknowledgement: set on the writing connection, and seen by strace where it is installed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedBacking } from '../../src/store/embedded.ts';
import { APPENDER } from './appender-program.ts';
import { layTables } from './appending.ts';
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

/** The tables acknowledged after each flush, in the order of system calls. */
function acksAfterFlushes(folder: string, entries: number): string[][] {
  const trace = join(folder, 'trace');
  const place = JSON.stringify({ folder });
  const command = [process.execPath, APPENDER, place, String(entries)];
  const { status, stderr } = spawnSync('strace', [...TRACER, '-o', trace, ...command]);
  expect(status, String(stderr)).toBe(0);
  const groups: string[][] = [[]];
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    const ack = /write\(1<[^>]*>, "(t\d+) \d+ /.exec(line)?.[1];
    if (ack) groups.at(-1)?.push(ack);
    if (/(fsync|fdatasync)(\(\d+<.*-wal>\)| resumed>.*) += 0/.test(line)) groups.push([]);
  }
  return groups;
}

describe.skipIf(!canTrace)('as strace sees it', () => {
  it.each([
    [1, 40],
    [50, 4],
  ])('comes before each of %i tables, which share it', async (tables, each) => {
    const folder = emptyFolder();
    await layTables({ folder }, tables);
    const [early, ...groups] = acksAfterFlushes(folder, each);
    expect(early).toEqual([]);
    expect(groups.flat()).toHaveLength(tables * each);
    for (const group of groups) expect(new Set(group).size).toBe(group.length);
    if (tables > 1) expect(groups.length).toBeLessThan((tables * each) / 2);
    console.log(`${tables * each} entries at ${tables} tables, ${groups.length} flushes`);
  });
});
