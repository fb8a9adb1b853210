// A table that waits for its players: who sits where, who is invited, and how the game will be run.

import { nameOfGame } from '../../app/game-names.ts';
import { go } from '../../app/route.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { Chat } from '../around/chat.tsx';
import { LineNotice } from '../around/line-notice.tsx';
import { NotifyButton } from '../around/notify-button.tsx';
import { useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';
import { Invite } from './invite.tsx';
import { OwnWords } from './own-words.tsx';
import { SeatList } from './seat-list.tsx';
import { Terms } from './terms.tsx';

export function WaitingRoom({ table }: { table: RemoteTable }) {
  const say = words().online.waiting;
  const { trouble, isBusy, run } = useDoing();
  const about = table.about.value;
  const isOwner = about.owner.id === me.value?.id;
  const free = about.seats.filter(({ person, bot }) => person === null && bot === null).length;
  const params = { table: about.id };
  const begin = (): void => run(() => ask('POST /api/tables/:table/start', { params }));
  const giveUp = (): void =>
    run(async () => {
      await ask('DELETE /api/tables/:table', { params });
      go('/lobby');
    });
  return (
    <main class="online online-page waiting-room">
      <header>
        <h1 data-own>{nameOfGame(about.game)}</h1>
        <p class="lead">
          {free > 0 ? say.waitsFor(free) : isOwner ? say.ready : say.readyFor(about.owner.name)}
        </p>
      </header>
      <LineNotice table={table} />
      <div class="columns">
        <section class="sheet">
          <SeatList table={table} />
          {isOwner && free > 0 && <Invite table={about.id} isPublic={about.isPublic} />}
          <Trouble why={trouble.value} />
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
              <button type="button" class="quiet" onClick={giveUp}>
                {say.giveUp}
              </button>
            )}
          </p>
        </section>
        <section class="sheet">
          <Terms about={about} houseRules={table.houseRules.value} />
          <OwnWords table={table} />
        </section>
        <section class="sheet">
          <Chat table={table} />
        </section>
      </div>
    </main>
  );
}
