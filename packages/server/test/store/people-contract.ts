// What every store promises about people: accounts, blocks, reports and results.
import { itemAt } from '@tidetable/engine';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Credentials, StoredAccount } from '../../src/store/accounts.ts';
import { openStore, type Place } from '../../src/store/open.ts';
import type { Rerating, SeatResult, Skill } from '../../src/store/results.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';
import type { Session } from '../../src/store/store.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { ANNE, aTable } from './samples.ts';

const NOBODY = { ends: null, guest: null };
const GUESTS = ['anne', 'mary', 'jack', 'bess'];

const credentials = (login: string): Credentials => ({
  login,
  password: `password of ${login}`,
  recovery: `recovery of ${login}`,
});

const session = (person: string, tokenHash: string): Session => ({
  tokenHash,
  person,
  since: 5,
  lastSeen: 5,
  label: '',
});

const aResult = (changes: Partial<SeatResult> = {}): SeatResult => ({
  table: 't1',
  seat: 0,
  person: 'anne',
  game: 'tide-pools',
  seats: 2,
  ladder: 'tide-pools',
  place: 1,
  won: true,
  score: 40,
  forfeited: false,
  rated: true,
  at: 100,
  ...changes,
});

/** Everyone begins at 25 and gains one. */
const gaining = (...people: string[]): Rerating => ({
  ladder: 'tide-pools',
  beginnings: new Map(people.map((person) => [person, { mu: 25_000, sigma: 8_333 }])),
  rate: (known) =>
    new Map(
      [...known].map(([person, { mu, sigma }]): [string, Skill] => [
        person,
        { mu: mu + 1000, sigma: sigma - 10 },
      ]),
    ),
});

/** `makePlace` gives an empty place each time. */
export function keepsPeople(makePlace: () => Promise<Place>): void {
  let store: SqlStore;

  beforeEach(async () => {
    store = await openStore(await makePlace());
    onTestFinished(() => store.close());
    for (const id of GUESTS) await store.addPerson({ ...ANNE, id, name: id });
    await store.addTable(aTable('t1'), [
      { ...emptySeat('t1', 0), person: 'anne' },
      { ...emptySeat('t1', 1), person: 'mary' },
    ]);
  });

  /** A table with one seat, and how its game ended. */
  async function aGame(result: Partial<SeatResult> & { table: string }, isPublic = true) {
    const { table, person } = aResult(result);
    await store.addTable(aTable(table, { isPublic }), [{ ...emptySeat(table, 0), person }]);
    return aResult(result);
  }

  async function account(person: string): Promise<StoredAccount> {
    const { accounts } = store;
    await accounts.upgrade(person, credentials(person), session(person, `of ${person}`));
    return (await accounts.byLogin(person)) as StoredAccount;
  }

  describe('accounts', () => {
    it('makes a guest an account in place, with one session', async () => {
      await store.addSession(session('anne', 'planted'));
      expect(await account('anne')).toEqual({
        person: { ...ANNE, name: 'anne', kind: 'account', login: 'anne' },
        password: 'password of anne',
      });
      expect(await store.session('planted')).toBeNull();
      expect(await store.session('of anne')).not.toBeNull();
      expect(await store.accounts.byLogin('jack')).toBeNull();
    });

    it('gives a login once, even to many at once, and an account no second one', async () => {
      const all = await Promise.all(
        GUESTS.map((id) => store.accounts.upgrade(id, credentials('king'), session(id, id))),
      );
      expect(all.filter((one) => one === 'done')).toHaveLength(1);
      expect(all.filter((one) => one === 'taken')).toHaveLength(3);
      const king = (await store.accounts.byLogin('king'))?.person.id as string;
      const again = store.accounts.upgrade(king, credentials('queen'), session(king, 'x'));
      expect(await again).toBe('no-guest');
      expect(await store.session('x')).toBeNull();
    });

    it('lets in only by the password of now, and not whoever is banned', async () => {
      const known = await account('anne');
      const { accounts } = store;
      const enter = (by: StoredAccount, hash: string) =>
        accounts.enter(by, session('anne', hash), NOBODY);
      expect(await enter(known, 's1')).toEqual({ person: known.person, tables: [] });
      expect(await accounts.changePassword(known, 'new', 's1')).toBe(true);
      expect(await enter(known, 's2')).toBeNull();
      expect(await accounts.changePassword(known, 'newer', 's1')).toBe(false);
      expect((await accounts.sessionsOf('anne')).map(({ tokenHash }) => tokenHash)).toEqual(['s1']);
      await accounts.ban('anne');
      expect(await accounts.sessionsOf('anne')).toEqual([]);
      expect(await enter({ ...known, password: 'new' }, 's3')).toBeNull();
      await accounts.unban('anne');
      expect(await enter({ ...known, password: 'new' }, 's4')).not.toBeNull();
    });

    it('uses a recovery code once', async () => {
      await account('anne');
      const { accounts } = store;
      const code = { login: 'anne', recovery: 'recovery of anne' };
      const next = { password: 'new', recovery: 'next' };
      const { person: _whose, ...fresh } = session('anne', 'r1');
      expect(await accounts.recover({ ...code, login: 'mary' }, next, fresh, NOBODY)).toBeNull();
      expect(
        await accounts.recover({ ...code, recovery: 'wrong' }, next, fresh, NOBODY),
      ).toBeNull();
      expect((await accounts.recover(code, next, fresh, NOBODY))?.person.id).toBe('anne');
      expect(await accounts.recover(code, next, { ...fresh, tokenHash: 'r2' }, NOBODY)).toBeNull();
      expect((await accounts.byLogin('anne'))?.password).toBe('new');
      expect((await accounts.sessionsOf('anne')).map(({ tokenHash }) => tokenHash)).toEqual(['r1']);
    });

    it('notes when a session was last seen, never backwards', async () => {
      await store.addSession(session('anne', 's1'));
      await store.accounts.seen('s1', 90);
      await store.accounts.seen('s1', 80);
      await store.accounts.seen('s2', 80);
      expect((await store.session('s1'))?.lastSeen).toBe(90);
    });
  });

  it('keeps codes for one person and for everybody, until they are ended or too old', async () => {
    const { admissions } = store;
    const about = { table: 't1', seat: null, madeBy: 'anne', expires: 100 };
    const [one, all] = [
      { ...about, codeHash: 'one', lets: 'one' },
      { ...about, codeHash: 'all', lets: 'table' },
    ] as const;
    await admissions.addInvite(one);
    await admissions.addInvite(all);
    expect(await admissions.invite('none', 'mary', 50)).toBeNull();
    expect(await admissions.invite('one', null, 50)).toEqual(one);
    expect(await admissions.useInvite('one', 'mary', 50)).toEqual(one);
    expect(await admissions.useInvite('one', 'jack', 50)).toBeNull();
    expect(await admissions.invite('one', 'jack', 50)).toBeNull();
    expect(await admissions.invite('one', 'mary', 150)).toEqual(one);
    for (const who of ['mary', 'jack', 'bess'])
      expect(await admissions.useInvite('all', who, 50)).toEqual(all);
    expect(await admissions.invite('all', 'mary', 150)).toBeNull();
    expect(await admissions.useInvite('all', 'mary', 150)).toBeNull();
    await admissions.addInvite({ ...one, codeHash: 'other' });
    await admissions.dropInvites('t1');
    expect(await admissions.invite('all', 'jack', 50)).toBeNull();
    expect(await admissions.invite('other', 'jack', 50)).toBeNull();
    expect(await admissions.useInvite('one', 'mary', 50)).toEqual(one);
  });

  describe('a guest who logs in', () => {
    const login = (known: StoredAccount, guest: string) =>
      store.accounts.enter(known, session(known.person.id, 'new'), { ends: null, guest });

    it('brings seats, tables, history, ratings and blocks along', async () => {
      const known = await account('bess');
      await store.addSession(session('anne', 'old'));
      await store.results.record([aResult()], gaining('anne'));
      await store.chat.add({ table: 't1', at: 1, person: 'anne', room: 'table', words: 'hi' });
      await store.admissions.shutOut('t1', 'anne');
      await store.blocksAndMutes.set({ person: 'anne', other: 'mary', kind: 'mute', since: 1 });
      await store.blocksAndMutes.set({ person: 'jack', other: 'anne', kind: 'block', since: 1 });
      expect(await login(known, 'anne')).toMatchObject({ tables: ['t1'] });
      expect(await store.session('old')).toBeNull();
      expect(await store.sittings('t1')).toMatchObject([{ person: 'bess' }, { person: 'mary' }]);
      expect((await store.table('t1'))?.owner).toBe('bess');
      expect(await store.results.gamesOf('bess', null, 10)).toHaveLength(1);
      expect(await store.results.gamesOf('anne', null, 10)).toHaveLength(0);
      expect(await store.results.ratingsOf('bess')).toMatchObject([{ mu: 26_000, games: 1 }]);
      expect(await store.chat.lines('t1', ['table'], 0, 9)).toMatchObject([{ person: 'bess' }]);
      expect(await store.admissions.of('t1', 'bess')).toBe(false);
      const { mutes, blockedBy } = await store.blocksAndMutes.relationsOf('bess');
      expect([...mutes, ...blockedBy]).toEqual(['mary', 'jack']);
    });

    it('keeps the own seat where both sit, and the rating that the account had', async () => {
      const known = await account('mary');
      await store.results.record([aResult()], gaining('anne'));
      const marys = await aGame({ table: 't2', person: 'mary' });
      await store.results.record([marys], { ...gaining('mary'), rate: () => new Map() });
      expect(await login(known, 'anne')).toMatchObject({ tables: ['t1', 't2'] });
      expect(await store.sittings('t1')).toMatchObject([{ person: 'anne' }, { person: 'mary' }]);
      expect(await store.results.gamesOf('mary', null, 10)).toHaveLength(1);
      expect(await store.results.ratingsOf('mary')).toMatchObject([{ mu: 25_000 }]);
      expect(await store.results.ratingsOf('anne')).toEqual([]);
    });

    it('is not merged if it is an account itself', async () => {
      const known = await account('bess');
      await account('anne');
      expect(await login(known, 'anne')).toMatchObject({ tables: [] });
      expect(await store.sittings('t1')).toMatchObject([{ person: 'anne' }, { person: 'mary' }]);
      expect(await store.session('of anne')).not.toBeNull();
    });
  });

  it('keeps blocks and mutes, each, once, until they are dropped', async () => {
    const { blocksAndMutes } = store;
    const block = { person: 'anne', other: 'mary', kind: 'block', since: 7 } as const;
    await blocksAndMutes.set(block);
    await blocksAndMutes.set({ ...block, since: 8 });
    await blocksAndMutes.set({ ...block, other: 'jack', kind: 'mute' });
    expect(await blocksAndMutes.of('anne')).toEqual([
      { ...block, other: 'jack', kind: 'mute' },
      block,
    ]);
    expect(await blocksAndMutes.of('mary')).toEqual([]);
    expect((await blocksAndMutes.relationsOf('mary')).blockedBy).toEqual(new Set(['anne']));
    expect((await blocksAndMutes.relationsOf('jack')).blockedBy).toEqual(new Set());
    expect((await blocksAndMutes.relationsOf('anne')).mutes).toEqual(new Set(['jack']));
    await blocksAndMutes.drop({ ...block, kind: 'mute' });
    await blocksAndMutes.drop(block);
    expect(await blocksAndMutes.of('anne')).toHaveLength(1);
    await expect(blocksAndMutes.set({ ...block, other: 'nobody' })).rejects.toThrow();
  });

  it('keeps reports until they are settled, and after', async () => {
    const { reports } = store;
    const report = { id: 'r1', at: 5, by: 'anne', about: 'mary', table: 't1', words: 'rude' };
    await reports.add({ ...report, settled: false });
    await reports.add({ ...report, id: 'r2', at: 6, table: null, settled: false });
    expect((await reports.list(false, 10)).map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(await reports.waitingBy('anne')).toBe(2);
    expect(await reports.settle('r1')).toBe(true);
    expect(await reports.settle('r9')).toBe(false);
    expect(await reports.list(true, 10)).toEqual([{ ...report, settled: true }]);
    expect(await reports.waitingBy('anne')).toBe(1);
    expect(await reports.waitingBy('mary')).toBe(0);
  });

  describe('results', () => {
    it('are written once, though many try at once, and move ratings once', async () => {
      await store.setStatus('t1', 'over');
      expect(await store.results.has('t1')).toBe(false);
      expect(await store.results.missing('', 10)).toEqual(['t1']);
      expect(await store.results.missing('t1', 10)).toEqual([]);
      const given = { ...emptySeat('t0', 0), person: 'anne' };
      await store.addTable(aTable('t0', { status: 'abandoned' }), [given]);
      expect(await store.results.missing('', 10)).toEqual(['t1']);
      await store.changeSitting(given, { ...given, forfeited: true });
      expect(await store.results.missing('', 10)).toEqual(['t0', 't1']);
      await store.changeSitting(given, { ...given, forfeited: false });
      const both = [aResult(), aResult({ seat: 1, person: 'mary', place: 2, won: false })];
      const tries = await Promise.all(
        Array.from({ length: 6 }, () => store.results.record(both, gaining('anne', 'mary'))),
      );
      expect(tries.filter((one) => one === 'done')).toHaveLength(1);
      expect(tries.filter((one) => one === 'known')).toHaveLength(5);
      expect(await store.results.has('t1')).toBe(true);
      expect(await store.results.missing('', 10)).toEqual([]);
      for (const person of ['anne', 'mary'])
        expect(await store.results.ratingsOf(person)).toEqual([
          { ladder: 'tide-pools', mu: 26_000, sigma: 8_323, games: 1 },
        ]);
    });

    it('are not written for people who do not sit there any more', async () => {
      const { results } = store;
      expect(await results.record([aResult({ person: 'jack' })], gaining('jack'))).toBe('others');
      expect(await results.has('t1')).toBe(false);
      expect(await results.ratingsOf('jack')).toEqual([]);
    });

    it('of many tables at once all count', async () => {
      const ids = Array.from({ length: 12 }, (_none, nth) => `many-${nth}`);
      const games = await Promise.all(ids.map((table) => aGame({ table })));
      await Promise.all(
        games.map((game, nth) =>
          store.results.record(
            [game],
            nth % 2 === 0 ? gaining('anne', 'mary') : gaining('mary', 'anne'),
          ),
        ),
      );
      for (const person of ['anne', 'mary'])
        expect(await store.results.ratingsOf(person)).toMatchObject([{ mu: 37_000, games: 12 }]);
    });

    it('are counted by game, seats and whether they were rated, and paged from the newest', async () => {
      const { results } = store;
      for (let nth = 0; nth < 5; nth++) {
        const at = nth < 3 ? 50 : 60;
        const game = { table: `g${nth}`, at, won: nth !== 1, rated: nth > 0 };
        await results.record([await aGame(game, nth > 0)], null);
      }
      expect(await results.talliesOf('anne')).toEqual([
        { game: 'tide-pools', seats: 2, rated: false, games: 1, wins: 1, forfeits: 0 },
        { game: 'tide-pools', seats: 2, rated: true, games: 4, wins: 3, forfeits: 0 },
      ]);
      expect(await results.talliesOf('mary')).toEqual([]);
      const first = await results.gamesOf('anne', null, 3);
      const rest = await results.gamesOf('anne', itemAt(first, 2), 3);
      const tables = [...first, ...rest].map(({ table }) => table);
      expect(tables).toEqual(['g4', 'g3', 'g2', 'g1', 'g0']);
      expect(rest.map(({ isPublic }) => isPublic)).toEqual([true, false]);
    });

    it('make a ladder of the surest, without strangers, the banned and things', async () => {
      const { results } = store;
      for (const [nth, people] of [['anne', 'island'], ['mary'], ['anne']].entries()) {
        await results.record([await aGame({ table: `l${nth}` })], gaining(...people));
      }
      const names = async (least: number) =>
        (await results.top('tide-pools', least, 9)).map(({ person }) => person);
      expect(await names(1)).toEqual(['anne', 'mary']);
      expect(await names(2)).toEqual(['anne']);
      await store.accounts.ban('anne');
      expect(await names(1)).toEqual(['mary']);
      expect(await results.top('tide-races', 1, 9)).toEqual([]);
    });
  });
}
