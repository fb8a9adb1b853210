// One person at a local table, with bots in the other seats: the state is read from this browser's saved game.
import { type Game, type GameRecord, readNotation, type Seat } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { LocalGame } from '../../src/tables/local/local-game.ts';
import type { Sitter } from '../../src/tables/local/messages.ts';
import type { Afoot } from './afoot.ts';

/** The game at this address as far as it is saved, and how much of it has been shown. */
const KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('tidetable');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asking = opening.result.transaction('tables').objectStore('tables').get(location.pathname.split('/').pop());
    asking.onerror = () => reject(asking.error);
    asking.onsuccess = () => {
      opening.result.close();
      const { record, seating } = asking.result ?? {};
      resolve({ record, seating, shown: Number(document.querySelector('.table')?.dataset.ply) });
    };
  };
})`;

interface Kept {
  readonly record?: GameRecord;
  readonly seating: readonly Sitter[];
  readonly shown: number;
}

/** The table that this page is at. */
export async function alone(page: Page, game: Game): Promise<Afoot> {
  let local: LocalGame | null = null;
  let me: Seat = 0;
  let before = -1;
  const at = (): LocalGame => {
    if (local === null) throw new Error('nothing has been kept yet');
    return local;
  };
  const catchUp = async (): Promise<boolean> => {
    const { record, seating, shown } = await page.evaluate<Kept>(KEPT);
    if (record === undefined) return false;
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
