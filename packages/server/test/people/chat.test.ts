// Who reads whose chat.
import { expect, it } from 'vitest';
import { aGuest, aServer, aTable } from './kit.ts';

it('during play the table talks apart from its spectators, and afterwards all hear all', async () => {
  const served = await aServer();
  const [anne, mary, watcher] = [
    await aGuest(served),
    await aGuest(served),
    await aGuest(served),
  ] as const;
  const table = await aTable(anne);
  await mary.post(`/tables/${table}/join`);
  await anne.post(`/tables/${table}/start`);
  const chat = `/tables/${table}/chat`;
  const heardBy = async (who: typeof anne): Promise<string[]> =>
    (await who.get(chat)).body.lines.map(({ words }: { words: string }) => words);
  const { socket } = await watcher.connect();
  const live: string[] = [];
  socket.on('message', (data) => live.push(data.toString()));
  socket.send(JSON.stringify({ do: 'watch', table, seat: null, since: null }));
  await mary.post(chat, { words: 'I hold the fire' });
  await watcher.post(chat, { words: 'they should dig' });
  expect(await heardBy(anne)).toEqual(['I hold the fire']);
  expect(await heardBy(watcher)).toEqual(['they should dig']);
  await expect.poll(() => live.join()).toContain('they should dig');
  expect(live.join()).not.toContain('I hold the fire');
  await served.context.store.setStatus(table, 'over');
  expect(await heardBy(anne)).toEqual(['I hold the fire', 'they should dig']);
  expect(await heardBy(watcher)).toHaveLength(2);
});

it('takes words as they are, and none that hide', async () => {
  const served = await aServer();
  const anne = await aGuest(served);
  const chat = `/tables/${await aTable(anne)}/chat`;
  const words = '<script>alert(1)</script> 🏴‍☠️';
  expect((await anne.post(chat, { words })).body.words).toBe(words);
  for (const bad of ['\u202egnp', 'a\u0000b', '   ', 'x'.repeat(501)])
    expect((await anne.post(chat, { words: bad })).status).toBe(400);
});
