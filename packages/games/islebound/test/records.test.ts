// Recorded games, for each way to end and each variant, replayed action by action.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Match, readNotation, readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { deepFog, islebound, isleboundPrototype } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { Action } from '../rules/state.ts';

const folder = join(import.meta.dirname, '../records');
const MOST_BYTES = 150_000;

/** What each record must show; an empty list allows any ending. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'buildings.json': ['buildings'],
  'last-token.json': ['last-token'],
  'tie-broken.json': ['buildings', 'tie-broken'],
  'shared.json': ['buildings', 'shared'],
  'advanced-close-quarters.json': [],
  'trading.json': [],
  'raid-six-buildings.json': [],
  'architect.json': [],
  'house-rules.json': [],
  'prototype.json': ['buildings'],
  'prototype-attackers-leave.json': ['buildings'],
  'deep-fog-attack.json': ['monster'],
  'deep-fog-diplomacy.json': ['monster'],
  'deep-fog-trading-raid.json': ['monster'],
};

const EDITIONS = [islebound, isleboundPrototype, deepFog];

function recorded(file: string) {
  return readRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

function editionOf(file: string) {
  const { game } = recorded(file);
  const edition = EDITIONS.find(({ id }) => id === game);
  if (edition === undefined) throw new Error(`${file} is of ${game}`);
  return edition;
}

describe('the recorded games of Islebound', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('are those that we want', () => {
    expect(files.sort()).toEqual(Object.keys(ENDINGS).sort());
  });

  it.each(files)('%s replays to its end', (file) => {
    const record = recorded(file);
    const { outcome } = replay(editionOf(file), record);
    const endings = outcome?.endings.map(({ ending }) => ending) ?? [];
    const wanted = ENDINGS[file] ?? [];
    expect(endings).toEqual(wanted.length > 0 ? wanted : endings);
    expect(endings).not.toEqual([]);
    expect(outcome).toEqual(record.outcome);
    expect(record.rigs).toBeUndefined();
    expect(record.from).toBeUndefined();
    expect(statSync(join(folder, file)).size).toBeLessThan(MOST_BYTES);
  });

  it('come from tables of every size, of every edition, with every variant', () => {
    const records = files.map(recorded);
    expect([...new Set(records.map(({ seats }) => seats))].sort()).toEqual([2, 3, 4]);
    expect(new Set(records.map(({ game }) => game)).size).toBe(EDITIONS.length);
    const options = records.map((record) => record.options as Options);
    for (const variant of [
      'advanced',
      'trading',
      'closeQuarters',
      'raid',
      'sixBuildings',
      'architect',
      'discardAttackers',
    ] as const)
      expect(options.some((chosen) => chosen[variant])).toBe(true);
  });

  it.each([
    ['deep-fog-attack.json', 'attack'],
    ['deep-fog-diplomacy.json', 'diplomacy'],
  ])('%s is won by whoever defeated the monster by %s', (file, means) => {
    const { seats, options, seed, plies, outcome } = recorded(file);
    const match = Match.start(deepFog, { seats, options, seed });
    const defeats = plies
      .map(({ seat, action }) => match.play(seat, readNotation(action) as Action))
      .flatMap((answer) => (answer.ok ? answer.events : []))
      .filter((event) => event.type === 'defeated-monster');
    expect(new Set(defeats.map(({ by }) => by))).toEqual(new Set([means]));
    const victors = defeats.map(({ seat }) => seat);
    for (const winner of outcome?.winners ?? []) expect(victors).toContain(winner);
  });
});
