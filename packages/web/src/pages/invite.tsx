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
          <button type="button" class="weighty large" disabled={isBusy.value} onClick={accept}>
            {say.accept}
          </button>
          {trouble.value !== null && (
            <a class="button large" href="/lobby">
              {words().online.line.lobby}
            </a>
          )}
        </p>
      </section>
    </main>
  );
}
