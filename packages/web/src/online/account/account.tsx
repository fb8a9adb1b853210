// The account: sign up, log in, recover, change the password.
import { go, query } from '../../core/route.ts';
import { ask } from '../../core/server.ts';
import { words } from '../../words/index.ts';
import { Copy } from '../copy.tsx';
import { type Me, setMe } from '../me.ts';
import { type Asked, TextForm } from './text-form.tsx';

/** The latest recovery code, to be written down: it is not shown again. */
const handedOut: { code: string | null } = { code: null };

function enter({ recovery, ...person }: Me & { readonly recovery: string }): void {
  handedOut.code = recovery;
  setMe(person);
}

const loginName = (): Asked => ({
  label: words().online.me.loginName,
  autocomplete: 'username',
});
const password = (label: string): Asked => ({
  label,
  isSecret: true,
  autocomplete: 'current-password',
});
const newPassword = (label: string): Asked => ({
  label,
  help: words().online.me.passwordRule,
  isSecret: true,
  autocomplete: 'new-password',
});

export function AccountSheet({ person }: { person: Me }) {
  const say = words().online.me;
  return (
    <section class="sheet">
      {person.kind === 'guest' ? (
        <MakeAccount />
      ) : (
        <>
          <p data-own>{say.loggedInAs(person.login ?? '')}</p>
          {handedOut.code !== null && <Recovery code={handedOut.code} />}
          <ChangePassword />
        </>
      )}
    </section>
  );
}

function Recovery({ code }: { code: string }) {
  const say = words().online.me;
  return (
    <div class="recovery" role="status">
      <h2>{say.recovery}</h2>
      <Copy label={say.code} text={code} />
      <p class="note">{say.recoveryHelp}</p>
    </div>
  );
}

function MakeAccount() {
  const say = words().online.me;
  return (
    <TextForm
      fields={{
        login: { ...loginName(), help: say.loginRule, maxLength: 30 },
        password: newPassword(say.password),
      }}
      submit={say.make}
      isWeighty
      send={async (body) => enter(await ask('POST /api/accounts', { body }))}
    >
      <h2>{say.account}</h2>
      <p class="note">{say.accountHelp}</p>
    </TextForm>
  );
}

export function LogInSheet() {
  const say = words().online.me;
  return (
    <section class="sheet">
      <TextForm
        fields={{ login: loginName(), password: password(say.password) }}
        submit={say.enter}
        send={async (body) => {
          setMe(await ask('POST /api/login', { body }));
          backToTheTable();
        }}
      >
        <h2>{say.login}</h2>
        <p class="note">{say.loginHelp}</p>
      </TextForm>
      <details>
        <summary>{say.recover}</summary>
        <Recover />
      </details>
    </section>
  );
}

/** A person whose session ended at a table returns to it. */
function backToTheTable(): void {
  const to = query.value.get('to');
  if (to?.startsWith('/table/')) go(to);
}

function Recover() {
  const say = words().online.me;
  return (
    <TextForm
      fields={{
        login: loginName(),
        code: { label: say.code },
        password: newPassword(say.newPassword),
      }}
      submit={say.setPassword}
      send={async ({ code, ...rest }) =>
        enter(await ask('POST /api/recover', { body: { ...rest, code: code.trim() } }))
      }
    >
      <p class="note">{say.recoverHelp}</p>
    </TextForm>
  );
}

function ChangePassword() {
  const say = words().online.me;
  return (
    <details>
      <summary>{say.changePassword}</summary>
      <TextForm
        fields={{ old: password(say.oldPassword), password: newPassword(say.newPassword) }}
        submit={say.setPassword}
        done={say.changed}
        send={(body) => ask('PUT /api/me/password', { body })}
      />
    </details>
  );
}
