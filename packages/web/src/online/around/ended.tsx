// After the end, or at any moment that is looked at: what can follow.
import { go } from '../../app/route.ts';
import type { Stage } from '../../frame/stage.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { useDoing } from '../doing.ts';
import { ask } from '../server.ts';
import { somebody } from '../somebody.tsx';
import { Trouble } from '../trouble.tsx';

export function Ended({ table, stage }: { table: RemoteTable; stage: Stage }) {
  const say = words().online.table;
  const { trouble, isBusy, run } = useDoing();
  if (!table.isOver) return null;
  const { rematch } = table.about.value;
  return (
    <p class="notice ended">
      {table.seat.value !== null &&
        (rematch === null ? (
          <button
            type="button"
            class="weighty"
            disabled={isBusy.value}
            onClick={() => run(() => playAgain(table))}
          >
            {say.rematch}
          </button>
        ) : (
          <a class="button weighty" href={`/table/${rematch}`}>
            {say.toRematch}
          </a>
        ))}
      {stage.ply.value !== null && (
        <button
          type="button"
          disabled={isBusy.value}
          onClick={() => run(() => playOn(table, stage.ply.value ?? 0, table.seat.value ?? 0))}
        >
          {say.playOn}
        </button>
      )}
      <Trouble why={trouble.value} />
    </p>
  );
}

export async function playAgain({ id }: RemoteTable): Promise<void> {
  const next = await ask('POST /api/tables/:table/rematch', { params: { table: id } });
  go(`/table/${next.id}`);
}

/** The same game from a moment on, at a table of one's own, with bots in the other seats. */
export async function playOn({ id, about }: RemoteTable, ply: number, seat: number): Promise<void> {
  if ((await somebody()) === null) return;
  const seating = about.value.seats.map((one) => (one.seat === seat ? 'me' : 'bot'));
  const fork = await ask('POST /api/tables/:table/forks', {
    params: { table: id },
    body: { ply, seating },
  });
  await ask('POST /api/tables/:table/start', { params: { table: fork.id } });
  go(`/table/${fork.id}`);
}
