// The seats played at this screen, and whose eyes look; each of them can take a look.
import type { Seat } from '@tidetable/engine';
import { layout } from '../core/layout.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import './at-screen.css';

interface Props {
  readonly label: string;
  readonly table: Table;
  readonly seats: readonly Seat[];
  look(seat: Seat): void;
}

/** This many buttons fit beside a board. */
const FEW = 3;

export function AtScreen(props: Props) {
  const isNarrow = layout.value === 'side' || layout.value === 'upright';
  return isNarrow || props.seats.length > FEW ? (
    <SeatList {...props} />
  ) : (
    <SeatButtons {...props} />
  );
}

function SeatButtons({ label, table, seats, look }: Props) {
  return (
    <div class="at-screen" role="group" aria-label={label}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="quiet"
          data-own
          aria-pressed={seat === table.seat.value}
          onClick={() => seat !== table.seat.value && look(seat)}
        >
          {table.names.value[seat]}
        </button>
      ))}
    </div>
  );
}

/** Without room for buttons: a select. */
function SeatList({ label, table, seats, look }: Props) {
  return (
    <select
      class="at-screen"
      aria-label={label}
      value={String(table.seat.value)}
      onChange={({ currentTarget }) => look(Number(currentTarget.value))}
    >
      {table.seat.value === null && <option value="null">{words().replay.spectator}</option>}
      {seats.map((seat) => (
        <option key={seat} value={String(seat)} data-own>
          {table.names.value[seat]}
        </option>
      ))}
    </select>
  );
}
