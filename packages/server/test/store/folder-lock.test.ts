// One process for one folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@tidetable/engine';
import { expect, it, onTestFinished } from 'vitest';
import { FolderInUse } from '../../src/store/folder-lock.ts';
import { openStore } from '../../src/store/open.ts';
import { Appender, compare, layTables } from './appending.ts';
import { emptyFolder } from './places.ts';

it('refuses a second opening and says who has it, since when', async () => {
  const folder = emptyFolder();
  const store = await openStore({ folder });
  onTestFinished(() => store.close());
  const second = openStore({ folder });
  await expect(second).rejects.toThrow(FolderInUse);
  await expect(second).rejects.toThrow(
    new RegExp(`is in use by process ${process.pid} on .* since \\d{4}-\\d\\d-\\d\\dT`),
  );
});

it('lets go when the store is closed', async () => {
  const folder = emptyFolder();
  for (let time = 0; time < 3; time++) await (await openStore({ folder })).close();
});

it('lets go when the folder cannot be used after all', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'tidetable.sqlite'), 'this is no database '.repeat(500));
  await expect(openStore({ folder })).rejects.toThrow('not a database');
  await expect(openStore({ folder })).rejects.toThrow('not a database');
});

it('lets exactly one of many in', async () => {
  const folder = emptyFolder();
  const race = await Promise.allSettled(Array.from({ length: 20 }, () => openStore({ folder })));
  const won = race.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(won).toHaveLength(1);
  await won[0]?.close();
});

it('is not held by a note that names a living process', async () => {
  const folder = emptyFolder();
  const note = { pid: process.ppid, host: 'elsewhere', since: '2001-01-01T00:00:00.000Z' };
  writeFileSync(join(folder, 'holder.json'), JSON.stringify(note));
  await (await openStore({ folder })).close();
});

it('is held by another process while it lives, and free once it was killed', async () => {
  const folder = emptyFolder();
  await layTables({ folder }, 2);
  const rivals = [1, 2, 3].map(() => new Appender({ folder }));
  onTestFinished(async () => {
    for (const rival of rivals) await rival.kill();
  });
  const opened = await Promise.all(rivals.map(({ open }) => open));
  expect(opened.filter(Boolean)).toHaveLength(1);
  const holder = itemAt(rivals, opened.indexOf(true));
  for (const rival of rivals)
    if (rival !== holder) expect(rival.complaint).toContain(`${folder} is in use by`);

  await expect(openStore({ folder })).rejects.toThrow(`in use by process ${holder.pid} on`);
  await expect.poll(() => holder.acks.length).toBeGreaterThan(5);
  await holder.kill();
  await compare({ folder }, holder.acks);
});
