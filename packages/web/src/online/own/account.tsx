// An account: made, entered, recovered, its password changed.
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { Copy } from '../copy.tsx';
import { useDoing } from '../doing.ts';
import { TextField } from '../fields.tsx';
import { be, type Me } from '../me.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';

/** The last recovery code that was handed out: to be written down, and not shown again. */
const handedOut: { code: string | null } = { code: null };

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
  const { trouble, isBusy, run } = useDoing();
  const login = useSignal('');
  const password = useSignal('');
  const make = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { login: login.value, password: password.value };
      const { recovery, ...person } = await ask('POST /api/accounts', { body });
      handedOut.code = recovery;
      be(person);
    });
  };
  return (
    <form onSubmit={make}>
      <h2>{say.account}</h2>
      <p class="note">{say.accountHelp}</p>
      <TextField
        label={say.loginName}
        help={say.loginRule}
        value={login.value}
        maxLength={30}
        autocomplete="username"
        typed={(text) => (login.value = text)}
      />
      <TextField
        label={say.password}
        help={say.passwordRule}
        isSecret
        value={password.value}
        autocomplete="new-password"
        typed={(text) => (password.value = text)}
      />
      <Trouble why={trouble.value} />
      <button type="submit" class="weighty" disabled={isBusy.value}>
        {say.make}
      </button>
    </form>
  );
}

export function LogInSheet() {
  const say = words().online.me;
  const { trouble, isBusy, run } = useDoing();
  const login = useSignal('');
  const password = useSignal('');
  const enter = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { login: login.value, password: password.value };
      be(await ask('POST /api/login', { body }));
    });
  };
  return (
    <section class="sheet">
      <form onSubmit={enter}>
        <h2>{say.login}</h2>
        <p class="note">{say.loginHelp}</p>
        <TextField
          label={say.loginName}
          value={login.value}
          autocomplete="username"
          typed={(text) => (login.value = text)}
        />
        <TextField
          label={say.password}
          isSecret
          value={password.value}
          autocomplete="current-password"
          typed={(text) => (password.value = text)}
        />
        <Trouble why={trouble.value} />
        <button type="submit" disabled={isBusy.value}>
          {say.enter}
        </button>
      </form>
      <details>
        <summary>{say.recover}</summary>
        <Recover />
      </details>
    </section>
  );
}

function Recover() {
  const say = words().online.me;
  const { trouble, isBusy, run } = useDoing();
  const login = useSignal('');
  const code = useSignal('');
  const password = useSignal('');
  const recover = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const body = { login: login.value, code: code.value.trim(), password: password.value };
      const { recovery, ...person } = await ask('POST /api/recover', { body });
      handedOut.code = recovery;
      be(person);
    });
  };
  return (
    <form onSubmit={recover}>
      <p class="note">{say.recoverHelp}</p>
      <TextField
        label={say.loginName}
        value={login.value}
        autocomplete="username"
        typed={(text) => (login.value = text)}
      />
      <TextField label={say.code} value={code.value} typed={(text) => (code.value = text)} />
      <TextField
        label={say.newPassword}
        help={say.passwordRule}
        isSecret
        value={password.value}
        autocomplete="new-password"
        typed={(text) => (password.value = text)}
      />
      <Trouble why={trouble.value} />
      <button type="submit" disabled={isBusy.value}>
        {say.setPassword}
      </button>
    </form>
  );
}

function ChangePassword() {
  const say = words().online.me;
  const { trouble, isBusy, run } = useDoing();
  const old = useSignal('');
  const password = useSignal('');
  const isDone = useSignal(false);
  const change = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      await ask('PUT /api/me/password', { body: { old: old.value, password: password.value } });
      [old.value, password.value, isDone.value] = ['', '', true];
    });
  };
  return (
    <details>
      <summary>{say.changePassword}</summary>
      <form onSubmit={change}>
        <TextField
          label={say.oldPassword}
          isSecret
          value={old.value}
          autocomplete="current-password"
          typed={(text) => (old.value = text)}
        />
        <TextField
          label={say.newPassword}
          help={say.passwordRule}
          isSecret
          value={password.value}
          autocomplete="new-password"
          typed={(text) => (password.value = text)}
        />
        <Trouble why={trouble.value} />
        {isDone.value && <p role="status">{say.changed}</p>}
        <button type="submit" disabled={isBusy.value}>
          {say.setPassword}
        </button>
      </form>
    </details>
  );
}
