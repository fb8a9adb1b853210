// The story of a table, ply by ply.
import {
  type Game,
  type GameEvent,
  type GameRecord,
  Match,
  type Reader,
  readNotation,
  type Seat,
  Unreplayable,
  type Viewer,
} from '@tidetable/engine';
import { BAD, GOOD, type Ink } from '@tidetable/terminal/ink';
import type { GameParts } from '../games.ts';

export interface Chapter {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** The state after it; never changed again. */
  readonly state: Match['state'];
}

const TONES = { good: GOOD, bad: BAD };

/** The words of one ply as this viewer may know it, good and bad news in colour. */
export function wordsOf(
  parts: GameParts,
  chapter: Chapter,
  viewer: Viewer,
  ink: Ink,
  reader: Reader = null,
): string[] {
  const { game, face, board } = parts;
  const view = game.view(chapter.state, viewer);
  return chapter.events.flatMap((event) => {
    const known = game.redact(event, viewer);
    if (known === null) return [];
    const tone = board.tone(known);
    const words = face.tell(known, view, reader).split(' ');
    return tone === null ? words : words.map((word) => ink(word, TONES[tone]));
  });
}

export interface Retold {
  readonly match: Match;
  /** The state before the first ply. */
  readonly opening: Match['state'];
  readonly chapters: readonly Chapter[];
}

/** Plays a record again up to its end, keeping the story; throws where it cannot have happened. */
export function retell(game: Game, record: GameRecord): Retold {
  const match = Match.resume(game, { ...record, plies: [] });
  const opening = match.state;
  const chapters: Chapter[] = [];
  for (const { seat, action, hash } of record.plies) {
    for (const rig of record.rigs ?? [])
      if (rig.ply !== 0 && rig.ply === match.ply + 1) match.rig(rig);
    const played = readNotation(action);
    const answer = played.type === game.timeUp ? match.callTime() : match.play(seat, played);
    if (!answer.ok)
      throw new Unreplayable(`ply ${match.ply + 1}: ${action}: ${answer.refusal.message}`);
    if (match.hash !== hash)
      throw new Unreplayable(`ply ${match.ply}: the state after ${action} is not the recorded one`);
    chapters.push({ ply: match.ply, seat, events: answer.events, state: match.state });
  }
  return { match, opening, chapters };
}
