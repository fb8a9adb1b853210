// Blocks, mutes, reports and bans.
import { describe, expect, it } from 'vitest';
import {
  type Answered,
  aGuest,
  anAccount,
  aServer,
  aTable,
  PASSWORD,
  type Visitor,
} from './kit.ts';

const denied = (status: number, code: string) => ({ status, body: { error: { code } } });
const tables = ({ body }: Answered): string[] => body.tables.map(({ id }: { id: string }) => id);
const words = ({ body }: Answered): string[] =>
  body.lines.map((line: { words: string }) => line.words);

describe('a block', () => {
  it('keeps two people apart before a game, both ways, and tells only who set it', async () => {
    const served = await aServer();
    const [anne, mary] = [await aGuest(served), await aGuest(served)];
    const [annes, marys] = [await aTable(anne), await aTable(mary)];
    const join = (who: Visitor, table: string) => who.post(`/tables/${table}/join`);
    expect((await anne.put(`/regards/${mary.id}/block`)).status).toBe(200);
    expect(await join(mary, annes)).toMatchObject(denied(409, 'no-free-seat'));
    expect(await join(anne, marys)).toMatchObject(denied(409, 'blocked'));
    expect(tables(await mary.get('/tables'))).toEqual([marys]);
    expect(tables(await anne.get('/tables'))).toEqual([annes]);
    expect((await mary.get('/regards')).body).toEqual({ regards: [] });
    expect((await anne.get('/regards')).body.regards).toMatchObject([
      { person: { id: mary.id }, kind: 'block' },
    ]);
    await anne.drop(`/regards/${mary.id}/block`);
    expect((await join(mary, annes)).status).toBe(200);
    expect(tables(await anne.get('/tables'))).toHaveLength(2);
  });

  it('keeps them apart where one of them only sits, but not from watching a game', async () => {
    const served = await aServer();
    const [owner, anne, mary] = [await aGuest(served), await aGuest(served), await aGuest(served)];
    const table = await aTable(owner, { seats: 3 });
    await anne.post(`/tables/${table}/join`);
    await anne.put(`/regards/${mary.id}/block`);
    expect(await mary.post(`/tables/${table}/join`)).toMatchObject(denied(409, 'no-free-seat'));
    await owner.post(`/tables/${table}/bots`, { seat: 2 });
    expect((await owner.post(`/tables/${table}/start`)).status).toBe(200);
    expect(tables(await mary.get('/tables'))).toEqual([table]);
  });

  it('silences both for each other; a mute silences one for the other', async () => {
    const served = await aServer();
    const [anne, mary] = [await aGuest(served), await aGuest(served)];
    const table = await aTable(anne);
    await mary.post(`/tables/${table}/join`);
    const chat = `/tables/${table}/chat`;
    await anne.post(chat, { words: 'from anne' });
    await mary.post(chat, { words: 'from mary' });
    expect(words(await anne.get(chat))).toEqual(['from anne', 'from mary']);
    await anne.put(`/regards/${mary.id}/mute`);
    expect(words(await anne.get(chat))).toEqual(['from anne']);
    expect(words(await mary.get(chat))).toEqual(['from anne', 'from mary']);
    await anne.put(`/regards/${mary.id}/block`);
    expect(words(await mary.get(chat))).toEqual(['from mary']);
    const { socket } = await mary.connect();
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(data.toString()));
    socket.send(JSON.stringify({ do: 'watch', table, seat: null, since: null }));
    await expect.poll(() => heard.join()).toContain('from mary');
    expect(heard.join()).not.toContain('from anne');
  });

  it('hides all but the name of whoever has set it', async () => {
    const served = await aServer();
    const [anne, mary] = [await aGuest(served, 'Anne'), await aGuest(served)];
    expect((await mary.get(`/people/${anne.id}`)).body.played).not.toBeNull();
    await anne.put(`/regards/${mary.id}/block`);
    expect((await mary.get(`/people/${anne.id}`)).body).toEqual({
      person: { id: anne.id, name: 'Anne', kind: 'guest' },
      played: null,
    });
    expect((await mary.get(`/people/${anne.id}/games`)).body).toEqual({ games: [], next: null });
    expect((await anne.get(`/people/${mary.id}`)).body.played).not.toBeNull();
  });

  it('is of a known kind, and of somebody else', async () => {
    const served = await aServer();
    const anne = await aGuest(served);
    expect(await anne.put(`/regards/${anne.id}/block`)).toMatchObject(denied(409, 'yourself'));
    expect((await anne.put('/regards/nobody/block')).status).toBe(404);
    const mary = await aGuest(served);
    expect((await anne.put(`/regards/${mary.id}/constructor`)).status).toBe(400);
  });
});

describe('a report', () => {
  it('is read and settled by those who keep order, and by nobody else', async () => {
    const served = await aServer();
    const keeper = await anAccount(served, 'keeper');
    const [anne, mary] = [await aGuest(served), await aGuest(served)];
    const table = await aTable(mary);
    const report = { about: mary.id, table, words: 'swears like a sailor' };
    expect((await anne.post('/reports', report)).status).toBe(200);
    expect((await anne.post('/reports', { ...report, about: anne.id })).status).toBe(409);
    const hidden = await aTable(mary, { isPublic: false });
    expect((await anne.post('/reports', { ...report, table: hidden })).status).toBe(404);
    expect(await anne.get('/admin/reports')).toMatchObject(denied(403, 'not-admin'));
    const { reports } = (await keeper.get('/admin/reports')).body;
    expect(reports).toMatchObject([{ about: { id: mary.id }, by: { id: anne.id }, table }]);
    expect((await anne.post(`/admin/reports/${reports[0].id}/settle`)).status).toBe(403);
    expect((await keeper.post(`/admin/reports/${reports[0].id}/settle`)).status).toBe(200);
    expect((await keeper.post('/admin/reports/none/settle')).status).toBe(404);
    expect((await keeper.get('/admin/reports')).body.reports).toEqual([]);
    expect((await keeper.get('/admin/reports?settled=true')).body.reports).toHaveLength(1);
  });
});

describe('a ban', () => {
  it('ends every session and connection at once, until it is taken back', async () => {
    const served = await aServer();
    const keeper = await anAccount(served, 'keeper');
    const anne = await anAccount(served, 'anne');
    const { closed } = await anne.connect();
    expect((await anne.put(`/admin/bans/${keeper.id}`)).status).toBe(403);
    expect((await keeper.put(`/admin/bans/${keeper.id}`)).status).toBe(409);
    expect((await keeper.put(`/admin/bans/${anne.id}`)).status).toBe(200);
    expect(await closed).toBe(4401);
    expect((await anne.get('/me')).status).toBe(401);
    const login = () => anne.post('/login', { login: 'anne', password: PASSWORD });
    expect(await login()).toMatchObject(denied(403, 'banned'));
    await keeper.drop(`/admin/bans/${anne.id}`);
    expect((await login()).status).toBe(200);
  });
});
