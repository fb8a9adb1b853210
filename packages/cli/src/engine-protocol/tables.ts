// Requests that begin, load, record and replay a game.
import {
  commitmentTo,
  type Game,
  type GameRecord,
  Match,
  reading,
  readRecord,
  replay,
} from '@tidetable/engine';
import { GAMES, type GameParts, hasEarlierRules, partsForRecord } from '../games.ts';
import { optionFields } from '../option-lines.ts';
import { Failure, failingWith } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import { isRigged, NOTHING_RIGGED } from './rigging.ts';
import { currentMatch, partsNamed, type SessionState, summaryOf } from './session-state.ts';

const { plainObject, text, whole } = reading;

function describe(game: Game): object {
  const { id, title, rulesVersion, seats } = game;
  const forms: Record<string, object> = {};
  for (const [name, option] of Object.entries(optionFields(game))) {
    const { read: _judge, ...form } = option;
    forms[name] = form;
  }
  return { id, title, rulesVersion, seats, options: forms };
}

export const tables = {
  games: request({}, () => ({ games: GAMES.map(describe) })),

  new: request(
    {
      game: text,
      seats: field.number,
      seed: field.optional(field.seed),
      options: field.optional(plainObject),
    },
    (session, given) => {
      const parts = partsNamed(given.game);
      const { game } = parts;
      const { min, max } = game.seats;
      const seats = failingWith('bad-seat', () => whole(min, max)(given.seats, 'seats'));
      const seed = given.seed ?? session.freshSeed();
      const rig = isRigged(session.waiting) ? { rig: session.waiting } : {};
      const match = failingWith('bad-options', () =>
        Match.start(game, { seats, seed, options: given.options, ...rig }),
      );
      const heading = { game: game.id, seats, seed, commitment: commitmentTo(seed) };
      const answer = { ...heading, ...summaryOf(match) };
      session.match = match;
      session.parts = parts;
      session.waiting = NOTHING_RIGGED;
      return answer;
    },
  ),

  load: request(
    { game: text, state: plainObject, seed: field.optional(field.seed) },
    (session, given) => {
      const parts = partsNamed(given.game);
      const { game } = parts;
      const seed = given.seed ?? session.freshSeed();
      const match = failingWith('bad-state', () => Match.load(game, seed, given.state));
      const answer = summaryOf(match);
      if (isRigged(session.waiting)) match.rig(session.waiting);
      session.match = match;
      session.parts = parts;
      session.waiting = NOTHING_RIGGED;
      return answer;
    },
  ),

  record: request({}, (session) => ({ record: currentMatch(session).record() })),

  replay: request({ record: plainObject }, (session, given) => {
    const record = failingWith('bad-record', () => readRecord(given.record));
    const parts = partsNamed(record.game);
    return hasEarlierRules(record)
      ? partsForRecord(record).then((own) => resumed(session, own, record))
      : resumed(session, parts, record);
  }),
};

function resumed(session: SessionState, parts: GameParts, record: GameRecord): object {
  const match = failingWith('bad-record', () => matchOf(parts.game, record));
  const answer = { ply: match.ply, ...summaryOf(match) };
  session.match = match;
  session.parts = parts;
  return answer;
}

/** The match at the end of its record, after the whole record was verified. */
function matchOf(game: Game, record: GameRecord): Match {
  for (const [index, { seat }] of record.plies.entries())
    if (seat >= record.seats)
      throw new Failure('bad-record', `ply ${index + 1}: there is no seat ${seat}`);
  replay(game, record);
  const match = Match.resume(game, record);
  if (match.state.seats !== record.seats)
    throw new Failure('bad-record', `record.seats: this game has ${match.state.seats}`);
  return match;
}
