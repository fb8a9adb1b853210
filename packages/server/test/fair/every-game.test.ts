// Every finished game can be verified from its commitment, with undone actions in its log or without.
import type { Bot } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import { type GameRecord, readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import type { Entry, TableRow } from '../../src/store/store.ts';
import { botTurn } from '../../src/tables/bots.ts';
import { judgePlay, judgeUndo, openingPosition, type Position } from '../../src/tables/position.ts';
import { mainlineOf, recordOf } from '../../src/tables/records.ts';
import { TableSetup } from '../../src/tables/table-setup.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, RULES, TITLES } from '../tables/kit.ts';

/** The log of a whole game between bots; now and then one of them undoes an action. */
function logOf(setup: TableSetup, bot: Bot): Entry[] {
  const entries: Entry[] = [];
  let position: Position = openingPosition(setup);
  while (position.state.outcome === null) {
    const turn = botTurn(setup, position, () => bot);
    if (turn?.kind !== 'play') throw new Error('nobody acts');
    const { seat } = turn.move;
    const regrets = entries.length % 9 === 8 && position.actor === seat && position.depth > 0;
    const judged = regrets
      ? judgeUndo(setup, position, seat, '')
      : judgePlay(setup, position, seat, turn.action);
    if (!judged.ok) throw new Error(judged.refusal.message);
    position = judged.position;
    const { seq, hash } = position;
    const kind = regrets ? 'undo' : 'play';
    const { action } = judged;
    entries.push({
      table: setup.heading.id,
      seq,
      request: `${seq}`,
      at: 0,
      seat,
      kind,
      action,
      hash,
      rulesVersion: setup.game.rulesVersion,
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
      const setup = new TableSetup(row, game);
      const entries = logOf(setup, defaultBot(game.id));
      const line = mainlineOf(setup, entries);
      const people = Array.from({ length: row.seats }, () => ({ person: null, bot: 'bosun' }));
      const record = recordOf(row, line, people) as GameRecord;
      const read = readRecord(JSON.parse(JSON.stringify(record)));
      expect(replay(game, read)).toEqual(line.states.at(-1));
      expect(read.commitment).toBe(row.commitment);
      const undos = entries.filter(({ kind }) => kind === 'undo').length;
      expect(read.plies).toHaveLength(entries.length - 2 * undos);
      const early = entries.slice(0, -1);
      expect(recordOf(row, mainlineOf(setup, early), people)).toBeNull();
    },
  );
});
