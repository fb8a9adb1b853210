// A player keeps the table waiting: the others can nudge them, and let a bot play on while they are away.
import { useSignal } from '@preact/signals';
import { thisMinute } from '@tidetable/board/minute.ts';
import { timeAway } from '@tidetable/board/presence-mark.tsx';
import { list, since } from '@tidetable/board/words/numbers.ts';
import type { TableShown } from '@tidetable/protocol';
import { ask } from '../../core/server.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { AskFirst } from '../ask-first.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useRequest } from '../use-request.ts';

type SeatShown = TableShown['seats'][number];

interface Props {
  readonly table: RemoteTable;
  readonly sitting: SeatShown;
}

/** Other seats that the table waits for, if the viewer plays too. */
function othersAwaited({ about, seat, shown, presence, isOver }: RemoteTable): SeatShown[] {
  const plays = seat.value !== null && about.value.seats[seat.value]?.bot === null;
  if (!plays || isOver || about.value.status !== 'playing') return [];
  const must = shown.value?.must ?? [];
  return about.value.seats.filter(
    (one) => must.includes(one.seat) && (presence.value[one.seat] ?? null) !== null,
  );
}

/** Above the board: who is away while the table waits for them. */
export function AwayNotices({ table }: { table: RemoteTable }) {
  if (table.recap.value !== null) return null;
  const away = othersAwaited(table).filter(({ presence }) => presence?.isHere === false);
  return (
    <>
      {away.map((sitting) => (
        <AwayNotice key={sitting.seat} table={table} sitting={sitting} />
      ))}
    </>
  );
}

function AwayNotice({ table, sitting }: Props) {
  const say = words().online.company;
  const who = sitting.person?.name ?? '';
  const time = sitting.presence === null ? '' : timeAway(sitting.presence);
  const votes = sitting.playOn
    .filter((seat) => seat !== table.seat.value)
    .map((seat) => table.names.value[seat] ?? '');
  const isFolded = useSignal(false);
  const fold = (): void => {
    isFolded.value = !isFolded.value;
  };
  if (isFolded.value)
    return (
      <button type="button" class="notice folded" aria-expanded={false} data-own onClick={fold}>
        {say.isAway(who)}
      </button>
    );
  return (
    <div class="notice" role="status">
      <span data-own>{time === '' ? say.waits(who) : say.waitsFor(who, time)}</span>
      {votes.length > 0 && <span data-own>{say.agreed(list(votes))}</span>}
      <Nudge table={table} sitting={sitting} />
      <PlayOn table={table} sitting={sitting} />
      <button type="button" class="quiet small" aria-expanded={true} onClick={fold}>
        {say.fold}
      </button>
    </div>
  );
}

/** Beside the name of a player who is here and takes long; an absent one gets a notice. */
export function SlowNudge({ table, sitting }: Props) {
  const isAwaited = othersAwaited(table).some(({ seat }) => seat === sitting.seat);
  return isAwaited && sitting.presence?.isHere ? <Nudge table={table} sitting={sitting} /> : null;
}

/** Nothing until the table has waited for a while; then the button, or when it was pressed. */
function Nudge({ table, sitting }: Props) {
  const say = words().online.company;
  const { error, isBusy, run } = useRequest();
  const { seat, person } = sitting;
  const { patience } = table.about.value;
  const who = person?.name ?? '';
  const now = thisMinute.value;
  const last = table.hasActedSinceAbout(seat) ? null : sitting.nudge;
  if (last !== null && now - last.at < patience.nudgeAgain)
    return (
      <small class="nudged" data-own>
        {say.nudged(who, since(last.at, Math.max(now, last.at)))}
      </small>
    );
  if (Math.max(now - table.lastUpdate.value, 0) < patience.nudge) return null;
  const nudge = (): void =>
    run(() =>
      ask('POST /api/tables/:table/seats/:seat/nudge', { params: { table: table.id, seat } }),
    );
  return (
    <>
      <button type="button" class="quiet small" disabled={isBusy.value} onClick={nudge}>
        <span data-own>{say.nudge(who)}</span>
      </button>
      <ErrorMessage why={error.value} />
    </>
  );
}

/** Once a player has been away for long enough. */
function PlayOn({ table, sitting }: Props) {
  const say = words().online.company;
  const { seat, person, presence, playOn } = sitting;
  const mine = table.seat.value ?? -1;
  if (playOn.includes(mine)) return <small>{say.waitsForOthers}</small>;
  const wait = table.about.value.patience.playOn;
  const isLong =
    wait === null ? isTimeUp(table, seat) : thisMinute.value - (presence?.lastSeen ?? 0) >= wait;
  if (!isLong) return null;
  const who = person?.name ?? '';
  return (
    <AskFirst
      look="small"
      title={say.playOnTitle(who)}
      help={`${say.playOnHelp(who)} ${hasOthers(table, seat) ? say.playOnAll : ''}`}
      stay={say.keepWaiting}
      work={() =>
        ask('POST /api/tables/:table/seats/:seat/play-on', { params: { table: table.id, seat } })
      }
    >
      {say.playOn}
    </AskFirst>
  );
}

function isTimeUp({ about }: RemoteTable, seat: number): boolean {
  const { clock } = about.value;
  if (clock === null) return false;
  const passed = clock.running.includes(seat) ? thisMinute.value - clock.since : 0;
  return (clock.banks[seat] ?? 1) - passed <= 0;
}

function hasOthers({ about, seat }: RemoteTable, theirs: number): boolean {
  const mine = about.value.seats[seat.value ?? -1]?.person?.id;
  return about.value.seats.some(
    (one) => one.seat !== theirs && one.presence?.isHere === true && one.person?.id !== mine,
  );
}

/** Shown to the nudged player until they act. */
export function NudgedNotice({ table }: { table: RemoteTable }) {
  const say = words().online.company;
  const seat = table.seat.value;
  const sitting = seat === null ? undefined : table.about.value.seats[seat];
  if (seat === null || sitting === undefined || sitting.nudge === null || table.isOver) return null;
  if (sitting.bot === null && table.hasActedSinceAbout(seat)) return null;
  const { by, at } = sitting.nudge;
  const who = table.about.value.seats[by]?.person?.name ?? '';
  const when = since(at, Math.max(thisMinute.value, at));
  const isMyTurn = table.shown.value?.must.includes(seat) === true;
  return (
    <p class="notice" role="status">
      <span data-own>{isMyTurn ? say.nudgedYouTurn(who, when) : say.nudgedYou(who, when)}</span>
    </p>
  );
}
