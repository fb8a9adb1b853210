// A table that waits for its players: who sits where, who is invited, and how the game will be run.

import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { nameOfGame } from '../../core/game-names.ts';
import { go } from '../../core/route.ts';
import { ask } from '../../core/server.ts';
import { useTurnSigns } from '../../frame/turn-signs.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { AskFirst } from '../ask-first.tsx';
import { Chat } from '../at-table/chat.tsx';
import { ConnectionNotice } from '../at-table/connection-notice.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { me } from '../me.ts';
import { NotifyButton } from '../notifications.tsx';
import { isFreeSeat } from '../table-card.tsx';
import { useRequest } from '../use-request.ts';
import { OwnWords } from './chance-words.tsx';
import { Invite } from './invite.tsx';
import { SeatList } from './seat-list.tsx';
import { TableSetup } from './table-setup.tsx';

export function WaitingRoom({ table }: { table: RemoteTable }) {
  const { waiting: say, questions: asking } = words().online;
  const { error, isBusy, run } = useRequest();
  const about = table.about.value;
  const isOwner = about.owner.id === me.value?.id;
  const free = about.seats.filter(({ person, bot }) => person === null && bot === null).length;
  const params = { table: about.id };
  const begin = (): void => run(() => ask('POST /api/tables/:table/start', { params }));
  const giveUp = async (): Promise<void> => {
    await ask('DELETE /api/tables/:table', { params });
    go('/lobby');
  };
  useTurnSigns(table);
  return (
    <main class="online online-page waiting-room">
      <PageHead scene="berths" taken={about.seats.map((sitting) => !isFreeSeat(sitting))}>
        <h1 data-own>{nameOfGame(about.game)}</h1>
        <p class="lead">
          {free > 0 ? say.waitsFor(free) : isOwner ? say.ready : say.readyFor(about.owner.name)}
        </p>
      </PageHead>
      <ConnectionNotice table={table} />
      <div class="columns">
        <section class="sheet">
          <SeatList table={table} />
          {/* Above everything that comes and goes: no button takes another's place. */}
          <p class="ways">
            {isOwner && (
              <button
                type="button"
                class="weighty large"
                disabled={free > 0 || isBusy.value}
                onClick={begin}
              >
                {say.begin}
              </button>
            )}
            {table.seat.value !== null && <NotifyButton table={about.id} />}
            {isOwner && (
              <AskFirst title={asking.giveUp} help={asking.giveUpHelp} work={giveUp}>
                {say.giveUp}
              </AskFirst>
            )}
          </p>
          <ErrorMessage why={error.value} />
        </section>
        <div class="stack">
          {isOwner && free > 0 && (
            <div class="sheet">
              <Invite table={about} />
            </div>
          )}
          <section class="sheet">
            <TableSetup about={about} houseRules={table.houseRules.value} />
            <OwnWords table={table} />
          </section>
        </div>
        <section class="sheet">
          <Chat table={table} />
        </section>
      </div>
    </main>
  );
}
