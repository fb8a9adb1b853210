// Games in progress in browsers, on a server or at one screen, with all secrets known to the test.
import type { Choice } from '@tidetable/bots';
import { type Action, type Core, type Game, Match, type Seat, write } from '@tidetable/engine';
import type { RunningServer } from '@tidetable/server';
import type { Page } from 'playwright-core';
import { LocalGame } from '../../src/tables/local/local-game.ts';
import type { Shown } from '../../src/tables/shown.ts';
import { takeUp } from './saved.ts';

/** Those at a table, by seat. */
export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Edda', 'Finn'];

export interface OngoingGame {
  readonly game: Game;
  readonly ply: number;
  readonly state: Core;
  /** The seat that has the device, where all share one: it keeps it while it must decide. */
  readonly looking?: Seat | null;
  shownTo(seat: Seat): Shown;
  /** The page of this seat. */
  pageOf(seat: Seat): Promise<Page>;
  /** Until the click has taken effect. */
  happened(choice: Choice<Action>): Promise<void>;
}

/** A person in each seat, each with a page of their own, at a table of a server in this process. */
export async function onServer(
  server: RunningServer,
  path: string,
  pages: readonly Page[],
): Promise<OngoingGame> {
  const opened = await server.context.registry.open(path.replace('/table/', ''));
  if (opened.kind !== 'live') throw new Error(`${path} is ${opened.kind}`);
  const { table } = opened;
  let before = table.seq;
  return {
    game: table.setup.game,
    get ply() {
      return table.position.ply;
    },
    get state() {
      return table.position.state;
    },
    shownTo: (seat) => table.viewFor(seat),
    async pageOf(seat) {
      before = table.seq;
      const page = pages[seat];
      if (page === undefined) throw new Error(`nobody looks from seat ${seat}`);
      return page;
    },
    async happened({ seat, action }) {
      for (const late = Date.now() + PATIENCE; table.seq === before; await moment())
        if (Date.now() > late) throw new Error(`seat ${seat} clicked ${write(action)}: nothing`);
    },
  };
}

const PATIENCE = 20_000;

const moment = (): Promise<void> => new Promise((later) => setTimeout(later, 1));

interface AtOneScreen {
  readonly seats: number;
  readonly seed: string;
  readonly options?: object;
}

/** All players at one screen: the device goes round, behind a curtain where hands are hidden. */
export async function hotSeat(page: Page, game: Game, table: AtOneScreen): Promise<OngoingGame> {
  const { seats, seed, options = {} } = table;
  const seating = NAMES.slice(0, seats).map((person) => ({ person }));
  const match = Match.start(game, { seats, seed, options });
  await takeUp(page, match.record(), { seating });
  const local = LocalGame.resume(game, match.record(), seating, []);
  let ply = 0;
  let looking: Seat | null = null;
  return {
    game,
    get looking() {
      return looking;
    },
    get ply() {
      return ply;
    },
    get state() {
      return local.match.state;
    },
    shownTo: (seat) => local.shownTo(seat),
    async pageOf(seat) {
      looking = seat;
      await page.evaluate(`${LIFT}(${JSON.stringify(NAMES[seat])}, ${ply})`);
      return page;
    },
    async happened({ seat, action }) {
      local.play(seat, action);
      ply += 1;
    },
  };
}

/** Lifts this player's curtain once it is up; a table with open hands has none. */
const LIFT = `(async (name, ply) => {
  for (const late = Date.now() + ${PATIENCE}; Date.now() < late; await new Promise((later) => setTimeout(later, 3))) {
    const curtain = document.querySelector('.curtain');
    if (curtain !== null && curtain.querySelector('h2').textContent.includes(name)) {
      curtain.querySelector('button').click();
      return;
    }
    const isTheirs = document.querySelector('.table')?.dataset.ply === String(ply) && document.querySelector('.actions button') !== null;
    if (isTheirs) return;
  }
})`;
