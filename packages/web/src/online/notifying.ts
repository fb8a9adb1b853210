// Notifies a person who looks elsewhere that it is their turn, if they asked for that.
import { signal } from '@preact/signals';
import { keep, keptList } from './local-storage.ts';

const KEY = 'tidetable notify';

/** Tables, or `all`. */
export const notified = signal<ReadonlySet<string>>(new Set(keptList(KEY).map(String)));

export const canNotify = 'Notification' in globalThis;

export async function toggleNotified(what: string): Promise<void> {
  const next = new Set(notified.value);
  if (next.has(what)) next.delete(what);
  else if ((await Notification.requestPermission()) === 'granted') next.add(what);
  notified.value = next;
  keep(KEY, JSON.stringify([...next]));
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
