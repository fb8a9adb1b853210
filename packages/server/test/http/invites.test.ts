// Invitations: a link for the whole table, codes for one person, and whom each lets in.
import { expect, it } from 'vitest';
import { hashOf } from '../../src/people/tokens.ts';
import { aGuest, aServer, aTable, type Visitor } from '../people/kit.ts';

const denied = (status: number, code: string) => ({ status, body: { error: { code } } });
const PRIVATE = { isPublic: false, seats: 3 };

async function linkTo(host: Visitor, table: string): Promise<string> {
  return (await host.post(`/tables/${table}/invites`, { lets: 'table' })).body.code;
}

const take = (who: Visitor, code: string) => who.post('/invites', { code });
const wayOf = async (who: Visitor, code: string) => (await who.get(`/invites/${code}`)).body.way;

it('one link seats people until every seat is taken, and then tells so', async () => {
  const server = await aServer();
  const [host, ben, cleo, dora] = [
    await aGuest(server, 'Anna'),
    await aGuest(server),
    await aGuest(server),
    await aGuest(server),
  ];
  const table = await aTable(host, PRIVATE);
  const code = await linkTo(host, table);
  expect(code).toMatch(/^[\w-]{22}$/);
  const { status, body } = await ben.get(`/invites/${code}`);
  expect([status, body.way, body.table, body.owner.name]).toEqual([200, 'sit', null, 'Anna']);
  expect(Object.keys(body).sort()).toEqual(
    'daily game houseRules isPublic options owner rated rulesVersion seats settings status table way'.split(
      ' ',
    ),
  );
  expect((await take(ben, code)).body.id).toBe(table);
  expect((await take(ben, code)).body.id).toBe(table);
  expect(await wayOf(ben, code)).toBe('seated');
  expect((await take(cleo, code)).body.seats.map((one: { person: object }) => one.person)).toEqual([
    expect.objectContaining({ id: host.id }),
    expect.objectContaining({ id: ben.id }),
    expect.objectContaining({ id: cleo.id }),
  ]);
  expect(await wayOf(dora, code)).toBe('full');
  expect(await take(dora, code)).toMatchObject(denied(409, 'no-free-seat'));
  // Those who found no seat were not let in.
  expect(await dora.get(`/tables/${table}`)).toMatchObject(denied(404, 'no-such-table'));

  // A seat that is free again is theirs.
  await cleo.post(`/tables/${table}/seats/2/leave`);
  expect(await wayOf(dora, code)).toBe('sit');
  expect((await take(dora, code)).status).toBe(200);
  await host.post(`/tables/${table}/start`);
  expect(await wayOf(cleo, code)).toBe('watch');
  expect(await wayOf(await aGuest(server), code)).toBe('full');
});

it('at a public table whoever comes too late may watch', async () => {
  const server = await aServer();
  const [host, ben] = [await aGuest(server), await aGuest(server)];
  const table = await aTable(host, { seats: 2, seating: ['me', 'bot'] });
  const code = await linkTo(host, table);
  const { way, table: where } = (await ben.get(`/invites/${code}`)).body;
  expect([way, where]).toEqual(['watch', table]);
});

it('a new link ends the old one, and codes that nobody has used', async () => {
  const server = await aServer();
  const [host, ben, cleo] = [await aGuest(server), await aGuest(server), await aGuest(server)];
  const table = await aTable(host, { ...PRIVATE, seats: 4 });
  const one = (await host.post(`/tables/${table}/invites`, {})).body.code;
  const used = (await host.post(`/tables/${table}/invites`, {})).body.code;
  await take(ben, used);
  const old = await linkTo(host, table);
  expect(await ben.drop(`/tables/${table}/invites`)).toMatchObject(denied(403, 'not-owner'));
  expect(await wayOf(cleo, old)).toBe('sit');
  expect((await host.drop(`/tables/${table}/invites`)).status).toBe(200);
  for (const code of [old, one]) {
    expect(await cleo.get(`/invites/${code}`)).toMatchObject(denied(404, 'no-such-invite'));
    expect(await take(cleo, code)).toMatchObject(denied(404, 'no-such-invite'));
  }
  expect(await wayOf(ben, used)).toBe('seated');
  expect((await take(cleo, await linkTo(host, table))).status).toBe(200);
});

it('nobody whom the host has sent away comes back by the link', async () => {
  const server = await aServer();
  const [host, ben] = [await aGuest(server), await aGuest(server)];
  const table = await aTable(host, PRIVATE);
  const code = await linkTo(host, table);
  await take(ben, code);
  await host.post(`/tables/${table}/kick`, { seat: 1 });
  expect(await wayOf(ben, code)).toBe('full');
  expect(await take(ben, code)).toMatchObject(denied(403, 'sent-away'));
  // A code for this one person is another matter.
  const own = (await host.post(`/tables/${table}/invites`, {})).body.code;
  expect((await take(ben, own)).status).toBe(200);
});

it('a code for one person lets one person in, as those that were made before did', async () => {
  const server = await aServer();
  const [host, ben, cleo] = [await aGuest(server), await aGuest(server), await aGuest(server)];
  const table = await aTable(host, PRIVATE);
  const before = 'a code that an earlier release has made, of 43 signs';
  await server.context.store.admissions.addInvite({
    codeHash: hashOf(before),
    table,
    seat: null,
    madeBy: host.id,
    expires: Date.now() + 60_000,
    lets: 'one',
  });
  expect((await take(ben, before)).status).toBe(200);
  expect(await take(cleo, before)).toMatchObject(denied(404, 'no-such-invite'));
  const late = (await host.post(`/tables/${table}/invites`, { lets: 'table' })).body;
  expect(late.path).toBe(`/invite/${late.code}`);
  expect(late.expires).toBeGreaterThan(Date.now());
});

it('a link that is too old lets nobody in', async () => {
  const server = await aServer();
  const [host, ben] = [await aGuest(server), await aGuest(server)];
  const table = await aTable(host, PRIVATE);
  const code = 'a link for everybody from long ago';
  await server.context.store.admissions.addInvite({
    codeHash: hashOf(code),
    table,
    seat: null,
    madeBy: host.id,
    expires: Date.now() - 1,
    lets: 'table',
  });
  expect(await ben.get(`/invites/${encodeURIComponent(code)}`)).toMatchObject(
    denied(404, 'no-such-invite'),
  );
  expect(await take(ben, code)).toMatchObject(denied(404, 'no-such-invite'));
});

it('guessing at codes is limited like other dear things', async () => {
  const server = await aServer({ generosity: 1 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_none, nth) =>
      fetch(`${server.address}/api/invites/guess-${nth}`).then(({ status }) => status),
    ),
  );
  expect(answers.filter((status) => status === 404)).toHaveLength(30);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});
