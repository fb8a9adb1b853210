// Where what a game shows comes from.

/** Printed in the rulebook or forced by it, told by public sources, printed in part and completed by us, or ours. */
export type Provenance = 'RULEBOOK' | 'PUBLIC' | 'MIXED' | 'DESIGNED';

export interface Source {
  readonly of: string;
  readonly provenance: Provenance;
  /** What the mark alone does not tell. */
  readonly note?: string;
}
