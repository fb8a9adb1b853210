// One's sessions, and the tokens of one's programs.
import { useSignal } from '@preact/signals';
import { since } from '@tidetable/board/words/numbers.ts';
import { ask } from '../../core/server.ts';
import { words } from '../../words/index.ts';
import { AskFirst } from '../ask-first.tsx';
import { Copy } from '../copy.tsx';
import { MOST_TYPED } from '../me.ts';
import { useFetched } from '../use-fetched.ts';
import { TextForm } from './text-form.tsx';

export function SessionsSheet() {
  const say = words().online.me;
  const { found, again } = useFetched(() => ask('GET /api/sessions'), []);
  const asking = words().online.questions;
  const sessions = found.value?.sessions ?? [];
  const end = async (session: string): Promise<void> => {
    await ask('DELETE /api/sessions/:session', { params: { session } });
    again();
  };
  const endOthers = async (): Promise<void> => {
    await ask('DELETE /api/sessions');
    again();
  };
  return (
    <section class="sheet">
      <h2>{say.sessions}</h2>
      <ul class="rows">
        {sessions.map(({ id, label, lastSeen, isThis }) => (
          <li key={id}>
            <span data-own>{label || say.browser}</span>
            <small>{isThis ? say.thisOne : say.seen(since(lastSeen))}</small>
            {!isThis && (
              <AskFirst
                look="quiet small"
                label={say.endOf(label)}
                title={asking.endSession(label || say.browser)}
                help={asking.endSessionHelp}
                work={() => end(id)}
              >
                {say.end}
              </AskFirst>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <AskFirst look="" title={asking.endOthers} help={asking.endOthersHelp} work={endOthers}>
          {say.endOthers}
        </AskFirst>
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
        fields={{ label: { label: say.tokenLabel, maxLength: MOST_TYPED } }}
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
