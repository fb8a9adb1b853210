// The seats of a waiting table.

import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import { LEVELS } from '@tidetable/bots/levels';
import { capital } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import { ask } from '../../core/server.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { AskFirst } from '../ask-first.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { me } from '../me.ts';
import { PersonName } from '../person.tsx';
import { requirePerson } from '../require-person.tsx';
import { type ServerRequest, useRequest } from '../use-request.ts';

type SeatShown = TableShown['seats'][number];

export function SeatList({ table }: { table: RemoteTable }) {
  const request = useRequest();
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
              <Sitter table={table} sitting={sitting} request={request} />
            </span>
            <SeatWays table={table} sitting={sitting} request={request} />
          </li>
        ))}
      </ol>
      <ErrorMessage why={request.error.value} />
    </>
  );
}

const isFree = ({ person, bot }: SeatShown): boolean => person === null && bot === null;

const isKeptForMe = (sitting: SeatShown): boolean =>
  isFree(sitting) && sitting.reserved !== null && sitting.reserved.id === me.value?.id;

interface SeatProps {
  readonly table: RemoteTable;
  readonly sitting: SeatShown;
  readonly request: ServerRequest;
}

const isOwn = ({ about }: RemoteTable): boolean => about.value.owner.id === me.value?.id;

function Sitter({ table, sitting, request }: SeatProps) {
  const say = words().online.seats;
  const { person, bot, seat } = sitting;
  if (bot !== null && isOwn(table)) return <BotSelect {...{ table, seat, bot, request }} />;
  if (isKeptForMe(sitting)) return <strong>{say.keptForYou}</strong>;
  if (person === null) return <span data-own>{table.names.value[seat]}</span>;
  return (
    <>
      <PersonName person={person} table={table.id} />
      <PresenceMark of={table.presence.value[seat]} />
      {person.id === me.value?.id && <small>{say.you}</small>}
      {person.id === table.about.value.owner.id && <small>{say.owner}</small>}
    </>
  );
}

type BotProps = Omit<SeatProps, 'sitting'> & { readonly seat: number; readonly bot: string };

/** Only the owner sets a bot's level. */
function BotSelect({ table, seat, bot, request: { isBusy, run } }: BotProps) {
  const { seats, create } = words().online;
  const put = (level: string): Promise<unknown> =>
    ask('POST /api/tables/:table/bots', {
      params: { table: table.id },
      body: { seat, bot: level },
    });
  return (
    <select
      aria-label={seats.botAt(seat + 1)}
      disabled={isBusy.value}
      value={bot}
      onChange={({ currentTarget }) => run(() => put(currentTarget.value))}
    >
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {create.level(capital(level), create.levels[level])}
        </option>
      ))}
    </select>
  );
}

function SeatWays({ table, sitting, request: { isBusy, run } }: SeatProps) {
  const { seats: say, questions: asking } = words().online;
  const { id } = table.about.value;
  const { seat, person } = sitting;
  const isOwner = isOwn(table);
  const isMine = person !== null && person.id === me.value?.id;
  const button = (
    text: string,
    label: string,
    work: () => Promise<unknown>,
    look: 'weighty' | 'quiet' = 'quiet',
  ) => (
    <button
      type="button"
      class={`${look} small`}
      aria-label={label}
      disabled={isBusy.value}
      onClick={() => run(work)}
    >
      {text}
    </button>
  );
  const inSeat = { params: { table: id, seat } };
  const atTable = { params: { table: id } };
  const clear = (): Promise<unknown> =>
    ask('POST /api/tables/:table/kick', { ...atTable, body: { seat } });
  return (
    <span class="seat-ways">
      {isFree(sitting) &&
        table.seat.value === null &&
        button(
          say.sit,
          say.sitAt(seat + 1),
          async () => {
            if ((await requirePerson()) !== null)
              await ask('POST /api/tables/:table/join', { ...atTable, body: { seat } });
          },
          isKeptForMe(sitting) ? 'weighty' : 'quiet',
        )}
      {isMine && (
        <AskFirst
          look="quiet small"
          disabled={isBusy.value}
          title={asking.getUp}
          help={asking.getUpHelp}
          work={() => ask('POST /api/tables/:table/seats/:seat/leave', inSeat)}
        >
          {say.getUp}
        </AskFirst>
      )}
      {isOwner &&
        isFree(sitting) &&
        button(say.putBot, say.putBotAt(seat + 1), () =>
          ask('POST /api/tables/:table/bots', { ...atTable, body: { seat } }),
        )}
      {isOwner &&
        person === null &&
        !isFree(sitting) &&
        button(say.clear, say.clearAt(seat + 1), clear)}
      {isOwner && person !== null && !isMine && (
        <AskFirst
          look="quiet small"
          label={say.clearAt(seat + 1)}
          disabled={isBusy.value}
          title={asking.clear(person.name)}
          help={asking.clearHelp}
          work={clear}
        >
          {say.clear}
        </AskFirst>
      )}
    </span>
  );
}
