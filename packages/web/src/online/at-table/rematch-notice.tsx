// A next table for the same people is open.
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';

export function RematchNotice({ table }: { table: RemoteTable }) {
  const { rematch } = table.about.value;
  if (rematch === null || table.seat.value === null) return null;
  const say = words().online.table;
  return (
    <p class="notice rematch" role="status">
      {say.again}
      <a class="button weighty" href={`/table/${rematch}`}>
        {say.toRematch}
      </a>
    </p>
  );
}
