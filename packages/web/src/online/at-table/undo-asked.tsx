// A player asks for an undo, and the others answer.
import { useSignal } from '@preact/signals';
import type { Seat } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useRequest } from '../use-request.ts';

export function UndoAsked({ table }: { table: RemoteTable }) {
  const { error, run } = useRequest();
  const say = words().online.undo;
  const asked = table.shown.value?.asked ?? null;
  const seat = table.seat.value;
  const refused = useRefusal(table);
  if (asked === null && refused !== null)
    return (
      <p class="notice" role="status">
        <span data-own>{say.refused(table.names.value[refused] ?? '')}</span>
      </p>
    );
  if (asked === null || seat === null) return null;
  const who = table.names.value[asked.seat] ?? '';
  if (asked.seat === seat || asked.agreed.includes(seat))
    return (
      <p class="notice waiting" role="status">
        {say.waiting}
      </p>
    );
  const answer = (what: 'agree' | 'refuse') => (): void =>
    run(async () => {
      await table.undo(what);
    });
  return (
    <div class="notice" role="alertdialog" aria-label={say.title}>
      <span>{asked.turn ? say.wantsTurn(who) : say.wantsAction(who)}</span>
      <button type="button" class="weighty" onClick={answer('agree')}>
        {say.agree}
      </button>
      <button type="button" onClick={answer('refuse')}>
        {say.refuse}
      </button>
      <ErrorMessage why={error.value} />
    </div>
  );
}

/** Who refused what the viewer asked for, until the next entry of the log. */
function useRefusal(table: RemoteTable): Seat | null {
  const refused = useSignal<Seat | null>(null);
  useEffect(() => {
    let asker: Seat | null = null;
    return table.onUpdate(({ story, isWholeStory }) => {
      for (const { seat, undo } of story) {
        const isMine = undo === 'refuse' && asker === table.seat.value;
        refused.value = isMine && !isWholeStory ? seat : null;
        if (undo?.startsWith('ask')) asker = seat;
      }
    });
  }, [table]);
  return refused.value;
}
