// Plays whole games by clicking, and sensibly: a bot chooses for the deciding seat from what that seat sees, and its
// person touches what a person would touch for it.
//
//   const clicks = await pilot(await onServer(site.server, path, [anna.page, ben.page]));   // or: hotSeat(page, game, …)
//   expect(clicks.unlit).toEqual([]);      // everything with a spot on the board could be touched there
import { signal } from '@preact/signals';
import type { Offer } from '@tidetable/board/board.ts';
import { type Bot, type Choice, decision, nextChoice } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import { type Action, type Chance, type Core, deciders, Generator, write } from '@tidetable/engine';
import type { Page } from 'playwright-core';
import { grouped } from '../../src/frame/groups.ts';
import { offersIn } from '../../src/frame/offers.ts';
import { Picking } from '../../src/frame/picking.ts';
import { type BoardParts, partsOf } from './board-parts.ts';
import type { OngoingGame } from './ongoing-game.ts';
import { click, type Touched, type Wanted } from './touch.ts';

export interface Clicks {
  board: number;
  list: number;
  /** Actions whose spot could not be touched: not lit, or covered. */
  readonly unlit: string[];
}

interface Piloting {
  /** By mouse by default. */
  readonly touch?: (page: Page, wanted: Wanted) => Promise<Touched>;
  /** The chance of choices that the bot leaves open. */
  readonly chance?: number;
  /** The game ends, or this moment is reached. */
  until?(state: Core): boolean;
}

/** Plays to the end, or until the given moment. */
export async function pilot(ongoing: OngoingGame, piloting: Piloting = {}): Promise<Clicks> {
  const { touch = click, chance: seed = 1, until = () => false } = piloting;
  const { game } = ongoing;
  const board = partsOf(game.id);
  const bot = defaultBot(game.id);
  const chance = new Generator(seed);
  const clicks: Clicks = { board: 0, list: 0, unlit: [] };
  while (ongoing.state.outcome === null && !until(ongoing.state)) {
    const choice = chosenBy(bot, ongoing, chance);
    await act(ongoing, choice, { board, touch, clicks });
    await ongoing.happened(choice);
  }
  return clicks;
}

/** At one screen no one cuts in: the seat with the device decides first. */
function chosenBy(bot: Bot, { game, state, looking }: OngoingGame, chance: Chance): Choice<Action> {
  if (looking === undefined)
    return nextChoice(game, state, Array<Bot>(state.seats).fill(bot), chance);
  const { must } = deciders(game, state);
  const seat = must.find((one) => one === looking) ?? must[0] ?? 0;
  return { seat, action: decision(game, state, bot, seat, chance) };
}

interface Acting extends Required<Pick<Piloting, 'touch'>> {
  readonly board: BoardParts;
  readonly clicks: Clicks;
}

/** Touches one spot after the other until the choice is unambiguous. */
async function act(
  ongoing: OngoingGame,
  { seat, action }: Choice<Action>,
  { board, touch, clicks }: Acting,
): Promise<void> {
  const shown = ongoing.shownTo(seat);
  const offers = offersIn(shown, board);
  const text = write(action);
  const offer = offers.find((one) => one.allowed && (one.text === text || isForm(one, action)));
  if (offer === undefined) throw new Error(`${text} is not offered to seat ${seat}`);
  if (offer.form !== undefined) {
    await board.fillIn?.(await ongoing.pageOf(seat), { ply: ongoing.ply, action });
    clicks.board += 1;
    return;
  }
  const chosen: Offer[] = [];
  const picking = new Picking({
    kit: board,
    offers: signal(offers),
    view: () => shown.view,
    choose: (one) => chosen.push(one),
    explain: () => {},
    explains: () => false,
    wonder: () => {},
  });
  const page = await ongoing.pageOf(seat);
  const steps = board.spotsOf(offer.action, shown.view);
  for (let nth = 0; chosen.length === 0; nth++) {
    const spots = [steps[nth] ?? []].flat();
    const [words, isLast] = inList(picking, offer);
    const touched = await touch(page, { ply: ongoing.ply, spots, words });
    if (touched.kind === 'missing')
      throw new Error(
        `${text} (${spots.join()}, “${words}”) cannot be touched: ${touched.offered}`,
      );
    if (touched.kind === 'board') {
      clicks.board += 1;
      picking.pick(touched.spot);
    } else {
      clicks.list += 1;
      if (spots.length > 0)
        clicks.unlit.push(`ply ${ongoing.ply}: ${text} at ${spots.join(' or ')}`);
      if (isLast) return;
      picking.pickType(offer.action.type);
    }
  }
  if (chosen[0] !== offer) throw new Error(`${chosen[0]?.text} was chosen instead of ${text}`);
}

/** Whether the action is this one, filled in. */
function isForm({ action: open, form }: Offer, action: Action): boolean {
  const details = action as unknown as Readonly<Record<string, unknown>>;
  return form !== undefined && Object.entries(open).every(([name, is]) => details[name] === is);
}

/** The action's label in the list, and whether that chooses it; else the choices of its kind come next. */
function inList(picking: Picking, offer: Offer): readonly [words: string, isLast: boolean] {
  const offers = picking.offers.value.filter(({ allowed }) => allowed);
  if (picking.picked.value.length > 0) return [offer.words, true];
  const group = grouped(offers).find((one) => one.offers.includes(offer));
  return [group?.label ?? offer.words, group === undefined || group.offers.length === 1];
}
