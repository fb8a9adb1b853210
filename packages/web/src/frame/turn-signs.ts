// The tab title and icon say whether the table waits for you.
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { setAttention } from '../core/attention.ts';
import { nameOfGame } from '../core/game-names.ts';
import { outcomeOf } from '../tables/shown.ts';
import type { Table } from '../tables/table.ts';

export function useTurnSigns(table: Table): void {
  useSignalEffect(() =>
    setAttention(isAwaited(table), nameOfGame(table.game), table.isDisconnected?.value ?? false),
  );
  useEffect(() => () => setAttention(false, ''), []);
}

/** Whether the viewer must decide. */
export function isAwaited({ seat, shown }: Table): boolean {
  const now = shown.value;
  return (
    now !== null && seat.value !== null && outcomeOf(now) === null && now.must.includes(seat.value)
  );
}
