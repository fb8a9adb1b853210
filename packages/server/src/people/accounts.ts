// Accounts: a guest with a login and a password, and the ways to get in again.
import type { ServerContext } from '../context.ts';
import { Conflict, Forbidden, Unauthenticated } from '../errors.ts';
import type { PreviousSession, SignedInAccount, StoredAccount } from '../store/accounts.ts';
import type { Person } from '../store/store.ts';
import type { Caller } from './callers.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { hashOfCode, newRecoveryCode } from './recovery.ts';
import { notifySessionsEnded } from './sessions.ts';
import { freshSession } from './sign-in.ts';

interface NewSession {
  readonly person: Person;
  /** Of the new session. */
  readonly token: string;
}

/** The same for an unknown login and for a wrong password. */
const wrong = (): Unauthenticated =>
  new Unauthenticated('wrong-login', 'This login and this password do not go together.');

const banned = (): Forbidden =>
  new Forbidden('banned', 'You were banned from this server by those who keep it.');

/** The guest becomes an account and stays the same person; all earlier sessions end. */
export async function openAccount(
  context: ServerContext,
  guest: Person,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<NewSession & { readonly recovery: string }> {
  const { store } = context;
  const taken = (): Conflict =>
    new Conflict('login-taken', 'Somebody has this login already; choose another one.');
  if (guest.kind !== 'guest')
    throw new Conflict('has-account', 'You have an account; log out to make another one.');
  if ((await store.accounts.byLogin(login)) !== null) throw taken();
  const recovery = newRecoveryCode();
  const { token, session } = freshSession(context, guest.id);
  const done = await store.accounts.upgrade(
    guest.id,
    { login, password: await hashPassword(password), recovery: hashOfCode(recovery) },
    session,
  );
  if (done === 'taken') throw taken();
  if (done === 'no-guest') throw new Conflict('has-account', 'You have an account already.');
  await notifySessionsEnded(context, guest.id);
  return { person: { ...guest, kind: 'account', login }, token, recovery };
}

/** A guest who logs in brings seats, history and tables along (store/merging.ts). */
export async function logIn(
  context: ServerContext,
  { login, password }: { readonly login: string; readonly password: string },
  address: string,
  before: Caller | null,
): Promise<NewSession> {
  const { store } = context;
  const known = await checked(context, login, password, address);
  const { person } = known;
  if (person.banned) throw banned();
  const { token, session } = freshSession(context, person.id);
  const entered = await store.accounts.enter(known, session, leftBehind(before));
  if (entered === null) throw wrong();
  await changed(context, entered, before);
  return { person, token };
}

function leftBehind(before: Caller | null): PreviousSession {
  const guest = before?.person.kind === 'guest' ? before.person.id : null;
  return { guest, ends: before?.session.tokenHash ?? null };
}

async function changed(
  context: ServerContext,
  { tables }: SignedInAccount,
  before: Caller | null,
): Promise<void> {
  for (const table of tables) await context.store.notify({ kind: 'table', table });
  if (before !== null) await notifySessionsEnded(context, before.person.id);
}

/** Ends all other sessions. */
export async function changePassword(
  context: ServerContext,
  { person, session }: Caller,
  { old, password }: { readonly old: string; readonly password: string },
  address: string,
): Promise<void> {
  if (person.login === null)
    throw new Conflict('no-account', 'A guest has no password; make an account first.');
  const known = await checked(context, person.login, old, address);
  const hashed = await hashPassword(password);
  if (!(await context.store.accounts.changePassword(known, hashed, session.tokenHash)))
    throw wrong();
  await notifySessionsEnded(context, person.id);
}

/** Sets a new password by the recovery code, and returns the next code. */
export async function recover(
  context: ServerContext,
  { login, code, password }: Readonly<Record<'login' | 'code' | 'password', string>>,
  address: string,
  before: Caller | null,
): Promise<NewSession & { readonly recovery: string }> {
  const succeeded = context.loginThrottle.attempt(login, address);
  const hashed = await hashPassword(password);
  const recovery = newRecoveryCode();
  const { token, session } = freshSession(context, '');
  const entered = await context.store.accounts.recover(
    { login, recovery: hashOfCode(code) },
    { password: hashed, recovery: hashOfCode(recovery) },
    session,
    leftBehind(before),
  );
  if (entered === null)
    throw new Unauthenticated(
      'wrong-code',
      'This login and this recovery code do not go together.',
    );
  succeeded();
  const { person } = entered;
  await changed(context, entered, before);
  await notifySessionsEnded(context, person.id);
  return { person, token, recovery };
}

async function checked(
  { store, loginThrottle }: ServerContext,
  login: string,
  password: string,
  address: string,
): Promise<StoredAccount> {
  const succeeded = loginThrottle.attempt(login, address);
  const known = await store.accounts.byLogin(login);
  const isRight = await isPassword(password, known?.password ?? null);
  if (known === null || !isRight) throw wrong();
  succeeded();
  return known;
}
