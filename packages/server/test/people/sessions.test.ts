// Sessions: listed, ended at once, on HTTP and on open connections, on every node.
import type { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type WebSocket from 'ws';
import { aPostgres } from '../store/places.ts';
import { aGuest, anAccount, aServer, aTable, PASSWORD, Visitor } from './kit.ts';

const postgres = aPostgres();

it('are listed by a name that lets nobody in', async () => {
  const served = await aServer();
  const anne = await anAccount(served, 'anne');
  const { token } = (await anne.post('/tokens', { label: 'my bot' })).body;
  const { sessions } = (await anne.get('/sessions')).body;
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ label: 'my bot', isThis: false }));
  expect(sessions).toContainEqual(expect.objectContaining({ label: '', isThis: true }));
  const text = JSON.stringify(sessions);
  expect(text).not.toContain(token);
  for (const { tokenHash } of await served.context.store.accounts.sessionsOf(anne.id))
    expect(text).not.toContain(tokenHash.slice(0, 16));
});

it('end at once, one or all others, and nobody ends those of others', async () => {
  const served = await aServer();
  const anne = await anAccount(served, 'anne');
  const others = [new Visitor(served.address), new Visitor(served.address)] as const;
  for (const other of others) await other.post('/login', { login: 'anne', password: PASSWORD });
  const mine = (await others[0].get('/sessions')).body.sessions.find(
    ({ isThis }: { isThis: boolean }) => isThis,
  );
  const mary = await aGuest(served);
  expect((await mary.drop(`/sessions/${mine.id}`)).status).toBe(404);
  expect((await others[0].get('/me')).status).toBe(200);
  const first = await others[0].connect();
  const second = await others[1].connect();
  expect((await anne.drop(`/sessions/${mine.id}`)).status).toBe(200);
  expect(await first.closed).toBe(4401);
  expect((await others[0].get('/me')).status).toBe(401);
  expect(second.socket.readyState).toBe(second.socket.OPEN);
  await anne.drop('/sessions');
  expect(await second.closed).toBe(4401);
  expect((await others[1].get('/me')).status).toBe(401);
  expect((await anne.get('/sessions')).body.sessions).toHaveLength(1);
});

/** A client that does not answer the closing handshake; resolves when it is asked to close. */
function neverHangsUp(socket: WebSocket): Promise<void> {
  const { _receiver } = socket as unknown as { _receiver: EventEmitter };
  _receiver.removeAllListeners('conclude');
  return new Promise((resolve) => _receiver.once('conclude', () => resolve()));
}

it('that are over are not listened to, though the client does not hang up', async () => {
  const served = await aServer();
  const anne = await aGuest(served);
  const table = await aTable(anne, { seating: ['me', 'me'] });
  await anne.post(`/tables/${table}/start`);
  const { socket, closed } = await anne.connect();
  const told = neverHangsUp(socket);
  const view = (await anne.get(`/tables/${table}/view?seat=0`)).body;
  const seat: number = view.must[0];
  const shown = (await anne.get(`/tables/${table}/view?seat=${seat}`)).body;
  const action = Object.values(shown.menu.allowed as Record<string, string[]>).flat()[0];
  await anne.post('/logout');
  await told;
  socket.send(JSON.stringify({ do: 'play', table, seat, request: 'late', base: 0, action }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await served.context.store.table(table))?.seq).toBe(0);
  socket.terminate();
  await closed;
});

it('note when they were last seen, and end when nobody uses them for a year', async () => {
  const served = await aServer();
  const { store } = served.context;
  const anne = await aGuest(served);
  const [session] = await store.accounts.sessionsOf(anne.id);
  const hash = session?.tokenHash as string;
  const seenAgo = async (ago: number) => {
    await store.dropSession(hash);
    const at = Date.now() - ago;
    await store.addSession({
      tokenHash: hash,
      person: anne.id,
      since: at,
      lastSeen: at,
      label: '',
    });
    return at;
  };
  const lately = await seenAgo(30_000);
  await anne.get('/me');
  expect((await store.session(hash))?.lastSeen).toBe(lately);
  await seenAgo(90_000);
  await anne.get('/me');
  await expect
    .poll(async () => Date.now() - ((await store.session(hash))?.lastSeen ?? 0))
    .toBeLessThan(30_000);
  await seenAgo(366 * 24 * 60 * 60_000);
  expect((await anne.get('/me')).status).toBe(401);
});

it('end on every node', async () => {
  const place = { url: await postgres().emptyDatabase() };
  const [here, there] = [await aServer({ place }), await aServer({ place })];
  const anne = await anAccount(here, 'anne');
  const elsewhere = new Visitor(there.address);
  await elsewhere.post('/login', { login: 'anne', password: PASSWORD });
  const { closed } = await elsewhere.connect();
  await anne.drop('/sessions');
  expect(await closed).toBe(4401);
  expect((await elsewhere.get('/me')).status).toBe(401);
});
