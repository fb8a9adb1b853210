// Where a record comes from: a file, or a table of this server.
import { words } from '../words/index.ts';

/** Why there is no record, in words for people. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

const LARGEST = 20_000_000;

export async function fromFile(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new Unavailable(words().verify.tooLarge(file.name));
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Unavailable(words().verify.notJson(file.name));
  }
}

export async function fromTable(id: string): Promise<unknown> {
  const path = `/api/tables/${encodeURIComponent(id)}/record`;
  const response = await fetch(path).catch(() => null);
  const found = await response?.json().catch(() => null);
  if (response?.ok) return found;
  throw new Unavailable(found?.error?.message ?? words().verify.unreachable);
}
