// Requests to a bot: what it would do at a seat.
import { type Bot, observe } from '@tidetable/bots';
import { Generator, type Match, reading, type Seat, write } from '@tidetable/engine';
import { UsageError } from '../command.ts';
import { botCalled, defaultBot, type GameParts } from '../games.ts';
import { Failure } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import { currentMatch, currentParts, mustDecide, seatIn } from './session-state.ts';

/** By match: bots with what they remember of their seats. */
const seated = new WeakMap<Match, Map<string, Bot>>();

function botAt(match: Match, parts: GameParts, seat: Seat, name: string | undefined): Bot {
  const here = seated.get(match) ?? new Map<string, Bot>();
  seated.set(match, here);
  const bot = botNamed(parts, name);
  const place = `${seat} ${bot.name}`;
  const known = here.get(place) ?? bot.sitDown?.() ?? bot;
  here.set(place, known);
  return known;
}

function botNamed(parts: GameParts, name: string | undefined): Bot {
  if (name === undefined) return defaultBot(parts);
  try {
    return botCalled(parts, name);
  } catch (error) {
    if (error instanceof UsageError) throw new Failure('unknown-bot', error.message);
    throw error;
  }
}

export const bots = {
  choose: request({ seat: field.number, bot: field.optional(reading.text) }, (session, given) => {
    const match = currentMatch(session);
    const seat = seatIn(match, given.seat);
    const must = mustDecide(match, seat);
    const bot = botAt(match, currentParts(session), seat, given.bot);
    const observation = observe(
      match.game,
      match.state,
      seat,
      must,
      new Generator(match.ply, seat),
    );
    const action = bot.choose(observation);
    const chosen = action === null ? { action } : { action, notation: write(action) };
    return { bot: bot.name, ...chosen };
  }),
};
