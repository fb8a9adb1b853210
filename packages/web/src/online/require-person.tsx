// What needs a person asks for a name once, in place, and then goes on.
import { useSignal } from '@preact/signals';
import { settings } from '@tidetable/board/settings.ts';
import { render } from 'preact';
import { words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import { ErrorMessage } from './error-message.tsx';
import { TextField } from './fields.tsx';
import { hasEnded, joinAsGuest, type Me, MOST_TYPED, whoAmI } from './me.ts';
import { useRequest } from './use-request.ts';
import './online.css';

/** The current person, asked for a name if need be; null if they decline. */
export async function requirePerson(): Promise<Me | null> {
  return (await whoAmI()) ?? askName();
}

function askName(): Promise<Me | null> {
  const place = document.createElement('div');
  // Names the scope of its styles.
  place.className = 'dialog-place';
  document.body.append(place);
  return new Promise((resolve) => {
    const done = (person: Me | null): void => {
      render(null, place);
      place.remove();
      resolve(person);
    };
    render(<AskName done={done} />, place);
  });
}

function AskName({ done }: { done(person: Me | null): void }) {
  const say = words().online.name;
  const name = useSignal(settings.value.name || saltyName());
  const { error, at, run } = useRequest(['name']);
  const enter = (event: Event): void => {
    event.preventDefault();
    run(async () => done(await joinAsGuest(name.value)));
  };
  return (
    <Dialog title={say.title} close={() => done(null)}>
      <form onSubmit={enter}>
        <p>{hasEnded.value ? say.ended : say.help}</p>
        <div class="joined name">
          <TextField
            label={say.label}
            value={name.value}
            maxLength={MOST_TYPED}
            error={at.value.name}
            autocomplete="nickname"
            typed={(text) => (name.value = text)}
          />
          <button
            type="button"
            class="quiet"
            aria-label={say.another}
            title={say.another}
            onClick={() => (name.value = saltyName())}
          >
            ⟳
          </button>
        </div>
        <ErrorMessage why={error.value} />
        <p class="ways">
          <button type="submit" class="weighty">
            {say.go}
          </button>
          <button type="button" class="quiet" onClick={() => done(null)}>
            {say.cancel}
          </button>
          <a href="/me" onClick={() => done(null)}>
            {say.login}
          </a>
        </p>
      </form>
    </Dialog>
  );
}

/** A suggested name. */
function saltyName(): string {
  const { first, second } = words().online.saltyNames;
  return `${anyOf(first)} ${anyOf(second)}`;
}

function anyOf(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '';
}
