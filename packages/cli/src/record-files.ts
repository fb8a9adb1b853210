// Record files: clear words for what is wrong, and atomic writes.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GameRecord, Malformed, readRecord, recordText } from '@tidetable/engine';
import { UserError } from './command.ts';

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'part of that path is a file, not a folder',
  EACCES: 'this may not be read or written from here',
  EROFS: 'this disk cannot be written to',
  ENOSPC: 'the disk is full',
};

/** What the system says about a file, in plain words; null for errors of any other kind. */
export function fileProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  const path = 'path' in error ? `${error.path}: ` : '';
  return `${path}${PROBLEMS[String(error.code)] ?? error.message}.`;
}

export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserError(`${file}: this is not JSON (${error.message}).`);
  }
}

export function readRecordFile(file: string): GameRecord {
  const input = readJson(file);
  try {
    return readRecord(input);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new UserError(`${file}: this is not the record of a game (${error.message}).`);
  }
}

/** Writes beside the file first, so that a crash never leaves half of one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = join(dirname(file), `.${process.pid}-${Date.now()}.part`);
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

export function writeRecord(file: string, record: GameRecord): void {
  writeWhole(file, recordText(record));
}
