// Notifies a person who looks elsewhere that it is their turn, if they asked for that.
import { signal } from '@preact/signals';
import { words } from '../words/index.ts';
import { store, storedList } from './local-storage.ts';

const KEY = 'tidetable notify';

/** Tables, or `all`. */
const notified = signal<ReadonlySet<string>>(new Set(storedList(KEY).map(String)));

const canNotify = 'Notification' in globalThis;

async function toggleNotified(what: string): Promise<void> {
  const next = new Set(notified.value);
  if (next.has(what)) next.delete(what);
  else if ((await Notification.requestPermission()) === 'granted') next.add(what);
  notified.value = next;
  store(KEY, JSON.stringify([...next]));
}

export function notify(table: string, title: string, body: string): void {
  const isWanted = notified.value.has(table) || notified.value.has('all');
  if (!canNotify || !isWanted || !document.hidden || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** `table`: one table, or `all`. */
export function NotifyButton({ table }: { table: string }) {
  if (!canNotify) return null;
  const say = words().online.notify;
  return (
    <button
      type="button"
      class="quiet"
      aria-pressed={notified.value.has(table)}
      title={say.help}
      onClick={() => void toggleNotified(table)}
    >
      {say.notify}
    </button>
  );
}
