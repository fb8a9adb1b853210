// Where a table's values come from.

export type Provenance = 'RULEBOOK' | 'MIXED' | 'DESIGNED';
