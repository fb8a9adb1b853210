// One's own page: name, account, sessions, programs, and whom one would rather not meet.

import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { useEffect } from 'preact/hooks';
import { NotifyButton } from '../online/around/notify-button.tsx';
import { hasEnded, me, whoAmI } from '../online/me.ts';
import { AccountSheet, LogInSheet } from '../online/own/account.tsx';
import { NameSheet } from '../online/own/name.tsx';
import { RegardsSheet } from '../online/own/regards.tsx';
import { SessionsSheet, TokenSheet } from '../online/own/sessions.tsx';
import { somebody } from '../online/somebody.tsx';
import { words } from '../words/index.ts';
import '../online/online.css';

export function MePage() {
  const say = words().online.me;
  useEffect(() => {
    whoAmI().catch(() => {});
  }, []);
  const person = me.value;
  if (!person)
    return (
      <main class="online online-page">
        <PageHead scene="cabin">
          <h1>{say.title}</h1>
        </PageHead>
        <div class="columns">
          <section class="sheet">
            <p>{hasEnded.value ? words().online.name.ended : say.nobody}</p>
            <button type="button" class="weighty" onClick={() => void somebody()}>
              {say.comeAboard}
            </button>
          </section>
          <LogInSheet />
        </div>
      </main>
    );
  return (
    <main class="online online-page">
      <PageHead scene="cabin">
        <h1>{say.title}</h1>
        <p class="lead" data-own>
          {person.name}
        </p>
      </PageHead>
      <div class="sheets" key={`${person.id} ${person.kind}`}>
        <NameSheet person={person} />
        <AccountSheet person={person} />
        {person.kind === 'guest' && <LogInSheet />}
        <SessionsSheet />
        <TokenSheet />
        <RegardsSheet />
        <section class="sheet">
          <h2>{say.notices}</h2>
          <p class="note">{words().online.notify.help}</p>
          <NotifyButton table="all" />
        </section>
      </div>
    </main>
  );
}
