// Forks: of a finished game with everything, of a running one with what a seat knows.
import { loadedGame } from '@tidetable/catalogue/loaded';
import {
  attempt,
  type Core,
  canonical,
  deciders,
  type GameRecord,
  Generator,
  itemAt,
  legal,
  readRecord,
  replay,
} from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../src/store/store.ts';
import { imaginedBy, stateAt } from '../../src/tables/forking.ts';
import { mainlineOf } from '../../src/tables/records.ts';
import { TableSetup } from '../../src/tables/table-setup.ts';
import { TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, RULES, TITLES } from '../tables/kit.ts';
import { alone, aServer, guest, liveTable, playOn, VOYAGE } from './kit.ts';

const game = loadedGame(TIMED).game;

const served = aServer();

interface Fault {
  readonly error: { readonly code: string; readonly message: string };
}

const rowOf = async (id: string): Promise<TableRow> =>
  (await served().context.store.table(id)) as TableRow;

describe('a fork of a finished game', () => {
  it('begins in the very state of its ply, with a seed of its own, unrated', async () => {
    const anne = await guest(served());
    const { id } = await alone(anne, { ...VOYAGE, rated: true });
    await playOn(served(), id);
    const record = await anne.get<GameRecord>(`GET /api/tables/${id}/record`);
    const seating = ['me', 'me'];
    const made = await anne.get(`POST /api/tables/${id}/forks`, { ply: 9, seating });
    expect(made).toMatchObject({
      status: 'open',
      rated: false,
      isPublic: false,
      origin: { fork: id, ply: 9 },
      options: record.options,
    });
    const [first, second] = [await rowOf(id), await rowOf(made.id)];
    expect(second.seed).not.toBe(first.seed);
    await anne.get(`POST /api/tables/${made.id}/start`);
    const { position } = await liveTable(served(), made.id);
    expect(position).toMatchObject({ seq: 0, ply: 0, hash: record.plies[8]?.hash });

    await playOn(served(), made.id);
    const forked = readRecord(await anne.get<GameRecord>(`GET /api/tables/${made.id}/record`));
    expect(canonical(forked.from)).toBe(second.opening);
    expect(() => replay(game as never, forked)).not.toThrow();
  });

  it('is for whoever may see the game, with bots at the other seats', async () => {
    const [anne, ned] = [await guest(served()), await guest(served(), 'Ned')];
    const { id } = await alone(anne, { ...VOYAGE, isPublic: true });
    await playOn(served(), id);
    const made = await ned.get(`POST /api/tables/${id}/forks`, { ply: 0, seat: 1 });
    expect(made.seats).toMatchObject([{ bot: 'bosun' }, { person: { name: 'Ned' } }]);
    expect(await ned.ask(`POST /api/tables/${id}/forks`, { ply: 0, seat: 2 })).toMatchObject({
      status: 404,
    });
  });

  it('does not begin where the game had ended, or after that', async () => {
    const anne = await guest(served());
    const { id } = await alone(anne, VOYAGE);
    const { ply } = (await playOn(served(), id)).position;
    const fork = (spec: object) => anne.ask<Fault>(`POST /api/tables/${id}/forks`, spec);
    expect(await fork({})).toMatchObject({ status: 409, body: { error: { code: 'over' } } });
    expect(await fork({ ply })).toMatchObject({ status: 409 });
    expect(await fork({ ply: ply + 1 })).toMatchObject({ status: 400 });
    expect(await fork({ ply: ply - 1 })).toMatchObject({ status: 200 });
    expect(await fork({ ply: -1 })).toMatchObject({ status: 400 });
  });
});

describe('a fork of a running game', () => {
  it('is only for who plays it', async () => {
    const [anne, ned] = [await guest(served()), await guest(served(), 'Ned')];
    const { id } = await anne.get('POST /api/tables', {
      ...VOYAGE,
      isPublic: true,
      seating: ['me', 'bot'],
    });
    const fork = `POST /api/tables/${id}/forks`;
    expect(await anne.ask(fork, {})).toMatchObject({ status: 409 });
    await anne.get(`POST /api/tables/${id}/start`);
    expect(await ned.ask(fork, {})).toMatchObject({ status: 403 });
    expect(await anne.ask(fork, { seat: 1 })).toMatchObject({ status: 403 });
    expect(await anne.ask(fork, { seat: 0 })).toMatchObject({ status: 200 });
    const stranger = await fetch(`${served().address}/api/tables/${id}/forks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(stranger.status).toBe(401);
  });

  it('looks the same to the seat, and can be played on', async () => {
    const anne = await guest(served());
    const { id } = await alone(anne, VOYAGE);
    const { position, setup } = await playOn(served(), id, 12);
    const made = await anne.get<TableShown>(`POST /api/tables/${id}/forks`, {
      seating: ['me', 'me'],
    });
    expect(made.origin).toEqual({ fork: id, ply: 12 });
    await anne.get(`POST /api/tables/${made.id}/start`);
    const fork = await liveTable(served(), made.id);
    const seen = (state: typeof position.state) => setup.game.view(state, 0);
    expect(seen(fork.position.state)).toEqual(seen(position.state));
    expect(fork.position.hash).not.toBe(position.hash);
    const end = (await playOn(served(), made.id)).position;
    expect(end.state.outcome).not.toBeNull();
  });
});

const MOMENTS = [0, 20, 60].flatMap((plies) => [0, 1, 2, 3].map((seat) => [plies, seat] as const));

/** The state after this many random plies, or the last before the end. */
function after(setup: TableSetup, plies: number): Core {
  const chance = new Generator(plies);
  let state = setup.firstState();
  for (let ply = 1; ply <= plies; ply++) {
    const seat = itemAt(deciders(setup.game, state).must, 0);
    const actions = legal(setup.game, state, seat);
    const action = itemAt(actions, chance.below(actions.length));
    const tried = attempt(setup.game, state, seat, action, setup.chanceOf(ply));
    if (!tried.ok || tried.state.outcome !== null) return state;
    state = tried.state;
  }
  return state;
}

describe('what a seat takes with it', () => {
  it.each(TITLES)(
    'of $title is the same in two worlds that it cannot tell apart',
    async (title) => {
      const store = new MemoryStore();
      const row = await begun(store, title);
      const game = RULES.newest(row.game) as NonNullable<ReturnType<typeof RULES.newest>>;
      let differing = 0;
      for (const [plies, seat] of MOMENTS) {
        const real = after(new TableSetup(row, game), plies);
        const worlds = [1, 2].map((dealt) =>
          game.imagine(game.view(real, seat), new Generator(dealt)),
        );
        const taken = worlds.map((world) => {
          const setup = new TableSetup({ ...row, opening: canonical(world) }, game);
          const line = mainlineOf(setup, []);
          expect(canonical(line.states[0])).toBe(canonical(world));
          return canonical(imaginedBy(setup, stateAt(line, 0), seat, new Generator(3)));
        });
        if (canonical(worlds[0]) !== canonical(worlds[1])) differing += 1;
        expect(taken[0]).toBe(taken[1]);
        expect(() => game.read(JSON.parse(itemAt(taken, 0)))).not.toThrow();
      }
      expect(differing).toBeGreaterThan(0);
    },
  );

  it('is dealt anew each time', async () => {
    const row = await begun(new MemoryStore(), itemAt(TITLES, 0));
    const setup = new TableSetup(row, RULES.newest(row.game) as never);
    const state = setup.firstState();
    const dealt = Array.from({ length: 5 }, () => canonical(imaginedBy(setup, state, 0)));
    expect(new Set([canonical(state), ...dealt]).size).toBe(6);
  });
});
