// The state of the connection, said calmly and only when it matters.
import { go } from '../../core/route.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { hasEnded, me, setMe } from '../me.ts';
import { requirePerson } from '../require-person.tsx';

export function ConnectionNotice({ table }: { table: RemoteTable }) {
  const say = words().online.connection;
  if (table.gone.value !== null)
    return (
      <p class="notice" role="status">
        <span data-own>{table.gone.value}</span>
        <a class="button" href="/lobby">
          {say.lobby}
        </a>
      </p>
    );
  if (table.connectionState.value === 'lost')
    return (
      <p class="notice waiting" role="status">
        {table.isQueued.value ? say.queued : say.lost}
      </p>
    );
  if (table.connectionState.value === 'ended' || hasEnded.value)
    return (
      <p class="notice" role="status">
        {me.value?.kind === 'account' ? say.ended : say.endedGuest}
        <a class="button weighty" href={`/me?to=/table/${table.id}`}>
          {say.login}
        </a>
        <button type="button" class="quiet" onClick={() => void comeBack(table)}>
          {say.comeBack}
        </button>
      </p>
    );
  return null;
}

/** A new session is needed; the page then loads again for the person who logs in. */
async function comeBack({ id }: RemoteTable): Promise<void> {
  setMe(null);
  if ((await requirePerson()) !== null) go(`/table/${id}`, 'replace');
}
