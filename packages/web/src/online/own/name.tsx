// One's name, and the way out.
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { useDoing } from '../doing.ts';
import { TextField } from '../fields.tsx';
import { be, type Me } from '../me.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';

export function NameSheet({ person }: { person: Me }) {
  const say = words().online.me;
  const name = useSignal(person.name);
  const isDone = useSignal(false);
  const { trouble, isBusy, run } = useDoing();
  const rename = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      be(await ask('PATCH /api/me', { body: { name: name.value } }));
      isDone.value = true;
    });
  };
  const leave = (): void =>
    run(async () => {
      await ask('POST /api/logout');
      be(null);
    });
  return (
    <section class="sheet">
      <form onSubmit={rename}>
        <TextField
          label={say.name}
          value={name.value}
          maxLength={30}
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
      <Trouble why={trouble.value} />
      <p>
        <a href={`/profile/${person.id}`}>{say.profile}</a>
      </p>
      {person.kind === 'guest' && <p class="note">{say.logoutWarning}</p>}
      <button type="button" class="quiet" disabled={isBusy.value} onClick={leave}>
        {person.kind === 'guest' ? say.logoutGuest : say.logout}
      </button>
    </section>
  );
}
