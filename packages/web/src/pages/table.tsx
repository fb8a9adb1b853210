// A server table: first a waiting room, then the game, then its replay, all at one address.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { BoardKit } from '@tidetable/board/board.ts';
import type { Seat } from '@tidetable/engine';
import type { TableShown } from '@tidetable/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { kitOf, spokenKit } from '../boards/kits.ts';
import { nameOfGame } from '../core/game-names.ts';
import { ask } from '../core/server.ts';
import type { Stage } from '../frame/stage.ts';
import { TableFrame } from '../frame/table-frame.tsx';
import { isAwaited } from '../frame/turn-signs.ts';
import { AtScreen } from '../hot-seat/at-screen.tsx';
import { nextToLook } from '../hot-seat/next-to-look.ts';
import { AwayNotices, NudgedNotice } from '../online/at-table/absence.tsx';
import { Chat } from '../online/at-table/chat.tsx';
import { Clocks, GameClock } from '../online/at-table/clocks.tsx';
import { ConnectionNotice } from '../online/at-table/connection-notice.tsx';
import { nextActionsAt } from '../online/at-table/next-actions.ts';
import { PeopleHere } from '../online/at-table/people-here.tsx';
import { RecapNotice } from '../online/at-table/recap-notice.tsx';
import { RematchNotice } from '../online/at-table/rematch-notice.tsx';
import { SeatTaken, TableActions } from '../online/at-table/table-actions.tsx';
import { UndoAsked } from '../online/at-table/undo-asked.tsx';
import { ErrorMessage } from '../online/error-message.tsx';
import { lastSeen, saw } from '../online/last-seen.ts';
import { type Me, me, whoAmI } from '../online/me.ts';
import { notify } from '../online/notifications.tsx';
import { useFetched } from '../online/use-fetched.ts';
import { useRequest } from '../online/use-request.ts';
import { WaitingRoom } from '../online/waiting/waiting-room.tsx';
import { seatsOf } from '../tables/remote/names.ts';
import { RemoteTable } from '../tables/remote/remote-table.ts';
import { words } from '../words/index.ts';
import '../online/online.css';
import '../online/at-table/at-table.css';
import { NothingHere } from './nothing-here.tsx';

interface Found {
  readonly about: TableShown;
  readonly person: Me | null;
}

async function foundAt(table: string): Promise<Found> {
  const person = await whoAmI();
  return { person, about: await ask('GET /api/tables/:table', { params: { table } }) };
}

export function TablePage({ id }: { id: string }) {
  const { found, error, refused, again } = useFetched(() => foundAt(id), [id, me.value?.id]);
  if (found.value !== null) return <Opened key={id} {...found.value} />;
  if (error.value === null) return <p class="loading">{words().table.loading}</p>;
  if (refused.value === null)
    return <NothingHere title={words().lost.unanswered} why={error.value} again={again} />;
  const say = words().online.table;
  return (
    <NothingHere
      title={say.missing}
      said={error.value}
      why={say.missingHelp}
      to="/lobby"
      way={words().online.connection.lobby}
    >
      <a class="button" href="/me">
        {words().online.connection.login}
      </a>
    </NothingHere>
  );
}

/** Sitting down, standing up or playing a second seat changes the viewer. */
function Opened({ about, person }: Found) {
  const latest = useSignal(about);
  const chosen = useSignal<Chosen>({ seat: 0, at: -1 });
  const mine = seatsOf(latest.value, person?.id ?? null);
  const seat = mine.find((one) => one === chosen.value.seat) ?? mine[0] ?? null;
  return (
    <Seated key={`${person?.id} ${seat}`} latest={latest} seat={seat} mine={mine} chosen={chosen} />
  );
}

/** The seat whose eyes look; a choice by hand lasts until something happens after this entry. */
interface Chosen {
  readonly seat: Seat;
  readonly at: number;
}

interface SeatedProps {
  readonly latest: Signal<TableShown>;
  readonly seat: Seat | null;
  /** All seats of the viewer. */
  readonly mine: readonly Seat[];
  readonly chosen: Signal<Chosen>;
}

function Seated({ latest, seat, mine, chosen }: SeatedProps) {
  const table = useMemo(() => {
    const { id } = latest.peek();
    return new RemoteTable(latest.peek(), { seat, seen: lastSeen(id), isShared: mine.length > 1 });
  }, []);
  useEffect(() => () => table.close(), []);
  useSignalEffect(() => {
    latest.value = table.about.value;
    const next = nextToLook(mine, table.shown.value?.must ?? [], seat);
    if (next !== null && table.seq > chosen.peek().at) chosen.value = { seat: next, at: -1 };
  });
  const { status } = table.about.value;
  const isGivenUp = status === 'abandoned' && table.shown.value === null;
  const closed = isGivenUp ? words().online.table.abandoned : table.gone.value;
  if (isGivenUp || (status === 'open' && closed !== null))
    return <NothingHere why={closed ?? ''} to="/lobby" way={words().online.connection.lobby} />;
  if (status === 'open') return <WaitingRoom table={table} />;
  const look = (one: Seat): void => {
    chosen.value = { seat: one, at: table.seq };
  };
  const label = words().online.table.ownSeats;
  return (
    <Game
      table={table}
      nearPrompt={
        <>
          <GameClock table={table} />
          {mine.length > 1 && !table.isOver && (
            <AtScreen label={label} table={table} seats={mine} look={look} />
          )}
        </>
      }
    />
  );
}

function Game({ table, nearPrompt }: { table: RemoteTable; nearPrompt: ComponentChildren }) {
  const kit = useSignal<BoardKit | null>(null);
  const { error, run } = useRequest();
  useEffect(() => {
    const { game, spoken } = table;
    const finding =
      spoken === null ? kitOf(game, table.about.peek().rulesVersion) : spokenKit(game, spoken.face);
    finding.then((found) => {
      kit.value = found;
    });
  }, []);
  const isDrawn = kit.value !== null;
  useEffect(() => (isDrawn ? rememberSeen(table) : undefined), [isDrawn]);
  useTurnNotices(table);
  if (kit.value === null) return <p class="loading">{words().table.loading}</p>;
  return (
    <TableFrame
      table={table}
      kit={kit.value}
      nextActions={nextActionsAt(table, run)}
      nearPrompt={nearPrompt}
      banner={(stage) => <Notices table={table} stage={stage} error={error.value} />}
      beside={({ kit: board }) => (
        <div class="online beside">
          <Chat table={table} />
          <PeopleHere table={table} />
          <TableActions table={table} kit={board} />
        </div>
      )}
    />
  );
}

interface NoticesProps {
  readonly table: RemoteTable;
  readonly stage: Stage;
  readonly error: string | null;
}

function Notices({ table, stage, error }: NoticesProps) {
  return (
    <div class="online notices">
      <Clocks table={table} />
      <ConnectionNotice table={table} />
      <RecapNotice table={table} stage={stage} />
      <UndoAsked table={table} />
      <SeatTaken table={table} />
      <NudgedNotice table={table} />
      <AwayNotices table={table} />
      <RematchNotice table={table} />
      <ErrorMessage why={error} />
    </div>
  );
}

/** Remembers how much was shown while the page was visible. */
function rememberSeen(table: RemoteTable): () => void {
  const remember = (): void => {
    if (!document.hidden && table.seq > 0) saw(table.id, table.seq);
  };
  const stop = table.onUpdate(remember);
  document.addEventListener('visibilitychange', remember);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', remember);
  };
}

function useTurnNotices(table: RemoteTable): void {
  const wasMine = useSignal(true);
  useSignalEffect(() => {
    const isMine = isAwaited(table);
    if (isMine && !wasMine.peek())
      notify(table.id, words().online.notify.turn, nameOfGame(table.game));
    wasMine.value = isMine;
  });
  const known = useSignal<number | null>(null);
  useSignalEffect(() => {
    const nudge = table.about.value.seats[table.seat.value ?? -1]?.nudge ?? null;
    const by = table.about.value.seats[nudge?.by ?? -1]?.person?.name ?? '';
    if (nudge !== null && nudge.at !== known.peek())
      notify(table.id, words().online.company.nudgedBy(by), nameOfGame(table.game));
    known.value = nudge?.at ?? null;
  });
}
