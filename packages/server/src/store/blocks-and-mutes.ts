// Whom people have blocked or muted.
import type { Backing } from './sql-store.ts';
import type { PersonId } from './store.ts';

export const KINDS = ['block', 'mute'] as const;
export type BlockOrMuteKind = (typeof KINDS)[number];

export interface BlockOrMute {
  readonly person: PersonId;
  readonly other: PersonId;
  readonly kind: BlockOrMuteKind;
  readonly since: number;
}

/** How one person stands to the others. */
export interface Relations {
  readonly blocks: ReadonlySet<PersonId>;
  readonly blockedBy: ReadonlySet<PersonId>;
  readonly mutes: ReadonlySet<PersonId>;
}

export class BlocksAndMutes {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async set(row: BlockOrMute): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .insertInto('regards')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  async drop({ person, other, kind }: Omit<BlockOrMute, 'since'>): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .deleteFrom('regards')
        .where('person', '=', person)
        .where('other', '=', other)
        .where('kind', '=', kind)
        .execute(),
    );
  }

  /** What this person has set, the newest first. */
  async of(person: PersonId): Promise<BlockOrMute[]> {
    const regards = this.#backing.db.selectFrom('regards').selectAll();
    const rows = await regards
      .where('person', '=', person)
      .orderBy('since', 'desc')
      .orderBy('other')
      .execute();
    return rows as BlockOrMute[];
  }

  async relationsOf(person: PersonId): Promise<Relations> {
    const rows = await this.#backing.db
      .selectFrom('regards')
      .selectAll()
      .where((row) => row.or([row('person', '=', person), row('other', '=', person)]))
      .execute();
    const mine = (kind: BlockOrMuteKind): Set<PersonId> =>
      new Set(rows.filter((row) => row.person === person && row.kind === kind).map(otherOf));
    const theirs = rows.filter((row) => row.other === person && row.kind === 'block');
    return {
      blocks: mine('block'),
      blockedBy: new Set(theirs.map((row) => row.person)),
      mutes: mine('mute'),
    };
  }
}

function otherOf({ other }: { readonly other: PersonId }): PersonId {
  return other;
}
