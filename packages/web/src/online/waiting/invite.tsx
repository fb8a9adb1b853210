// One invitation for the whole table: copied or shared, and as a QR code.
import { useSignal } from '@preact/signals';
import { Refused } from '@tidetable/client';
import type { TableShown } from '@tidetable/protocol';
import { copyText } from '../../core/clipboard.ts';
import { nameOfGame } from '../../core/game-names.ts';
import { lazily } from '../../core/lazily.tsx';
import { ask } from '../../core/server.ts';
import { words } from '../../words/index.ts';
import { Copy } from '../copy.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { store, stored } from '../local-storage.ts';
import { useRequest } from '../use-request.ts';
import './invite.css';

const QrCode = lazily(async () => (await import('./qr-code.tsx')).QrCode);

const keyOf = (table: string): string => `tidetable link ${table}`;

async function isAlive(code: string): Promise<boolean> {
  try {
    await ask('GET /api/invites/:code', { params: { code } });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return false;
    throw error;
  }
}

/** The code that this browser made before, while it is valid; else a new one. */
async function codeFor(table: string): Promise<string> {
  const known = stored(keyOf(table));
  if (known !== null && (await isAlive(known))) return known;
  const params = { table };
  const { code } = await ask('POST /api/tables/:table/invites', {
    params,
    body: { lets: 'table' },
  });
  store(keyOf(table), code);
  return code;
}

/** Shares on phones, copies elsewhere. True if it is in the clipboard. */
async function handOn(url: string, text: string): Promise<boolean> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: words().title, text, url });
      return false;
    }
  } catch {
    // Cancelled: the link is shown, with ways to copy and share it.
    return false;
  }
  return copyText(url);
}

export function Invite({ table }: { table: TableShown }) {
  const say = words().online.inviting;
  const link = useSignal<string | null>(null);
  const told = useSignal('');
  const { error, isBusy, run } = useRequest();
  const show = async (): Promise<string> => {
    const code = await codeFor(table.id);
    link.value = new URL(`/invite/${code}`, location.href).href;
    return link.value;
  };
  const invite = (): void =>
    run(async () => {
      const url = await show();
      const isCopied = await handOn(url, say.shared(table.owner.name, nameOfGame(table.game)));
      told.value = isCopied ? say.copied : say.ready;
    });
  const renew = (): void =>
    run(async () => {
      await ask('DELETE /api/tables/:table/invites', { params: { table: table.id } });
      store(keyOf(table.id), null);
      await show();
      told.value = say.renewed;
    });
  return (
    <section class="invite">
      <h2>{say.heading}</h2>
      <p class="note">{say.help}</p>
      <button
        type="button"
        class={link.value === null ? 'weighty' : undefined}
        disabled={isBusy.value}
        onClick={invite}
      >
        {say.invite}
      </button>
      {link.value !== null && (
        <>
          <p role="status">{told.value}</p>
          <Copy label={say.link} text={link.value} canShare />
          <QrCode text={link.value} label={say.drawn} />
          <p class="renew">
            <button type="button" class="quiet" disabled={isBusy.value} onClick={renew}>
              {say.renew}
            </button>
            <small>{say.renewHelp}</small>
          </p>
        </>
      )}
      <ErrorMessage why={error.value} />
    </section>
  );
}
