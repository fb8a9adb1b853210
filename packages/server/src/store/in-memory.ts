// A store that is gone with its process: SQLite without a file.
import { Kysely } from 'kysely';
import { append } from './append.ts';
import { GroupCommit } from './group-commit.ts';
import { LocalHints } from './hints.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';

export async function openMemory(): Promise<SqlStore> {
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(':memory:', ['foreign_keys = on']) });
  await migrate(db, async () => {});
  const group = new GroupCommit(db);
  const hints = new LocalHints();
  return new SqlStore({
    db,
    hints,
    write: (work) => group.write(work),
    append: async (entry) => {
      const appended = await group.write((trx) => append(trx, entry));
      if (appended.ok) hints.tell(entry);
      return appended;
    },
    close: async () => {
      await group.idle();
      await db.destroy();
    },
  });
}
