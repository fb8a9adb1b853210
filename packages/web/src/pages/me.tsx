// One's own page: name, account, sessions, programs, blocks and mutes.

import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { useEffect } from 'preact/hooks';
import { AccountSheet, LogInSheet } from '../online/account/account.tsx';
import { BlocksAndMutes } from '../online/account/blocks-and-mutes.tsx';
import { NameSheet } from '../online/account/name.tsx';
import { SessionsSheet, TokenSheet } from '../online/account/sessions.tsx';
import { hasEnded, me, whoAmI } from '../online/me.ts';
import { NotifyButton } from '../online/notifications.tsx';
import { requirePerson } from '../online/require-person.tsx';
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
            <button type="button" class="weighty" onClick={() => void requirePerson()}>
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
        <BlocksAndMutes />
        <section class="sheet">
          <h2>{say.notices}</h2>
          <p class="note">{words().online.notify.help}</p>
          <NotifyButton table="all" />
        </section>
      </div>
    </main>
  );
}
