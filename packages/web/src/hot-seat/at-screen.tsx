// The seats that are played at this screen, and whose eyes look; any of them may take a turn at looking.
import type { Seat } from '@tidetable/engine';
import type { Table } from '../tables/table.ts';
import './at-screen.css';

interface Props {
  readonly label: string;
  readonly table: Table;
  readonly seats: readonly Seat[];
  look(seat: Seat): void;
}

export function AtScreen({ label, table, seats, look }: Props) {
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
