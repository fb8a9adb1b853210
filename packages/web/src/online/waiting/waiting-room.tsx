// A table that waits for its players: who sits where, who is invited, and how the game will be run.

import { nameOfGame } from '../../app/game-names.ts';
import { go } from '../../app/route.ts';
import { useTurnSigns } from '../../frame/turn-signs.ts';
import { PageHead } from '../../look/page-head.tsx';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';
import { Chat } from '../around/chat.tsx';
import { LineNotice } from '../around/line-notice.tsx';
import { NotifyButton } from '../around/notify-button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { ask } from '../server.ts';
import { isFreeSeat } from '../table-card.tsx';
import { Trouble } from '../trouble.tsx';
import { Invite } from './invite.tsx';
import { OwnWords } from './own-words.tsx';
import { SeatList } from './seat-list.tsx';
import { Terms } from './terms.tsx';

export function WaitingRoom({ table }: { table: RemoteTable }) {
  const { waiting: say, questions: asking } = words().online;
  const { trouble, isBusy, run } = useDoing();
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
      <LineNotice table={table} />
      <div class="columns">
        <section class="sheet">
          <SeatList table={table} />
          {/* Above whatever comes and goes: no button takes another's place. */}
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
          <Trouble why={trouble.value} />
        </section>
        <div class="stack">
          {isOwner && free > 0 && (
            <div class="sheet">
              <Invite table={about} />
            </div>
          )}
          <section class="sheet">
            <Terms about={about} houseRules={table.houseRules.value} />
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
