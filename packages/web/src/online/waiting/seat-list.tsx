// The seats of a table that waits.
import type { TableShown } from '@tidetable/protocol';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { type Doing, useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { PersonName } from '../person.tsx';
import { ask } from '../server.ts';
import { somebody } from '../somebody.tsx';
import { Trouble } from '../trouble.tsx';

type SeatShown = TableShown['seats'][number];

export function SeatList({ table }: { table: RemoteTable }) {
  const doing = useDoing();
  return (
    <>
      <h2>{words().online.create.seats}</h2>
      <ol class="seat-list">
        {table.about.value.seats.map((sitting) => (
          <li key={sitting.seat} class={isFree(sitting) ? 'free' : ''}>
            <span class={`emblem seat-${sitting.seat}`} aria-hidden="true">
              {sitting.seat + 1}
            </span>
            <span class="who">
              <Sitter table={table} sitting={sitting} />
            </span>
            <SeatWays table={table} sitting={sitting} doing={doing} />
          </li>
        ))}
      </ol>
      <Trouble why={doing.trouble.value} />
    </>
  );
}

const isFree = ({ person, bot }: SeatShown): boolean => person === null && bot === null;

function Sitter({ table, sitting }: { table: RemoteTable; sitting: SeatShown }) {
  const say = words().online.seats;
  const { person, seat } = sitting;
  if (person === null) return <span data-own>{table.names.value[seat]}</span>;
  return (
    <>
      <PersonName person={person} table={table.id} />
      {person.id === me.value?.id && <small>{say.you}</small>}
      {person.id === table.about.value.owner.id && <small>{say.owner}</small>}
    </>
  );
}

interface WaysProps {
  readonly table: RemoteTable;
  readonly sitting: SeatShown;
  readonly doing: Doing;
}

function SeatWays({ table, sitting, doing: { isBusy, run } }: WaysProps) {
  const say = words().online.seats;
  const { id, owner } = table.about.value;
  const { seat, person } = sitting;
  const isOwner = owner.id === me.value?.id;
  const isMine = person !== null && person.id === me.value?.id;
  const button = (text: string, label: string, work: () => Promise<unknown>) => (
    <button
      type="button"
      class="quiet small"
      aria-label={label}
      disabled={isBusy.value}
      onClick={() => run(work)}
    >
      {text}
    </button>
  );
  const inSeat = { params: { table: id, seat } };
  const atTable = { params: { table: id } };
  return (
    <span class="seat-ways">
      {isFree(sitting) &&
        table.seat.value === null &&
        button(say.sit, say.sitAt(seat + 1), async () => {
          if ((await somebody()) !== null)
            await ask('POST /api/tables/:table/join', { ...atTable, body: { seat } });
        })}
      {isMine &&
        button(say.getUp, say.getUp, () =>
          ask('POST /api/tables/:table/seats/:seat/leave', inSeat),
        )}
      {isOwner &&
        isFree(sitting) &&
        button(say.putBot, say.putBotAt(seat + 1), () =>
          ask('POST /api/tables/:table/bots', { ...atTable, body: { seat } }),
        )}
      {isOwner &&
        !isFree(sitting) &&
        !isMine &&
        button(say.clear, say.clearAt(seat + 1), () =>
          ask('POST /api/tables/:table/kick', { ...atTable, body: { seat } }),
        )}
    </span>
  );
}
