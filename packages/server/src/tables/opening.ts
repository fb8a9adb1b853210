// Opening a table: whether it can be played at on this node, and if not, why.
import type { Rules } from '../games/rules.ts';
import type { Store, TableId } from '../store/store.ts';
import { LiveTable, type TableContext } from './live-table.ts';
import { underNewRules } from './new-rules.ts';
import { BrokenLog } from './position.ts';
import { Seating } from './seating.ts';
import { StandingOrders } from './standing-orders.ts';
import { type Heading, headingOf, TableSetup } from './table-setup.ts';

export type Opened =
  | {
      readonly kind: 'live';
      readonly table: LiveTable;
      readonly seating: Seating;
      readonly orders: StandingOrders;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-started'; readonly heading: Heading }
  /** Its rules are not among ours; it waits for a server that has them. */
  | { readonly kind: 'needs-version'; readonly heading: Heading }
  | { readonly kind: 'broken'; readonly message: string };

export async function openTable(id: TableId, rules: Rules, context: TableContext): Promise<Opened> {
  const { store, now } = context;
  const begun = await store.table(id);
  if (begun === null) return { kind: 'missing' };
  const heading = headingOf(begun);
  if (begun.status === 'open') return { kind: 'not-started', heading };
  const own = await rules.of(begun.game, begun.rulesVersion);
  const known = own === null ? await underNewRules(begun, rules, store) : { row: begun, game: own };
  if (known === null) return { kind: 'needs-version', heading };
  const { row, game } = known;
  try {
    const face = await rules.face(game.id, game.rulesVersion);
    const seating = new Seating(id, store, () => now());
    const table = await LiveTable.load(new TableSetup(row, game, face), context, seating);
    if (row.status === 'playing') await noteEnd(store, table);
    return { kind: 'live', table, seating, orders: new StandingOrders(table, seating, store) };
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    context.reportError('log', error);
    return { kind: 'broken', message: error.message };
  }
}

/** The server may have died before it noted the end. */
async function noteEnd(store: Store, { heading, position }: LiveTable): Promise<void> {
  if (position.state.outcome !== null) await store.setStatus(heading.id, 'over');
}

export function whyClosed(opened: Exclude<Opened, { kind: 'live' }>): string {
  switch (opened.kind) {
    case 'missing':
      return 'There is no such table.';
    case 'not-started':
      return 'The game has not begun.';
    case 'needs-version':
      return `This table needs version ${opened.heading.rulesVersion} of the rules of ${opened.heading.game}, which this server does not have.`;
    case 'broken':
      return `This table has stopped: ${opened.message}.`;
  }
}
