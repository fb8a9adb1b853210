// An invitation, taken up: the code is in the fragment of the address.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fragment, go } from '../app/route.ts';
import { useDoing } from '../online/doing.ts';
import { ask } from '../online/server.ts';
import { somebody } from '../online/somebody.tsx';
import { Trouble } from '../online/trouble.tsx';
import { words } from '../words/index.ts';
import '../online/online.css';

export function InvitePage() {
  const say = words().online.invite;
  const code = useSignal(fragment.value);
  const { trouble, isBusy, run } = useDoing();
  const accept = (): void =>
    run(async () => {
      if ((await somebody()) === null) return;
      const { id } = await ask('POST /api/invites', { body: { code: code.value } });
      go(`/table/${id}`, 'replace');
    });
  useEffect(accept, []);
  return (
    <main class="online online-page narrow">
      <section class="sheet">
        <h1>{say.title}</h1>
        <p>{say.help}</p>
        <Trouble why={trouble.value} />
        <p class="ways">
          {trouble.value !== null && (
            <a class="button weighty" href="/lobby">
              {words().online.line.lobby}
            </a>
          )}
          <button
            type="button"
            class={trouble.value === null ? 'weighty large' : ''}
            disabled={isBusy.value}
            onClick={accept}
          >
            {trouble.value === null ? say.accept : say.again}
          </button>
        </p>
      </section>
    </main>
  );
}
