// Accounts: made of guests, entered by password or recovery code.
import { describe, expect, it } from 'vitest';
import { aGuest, anAccount, aServer, aTable, PASSWORD, Visitor } from './kit.ts';

const wrong = { status: 401, body: { error: { code: 'wrong-login' } } };

describe('an account', () => {
  it('is a guest who stays the same person, with the same seats', async () => {
    const served = await aServer();
    const anne = await aGuest(served, 'Anne');
    const table = await aTable(anne);
    const planted = anne.copy();
    const made = await anne.post('/accounts', { login: 'Anne.Bonny', password: PASSWORD });
    expect(made.body).toMatchObject({
      id: anne.id,
      name: 'Anne',
      kind: 'account',
      login: 'anne.bonny',
      recovery: expect.stringMatching(/^(\w{5}-){3}\w{5}$/),
    });
    expect((await anne.get('/me/tables')).body.tables).toMatchObject([{ id: table }]);
    expect((await planted.get('/me')).status).toBe(401);
    const again = await anne.post('/accounts', { login: 'other', password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'has-account' } } });
  });

  it('needs a free login and a long enough password', async () => {
    const served = await aServer();
    await anAccount(served, 'anne');
    const mary = await aGuest(served, 'Mary');
    for (const [login, password, status] of [
      ['ANNE', PASSWORD, 409],
      ['mary', 'short', 400],
      ['mary', 'x'.repeat(201), 400],
      ['ma', PASSWORD, 400],
      ['märy', PASSWORD, 400],
      ['mary', 'ten lettrs', 200],
    ] as const)
      expect((await mary.post('/accounts', { login, password })).status).toBe(status);
  });

  it('is kept without its password', async () => {
    const served = await aServer();
    await anAccount(served, 'anne');
    const kept = (await served.context.store.accounts.byLogin('anne'))?.password as string;
    expect(kept).toMatch(/^scrypt\$15\$8\$3\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(kept).not.toContain(PASSWORD);
  });
});

describe('logging in', () => {
  it('works from elsewhere, in any case of the login, and not by a wrong password or login', async () => {
    const served = await aServer();
    const anne = await anAccount(served, 'anne');
    const elsewhere = new Visitor(served.address);
    expect(await elsewhere.post('/login', { login: 'anne', password: 'wrong' })).toMatchObject(
      wrong,
    );
    const nobody = await elsewhere.post('/login', { login: 'nobody', password: PASSWORD });
    expect(nobody).toMatchObject(wrong);
    expect(elsewhere.cookie).toBeNull();
    const inside = await elsewhere.post('/login', { login: 'ANNE', password: PASSWORD });
    expect(inside).toMatchObject({ status: 200, body: { id: anne.id } });
    expect((await elsewhere.get('/me')).body.id).toBe(anne.id);
    expect((await anne.get('/me')).status).toBe(200);
  });

  it('moves the seats and tables of a guest to the account, and ends the guest', async () => {
    const served = await aServer();
    const anne = await anAccount(served, 'anne');
    const guest = await aGuest(served, 'On the train');
    const table = await aTable(guest);
    const shared = await aTable(anne);
    await guest.post(`/tables/${shared}/join`);
    const planted = guest.copy();
    const { closed } = await guest.connect();
    await guest.post('/login', { login: 'anne', password: PASSWORD });
    expect(await closed).toBe(4401);
    expect((await planted.get('/me')).status).toBe(401);
    const moved = (await guest.get(`/tables/${table}`)).body;
    expect([moved.owner.id, moved.seats[0].person.id]).toEqual([anne.id, anne.id]);
    const both = (await guest.get(`/tables/${shared}`)).body.seats;
    expect(both.map((seat: { person: { id: string } }) => seat.person.id)).toEqual([
      anne.id,
      guest.id,
    ]);
  });

  it('waits after some wrong tries, for that login only', async () => {
    const served = await aServer();
    await anAccount(served, 'anne');
    const thief = new Visitor(served.address);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => thief.post('/login', { login: 'anne', password: 'guess' })),
    );
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const early = tries.find(({ status }) => status === 429);
    expect(early?.body.error.code).toBe('too-often');
    expect((await thief.post('/login', { login: 'mary', password: 'guess' })).status).toBe(401);
  });
});

describe('a password', () => {
  it('is changed by whoever knows the old one, and ends all other sessions', async () => {
    const served = await aServer();
    const anne = await anAccount(served, 'anne');
    const elsewhere = new Visitor(served.address);
    await elsewhere.post('/login', { login: 'anne', password: PASSWORD });
    const { closed } = await elsewhere.connect();
    const fresh = 'another password';
    expect(await anne.put('/me/password', { old: 'wrong', password: fresh })).toMatchObject(wrong);
    expect((await elsewhere.get('/me')).status).toBe(200);
    expect((await anne.put('/me/password', { old: PASSWORD, password: fresh })).status).toBe(200);
    expect(await closed).toBe(4401);
    expect((await elsewhere.get('/me')).status).toBe(401);
    expect((await anne.get('/me')).status).toBe(200);
    expect(await elsewhere.post('/login', { login: 'anne', password: PASSWORD })).toMatchObject(
      wrong,
    );
    expect((await elsewhere.post('/login', { login: 'anne', password: fresh })).status).toBe(200);
    const guest = await aGuest(served);
    const none = await guest.put('/me/password', { old: PASSWORD, password: fresh });
    expect(none).toMatchObject({ status: 409, body: { error: { code: 'no-account' } } });
  });

  it('is replaced by the recovery code, once', async () => {
    const served = await aServer();
    const anne = await anAccount(served, 'anne');
    const elsewhere = new Visitor(served.address);
    const code = anne.recovery.toLowerCase().replaceAll('-', ' ');
    const password = 'remembered now';
    const stranger = await elsewhere.post('/recover', { login: 'mary', code, password });
    expect(stranger).toMatchObject({ status: 401, body: { error: { code: 'wrong-code' } } });
    const done = await elsewhere.post('/recover', { login: 'anne', code, password });
    expect(done).toMatchObject({ status: 200, body: { id: anne.id } });
    expect(done.body.recovery).not.toBe(anne.recovery);
    expect((await anne.get('/me')).status).toBe(401);
    expect((await elsewhere.get('/me')).status).toBe(200);
    expect((await elsewhere.post('/recover', { login: 'anne', code, password })).status).toBe(401);
  });
});
