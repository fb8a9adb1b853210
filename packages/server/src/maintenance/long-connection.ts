// A connection to PostgreSQL for long work.
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { OperationRefused } from './operation-refused.ts';

const SETTINGS = `set statement_timeout = 0; set lock_timeout = '5s';
  set idle_in_transaction_session_timeout = 0; set synchronous_commit = on`;

export async function connected(url: string): Promise<Kysely<Schema>> {
  const { connect } = await import('../store/postgres.ts');
  const db = connect(url, SETTINGS, 1);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw new OperationRefused(`The database cannot be reached: ${messageOf(error)}.`);
  }
}

/** If several addresses of one host failed, the inner error has the message. */
function messageOf(error: unknown): string {
  const [inner] = error instanceof AggregateError ? error.errors : [];
  return ((inner ?? error) as Error).message;
}
