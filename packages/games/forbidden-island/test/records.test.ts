// Recorded games, one for each way to win or lose, replayed action by action.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { forbiddenIsland } from '../rules/index.ts';

const folder = join(import.meta.dirname, '../records');

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'won.json': ['escaped'],
  'won-in-anothers-turn.json': ['escaped'],
  'lost-earth.json': ['treasure-lost earth'],
  'lost-wind.json': ['treasure-lost wind'],
  'lost-fire.json': ['treasure-lost fire'],
  'lost-ocean.json': ['treasure-lost ocean'],
  'lost-landing.json': ['landing-lost'],
  'lost-drowned.json': ['drowned'],
  'lost-skull.json': ['skull'],
};

function recorded(file: string) {
  return readRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

describe('the recorded games', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

  it('are ten', () => {
    expect(files.sort()).toEqual([...Object.keys(ENDINGS), 'lost-for-two-reasons.json'].sort());
  });

  it.each(files)('%s replays to its end', (file) => {
    const record = recorded(file);
    const { outcome } = replay(forbiddenIsland, record);
    const endings = outcome?.endings.map(({ ending, of }) =>
      of === undefined ? ending : `${ending} ${of}`,
    );
    if (file === 'lost-for-two-reasons.json') expect(endings).toHaveLength(2);
    else expect(endings).toEqual(ENDINGS[file]);
    expect(record.rigs).toBeUndefined();
    expect(record.from).toBeUndefined();
  });

  it('come from tables of every size and difficulty', () => {
    const records = files.map(recorded);
    expect([...new Set(records.map(({ seats }) => seats))].sort()).toEqual([2, 3, 4]);
    const options = records.map(
      (record) => record.options as { difficulty: string; layout: string },
    );
    expect(new Set(options.map(({ difficulty }) => difficulty)).size).toBe(4);
    expect(new Set(options.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(4);
  });
});
