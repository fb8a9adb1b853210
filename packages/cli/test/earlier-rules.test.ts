// Records and kept games of an earlier version, from the command line.
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozenVersions } from '@tidetable/catalogue/earlier';
import { type GameRecord, itemAt, readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { earlierParts, GAMES, partsForRecord, partsOf } from '../src/games.ts';
import { run, scratch } from './outside.ts';
import { talk } from './protocol-kit.ts';

const inScratch = scratch();
const RECORDS = join(import.meta.dirname, '../../games');

const files = readdirSync(RECORDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[\\/]records[\\/]version-\d+[\\/].*\.json$/.test(name),
);

function recorded(name: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(join(RECORDS, name), 'utf8')));
}

const UNFINISHED = files.filter((name) => name.endsWith('unfinished.json'));

it('verifies every record of an earlier version', async () => {
  const { code, output } = await run(['verify', ...files.map((file) => join(RECORDS, file))]);
  expect(output).toContain(`${files.length} records, all true`);
  expect(code).toBe(0);
});

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  it.each(frozenVersions(id).map((version) => [version]))(
    'has the parts of version %i',
    async (version) => {
      const parts = await earlierParts(partsOf(id), version);
      expect(parts?.game).toMatchObject({ id, rulesVersion: version });
      expect(parts?.game).not.toBe(partsOf(id).game);
      expect(parts?.bots).not.toBe(partsOf(id).bots);
      expect(parts?.board).toBe(partsOf(id).board);
    },
  );

  it('is played by the rules of the record', async () => {
    const name = files.find((file) => recorded(file).game === id) as string;
    const record = recorded(name);
    const { game } = await partsForRecord(record);
    expect(game.rulesVersion).toBe(record.rulesVersion);
    expect(replay(game, record).outcome).toEqual(record.outcome);
  });
});

it('tells a record of an earlier version again', async () => {
  const file = files.find((name) => recorded(name).outcome !== null) as string;
  const { code, output } = await run(['replay', join(RECORDS, file)]);
  expect(code).toBe(0);
  expect(output).toContain(` ${recorded(file).plies.length} `);
});

it.each(UNFINISHED)('goes on with %s, under its own rules', async (name) => {
  const file = inScratch('kept.json');
  copyFileSync(join(RECORDS, name), file);
  await run(['play', '--resume', file, '--bots', '2']);
  const whole = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(whole.rulesVersion).toBe(recorded(name).rulesVersion);
  expect(whole.outcome).not.toBeNull();
  expect((await run(['verify', file])).code).toBe(0);
});

it('takes up a record in the engine protocol, with the bots and advice of its time', async () => {
  const { session } = talk();
  const ask = async (request: string, fields: object = {}) =>
    JSON.parse(await session.answer(JSON.stringify({ id: 1, do: request, ...fields })));
  const record = recorded(itemAt(UNFINISHED, 0));
  expect(await ask('replay', { record })).toMatchObject({ ok: true, ply: record.plies.length });
  const { must } = await ask('deciders');
  const { bot, action } = await ask('choose', { seat: must[0] });
  expect(bot).toBe('bosun');
  expect(await ask('play', { seat: must[0], action })).toMatchObject({ ok: true });
  const next = (await ask('deciders')).must[0];
  const { advice } = await ask('advise', { seat: next, budget: { iterations: 20 } });
  expect(advice.length).toBeGreaterThan(0);
  expect((await ask('record')).record.rulesVersion).toBe(record.rulesVersion);
});

it('says so where the version of a record is not kept', async () => {
  const { ask } = talk();
  const record = {
    ...recorded(itemAt(UNFINISHED, 0)),
    rulesVersion: 99,
  };
  expect(ask('replay', { record }).error).toMatchObject({ code: 'bad-record' });
});
