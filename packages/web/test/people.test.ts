// The table's own sentences, to the reader and to all others.

import { signal } from '@preact/signals';
import type { BoardKit } from '@tidetable/board/board.ts';
import { frozenRules } from '@tidetable/catalogue/earlier';
import { loadedGame } from '@tidetable/catalogue/loaded';
import { allOf, type Outcome, type Seat } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/frame/log-lines.ts';
import { labelsAt, logReaderAt, peopleAt, resultAt, resultForOthers } from '../src/frame/people.ts';
import type { Table } from '../src/tables/table.ts';
import { en } from '../src/words/en.ts';
import { WITH_EDITIONS } from './kit/games.ts';

const { face } = loadedGame(WITH_EDITIONS).words;

function aTable(seat: Seat | null, more: Partial<Table> = {}): Table {
  const names = signal(['Ben', 'Anna', 'Bosun 1']);
  return { game: WITH_EDITIONS, seat: signal(seat), names, ...more } as Table;
}

const said = en.table;
const thinking = (table: Table, ...seats: Seat[]): string =>
  said.thinking(allOf(seats.map(peopleAt(table))));

describe('at a table of one’s own', () => {
  it('says who is thinking', () => {
    expect(thinking(aTable(0), 0)).toBe('You are thinking.');
    expect(thinking(aTable(0), 1)).toBe('Anna is thinking.');
    expect(thinking(aTable(0), 1, 0)).toBe('You and Anna are thinking.');
    expect(thinking(aTable(0), 1, 2)).toBe('Anna and Bosun 1 are thinking.');
    expect(said.waiting(allOf([0, 1].map(peopleAt(aTable(0)))))).toBe('Waiting for you and Anna.');
  });

  it.each([
    ['last', 'You take that back.', 'Ben takes that back.'],
    ['ask-last', 'You ask to take that back.', 'Ben asks to take that back.'],
    ['agree', 'You agree.', 'Ben agrees.'],
    ['refuse', 'You would rather not.', 'Ben would rather not.'],
  ])('tells of taking back: %s', (undo, own, others) => {
    const story = [{ key: '1', ply: 1, seat: 0, undo, events: [] }];
    const shown = { view: {}, must: [], may: false, menu: null, undoable: 0 };
    const text = (table: Table) =>
      linesOf({ story, shown, isWholeStory: true }, face as never, logReaderAt(table))[0]?.text;
    expect(text(aTable(0))).toBe(own);
    expect(text(aTable(1))).toBe(others);
  });
});

describe('at a table that several share, or that is only looked at', () => {
  it.each([{ isShared: true }, { isRecord: true }])('no seat is “you”: %j', (more) => {
    expect(thinking(aTable(0, more), 0)).toBe('Ben is thinking.');
    expect(labelsAt(aTable(0, more))).toEqual(['Ben', 'Anna', 'Bosun 1']);
  });

  it('a player without a name still gets the right verb', () => {
    const names = signal([said.you, 'Anna']);
    expect(thinking(aTable(null, { names, isRecord: true }), 0)).toBe('You are thinking.');
  });
});

describe('the result', () => {
  const outcome: Outcome = { winners: [1], scores: [60, 61, 40], endings: [] };
  const kit = { face } as unknown as BoardKit;

  it('addresses the viewer, with the names of people', () => {
    expect(resultAt(aTable(0), kit, outcome)).toBe(
      'You lost by one renown: Anna won with 61 renown; you with 60 and Bosun 1 with 40.',
    );
  });

  it('names people where no seat is “you”', () => {
    const told = 'Anna wins with 61 renown; Ben with 60 and Bosun 1 with 40.';
    expect(resultAt(aTable(null), kit, outcome)).toBe(told);
    expect(resultAt(aTable(0, { isShared: true }), kit, outcome)).toBe(told);
  });

  it('is told to others by the names of people, and without them where one is only “You”', () => {
    expect(resultForOthers(aTable(0), kit, outcome)).toBe(
      'Anna wins with 61 renown; Ben with 60 and Bosun 1 with 40.',
    );
    const names = signal([said.you, 'Anna', 'Bosun 1']);
    expect(resultForOthers(aTable(0, { names }), kit, outcome)).toBe(
      'The Heron wins with 61 renown; the Gull 60 and the Osprey 40.',
    );
  });

  it('keeps the names of an earlier version', async () => {
    const rules = await frozenRules(WITH_EDITIONS, 1);
    const earlier = { face: rules?.face } as unknown as BoardKit;
    expect(resultAt(aTable(0), earlier, outcome)).toBe(earlier.face.result(outcome));
    expect(resultAt(aTable(0), earlier, outcome)).not.toMatch(/\byou\b/i);
  });
});
