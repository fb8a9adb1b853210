// A person's name: links to the profile; opens mute, block and report.
import { useSignal } from '@preact/signals';
import { ask } from '../core/server.ts';
import { words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import { ErrorMessage, FieldError } from './error-message.tsx';
import { useFreshId } from './fresh-id.ts';
import { me } from './me.ts';
import { requirePerson } from './require-person.tsx';
import { useRequest } from './use-request.ts';

interface Who {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly person: Who;
  readonly table?: string;
}

export function PersonName({ person, table }: Props) {
  const say = words().online.person;
  if (person.id === me.value?.id)
    return (
      <a class="person" href={`/profile/${person.id}`} data-own>
        {person.name}
      </a>
    );
  return (
    <details class="person">
      <summary class="line" data-own>
        {person.name}
      </summary>
      <div class="menu">
        <a class="button quiet" href={`/profile/${person.id}`}>
          {say.profile}
        </a>
        <PersonActions person={person} {...(table === undefined ? {} : { table })} />
      </div>
    </details>
  );
}

/** Mute, block, report. */
export function PersonActions({ person, table }: Props) {
  const say = words().online.person;
  const { error, run } = useRequest();
  const done = useSignal<'mute' | 'block' | null>(null);
  const reporting = useSignal(false);
  const apply = (kind: 'mute' | 'block') => (): void =>
    run(async () => {
      if ((await requirePerson()) === null) return;
      await ask('PUT /api/regards/:person/:kind', { params: { person: person.id, kind } });
      done.value = kind;
    });
  return (
    <>
      <button type="button" class="quiet" title={say.muteHelp} onClick={apply('mute')}>
        {say.mute}
      </button>
      <button type="button" class="quiet" title={say.blockHelp} onClick={apply('block')}>
        {say.block}
      </button>
      <button type="button" class="quiet" onClick={() => (reporting.value = true)}>
        {say.report}
      </button>
      {done.value !== null && (
        <p role="status">{done.value === 'mute' ? say.muted : say.blocked}</p>
      )}
      <ErrorMessage why={error.value} />
      {reporting.value && (
        <Report
          person={person}
          {...(table === undefined ? {} : { table })}
          close={() => (reporting.value = false)}
        />
      )}
    </>
  );
}

function Report({ person, table, close }: Props & { close(): void }) {
  const say = words().online.person;
  const text = useSignal('');
  const isSent = useSignal(false);
  const wrong = useFreshId();
  const { error, at, isBusy, run } = useRequest(['words']);
  const send = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      if ((await requirePerson()) === null) return;
      const body = {
        about: person.id,
        words: text.value,
        ...(table === undefined ? {} : { table }),
      };
      await ask('POST /api/reports', { body });
      isSent.value = true;
    });
  };
  return (
    <Dialog title={say.reportTitle(person.name)} close={close}>
      {isSent.value ? (
        <p role="status">{say.reported}</p>
      ) : (
        <form onSubmit={send}>
          <label class="field">
            <span>{say.what}</span>
            <textarea
              rows={4}
              maxLength={500}
              required
              value={text.value}
              aria-describedby={wrong}
              aria-invalid={at.value.words !== undefined}
              onInput={({ currentTarget }) => (text.value = currentTarget.value)}
            />
          </label>
          <FieldError id={wrong} why={at.value.words} />
          <ErrorMessage why={error.value} />
          <button type="submit" class="weighty" disabled={isBusy.value}>
            {say.send}
          </button>
        </form>
      )}
      <button type="button" class="quiet" onClick={close}>
        {words().table.close}
      </button>
    </Dialog>
  );
}
