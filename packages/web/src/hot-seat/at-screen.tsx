// Who is at this screen, and whose eyes look; anybody may take a turn at looking.

import type { LocalTable } from '../tables/local/local-table.ts';
import { words } from '../words/index.ts';
import type { HotSeat } from './hot-seat.ts';

export function AtScreen({ hotSeat, table }: { hotSeat: HotSeat; table: LocalTable }) {
  return (
    <div class="at-screen" role="group" aria-label={words().hotSeat.screen}>
      {hotSeat.people.map((seat) => (
        <button
          key={seat}
          type="button"
          class="quiet"
          data-own
          aria-pressed={seat === table.seat.value}
          onClick={() => seat !== table.seat.value && hotSeat.hold(seat)}
        >
          {table.names.value[seat]}
        </button>
      ))}
    </div>
  );
}
