// Replays every stored game and compares it with what is stored, all as of one moment.
import type { Rules } from '../games/rules.ts';
import { NEWEST } from '../store/migrate.ts';
import type { Place } from '../store/open.ts';
import { type Database, entryOf, ofTable, sittingOf, tableRowOf } from '../store/schema.ts';
import type { TableId } from '../store/store.ts';
import type { OnProgress } from './backup.ts';
import { checkUp, type Fault, type Finding, type StoredGame } from './checkup.ts';
import { OperationRefused } from './operation-refused.ts';
import { readConsistently } from './read-only.ts';
import { mend, type Remedy, remedyFor } from './repair.ts';

export interface Diagnosis {
  readonly tables: number;
  readonly entries: number;
  readonly faults: number;
  /** How many of them have been mended. */
  readonly mended: number;
}

export interface ExamineOptions {
  readonly rules: Rules;
  /** Replaces bad snapshots; for a folder, no server may be using it. */
  readonly mends?: boolean;
  onFault(fault: Fault): void;
  onProgress?: OnProgress;
}

export async function examine(place: Place, options: ExamineOptions): Promise<Diagnosis> {
  const remedies: Remedy[] = [];
  const diagnosis = { tables: 0, entries: 0, faults: 0, mended: 0 };
  await readConsistently(place, async (db, version) => {
    if (version !== NEWEST)
      throw new OperationRefused(
        `The database has version ${version}, and this release ${NEWEST}: start its server once, and ask again.`,
      );
    const ids = await db.selectFrom('tables').select('id').orderBy('id').execute();
    for (const { id } of ids) {
      const game = await storedGame(db, id);
      const finding = await checkUp(game, options.rules);
      note(game, finding);
      options.onProgress?.(diagnosis.tables, ids.length);
    }
  });
  if (options.mends && remedies.length > 0) diagnosis.mended = await mend(place, remedies);
  return diagnosis;

  function note(game: StoredGame, finding: Finding): void {
    diagnosis.tables += 1;
    diagnosis.entries += game.entries.length;
    diagnosis.faults += finding.faults.length;
    for (const fault of finding.faults) {
      options.onFault(fault);
      const remedy = remedyFor(fault, game, finding);
      if (remedy !== null) remedies.push(remedy);
    }
  }
}

async function storedGame(db: Database, id: TableId): Promise<StoredGame> {
  const tables = db.selectFrom('tables').selectAll().where('id', '=', id);
  const sittings = db.selectFrom('sittings').selectAll().where('table_id', '=', id);
  const entries = db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq');
  const snapshots = db.selectFrom('snapshots').selectAll().where('table_id', '=', id);
  const snapshot = await snapshots.executeTakeFirst();
  return {
    row: tableRowOf(await tables.executeTakeFirstOrThrow()),
    sittings: (await sittings.orderBy('seat').execute()).map(sittingOf),
    entries: (await entries.execute()).map(entryOf),
    snapshot: snapshot === undefined ? null : ofTable(snapshot),
  };
}
