// The page that verifies a game: takes a record, and has it checked.
import { check } from './checking.ts';
import { fromFile, fromTable, Unavailable } from './fetching.ts';
import { byId, Report } from './report.ts';

let source: (() => Promise<unknown>) | null = null;
let latest = 0;

/** A check that was overtaken by another says nothing any more. */
async function verify(from: () => Promise<unknown>): Promise<void> {
  source = from;
  const turn = ++latest;
  const report = new Report();
  const noted = byId<HTMLInputElement>('noted').value.trim().toLowerCase();
  const listener = {
    found: (...found: Parameters<Report['found']>) => turn === latest && report.found(...found),
    progress: (done: number, all: number) => turn === latest && report.progress(done, all),
  };
  try {
    const proven = await check(await from(), noted, listener);
    if (turn !== latest) return;
    if (proven === null) report.failed();
    else report.proven(proven);
  } catch (error) {
    if (turn !== latest) return;
    const words =
      error instanceof Unavailable ? error.message : `The check itself failed: ${error}`;
    report.unavailable(words);
  }
}

const file = byId<HTMLInputElement>('file');

function take(chosen: File | undefined): void {
  if (chosen !== undefined) void verify(() => fromFile(chosen));
}

// The same file may be chosen again, when it has changed.
file.addEventListener('click', () => {
  file.value = '';
});
file.addEventListener('change', () => take(file.files?.[0]));
byId('noted').addEventListener('change', () => {
  if (source !== null) void verify(source);
});
byId('choice').addEventListener('submit', (event) => event.preventDefault());

const { body } = document;
body.addEventListener('dragover', (event) => {
  event.preventDefault();
  body.classList.add('dragging');
});
body.addEventListener('dragleave', () => body.classList.remove('dragging'));
body.addEventListener('drop', (event) => {
  event.preventDefault();
  body.classList.remove('dragging');
  take(event.dataTransfer?.files[0]);
});

const table = new URLSearchParams(location.search).get('table');
if (table !== null) void verify(() => fromTable(table));
