// The deals of a day: the same shuffle for everybody, and how people fared with it.

import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { dayOf } from '@tidetable/board/words/numbers.ts';
import type { DealShown } from '@tidetable/protocol';
import { nameOfGame } from '../core/game-names.ts';
import { go, query } from '../core/route.ts';
import { ask } from '../core/server.ts';
import { Crest } from '../online/crest.tsx';
import { ErrorMessage } from '../online/error-message.tsx';
import { requirePerson } from '../online/require-person.tsx';
import { useFetched } from '../online/use-fetched.ts';
import { useRequest } from '../online/use-request.ts';
import { words } from '../words/index.ts';
import '../online/online.css';

const DAY = 24 * 60 * 60 * 1000;

export function DailyPage() {
  const say = words().online.daily;
  const day = query.value.get('day') ?? undefined;
  const { found, error } = useFetched(() => ask('GET /api/daily', { query: { day } }), [day]);
  const shown = found.value;
  const isToday = shown !== null && shown.day === dayAt(Date.now());
  return (
    <main class="online online-page">
      <PageHead scene="course">
        <h1>{say.title}</h1>
        <p class="lead">{say.help}</p>
      </PageHead>
      {shown !== null && (
        <nav class="days" aria-label={say.title}>
          <a class="button quiet" href={`/daily?day=${dayAt(Date.parse(shown.day) - DAY)}`}>
            ← {say.earlier}
          </a>
          <time dateTime={shown.day}>{dayOf(Date.parse(shown.day))}</time>
          {!isToday && (
            <a class="button quiet" href={`/daily?day=${dayAt(Date.parse(shown.day) + DAY)}`}>
              {say.later} →
            </a>
          )}
        </nav>
      )}
      <ErrorMessage why={error.value} />
      {error.value !== null && day !== undefined && (
        <p>
          <a class="button" href="/daily">
            {say.today}
          </a>
        </p>
      )}
      <ul class="deals">
        {shown?.deals.map((deal) => (
          <Deal key={deal.game} deal={deal} isToday={isToday} />
        ))}
      </ul>
    </main>
  );
}

function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function Deal({ deal, isToday }: { deal: DealShown; isToday: boolean }) {
  const say = words().online.daily;
  const { error, isBusy, run } = useRequest();
  const play = (): void =>
    run(async () => {
      if ((await requirePerson()) === null) return;
      const params = { game: deal.game };
      const { id } = await ask('POST /api/daily/:game', { params, body: {} });
      await ask('POST /api/tables/:table/start', { params: { table: id } });
      go(`/table/${id}`);
    });
  return (
    <li class="sheet">
      <h2>
        <Crest game={deal.game} /> {nameOfGame(deal.game)}
      </h2>
      {deal.results.length === 0 ? (
        <p class="nothing">{say.none}</p>
      ) : (
        <>
          <h3>{say.results}</h3>
          <ol class="results">
            {deal.results.map(({ person, won, score }) => (
              <li key={person.id}>
                <a href={`/profile/${person.id}`} data-own>
                  {person.name}
                </a>
                <span>{won ? say.won : say.lost}</span>
                <span>{score !== null && words().online.profile.score(score)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {isToday && (
        <button type="button" class="weighty" disabled={isBusy.value} onClick={play}>
          {say.play}
          <span class="unseen"> {nameOfGame(deal.game)}</span>
        </button>
      )}
      <ErrorMessage why={error.value} />
    </li>
  );
}
