// A player asks for an undo, and the others answer.
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useRequest } from '../use-request.ts';

export function UndoAsked({ table }: { table: RemoteTable }) {
  const { error, run } = useRequest();
  const say = words().online.undo;
  const asked = table.shown.value?.asked ?? null;
  const seat = table.seat.value;
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
