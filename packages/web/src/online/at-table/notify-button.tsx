// Asks for notifications when it is one's turn and the page is hidden.
import { words } from '../../words/index.ts';
import { canNotify, notified, toggleNotified } from '../notifying.ts';

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
