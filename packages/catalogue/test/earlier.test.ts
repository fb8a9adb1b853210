// The rules of earlier versions: what they were, true to the records of their time, and still played.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextChoice, observe, sitting } from '@tidetable/bots';
import {
  type GameRecord,
  Generator,
  legal,
  Malformed,
  Match,
  readOptions,
  readRecord,
  replay,
} from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { type FrozenRules, frozenRules, frozenVersions } from '../earlier.ts';
import { GAME_IDS, MANIFESTS } from '../index.ts';

const GAMES = join(import.meta.dirname, '../../games');

const records = MANIFESTS.flatMap(({ folder }) =>
  readdirSync(join(GAMES, folder, 'records'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^version-\d+.*\.json$/.test(name))
    .sort()
    .map((name): [string, GameRecord] => [
      `${folder}, ${name}`,
      readRecord(JSON.parse(readFileSync(join(GAMES, folder, 'records', name), 'utf8'))),
    ]),
);

const each = GAME_IDS.flatMap((id) =>
  frozenVersions(id).map((version): [string, number] => [id, version]),
);

async function rulesOf(id: string, version: number): Promise<FrozenRules> {
  const rules = await frozenRules(id, version);
  if (rules === null) throw new Error(`version ${version} of ${id} is not frozen`);
  return rules;
}

describe.each(each)('%s, version %i', (id, version) => {
  it('is what it says, with its words and bots of all levels', async () => {
    const { game, face, bots } = await rulesOf(id, version);
    expect(game).toMatchObject({ id, rulesVersion: version });
    expect(bots.map(({ name }) => name)).toEqual([
      'deckhand',
      'bosun',
      'captain',
      'admiral',
      'random',
    ]);
    const match = Match.start(game, { seats: game.seats.max, seed: '0'.repeat(64) });
    const seat = match.deciders.must[0] ?? 0;
    expect(face.prompt(game.view(match.state, seat), seat)).not.toBe('');
  });

  it('has a record that was played to its end, and one that was not', () => {
    const own = records.filter(
      ([, { game, rulesVersion }]) => game === id && rulesVersion === version,
    );
    expect(own.some(([, { outcome }]) => outcome !== null)).toBe(true);
    expect(own.some(([, { outcome }]) => outcome === null)).toBe(true);
  });

  it('calls malformed what hosts call so', async () => {
    const { game } = await rulesOf(id, version);
    expect(() => game.read({ seats: 'none' })).toThrow(Malformed);
    expect(() => readOptions(game.options, { first: 7, target: 'x' }, 2)).toThrow(Malformed);
    const [name] = Object.keys(game.options.fields);
    expect(() => readOptions(game.options, { [name as string]: {} }, 2)).toThrow(Malformed);
  });

  it('gives advice', async () => {
    const { game, advise } = await rulesOf(id, version);
    const { state, deciders } = Match.start(game, { seats: 2, seed: '1'.repeat(64) });
    const seat = deciders.must[0] ?? 0;
    const observation = observe(game, state, seat, true, new Generator(1, 2, 3, 4));
    const [best] = advise(observation, { iterations: 20 });
    expect(observation.legal).toContainEqual(best?.action);
  });
});

describe.each(records)('the record %s', (_name, record) => {
  it('is true under its own rules', async () => {
    const { game, face, summary } = await rulesOf(record.game, record.rulesVersion);
    const state = replay(game, record);
    expect(state.outcome).toEqual(record.outcome);
    if (state.outcome !== null) expect(face.result(state.outcome)).not.toBe('');
    expect(summary([state])).toHaveProperty('courses');
  });

  it('is untrue with another hash', async () => {
    const { game } = await rulesOf(record.game, record.rulesVersion);
    const [first, ...rest] = record.plies;
    const plies = [{ ...(first as GameRecord['plies'][number]), hash: '0'.repeat(16) }, ...rest];
    expect(() => replay(game, { ...record, plies })).toThrow('ply 1');
  });
});

describe.each(records.filter(([, { outcome }]) => outcome === null))('%s', (_name, record) => {
  it('is played to its end by the bots of its time, and that is true too', async () => {
    const { game, bots } = await rulesOf(record.game, record.rulesVersion);
    const match = Match.resume(game, record);
    const bosun = bots.find(({ name }) => name === 'bosun') ?? bots[0];
    const seated = sitting(Array.from({ length: record.seats }, () => bosun as (typeof bots)[0]));
    const chance = new Generator(1, 2, 3, 4);
    while (match.state.outcome === null) {
      const called = match.ply > record.plies.length + 300 ? timeCalled(match) : null;
      const { seat, action } = called ?? nextChoice(game, match.state, seated, chance);
      expect(match.play(seat, action)).toMatchObject({ ok: true });
    }
    const whole = match.record();
    expect(whole.rulesVersion).toBe(record.rulesVersion);
    expect(replay(game, whole).outcome).toEqual(match.state.outcome);
  });
});

/** Some earlier rules let any seat call time; without it a game against the clock may last for ever. */
function timeCalled({ game, state, deciders: { must, may } }: Match) {
  const offers = [...must, ...may].flatMap((seat) =>
    legal(game, state, seat).map((action) => ({ seat, action })),
  );
  return offers.find(({ action }) => action.type === game.timeUp) ?? null;
}

it('knows no version that is not frozen', async () => {
  const [id] = each[0] as [string, number];
  expect(frozenVersions(id)).toContain(1);
  expect(frozenVersions('no-such-game')).toEqual([]);
  expect(await frozenRules(id, 999)).toBeNull();
  expect(await frozenRules('no-such-game', 1)).toBeNull();
});
