// What every store promises about presence, and appeals to seats that keep a table waiting.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore, type Place } from '../../src/store/open.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { ANNE, aTable, MARY } from './samples.ts';

const anne = { table: 't1', person: 'anne' };
const HERE = { isHere: true, lastSeen: null };

export function keepsPresence(makePlace: () => Promise<Place>): void {
  let store: SqlStore;

  beforeEach(async () => {
    store = await openStore(await makePlace());
    onTestFinished(() => store.close());
    for (const person of [ANNE, MARY]) await store.addPerson(person);
    await store.addTable(aTable('t1'), [{ ...emptySeat('t1', 0), person: 'anne' }]);
  });

  const seen = async () => (await store.presence.at('t1')).get('anne');

  describe('presence', () => {
    it('tells who is here, and when somebody was last seen', async () => {
      expect(await seen()).toBeUndefined();
      expect(await store.presence.come('n1', 10, [anne])).toEqual(['t1']);
      expect(await seen()).toEqual(HERE);
      expect(await store.presence.go('n1', [{ ...anne, lastSeen: 20 }])).toEqual(['t1']);
      expect(await seen()).toEqual({ isHere: false, lastSeen: 20 });
    });

    it('keeps whoever is connected through another node', async () => {
      await store.presence.come('n1', 10, [anne]);
      expect(await store.presence.come('n2', 11, [anne])).toEqual([]);
      expect(await store.presence.go('n1', [{ ...anne, lastSeen: 20 }])).toEqual([]);
      expect(await seen()).toEqual(HERE);
      expect(await store.presence.go('n2', [{ ...anne, lastSeen: 15 }])).toEqual(['t1']);
      expect(await seen()).toEqual({ isHere: false, lastSeen: 20 });
    });

    it('gives up a node that is silent, and tells it so if it is not dead', async () => {
      expect(await store.presence.beat('n1', 10)).toBe(false);
      await store.presence.come('n1', 10, [anne]);
      expect(await store.presence.beat('n1', 50)).toBe(true);
      expect(await store.presence.giveUpNodes('n2', 50)).toEqual([]);
      expect(await store.presence.giveUpNodes('n1', 51)).toEqual([]);
      expect(await seen()).toEqual(HERE);
      expect(await store.presence.giveUpNodes('n2', 51)).toEqual(['t1']);
      expect(await seen()).toEqual({ isHere: false, lastSeen: 50 });
      expect(await store.presence.beat('n1', 60)).toBe(false);
    });
  });

  it('keeps the last appeal of each kind and seat', async () => {
    const nudge = { table: 't1', seat: 0, by: 1, kind: 'nudge', at: 5, sinceSeq: 2 } as const;
    await store.appeals.put(nudge);
    await store.appeals.put({ ...nudge, kind: 'play-on', at: 6 });
    await store.appeals.put({ ...nudge, at: 7, sinceSeq: 3 });
    expect(await store.appeals.at('t1')).toEqual([
      { ...nudge, kind: 'play-on', at: 6 },
      { ...nudge, at: 7, sinceSeq: 3 },
    ]);
    await store.appeals.drop('t1', 1);
    expect(await store.appeals.at('t1')).toHaveLength(2);
    await store.appeals.drop('t1', 0);
    expect(await store.appeals.at('t1')).toEqual([]);
  });
}
