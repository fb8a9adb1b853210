// Changing one's name, and logging out.
import { useSignal } from '@preact/signals';
import { ask } from '../../core/server.ts';
import { words } from '../../words/index.ts';
import { AskFirst } from '../ask-first.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../fields.tsx';
import { type Me, MOST_TYPED, setMe } from '../me.ts';
import { useRequest } from '../use-request.ts';

export function NameSheet({ person }: { person: Me }) {
  const say = words().online.me;
  const name = useSignal(person.name);
  const isDone = useSignal(false);
  const { error, at, isBusy, run } = useRequest(['name']);
  const rename = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      setMe(await ask('PATCH /api/me', { body: { name: name.value } }));
      isDone.value = true;
    });
  };
  const leave = async (): Promise<void> => {
    await ask('POST /api/logout');
    setMe(null);
  };
  const isGuest = person.kind === 'guest';
  const asking = words().online.questions;
  return (
    <section class="sheet">
      <form onSubmit={rename}>
        <TextField
          label={say.name}
          value={name.value}
          maxLength={MOST_TYPED}
          error={at.value.name}
          autocomplete="nickname"
          typed={(text) => {
            name.value = text;
            isDone.value = false;
          }}
        />
        <button type="submit" disabled={isBusy.value || name.value === person.name}>
          {say.rename}
        </button>
        {isDone.value && <span role="status">{say.renamed}</span>}
      </form>
      <ErrorMessage why={error.value} />
      <p>
        <a href={`/profile/${person.id}`}>{say.profile}</a>
      </p>
      {isGuest && <p class="note">{say.logoutWarning}</p>}
      <AskFirst
        title={isGuest ? asking.logoutGuest : asking.logout}
        help={isGuest ? asking.logoutGuestHelp : asking.logoutHelp}
        work={leave}
      >
        {isGuest ? say.logoutGuest : say.logout}
      </AskFirst>
    </section>
  );
}
