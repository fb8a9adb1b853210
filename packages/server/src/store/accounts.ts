// Logins, passwords and bans, and the sessions that come and go with them.
import { merge } from './merging.ts';
import { personOf, rowOfSession, sessionOf, storable, type WriteTransaction } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { Person, PersonId, Session, TableId } from './store.ts';

/** The two secrets only as their hashes. */
export interface Credentials {
  /** Lower case. */
  readonly login: string;
  readonly password: string;
  readonly recovery: string;
}

export interface StoredAccount {
  readonly person: Person;
  readonly password: string;
}

/** Who the person was before logging in: that session ends, and a guest is merged. */
export interface PreviousSession {
  readonly ends: string | null;
  readonly guest: PersonId | null;
}

export interface SignedInAccount {
  readonly person: Person;
  /** Changed because a guest was merged. */
  readonly tables: readonly TableId[];
}

export class Accounts {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async byLogin(login: string): Promise<StoredAccount | null> {
    const people = this.#backing.db.selectFrom('people').selectAll();
    const row = await people.where('login', '=', login).executeTakeFirst();
    return row === undefined || row.password === null
      ? null
      : { person: personOf(row), password: row.password };
  }

  /** A guest becomes an account and stays the same person; only the given session stays. */
  async upgrade(
    person: PersonId,
    credentials: Credentials,
    session: Session,
  ): Promise<'done' | 'taken' | 'no-guest'> {
    storable(credentials);
    const isTaken = async (): Promise<boolean> => (await this.byLogin(credentials.login)) !== null;
    if (await isTaken()) return 'taken';
    try {
      return await this.#backing.write(async (trx) => {
        const changed = await trx
          .updateTable('people')
          .set({ kind: 'account', ...credentials })
          .where('id', '=', person)
          .where('kind', '=', 'guest')
          .where('banned', '=', 0)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) return 'no-guest';
        await onlySession(trx, session);
        return 'done';
      });
    } catch (error) {
      if (await isTaken()) return 'taken';
      throw error;
    }
  }

  /** Null if the password has changed since it was checked, or the account is banned. */
  async enter(
    known: StoredAccount,
    session: Session,
    before: PreviousSession,
  ): Promise<SignedInAccount | null> {
    return this.#backing.write(async (trx) => {
      if (!(await holdPassword(trx, known))) return null;
      const tables = await leaveBehind(trx, before, known.person.id);
      await trx
        .insertInto('sessions')
        .values(rowOfSession(storable(session)))
        .execute();
      return { person: known.person, tables };
    });
  }

  /** Ends every session but the one kept; false if the password has changed since it was checked. */
  async changePassword(known: StoredAccount, password: string, keep: string): Promise<boolean> {
    return this.#backing.write(async (trx) => {
      if (!(await holdPassword(trx, known))) return false;
      const { id } = known.person;
      await trx.updateTable('people').set({ password }).where('id', '=', id).execute();
      await dropOthers(trx, id, keep);
      return true;
    });
  }

  /** Uses up a recovery code; only the given session stays. Null if it is not the code of that login. */
  async recover(
    { login, recovery }: Pick<Credentials, 'login' | 'recovery'>,
    next: Pick<Credentials, 'password' | 'recovery'>,
    session: Omit<Session, 'person'>,
    before: PreviousSession,
  ): Promise<SignedInAccount | null> {
    return this.#backing.write(async (trx) => {
      const changed = await trx
        .updateTable('people')
        .set({ password: next.password, recovery: next.recovery })
        .where('login', '=', login)
        .where('recovery', '=', recovery)
        .where('banned', '=', 0)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return null;
      const people = trx.selectFrom('people').selectAll();
      const person = personOf(await people.where('login', '=', login).executeTakeFirstOrThrow());
      const tables = await leaveBehind(trx, before, person.id);
      await onlySession(trx, { ...session, person: person.id });
      return { person, tables };
    });
  }

  /** The one last seen first. */
  async sessionsOf(person: PersonId): Promise<Session[]> {
    const sessions = this.#backing.db.selectFrom('sessions').selectAll();
    const rows = await sessions
      .where('person', '=', person)
      .orderBy('last_seen', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows.map(sessionOf);
  }

  async seen(tokenHash: string, at: number): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .updateTable('sessions')
        .set({ last_seen: at })
        .where('token_hash', '=', tokenHash)
        .where('last_seen', '<', at)
        .execute(),
    );
  }

  async dropOtherSessions(person: PersonId, keep: string): Promise<void> {
    await this.#backing.write((trx) => dropOthers(trx, person, keep));
  }

  /** A banned person has no session. */
  async ban(person: PersonId): Promise<void> {
    await this.#backing.write(async (trx) => {
      await trx.updateTable('people').set({ banned: 1 }).where('id', '=', person).execute();
      await trx.deleteFrom('sessions').where('person', '=', person).execute();
    });
  }

  async unban(person: PersonId): Promise<void> {
    await this.#backing.write((trx) =>
      trx.updateTable('people').set({ banned: 0 }).where('id', '=', person).execute(),
    );
  }
}

/** Whether this is still the password and the person is not banned; held until the transaction ends. */
async function holdPassword(
  trx: WriteTransaction,
  { person, password }: StoredAccount,
): Promise<boolean> {
  const held = await trx
    .updateTable('people')
    .set({ password })
    .where('id', '=', person.id)
    .where('password', '=', password)
    .where('banned', '=', 0)
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

async function leaveBehind(
  trx: WriteTransaction,
  { ends, guest }: PreviousSession,
  account: PersonId,
): Promise<TableId[]> {
  if (ends !== null) await trx.deleteFrom('sessions').where('token_hash', '=', ends).execute();
  return guest === null ? [] : merge(trx, guest, account);
}

async function onlySession(trx: WriteTransaction, session: Session): Promise<void> {
  await trx.deleteFrom('sessions').where('person', '=', session.person).execute();
  await trx
    .insertInto('sessions')
    .values(rowOfSession(storable(session)))
    .execute();
}

async function dropOthers(trx: WriteTransaction, person: PersonId, keep: string): Promise<void> {
  const sessions = trx.deleteFrom('sessions').where('person', '=', person);
  await sessions.where('token_hash', '!=', keep).execute();
}
