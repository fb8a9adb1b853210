// A record from a file: replayed once to check it, then saved in this browser.

import { effect } from '@preact/signals';
import { manifestOf } from '@tidetable/catalogue';
import type { GameRecord, Sitter as Sat } from '@tidetable/engine';
import { words } from '../../words/index.ts';
import { LocalTable, type Resumable } from './local-table.ts';
import type { Sitter } from './messages.ts';
import { newId } from './new-game.ts';
import { save } from './saves.ts';

const LARGEST = 20_000_000;
const MOST_SEATS = 6;

/** The game's new id; throws, with the reason in words, for anything that is not a record. */
export async function saveRecord(file: File): Promise<string> {
  const say = words().replay;
  if (file.size > LARGEST) throw new Error(say.tooLarge(file.name));
  const found = resumableIn(await file.text(), file.name);
  const fault = await faultIn(found);
  if (fault !== null) throw new Error(say.notRecord(file.name, fault));
  const id = newId();
  await save({ id, ...found, at: Date.now(), isRecord: true });
  return id;
}

/** Enough to set it up; the worker checks the whole. */
function resumableIn(text: string, name: string): Resumable {
  const say = words().replay;
  const found = parsed(text);
  if (found === undefined) throw new Error(say.notJson(name));
  if (!isRecordLike(found)) throw new Error(say.notRecord(name, say.noGame));
  if (manifestOf(found.game) === null) throw new Error(say.otherGame(found.game));
  return { record: found, seating: sittersIn(found) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecordLike(found: unknown): found is GameRecord {
  if (typeof found !== 'object' || found === null) return false;
  const { game, seats } = found as Partial<GameRecord>;
  return typeof game === 'string' && typeof seats === 'number' && seats <= MOST_SEATS;
}

function sittersIn({ people, seats }: GameRecord): readonly Sitter[] {
  const sat: readonly (Sat | undefined)[] = Array.isArray(people) ? people : [];
  return Array.from({ length: seats }, (_, seat) => ({
    person: sat[seat]?.person ?? sat[seat]?.bot ?? words().replay.seat(seat + 1),
  }));
}

function faultIn(found: Resumable): Promise<string | null> {
  const table = LocalTable.watch(found);
  return new Promise<string | null>((resolve) => {
    effect(() => {
      if (table.fault.value !== null) resolve(table.fault.value);
      else if (table.shown.value !== null) resolve(null);
    });
  }).finally(() => table.close());
}
