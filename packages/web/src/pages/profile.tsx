// A person and their results.
import { useSignal } from '@preact/signals';
import { dayOf, inColumn, percent } from '@tidetable/board/words/numbers.ts';
import { useEffect } from 'preact/hooks';
import { ladderName, nameOfGame } from '../core/game-names.ts';
import { ask } from '../core/server.ts';
import { Crest } from '../online/crest.tsx';
import { ErrorMessage } from '../online/error-message.tsx';
import { me, whoAmI } from '../online/me.ts';
import { PersonActions } from '../online/person.tsx';
import { useFetched } from '../online/use-fetched.ts';
import { useRequest } from '../online/use-request.ts';
import { words } from '../words/index.ts';
import { NothingHere } from './nothing-here.tsx';
import '../online/online.css';

const profileOf = (person: string) => ask('GET /api/people/:person', { params: { person } });
const gamesOf = (person: string, before?: string) =>
  ask('GET /api/people/:person/games', { params: { person }, query: { before } });

type Played = NonNullable<Awaited<ReturnType<typeof profileOf>>['played']>;
type Games = Awaited<ReturnType<typeof gamesOf>>['games'];

export function ProfilePage({ id }: { id: string }) {
  const say = words().online.profile;
  const { found, error, refused, again } = useFetched(() => profileOf(id), [id]);
  useEffect(() => {
    whoAmI().catch(() => {});
  }, []);
  if (error.value !== null && refused.value === null)
    return <NothingHere title={words().lost.unanswered} why={error.value} again={again} />;
  if (error.value !== null)
    return (
      <NothingHere
        title={say.missing}
        said={error.value}
        why={say.missingHelp}
        to="/lobby"
        way={words().online.connection.lobby}
      />
    );
  if (found.value === null) return <p class="loading">{words().table.loading}</p>;
  const { person, played } = found.value;
  return (
    <main class="online online-page">
      <header class="profile-head">
        <span class="portrait" aria-hidden="true" data-own>
          {[...person.name][0]}
        </span>
        <div>
          <h1 data-own>{person.name}</h1>
          <p>
            {[
              person.kind === 'guest' ? say.guest : say.account,
              ...(played === null ? [] : [say.since(dayOf(played.since))]),
              ...(played?.finishRate == null ? [] : [say.finishRate(percent(played.finishRate))]),
            ].join(' · ')}
          </p>
        </div>
        {me.value?.id === person.id && (
          <a class="button" href="/me">
            {words().online.me.title}
          </a>
        )}
      </header>
      {played === null ? <p class="nothing">{say.hidden}</p> : <Record played={played} />}
      {played !== null && <History key={id} person={id} />}
      {me.value?.id !== person.id && (
        <section class="sheet quiet-sheet">
          <h2>{say.whom}</h2>
          <p class="ways">
            <PersonActions person={person} />
          </p>
        </section>
      )}
    </main>
  );
}

function Record({ played: { ratings, tallies } }: { played: Played }) {
  const say = words().online.profile;
  return (
    <div class="columns">
      {ratings.length > 0 && (
        <section class="sheet">
          <h2>{say.ratings}</h2>
          <table>
            <thead>
              <tr>
                <th>{say.ladder}</th>
                <th class="number">{say.rating}</th>
                <th class="number">{say.games}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map(({ ladder, rating, games }) => (
                <tr key={ladder}>
                  <td>
                    <a href={`/ladder/${encodeURIComponent(ladder)}`}>{ladderName(ladder)}</a>
                  </td>
                  <td class="number">{inColumn(rating)}</td>
                  <td class="number">{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {tallies.length > 0 && (
        <section class="sheet">
          <h2>{say.tallies}</h2>
          <table>
            <thead>
              <tr>
                <th>{words().online.create.game}</th>
                <th class="number">{say.seats}</th>
                <th class="number">{say.games}</th>
                <th class="number">{say.wins}</th>
              </tr>
            </thead>
            <tbody>
              {tallies.map(({ game, seats, rated, games, winRate }) => (
                <tr key={`${game} ${seats} ${rated}`}>
                  <td>
                    {nameOfGame(game)} <small>{rated ? say.rated : say.friendly}</small>
                  </td>
                  <td class="number">{seats}</td>
                  <td class="number">{games}</td>
                  <td class="number">{percent(winRate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function History({ person }: { person: string }) {
  const say = words().online.profile;
  const games = useSignal<Games | null>(null);
  const next = useSignal<string | null>(null);
  const { error, run } = useRequest();
  const more = (): void =>
    run(async () => {
      const page = await gamesOf(person, next.value ?? undefined);
      games.value = [...(games.value ?? []), ...page.games];
      next.value = page.next;
    });
  useEffect(more, []);
  return (
    <section class="sheet history">
      <h2>{say.history}</h2>
      <ErrorMessage why={error.value} />
      {games.value?.length === 0 && (
        <p class="nothing">
          {say.none}{' '}
          {me.value?.id === person && (
            <a class="button" href="/lobby">
              {words().online.connection.lobby}
            </a>
          )}
        </p>
      )}
      <ul>
        {games.value?.map((game) => (
          <li key={`${game.table} ${game.at} ${game.seat}`}>
            <Crest game={game.game} />
            {game.table === null ? (
              <span>{nameOfGame(game.game)}</span>
            ) : (
              <a href={`/table/${game.table}`}>{nameOfGame(game.game)}</a>
            )}
            <strong class={game.won ? 'won' : ''}>{resultOf(game)}</strong>
            <span>{game.score !== null && say.score(game.score)}</span>
            <time>{dayOf(game.at)}</time>
          </li>
        ))}
      </ul>
      {next.value !== null && (
        <button type="button" onClick={more}>
          {say.older}
        </button>
      )}
    </section>
  );
}

/** A game against the sea has no places. */
function resultOf({ won, forfeited, place, ladder }: Games[number]): string {
  const say = words().online.profile;
  if (forfeited) return say.forfeited;
  if (won) return say.won;
  return ladder.includes(':') ? say.lost : say.place(place);
}
