// Each seat's time left, ticking where it runs, and the game's own.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { spokenTime } from '../../core/times.ts';
import { labelsAt } from '../../frame/people.ts';
import { TimeLeft } from '../../frame/time-left.tsx';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { outcomeOf } from '../../tables/shown.ts';
import { words } from '../../words/index.ts';

/** Below this it is time to hurry. */
const SHORT = 30_000;

export function Clocks({ table }: { table: RemoteTable }) {
  const isTimed = isCounted(table);
  const now = useNow(isTimed);
  if (!isTimed) return null;
  const labels = labelsAt(table);
  return (
    <ul class="clocks" aria-label={words().online.table.clocks}>
      {leftAt(table, now).map(
        (clock, seat) =>
          table.about.value.seats[seat]?.person !== null && (
            <li key={seat} class={looks(clock, seat === table.seat.value)}>
              <span data-own>{labels[seat]}</span>
              <time data-own>{spokenTime(clock.left)}</time>
            </li>
          ),
      )}
    </ul>
  );
}

function looks({ left, runs }: Left, isMine: boolean): string {
  return [runs && 'runs', left < SHORT && 'short', isMine && 'mine'].filter(Boolean).join(' ');
}

/** Time left in a game against the clock. */
export function GameClock({ table }: { table: RemoteTable }) {
  const { timeUp } = table.about.value;
  const isShown = timeUp !== null && isOn(table);
  const now = useNow(isShown);
  return isShown ? <TimeLeft left={Math.max(0, timeUp - now)} /> : null;
}

/** The current time, updated while a clock is shown. */
function useNow(isCounted: boolean): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isCounted) return;
    const tick = (): void => {
      now.value = Date.now();
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [isCounted]);
  return now.value;
}

function isOn({ about, shown }: RemoteTable): boolean {
  const isOver = shown.value !== null && outcomeOf(shown.value) !== null;
  return about.value.status === 'playing' && !isOver;
}

function isCounted(table: RemoteTable): boolean {
  return isOn(table) && (table.clock.value !== null || table.about.value.clock !== null);
}

interface Left {
  readonly left: number;
  readonly runs: boolean;
}

/** The times at the last entry; if a player has come or gone since, the table's own. */
function leftAt({ about, clock, shown }: RemoteTable, now: number): readonly Left[] {
  const around = about.value.clock;
  const [moment = 0, ...banks] = clock.value ?? [];
  const isNewer = around !== null && around.since > moment;
  const since = isNewer ? around.since : moment;
  const must = shown.value?.must ?? [];
  const running = isNewer
    ? around.running
    : must.filter((seat) => about.value.seats[seat]?.bot === null);
  return (isNewer ? around.banks : banks).map((bank, seat) => {
    const runs = running.includes(seat);
    return { runs, left: Math.max(0, runs ? bank - (now - since) : bank) };
  });
}
