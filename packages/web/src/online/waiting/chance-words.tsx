// Words that a player adds to the chance of a game before it begins.
import { useSignal } from '@preact/signals';
import { ask } from '../../core/server.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { ErrorMessage, FieldError } from '../error-message.tsx';
import { useFreshId } from '../fresh-id.ts';
import { useRequest } from '../use-request.ts';

export function OwnWords({ table }: { table: RemoteTable }) {
  const say = words().online.fair;
  const { commitment, contributions, daily, id } = table.about.value;
  const seat = table.seat.value;
  const text = useSignal('');
  const wrong = useFreshId();
  const { error, at, isBusy, run } = useRequest(['words']);
  if (daily !== null) return <p class="note">{say.daily}</p>;
  const given = contributions ?? [];
  const give = (event: Event): void => {
    event.preventDefault();
    if (seat === null) return;
    run(async () => {
      await ask('PUT /api/tables/:table/seats/:seat/contribution', {
        params: { table: id, seat },
        body: { words: text.value.trim() === '' ? null : text.value },
      });
      text.value = '';
    });
  };
  return (
    <details class="fair">
      <summary>{say.title}</summary>
      <p class="note">{say.help}</p>
      <p>
        {say.commitment} <code data-own>{commitment}</code>
      </p>
      <ul>
        {given.map(
          (one, at) =>
            one !== null && (
              <li key={at} data-own>
                {table.names.value[at]}: “{one}”
              </li>
            ),
        )}
      </ul>
      {seat !== null && (
        <form class="joined" onSubmit={give}>
          <input
            aria-label={say.words}
            placeholder={say.words}
            maxLength={100}
            value={text.value}
            aria-describedby={wrong}
            aria-invalid={at.value.words !== undefined}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
          <button type="submit" disabled={isBusy.value}>
            {say.add}
          </button>
        </form>
      )}
      <FieldError id={wrong} why={at.value.words} />
      <ErrorMessage why={error.value} />
    </details>
  );
}
