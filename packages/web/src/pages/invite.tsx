// An invitation: who invites to what, and one button to sit down. The code is in the address; older links have it in the
// fragment.
import type { InviteShown } from '@tidetable/protocol';
import type { ComponentChildren } from 'preact';
import { nameOfGame } from '../core/game-names.ts';
import { go } from '../core/route.ts';
import { ask } from '../core/server.ts';
import { Crest } from '../online/crest.tsx';
import { ErrorMessage } from '../online/error-message.tsx';
import { requirePerson } from '../online/require-person.tsx';
import { isFreeSeat } from '../online/table-card.tsx';
import { useFetched } from '../online/use-fetched.ts';
import { useRequest } from '../online/use-request.ts';
import { TableSetup } from '../online/waiting/table-setup.tsx';
import { namesAt } from '../tables/remote/names.ts';
import { words } from '../words/index.ts';
import { SeaChart } from './sea-chart.tsx';
import '../online/online.css';
import './invite.css';

/** Seats are taken while one looks. */
const ASKED_EVERY = 10_000;

export function InvitePage({ code }: { code: string }) {
  const say = words().online.inviting.page;
  const { found, refused, error, again } = useFetched(
    () => ask('GET /api/invites/:code', { params: { code } }),
    [code],
    ASKED_EVERY,
  );
  if (refused.value === 'no-such-invite' || code === '') return <Dead />;
  if (found.value !== null) return <Invitation code={code} invite={found.value} again={again} />;
  return (
    <Sheet game="">
      <h1>{error.value === null ? say.title : say.unreadable}</h1>
      {error.value === null && <p role="status">{say.looking}</p>}
      <ErrorMessage why={error.value} />
      {error.value !== null && (
        <p class="ways">
          <button type="button" class="weighty" onClick={again}>
            {say.again}
          </button>
          <ElseWhere />
        </p>
      )}
    </Sheet>
  );
}

function Sheet({ game, children }: { game: string; children: ComponentChildren }) {
  return (
    <main class="online online-page narrow">
      <section class="sheet invitation">
        <div class="invite-picture" aria-hidden="true">
          <SeaChart />
          {game !== '' && <Crest game={game} />}
        </div>
        {children}
      </section>
    </main>
  );
}

function Dead() {
  const say = words().online.inviting.page;
  return (
    <Sheet game="">
      <h1>{say.dead}</h1>
      <p>{say.deadHelp}</p>
      <p class="ways">
        <ElseWhere isWeighty />
      </p>
    </Sheet>
  );
}

/** A destination that always has something to do. */
function ElseWhere({ game, isWeighty = false }: { game?: string; isWeighty?: boolean }) {
  const say = words().online.inviting.page;
  return (
    <>
      <a
        class={isWeighty ? 'button weighty' : 'button'}
        href={game === undefined ? '/new' : `/new?game=${game}`}
      >
        {say.own}
      </a>
      <a class="button quiet" href="/lobby">
        {say.lobby}
      </a>
    </>
  );
}

interface Props {
  readonly code: string;
  readonly invite: InviteShown;
  again(): void;
}

function Invitation({ code, invite, again }: Props) {
  const say = words().online.inviting.page;
  const { error, isBusy, run } = useRequest();
  const names = namesAt(invite);
  const take = (): void =>
    run(async () => {
      if ((await requirePerson()) === null) return;
      try {
        const { id } = await ask('POST /api/invites', { body: { code } });
        go(`/table/${id}`, 'replace');
      } catch (error) {
        again();
        throw error;
      }
    });
  const { way, table } = invite;
  return (
    <Sheet game={invite.game}>
      <header>
        <h1>{say.by(invite.owner.name)}</h1>
        <p class="lead">{nameOfGame(invite.game)}</p>
      </header>
      <p role="status">{saying(invite)}</p>
      {/* The line above already says that all seats are taken. */}
      {way !== 'full' && <ErrorMessage why={error.value} />}
      <p class="ways">
        {way === 'sit' && (
          <button type="button" class="weighty large" disabled={isBusy.value} onClick={take}>
            {say.sit}
          </button>
        )}
        {way === 'seated' && (
          <a class="button weighty" href={`/table/${table}`}>
            {say.toTable}
          </a>
        )}
        {way === 'watch' &&
          (table === null ? (
            <button type="button" class="weighty" disabled={isBusy.value} onClick={take}>
              {say.watch}
            </button>
          ) : (
            <a class="button weighty" href={`/table/${table}`}>
              {invite.status === 'over' ? say.look : say.watch}
            </a>
          ))}
        {(way === 'watch' || way === 'full') && (
          <ElseWhere game={invite.game} isWeighty={way === 'full'} />
        )}
      </p>
      <h2>{say.seats}</h2>
      <ol class="who-sits">
        {invite.seats.map((sitting) => (
          <li key={sitting.seat} class={isFreeSeat(sitting) ? 'free' : ''} data-own>
            {names[sitting.seat]}
          </li>
        ))}
      </ol>
      <TableSetup about={invite} houseRules={invite.houseRules} isWhole />
    </Sheet>
  );
}

function saying({ way, status, seats }: InviteShown): string {
  const say = words().online.inviting.page;
  if (way === 'seated') return say.seated;
  if (way === 'sit') return say.free(seats.filter(isFreeSeat).length, seats.length);
  if (status === 'over') return say.over;
  if (status === 'abandoned') return say.abandoned;
  const full = way === 'watch' ? say.fullWatch : say.full;
  return status === 'playing' ? `${say.begun} ${full}` : full;
}
