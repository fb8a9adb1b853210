// Recorded games, for each way to win and each form of teams, replayed action by action.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { plunder } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';

const folder = join(import.meta.dirname, '../records');
const MOST_BYTES = 200_000;

/** What each record must show. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'sinking-out-of-turn.json': ['target'],
  'burying.json': ['target'],
  'conquest.json': ['target'],
  'new-ship.json': ['target'],
  'two-teams-of-two.json': ['team-target'],
  'three-teams-of-two.json': ['team-target'],
  'two-teams-of-three.json': ['team-target'],
  'clock.json': ['clock'],
  'clock-after-the-turn.json': ['clock', 'tie-broken'],
  'round-limit-shared.json': ['round-limit', 'shared'],
  'bargains.json': ['target'],
  'ransom.json': ['target'],
  'lost-fleet.json': ['target'],
};

function recorded(file: string) {
  return readRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

describe('the recorded games of Plunder', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('are those that we want', () => {
    expect(files.sort()).toEqual(Object.keys(ENDINGS).sort());
  });

  it.each(files)('%s replays to its end', (file) => {
    const record = recorded(file);
    const { outcome } = replay(plunder, record);
    expect(outcome?.endings.map(({ ending }) => ending)).toEqual(ENDINGS[file]);
    expect(outcome).toEqual(record.outcome);
    expect(record.rigs).toBeUndefined();
    expect(record.from).toBeUndefined();
    expect(statSync(join(folder, file)).size).toBeLessThan(MOST_BYTES);
  });

  it('show every way to win: by sinking out of turn, by burying, by conquest, by a ship, as a team, on time', () => {
    const last = (file: string) => {
      const { plies, outcome } = recorded(file);
      const ply = plies.at(-1);
      return { action: ply?.action ?? '', own: outcome?.winners.includes(ply?.seat ?? -1) };
    };
    expect(last('sinking-out-of-turn.json').own).toBe(false);
    expect(last('burying.json')).toEqual({ action: 'bury', own: true });
    expect(last('conquest.json')).toMatchObject({ own: true });
    expect(last('conquest.json').action).toMatch(/^(attack-island|fight)/);
    expect(last('new-ship.json').action).toMatch(/^build-ship/);
    const forms = files.map((file) => (recorded(file).options as Options).teams);
    expect(new Set(forms)).toEqual(new Set(['none', '2x2', '2x3', '3x2']));
    expect(new Set(files.map((file) => recorded(file).seats))).toEqual(new Set([2, 3, 4, 5, 6]));
  });
});
