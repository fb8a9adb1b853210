// Where the value of one entry in a table comes from.

/** Printed, printed in part and completed by us, or ours. */
export type Provenance = 'RULEBOOK' | 'MIXED' | 'DESIGNED';
