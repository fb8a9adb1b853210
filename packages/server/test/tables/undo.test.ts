// Undo, and restarts: a table does what the engine's own match does, through every restart.
import { Generator, itemAt, Match, type Seat } from '@tidetable/engine';
import type { TakeBack } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { Registry } from '../../src/tables/registry.ts';
import { COOPERATIVE, RIVALS } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import {
  begun,
  type Client,
  clientsOf,
  freshRequest,
  nameOf,
  nodeOn,
  RULES,
  scene,
  settled,
  TITLES,
} from './kit.ts';

async function liveAt(registry: Registry, id: string): Promise<LiveTable> {
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Error(JSON.stringify(opened));
  return opened.table;
}

describe('a table that is killed and loaded at random moments', () => {
  it.each(TITLES)('plays $title like a match that was never interrupted', async (title) => {
    const store = new MemoryStore();
    const row = await begun(store, title);
    const game = RULES.newest(title.game);
    if (game === null) throw new Error(title.game);
    const match = Match.start(game, {
      seats: row.seats,
      seed: row.seed,
      options: JSON.parse(row.options),
    });
    const chance = new Generator(11);
    let { registry } = await nodeOn(store);
    const seen = { kills: 0, undos: 0, turns: 0, snapshots: 0 };
    for (let moves = 0; moves < 400 && match.state.outcome === null; moves++) {
      if (chance.below(12) === 0) {
        await settled();
        await registry.close();
        registry = (await nodeOn(store)).registry;
        seen.kills += 1;
      }
      const table = await liveAt(registry, row.id);
      expect(table.position.hash).toBe(match.hash);
      expect(table.position.ply).toBe(match.ply);
      for (let seat = 0; seat < row.seats; seat++)
        expect(table.viewFor(seat).undoable).toBe(match.undoable(seat));
      const base = table.seq;
      const undoer = chance.below(row.seats);
      if (chance.below(3) === 0) {
        const what = chance.below(4) === 0 ? 'turn' : 'action';
        const count = what === 'turn' ? match.undoable(undoer) : 1;
        const answer = await registry.undo({
          table: row.id,
          by: nameOf(undoer),
          seat: undoer,
          request: freshRequest(),
          base,
          what,
        });
        let undone = match.undo(undoer);
        for (let left = count - 1; left > 0; left--) undone = match.undo(undoer);
        expect(answer.kind).toBe(undone.ok ? 'accepted' : 'refused');
        if (undone.ok) seen[what === 'turn' ? 'turns' : 'undos'] += 1;
        continue;
      }
      const { must, may } = match.deciders;
      const able = [...must, ...may];
      const seat = itemAt(able, chance.below(able.length));
      const legal = match.legal(seat);
      const action = legal[chance.below(legal.length)] as { type: string };
      const answer = await registry.play({
        table: row.id,
        by: nameOf(seat),
        seat,
        request: freshRequest(),
        base,
        action,
      });
      expect(answer).toEqual({ kind: 'accepted', seq: base + 1 });
      match.play(seat, action);
    }
    await settled();
    if ((await store.latestSnapshot(row.id)) !== null) seen.snapshots += 1;
    expect(seen.kills).toBeGreaterThan(5);
    expect(seen.undos).toBeGreaterThan(0);
    expect(seen.snapshots).toBe(1);
  });

  it('believes the log and not a snapshot that disagrees with it', async () => {
    const { store, row, step, registry } = await scene({ game: RIVALS, seats: 4 });
    for (let count = 0; count < 120; count++) await step();
    const { hash, seq } = (await liveAt(registry, row.id)).position;
    const snapshot = await store.latestSnapshot(row.id);
    if (snapshot === null) throw new Error('nothing was saved');
    const wrong = [
      snapshot.state.replace('"coins":', '"coins":1'),
      '{}',
      'no JSON',
      snapshot.state.slice(0, 50),
    ];
    for (const [index, state] of wrong.entries()) {
      await store.saveSnapshot({ ...snapshot, seq: snapshot.seq + index + 1, state });
      const { registry: reborn } = await nodeOn(store);
      expect((await liveAt(reborn, row.id)).position).toMatchObject({ hash, seq });
    }
  });
});

/** Plays until some seat could take back at least this many actions. */
async function withUndo(settings: object, atLeast: number) {
  const table = await scene({ game: COOPERATIVE, seats: 3, settings });
  for (let count = 0; count < 500; count++) {
    const able = table.clients.find(({ shown }) => (shown?.undoable ?? 0) >= atLeast);
    if (able !== undefined) return { ...table, able, seat: able.viewer as Seat };
    await table.step();
  }
  throw new Error('nobody could take anything back');
}

function ask(table: string, seat: Seat, base: number, what: TakeBack) {
  return { table, by: nameOf(seat), seat, request: freshRequest(), base, what };
}

describe('taking back', () => {
  it('restarts the turn in one entry', async () => {
    const { registry, row, able, seat, store, clients } = await withUndo({}, 2);
    const count = able.shown?.undoable ?? 0;
    const before = (await liveAt(registry, row.id)).position.ply;
    const answer = await registry.undo(ask(row.id, seat, able.seq, 'turn'));
    await settled();
    expect(answer).toEqual({ kind: 'accepted', seq: able.seq });
    expect((await store.entries(row.id, 0)).at(-1)).toMatchObject({ kind: 'undo', action: 'turn' });
    expect((await liveAt(registry, row.id)).position.ply).toBe(before - count);
    const told = { seat, undo: 'turn', ply: before - count };
    for (const { story } of clients) expect(story.at(-1)).toMatchObject(told);
    expect(able.shown?.undoable).toBe(0);
  });

  it('is refused with a reason to those who did nothing', async () => {
    const { registry, row, able, seat } = await withUndo({}, 1);
    const answer = await registry.undo(ask(row.id, (seat + 1) % 3, able.seq, 'action'));
    expect(answer).toMatchObject({ kind: 'refused', code: 'undo' });
  });

  it('waits for the others where the table says so', async () => {
    const { registry, row, able, seat } = await withUndo({ undo: 'consent' }, 1);
    const { hash } = (await liveAt(registry, row.id)).position;
    const others = [0, 1, 2].filter((other) => other !== seat) as [Seat, Seat];
    await registry.undo(ask(row.id, seat, able.seq, 'action'));
    await settled();
    expect(able.shown?.asked).toEqual({ seat, turn: false, agreed: [] });
    await registry.undo(ask(row.id, others[0], able.seq, 'agree'));
    await settled();
    expect(able.shown?.asked?.agreed).toEqual([others[0]]);
    expect((await liveAt(registry, row.id)).position.hash).toBe(hash);
    const twice = await registry.undo(ask(row.id, others[0], able.seq, 'agree'));
    expect(twice.kind).toBe('refused');
    const count = able.shown?.undoable ?? 0;
    await registry.undo(ask(row.id, others[1], able.seq, 'agree'));
    await settled();
    expect(able.shown).toMatchObject({ asked: null, undoable: count - 1 });
    expect((await liveAt(registry, row.id)).position.hash).not.toBe(hash);
  });

  it('is given up when somebody minds or plays on', async () => {
    const { registry, row, able, seat, step } = await withUndo({ undo: 'consent' }, 1);
    await registry.undo(ask(row.id, seat, able.seq, 'turn'));
    await settled();
    await registry.undo(ask(row.id, (seat + 1) % 3, able.seq, 'refuse'));
    await settled();
    expect(able.shown?.asked).toBe(null);
    await registry.undo(ask(row.id, seat, able.seq, 'turn'));
    await settled();
    expect(able.shown?.asked).not.toBe(null);
    await step();
    expect(able.shown?.asked).toBe(null);
  });

  it('is never in the way of bots', async () => {
    const store = new MemoryStore();
    const spec = { game: COOPERATIVE, seats: 2, settings: { undo: 'consent' } };
    const row = await begun(store, spec, { 1: 'bosun' });
    const { registry } = await nodeOn(store);
    const [person] = (await clientsOf(registry, row.id, 1)) as [Client];
    const chance = new Generator(5);
    for (let count = 0; count < 200 && (person.shown?.undoable ?? 0) === 0; count++) {
      const action = person.anything(chance);
      const base = person.seq;
      const request = freshRequest();
      if (action !== null)
        await registry.play({ table: row.id, by: nameOf(0), seat: 0, request, base, action });
      await settled();
    }
    await registry.undo(ask(row.id, 0, person.seq, 'action'));
    await settled(12);
    const entries = await store.entries(row.id, 0);
    const asked = entries.findIndex(({ kind }) => kind === 'undo');
    expect(entries[asked + 1]).toMatchObject({ seat: 1, kind: 'undo', action: 'agree' });
  });
});
