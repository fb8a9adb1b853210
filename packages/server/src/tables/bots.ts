// Bots in seats: what they do next, from what their seat sees.
import {
  type Asked,
  answerOf,
  askingOrder,
  type Bot,
  defaultAmong,
  firstToAct,
  whoAnswers,
} from '@tidetable/bots';
import { type Action, type Choices, choices, offered, type Seat } from '@tidetable/engine';
import type { MoveResult } from '@tidetable/protocol';
import type { Sitting } from '../store/store.ts';
import type { BotAnswer, BotQuestion } from '../thinking/question.ts';
import type { LiveTable } from './live-table.ts';
import type { Position } from './position.ts';
import { type MoveRequest, requestOfTable } from './requests.ts';
import type { TableSetup } from './table-setup.ts';

/** Which bot holds a seat, or null. */
export type BotAt = (seat: Seat) => Bot | null;

/** Asks a slow bot; undefined until it has answered, and then the table is woken. */
export type Think = (question: BotQuestion) => BotAnswer | undefined;

export type BotTurn =
  | { readonly kind: 'play'; readonly move: MoveRequest; readonly action: Action }
  | { readonly kind: 'agree'; readonly move: MoveRequest };

/** Plays what is safe for a person who has left. */
export const STAND_IN: Bot = { name: 'stand-in', choose: () => null };

/** Lets the next bot act, if it is a bot's turn; null if it is not. */
export async function botActs(
  table: LiveTable,
  sittings: readonly Sitting[],
  bots: readonly Bot[],
  think?: Think,
): Promise<MoveResult | null> {
  const { setup, position } = table;
  const botAt = (seat: Seat): Bot | null => {
    const name = sittings.find((sitting) => sitting.seat === seat)?.bot ?? null;
    if (name === null || name === STAND_IN.name) return name === null ? null : STAND_IN;
    const bot = bots.find((one) => one.name === name) ?? defaultAmong(bots);
    if (bot === undefined) return null;
    const { state, deciders } = position;
    return whoAnswers(setup.game, state, bot, { seat, must: deciders.must.includes(seat) }, bots);
  };
  const turn = botTurn(setup, position, botAt, think);
  if (turn === null) return null;
  return turn.kind === 'agree'
    ? table.undo(turn.move, 'agree')
    : table.play(turn.move, turn.action);
}

/** A bot's next turn; null while people are asked, or a bot thinks. Without `think` slow bots run here too. */
export function botTurn(
  setup: TableSetup,
  position: Position,
  botAt: BotAt,
  think?: Think,
): BotTurn | null {
  const seat = agreeing(setup, position, botAt);
  if (seat !== null) return { kind: 'agree', move: requestOfTable('bot', position.seq, seat) };
  if (position.asked !== null) return null;
  const choice = firstToAct(askingOrder(position.deciders, setup.seats), (asked) =>
    chosen(setup, position, botAt(asked.seat), asked, think),
  );
  if (choice === null) return null;
  const move = requestOfTable('bot', position.seq, choice.seat);
  return { kind: 'play', move, action: choice.action };
}

/** A bot that is asked whether it minds an undo; it never does. */
function agreeing({ seats }: TableSetup, { asked }: Position, botAt: BotAt): Seat | null {
  if (asked === null) return null;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== asked.seat && !asked.agreed.includes(seat) && botAt(seat) !== null) return seat;
  return null;
}

/** The stand-in's move where a bot fails or cheats; undefined while it thinks. */
function chosen(
  setup: TableSetup,
  position: Position,
  bot: Bot | null,
  asked: Asked,
  think: Think | undefined,
): Action | null | undefined {
  if (bot === null) return null;
  const { seat, must } = asked;
  const { game } = setup;
  const { state, seq } = position;
  const wanted =
    think !== undefined && bot.isSlow === true
      ? think(questionTo(bot, setup, position, asked))?.action
      : attempted(() => answerOf(game, state, bot, asked, setup.chanceOfBot(seq, seat)));
  if (wanted === undefined) return undefined;
  if (wanted !== null && offered(game, state, seat, wanted) !== undefined) return wanted;
  return must ? game.standIn(state, seat) : null;
}

function questionTo(
  bot: Bot,
  setup: TableSetup,
  { state, seq }: Position,
  { seat, must }: Asked,
): BotQuestion {
  const { heading, game } = setup;
  const { legal, open }: Choices<Action> = choices(game, state, seat);
  return {
    table: heading.id,
    seq,
    game: heading.game,
    rulesVersion: heading.rulesVersion,
    bot: bot.name,
    seat,
    must,
    view: game.view(state, seat),
    legal: legal.filter(({ type }) => type !== game.timeUp),
    open,
    chance: setup.seedOfBot(seq, seat),
  };
}

function attempted(choose: () => Action | null): Action | null {
  try {
    return choose();
  } catch {
    return null;
  }
}
