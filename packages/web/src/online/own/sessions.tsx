// Where one is logged in, and the tokens of one's programs.
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { since } from '../../words/numbers.ts';
import { Copy } from '../copy.tsx';
import { useDoing } from '../doing.ts';
import { useFetched } from '../fetched.ts';
import { be } from '../me.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';
import { TextForm } from './text-form.tsx';

export function SessionsSheet() {
  const say = words().online.me;
  const { found, again } = useFetched(() => ask('GET /api/sessions'), []);
  const { trouble, run } = useDoing();
  const sessions = found.value?.sessions ?? [];
  const end = (session: string, isThis: boolean) => (): void =>
    run(async () => {
      await ask('DELETE /api/sessions/:session', { params: { session } });
      if (isThis) be(null);
      else again();
    });
  const endOthers = (): void =>
    run(async () => {
      await ask('DELETE /api/sessions');
      again();
    });
  return (
    <section class="sheet">
      <h2>{say.sessions}</h2>
      <ul class="rows">
        {sessions.map(({ id, label, lastSeen, isThis }) => (
          <li key={id}>
            <span data-own>{label || say.browser}</span>
            <small>{isThis ? say.thisOne : say.seen(since(lastSeen))}</small>
            {!isThis && (
              <button
                type="button"
                class="quiet small"
                aria-label={say.endOf(label)}
                onClick={end(id, isThis)}
              >
                {say.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble why={trouble.value} />
      {sessions.length > 1 && (
        <button type="button" onClick={endOthers}>
          {say.endOthers}
        </button>
      )}
    </section>
  );
}

export function TokenSheet() {
  const say = words().online.me;
  const token = useSignal<string | null>(null);
  return (
    <section class="sheet">
      <h2>{say.tokens}</h2>
      <p class="note">{say.tokensHelp}</p>
      <TextForm
        fields={{ label: { label: say.tokenLabel, maxLength: 30 } }}
        submit={say.makeToken}
        send={async (body) => {
          token.value = (await ask('POST /api/tokens', { body })).token;
        }}
      />
      {token.value !== null && (
        <div role="status">
          <p>{say.token}</p>
          <Copy label={say.tokens} text={token.value} />
        </div>
      )}
    </section>
  );
}
