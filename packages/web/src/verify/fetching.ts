// Where a record comes from: a file, or a table of this server.

/** What could not be had, in words for people. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

const LARGEST = 20_000_000;

export async function fromFile(file: File): Promise<unknown> {
  if (file.size > LARGEST)
    throw new Unavailable(`${file.name} is too large to be the record of a game.`);
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Unavailable(`${file.name} is not JSON, so it is not the record of a game.`);
  }
}

export async function fromTable(id: string): Promise<unknown> {
  const path = `/api/tables/${encodeURIComponent(id)}/record`;
  const response = await fetch(path).catch(() => null);
  const found = await response?.json().catch(() => null);
  if (response?.ok) return found;
  throw new Unavailable(found?.error?.message ?? 'The server could not be reached. Try again.');
}
