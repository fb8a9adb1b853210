// The table waits for a seat that has asked for it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { unit } from '../../words/numbers.ts';
import { useDoing } from '../doing.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';

export function HoldNotice({ table }: { table: RemoteTable }) {
  const { trouble, run } = useDoing();
  const now = useSignal(Date.now());
  const waiting = table.about.value.holds.filter(({ until }) => until !== null);
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const hold = waiting.find(({ until }) => (until ?? 0) > now.value);
  if (hold === undefined) return null;
  const say = words().online.hold;
  const left = unit(Math.ceil(((hold.until ?? 0) - now.value) / 1000), 'second');
  const { seat } = hold;
  if (seat !== table.seat.value)
    return (
      <p class="notice waiting" role="status">
        {say.waitsFor(table.names.value[seat] ?? '', left)}
      </p>
    );
  const goOn = (): void =>
    run(() =>
      ask('POST /api/tables/:table/seats/:seat/hold/answer', {
        params: { table: table.id, seat },
        body: { seq: table.seq },
      }),
    );
  return (
    <p class="notice" role="status">
      {say.waitsForYou(left)}
      <button type="button" class="weighty" onClick={goOn}>
        {say.goOn}
      </button>
      <Trouble why={trouble.value} />
    </p>
  );
}

/** Asks the table to wait before the next thing that cannot be taken back. */
export function HoldButton({ table }: { table: RemoteTable }) {
  const { trouble, run } = useDoing();
  const say = words().online.hold;
  const seat = table.seat.value;
  const { holds, status, settings } = table.about.value;
  const longest = (settings as { readonly holdSeconds?: number }).holdSeconds ?? 0;
  if (seat === null || status !== 'playing' || longest === 0) return null;
  const isAsked = holds.some((hold) => hold.seat === seat);
  if (!isAsked && table.shown.value?.may !== true) return null;
  const params = { table: table.id, seat };
  const toggle = (): void =>
    run(() =>
      isAsked
        ? ask('DELETE /api/tables/:table/seats/:seat/hold', { params })
        : ask('PUT /api/tables/:table/seats/:seat/hold', { params, body: { lasting: false } }),
    );
  return (
    <>
      <button type="button" class="quiet" aria-pressed={isAsked} title={say.help} onClick={toggle}>
        {say.wait}
      </button>
      <Trouble why={trouble.value} />
    </>
  );
}
