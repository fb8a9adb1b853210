// Between two players at one screen: hides the table until the next one has the device.

import { CompassRose } from '@tidetable/board/look/compass-rose.tsx';
import type { Seat } from '@tidetable/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { LocalTable } from '../tables/local/local-table.ts';
import { words } from '../words/index.ts';
import type { HotSeat } from './hot-seat.ts';
import './curtain.css';

export function Curtain({ hotSeat, table, to }: { hotSeat: HotSeat; table: LocalTable; to: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [to]);
  const say = words().hotSeat;
  const name = table.names.value[to] ?? '';
  const before = table.seat.value;
  const takeBack = (): void => {
    if (before === null) return;
    hotSeat.lift(before);
    void table.undo('action');
  };
  return (
    <main class="curtain">
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        <CompassRose x={0} y={0} size={200} />
      </svg>
      <h2 data-own>{say.pass(name)}</h2>
      <p>{say.secret}</p>
      <button ref={button} type="button" class="weighty" data-own onClick={() => hotSeat.lift(to)}>
        {say.iAm(name)}
      </button>
      {before !== null && before !== to && (table.shown.value?.undoable ?? 0) > 0 && (
        <button type="button" class="quiet" data-own onClick={takeBack}>
          {say.takeBack(table.names.value[before] ?? '')}
        </button>
      )}
    </main>
  );
}
