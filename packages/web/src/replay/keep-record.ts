// A record from a file, kept in this browser to be looked at.
import { type GameRecord, Malformed, readRecord } from '@tidetable/engine';
import type { Sitter } from '../tables/local/messages.ts';
import { newId } from '../tables/local/new-game.ts';
import { save } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';

const LARGEST = 20_000_000;

/** The game's new id; throws, with the reason in words, for anything that is no record. */
export async function keep(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(words().replay.tooLarge(file.name));
  const record = recordIn(await file.text(), file.name);
  const id = newId();
  await save({ id, record, seating: sittersIn(record), at: Date.now(), isRecord: true });
  return id;
}

function recordIn(text: string, name: string): GameRecord {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(words().replay.notJson(name));
  }
  try {
    const record = readRecord(found);
    if (!(record.game in words().games)) throw new Error(words().replay.otherGame(record.game));
    return record;
  } catch (error) {
    if (error instanceof Malformed) throw new Error(words().replay.notRecord(name, error.message));
    throw error;
  }
}

function sittersIn({ people, seats }: GameRecord): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat) => {
    const sitter = people?.[seat];
    return { person: sitter?.person ?? sitter?.bot ?? words().replay.seat(seat + 1) };
  });
}
