// One person at a local table, with bots in the other seats: the state is read from this browser's saved game.
import { type Game, readNotation, type Seat } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { LocalGame } from '../../src/tables/local/local-game.ts';
import type { OngoingGame } from './ongoing-game.ts';
import { savedGame } from './saved.ts';

/** How much of the game has been shown. */
const SHOWN = `Number(document.querySelector('.table')?.dataset.ply)`;

/** The table that this page is at. */
export async function alone(page: Page, game: Game): Promise<OngoingGame> {
  let local: LocalGame | null = null;
  let me: Seat = 0;
  let before = -1;
  const at = (): LocalGame => {
    if (local === null) throw new Error('nothing has been kept yet');
    return local;
  };
  const catchUp = async (): Promise<boolean> => {
    const saved = await savedGame(page);
    if (saved === undefined) return false;
    const { record, seating } = saved;
    const shown = await page.evaluate<number>(SHOWN);
    me = seating.findIndex((sitter) => 'person' in sitter);
    local ??= LocalGame.resume(game, { ...record, plies: [], outcome: null }, seating, []);
    for (const { seat, action } of record.plies.slice(local.match.ply))
      local.play(seat, readNotation(action));
    const { state, deciders, ply } = local.match;
    return ply > before && shown === ply && (state.outcome !== null || deciders.must.includes(me));
  };
  const until = async (): Promise<void> => {
    while (!(await catchUp())) await page.waitForTimeout(10);
  };
  await until();
  return {
    game,
    get ply() {
      return at().match.ply;
    },
    get state() {
      return at().match.state;
    },
    get looking() {
      return me;
    },
    shownTo: (seat) => at().shownTo(seat),
    async pageOf() {
      before = at().match.ply;
      return page;
    },
    happened: until,
  };
}
