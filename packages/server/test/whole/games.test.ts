// Whole games of every title over HTTP and the live channel: people, bots, and a program with nothing but a token.
import { GAME_IDS } from '@tidetable/catalogue';
import { api, connect, type TableFeed } from '@tidetable/client';
import { Generator } from '@tidetable/engine';
import type { TableView } from '@tidetable/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { TIMED } from '../games-by-trait.ts';
import { emptyFolder } from '../store/places.ts';
import { Ledger } from './ledger.ts';
import { begun, type Guest, guest, type Opening } from './people.ts';
import { isOver, offersOf, Player } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { LONG } from './sizes.ts';

const TITLES: readonly Opening[] = [
  ...GAME_IDS.filter((game) => game !== TIMED).map((game) => ({ game, seats: 4 })),
  { game: TIMED, seats: 4, options: { roundLimit: 6 } },
];

/** Plays over plain requests alone. */
async function playByRequests(
  url: string,
  owner: Guest,
  table: string,
  seat: number,
): Promise<number> {
  const { token } = await owner.api('POST /api/tokens', { body: { label: 'My program' } });
  const call = api({ url, token });
  const chance = new Generator(seat);
  for (let moves = 0; ; ) {
    const shown = (await call('GET /api/tables/:table/view', {
      params: { table },
      query: { seat },
    })) as TableView;
    if (isOver(shown)) return moves;
    const offers = shown.must.includes(seat) ? offersOf(shown) : [];
    const action = offers[chance.below(offers.length || 1)];
    if (action === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const body = { request: `r-${seat}-${shown.seq}`, base: shown.seq, action };
    const answer = await call('POST /api/tables/:table/seats/:seat/moves', {
      params: { table, seat },
      body,
    });
    expect(['accepted', 'conflict']).toContain(answer.kind);
    moves += Number(answer.kind === 'accepted');
  }
}

interface WholeGame {
  readonly game: string;
  readonly moves: number;
  readonly byRequests: number;
}

/** Two people on the live channel, a program over plain requests, a bot, and a spectator. */
async function wholeGame(url: string, opening: Opening): Promise<WholeGame> {
  const [anne, mary, program] = (await Promise.all(
    ['Anne', 'Mary', 'Program'].map((name) => guest(url, name)),
  )) as [Guest, Guest, Guest];
  const table = await begun(opening, [anne, mary, program, null]);
  const ledger = new Ledger();
  const lines = [anne.token, mary.token, undefined].map((token) =>
    connect({ url, WebSocket: ledger.socketTo(), ...(token === undefined ? {} : { token }) }),
  );
  onTestFinished(() => {
    for (const line of lines) line.close();
  });
  const [atFirst, atSecond, watched] = lines.map((line, seat) =>
    line.table(table, seat === 2 ? null : seat, {}, 0),
  ) as [TableFeed, TableFeed, TableFeed];
  const [byRequests] = await Promise.all([
    playByRequests(url, program, table, 2),
    new Player(atFirst, new Generator(100)).run(),
    new Player(atSecond, new Generator(101)).run(),
    watched.until(({ shown }) => isOver(shown)),
  ]);
  expect(ledger.faults).toEqual([]);
  const { log } = await anne.api('GET /api/tables/:table/log', { params: { table } });
  expect(watched.story).toEqual(log);
  expect(watched.shown?.seed).toMatch(/^[0-9a-f]{64}$/);
  const { status } = await anne.api('GET /api/tables/:table', { params: { table } });
  expect(status).toBe('over');
  return { game: opening.game, moves: log.length, byRequests };
}

it(
  'whole games of every title on one server at once',
  async () => {
    const server = await ServerProcess.start({ folder: emptyFolder() });
    const told = await Promise.all(TITLES.map((opening) => wholeGame(server.url, opening)));
    for (const { game, moves, byRequests } of told)
      console.log(`${game}: ${moves} moves, ${byRequests} of them over HTTP alone`);
    // An island may sink before the third seat has a turn; not every game ends so soon.
    expect(told.some(({ byRequests }) => byRequests > 0)).toBe(true);
    expect(await server.stop(), server.complaint).toBe(0);
  },
  LONG,
);
