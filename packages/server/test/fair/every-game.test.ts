// Every finished game can be proved from its commitment, whatever the game, with undone actions in its log or without.
import type { Bot } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import { type GameRecord, readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.ts';
import type { Entry, TableRow } from '../../src/store/store.ts';
import { botTurn } from '../../src/tables/bots.ts';
import { lineOf } from '../../src/tables/mainline.ts';
import { opening, type Position, played, undone } from '../../src/tables/position.ts';
import { recordOf } from '../../src/tables/records.ts';
import { Terms } from '../../src/tables/table-setup.ts';
import { begun, RULES, TITLES } from '../tables/kit.ts';

/** The log of a whole game between bots; now and then one of them thinks better of it. */
function logOf(terms: Terms, bot: Bot): Entry[] {
  const entries: Entry[] = [];
  let position: Position = opening(terms);
  while (position.state.outcome === null) {
    const turn = botTurn(terms, position, () => bot);
    if (turn?.kind !== 'play') throw new Error('nobody acts');
    const { seat } = turn.claim;
    const regrets = entries.length % 9 === 8 && position.actor === seat && position.depth > 0;
    const judged = regrets
      ? undone(terms, position, seat, '')
      : played(terms, position, seat, turn.action);
    if (!judged.ok) throw new Error(judged.refusal.message);
    position = judged.position;
    const { seq, hash } = position;
    const kind = regrets ? 'undo' : 'play';
    const { action } = judged;
    entries.push({
      table: terms.heading.id,
      seq,
      request: `${seq}`,
      at: 0,
      seat,
      kind,
      action,
      hash,
      rulesVersion: terms.game.rulesVersion,
    });
  }
  return entries;
}

describe.each(TITLES)('a finished game of $title', (title) => {
  it.each([
    { contributions: null },
    { contributions: ['salt', null, null, 'a “pinch” of pepper 🧂'] },
  ])(
    'is proved by its record, with $contributions added to its chance',
    async ({ contributions }) => {
      const bare = await begun(new MemoryStore(), title);
      const given = contributions === null ? null : JSON.stringify(contributions);
      const row: TableRow = { ...bare, contributions: given };
      const game = RULES.newest(row.game) as NonNullable<ReturnType<typeof RULES.newest>>;
      const terms = new Terms(row, game);
      const entries = logOf(terms, defaultBot(game.id));
      const line = lineOf(terms, entries);
      const people = Array.from({ length: row.seats }, () => ({ person: null, bot: 'bosun' }));
      const record = recordOf(row, line, people) as GameRecord;
      const read = readRecord(JSON.parse(JSON.stringify(record)));
      expect(replay(game, read)).toEqual(line.states.at(-1));
      expect(read.commitment).toBe(row.commitment);
      const undos = entries.filter(({ kind }) => kind === 'undo').length;
      expect(read.plies).toHaveLength(entries.length - 2 * undos);
      const early = entries.slice(0, -1);
      expect(recordOf(row, lineOf(terms, early), people)).toBeNull();
    },
  );
});
