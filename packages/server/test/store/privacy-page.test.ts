// docs/privacy.md against the database: every table and column stands there, and its way to forget somebody works.
import { readFileSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { contentsOf } from '../../src/maintenance/contents.ts';
import { LibsqlDialect } from '../../src/store/libsql-dialect.ts';
import { migrate, NEWEST } from '../../src/store/migrate.ts';
import type { Schema } from '../../src/store/schema.ts';

const PAGE = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');

/** The columns that the page lists for a table; none where it does not name the table. */
function named(table: string): string[] {
  const row = new RegExp(`^\\| \`${table}\` \\|([^|]*)\\|`, 'm').exec(PAGE)?.[1];
  const aside = new RegExp(`\`${table}\` \\((.*?)\\)`, 's').exec(PAGE)?.[1];
  return [...(row ?? aside ?? '').matchAll(/`(\w+)`/g)].map(([, column = '']) => column).sort();
}

it('names every table and every column', async () => {
  const kinds = await contentsOf(NEWEST);
  expect(kinds.length).toBeGreaterThan(15);
  for (const { name, columns } of kinds) expect(named(name), name).toEqual([...columns].sort());
});

it('puts every table with a person in it among those about people', async () => {
  for (const { name, columns } of await contentsOf(NEWEST))
    if (columns.some((column) => /^(person|owner|by|about|used_by|made_by|words)$/.test(column)))
      expect(PAGE).toContain(`\n| \`${name}\` |`);
});

it('forgets somebody as it says', async () => {
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(':memory:', ['foreign_keys = off']) });
  await migrate(db, async () => {});
  const anne = { id: 'anne', name: 'Anne', kind: 'account', since: 1, login: 'anne' } as const;
  const known = { ...anne, password: 'x', recovery: 'y', banned: 0 };
  await db.insertInto('people').values(known).execute();
  const session = { token_hash: 'h', person: 'anne', since: 1, last_seen: 1, label: '' };
  await db.insertInto('sessions').values(session).execute();
  const [table, both] = [{ table_id: 't1' }, [{ person: 'anne' }, { person: 'ben' }]];
  const line = { ...table, room: 'table', at: 1, words: 'Ahoy' };
  const presence = { ...table, node: '', last_seen: 1 };
  await db
    .insertInto('chat')
    .values(both.map((one, nth) => ({ ...line, ...one, line: nth })))
    .execute();
  await db
    .insertInto('presence')
    .values(both.map((one) => ({ ...presence, ...one })))
    .execute();
  const kept = { kind: 'mute', since: 1 };
  await db
    .insertInto('regards')
    .values([
      { person: 'anne', other: 'ben', ...kept },
      { person: 'ben', other: 'anne', ...kept },
      { person: 'ben', other: 'carl', ...kept },
    ])
    .execute();
  const report = {
    id: 'r',
    at: 1,
    by: 'anne',
    about: 'ben',
    ...table,
    words: 'Rude',
    settled: 0,
  } as const;
  await db.insertInto('reports').values(report).execute();
  const [, script = ''] = /^```sql [^\n]*\n(.*?)^```/ms.exec(PAGE) ?? [];
  for (const statement of script.replaceAll("'ID'", "'anne'").split(';\n'))
    if (statement !== '') await sql.raw(statement).execute(db);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const words = await db.selectFrom('chat').select('words').orderBy('line').execute();
  expect(words.map((one) => one.words)).toEqual(['…', 'Ahoy']);
  const present = await db.selectFrom('presence').select('person').execute();
  expect(present.map(({ person }) => person)).toEqual(['ben']);
  const regards = await db.selectFrom('regards').select(['person', 'other']).execute();
  expect(regards).toEqual([{ person: 'ben', other: 'carl' }]);
  expect(await db.selectFrom('reports').select('words').execute()).toEqual([{ words: '…' }]);
  expect(await db.selectFrom('people').selectAll().execute()).toEqual([
    {
      id: 'anne',
      name: 'Somebody',
      kind: 'guest',
      since: 1,
      login: null,
      password: null,
      recovery: null,
      banned: 0,
    },
  ]);
  await db.destroy();
});
