// Requests that begin, load, record and replay a game.
import {
  commitmentTo,
  type Game,
  type GameRecord,
  Match,
  type Option,
  reading,
  readRecord,
  replay,
} from '@tidetable/engine';
import { boxFor, GAMES, type GameBox, hasEarlierRules } from '../games.ts';
import { boxNamed, type Desk, matchOn, standing } from './desk.ts';
import { blaming, Failure } from './failure.ts';
import * as field from './fields.ts';
import { request } from './request.ts';
import { isRigged, NOTHING_RIGGED } from './rigging.ts';

const { plainObject, text, whole } = reading;

function describe({ id, title, rulesVersion, seats, options }: Game): object {
  const forms: Record<string, object> = {};
  for (const [name, option] of Object.entries(options.fields as Record<string, Option<unknown>>)) {
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
    (desk, given) => {
      const box = boxNamed(given.game);
      const { game } = box;
      const { min, max } = game.seats;
      const seats = blaming('bad-seat', () => whole(min, max)(given.seats, 'seats'));
      const seed = given.seed ?? desk.freshSeed();
      const rig = isRigged(desk.waiting) ? { rig: desk.waiting } : {};
      const match = blaming('bad-options', () =>
        Match.start(game, { seats, seed, options: given.options, ...rig }),
      );
      const heading = { game: game.id, seats, seed, commitment: commitmentTo(seed) };
      const answer = { ...heading, ...standing(match) };
      desk.match = match;
      desk.box = box;
      desk.waiting = NOTHING_RIGGED;
      return answer;
    },
  ),

  load: request(
    { game: text, state: plainObject, seed: field.optional(field.seed) },
    (desk, given) => {
      const box = boxNamed(given.game);
      const { game } = box;
      const seed = given.seed ?? desk.freshSeed();
      const match = blaming('bad-state', () => Match.load(game, seed, given.state));
      const answer = standing(match);
      if (isRigged(desk.waiting)) match.rig(desk.waiting);
      desk.match = match;
      desk.box = box;
      desk.waiting = NOTHING_RIGGED;
      return answer;
    },
  ),

  record: request({}, (desk) => ({ record: matchOn(desk).record() })),

  replay: request({ record: plainObject }, (desk, given) => {
    const record = blaming('bad-record', () => readRecord(given.record));
    const box = boxNamed(record.game);
    return hasEarlierRules(record)
      ? boxFor(record).then((own) => takenUp(desk, own, record))
      : takenUp(desk, box, record);
  }),
};

function takenUp(desk: Desk, box: GameBox, record: GameRecord): object {
  const match = blaming('bad-record', () => matchOf(box.game, record));
  const answer = { ply: match.ply, ...standing(match) };
  desk.match = match;
  desk.box = box;
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
