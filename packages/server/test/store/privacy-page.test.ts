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
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(':memory:', ['foreign_keys = on']) });
  await migrate(db, async () => {});
  const anne = { id: 'anne', name: 'Anne', kind: 'account', since: 1, login: 'anne' } as const;
  const known = { ...anne, password: 'x', recovery: 'y', banned: 0 };
  await db.insertInto('people').values(known).execute();
  const session = { token_hash: 'h', person: 'anne', since: 1, last_seen: 1, label: '' };
  await db.insertInto('sessions').values(session).execute();
  const [, script = ''] = /^```sql [^\n]*\n(.*?)^```/ms.exec(PAGE) ?? [];
  for (const statement of script.replaceAll("'ID'", "'anne'").split(';\n'))
    if (statement !== '') await sql.raw(statement).execute(db);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
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
