// The chat of a table.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ask } from '../../core/server.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { ErrorMessage, FieldError } from '../error-message.tsx';
import { useFreshId } from '../fresh-id.ts';
import { PersonName } from '../person.tsx';
import { requirePerson } from '../require-person.tsx';
import { useRequest } from '../use-request.ts';

export function Chat({ table }: { table: RemoteTable }) {
  const say = words().online.chat;
  const end = useRef<HTMLOListElement>(null);
  const lines = table.chat.value;
  const text = useSignal('');
  const wrong = useFreshId();
  const { error, at, isBusy, run } = useRequest(['words']);
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    run(async () => {
      if ((await requirePerson()) === null) return;
      await ask('POST /api/tables/:table/chat', {
        params: { table: table.id },
        body: { words: text.value },
      });
      text.value = '';
    });
  };
  const isWatching = table.seat.value === null && table.about.value.status === 'playing';
  return (
    <section class="chat" aria-label={say.title}>
      <h2>{isWatching ? say.spectators : say.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys */}
      <ol ref={end} class="said" aria-live="polite" tabIndex={0} aria-label={say.title}>
        {lines.map(({ line, person, words: said }) => (
          <li key={line}>
            <PersonName person={person} table={table.id} /> <span data-own>{said}</span>
          </li>
        ))}
        {lines.length === 0 && <li class="nothing">{say.nothing}</li>}
      </ol>
      <form class="joined" onSubmit={send}>
        <input
          aria-label={say.say}
          placeholder={say.say}
          maxLength={500}
          value={text.value}
          aria-describedby={wrong}
          aria-invalid={at.value.words !== undefined}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
        <button type="submit" disabled={isBusy.value}>
          {say.send}
        </button>
      </form>
      <FieldError id={wrong} why={at.value.words} />
      <ErrorMessage why={error.value} />
    </section>
  );
}
