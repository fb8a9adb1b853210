// What a link shows before it is opened: host, game and options, and nothing else of the table.
import type { Option } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { optionFields } from '../games/options.ts';
import { invited } from '../lobby/invites.ts';
import type { TableRow } from '../store/store.ts';

export interface Preview {
  readonly game: string;
  /** The game's own name. */
  readonly title: string;
  readonly host: string;
  readonly isInvitation: boolean;
  readonly seats: number;
  /** Options that are not as usual, house rules among them. */
  readonly options: readonly string[];
}

/** Null for an unknown or ended code, a private table, or another page. */
export async function previewOf(context: ServerContext, path: string): Promise<Preview | null> {
  const [, kind, name = ''] = /^\/(invite|table)\/([\w-]{1,64})$/.exec(path) ?? [];
  if (kind === 'invite') {
    const here = await invited(context, name, null);
    return here === null ? null : previewOfTable(context, here.table, true);
  }
  const table = kind === 'table' ? await context.store.table(name) : null;
  return table?.isPublic ? previewOfTable(context, table, false) : null;
}

async function previewOfTable(
  context: ServerContext,
  table: TableRow,
  isInvitation: boolean,
): Promise<Preview> {
  const [host, game] = await Promise.all([
    context.store.person(table.owner),
    context.rules.of(table.game, table.rulesVersion),
  ]);
  const fields = game === null ? {} : optionFields(game);
  const chosen = JSON.parse(table.options) as Readonly<Record<string, unknown>>;
  return {
    game: table.game,
    title: game?.title ?? table.game,
    host: host?.name ?? '',
    isInvitation,
    seats: table.seats,
    options: Object.entries(fields).flatMap(([name, option]) => optionText(option, chosen[name])),
  };
}

function optionText({ label, default: usual }: Option<unknown>, value: unknown): readonly string[] {
  if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return [];
  if (value === true) return [label];
  const said = value === false ? 'no' : [value].flat().map(plain).join(', ');
  return said === '' ? [] : [`${label}: ${said}`];
}

/** `before-sinking` as people write it. */
const plain = (value: unknown): string => String(value).replaceAll('-', ' ');
