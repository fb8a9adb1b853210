// `tidetable backup`, `restore` and `doctor`, as an operator uses them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { newTable, openStore, Rules } from '@tidetable/server';
import { beforeAll, expect, it } from 'vitest';
import { run, scratch } from './outside.ts';
import { ANY } from './some-games.ts';

const inScratch = scratch();
const data = inScratch('data');
const file = inScratch('monday.backup');

beforeAll(async () => {
  const store = await openStore({ folder: data });
  await store.addPerson({
    id: 'anne',
    name: 'Anne',
    kind: 'guest',
    since: 1,
    login: null,
    banned: false,
  });
  const wish = { game: ANY.id, seats: ANY.seats.min };
  const table = { ...newTable(new Rules(EVERY_GAME), wish, 'anne', 1), id: 'sound' };
  await store.addTable({ ...table, status: 'playing' }, []);
  await store.addTable({ ...table, id: 'rigged', seed: 'ab'.repeat(32) }, []);
  await store.close();
});

it('copies, restores, and tells how much', async () => {
  const copied = await run(['backup', '--data', data, '--to', file]);
  expect(copied).toMatchObject({ code: 0, errors: '' });
  expect(copied.output).toMatch(/monday\.backup: 2 tables, 0 moves, 0\.0 MB, in [\d.]+ s\.\n$/);
  const restored = await run(['restore', '--from', file, '--data', inScratch('new')]);
  expect(restored.code).toBe(0);
  expect(restored.output).toMatch(/^2 tables and 0 moves restored/);
  expect(existsSync(inScratch('new/tidetable.sqlite'))).toBe(true);
});

it('tells in a line what is wrong with a game, and ends with 1', async () => {
  const { code, output } = await run(['doctor', '--data', data]);
  expect(code).toBe(1);
  expect(output).toContain('✗ table rigged, setup: its seed is not the one');
  expect(output).toContain('2 tables, 0 moves, 1 fault, in');
});

it.each([
  ['no data', () => ['doctor', '--data', inScratch('none')], 'holds no database'],
  ['a file there already', () => ['backup', '--data', data, '--to', file], 'choose another name'],
  [
    'no such file',
    () => ['restore', '--from', inScratch('x'), '--data', inScratch('y')],
    'no such file',
  ],
  ['no backup', () => ['restore', '--from', letter(), '--data', inScratch('y')], 'is no backup'],
  ['a cut one', () => ['restore', '--from', cut(), '--data', inScratch('y')], 'damaged or cut off'],
  ['a full place', () => ['restore', '--from', file, '--data', data], 'into an empty folder'],
  ['no server', () => ['doctor', '--database', 'postgres://x@127.0.0.1:1/x'], 'cannot be reached'],
])('says plainly: %s', async (_, call, words) => {
  const { code, output, errors } = await run(call());
  expect(code).toBe(1);
  expect(errors).toContain(words);
  expect(errors).not.toMatch(/\n\s+at /);
  expect(output).toBe('');
  expect(existsSync(inScratch('y'))).toBe(false);
});

function letter(): string {
  writeFileSync(inScratch('letter'), 'Dear Tidetable');
  return inScratch('letter');
}

function cut(): string {
  const bytes = readFileSync(file);
  writeFileSync(inScratch('cut'), bytes.subarray(0, bytes.length - 9));
  return inScratch('cut');
}
