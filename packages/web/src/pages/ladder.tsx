// The top of a ladder.

import { inColumn } from '@tidetable/board/words/numbers.ts';
import { ladderName } from '../core/game-names.ts';
import { ask } from '../core/server.ts';
import { ErrorMessage } from '../online/error-message.tsx';
import { useFetched } from '../online/use-fetched.ts';
import { words } from '../words/index.ts';
import '../online/online.css';

export function LadderPage({ ladder }: { ladder: string }) {
  const say = words().online;
  const { found, error } = useFetched(
    () => ask('GET /api/ladders/:ladder', { params: { ladder } }),
    [ladder],
  );
  const places = found.value?.places ?? [];
  return (
    <main class="online online-page narrow">
      <h1>{say.ladder.title(ladderName(ladder))}</h1>
      <section class="sheet">
        <p class="note">{say.ladder.help}</p>
        <ErrorMessage why={error.value} />
        {found.value !== null && places.length === 0 && (
          <p class="nothing">
            {say.ladder.none}{' '}
            <a class="button" href="/lobby">
              {say.connection.lobby}
            </a>
          </p>
        )}
        {places.length > 0 && (
          <table>
            <thead>
              <tr>
                <th class="number">#</th>
                <th>{say.me.name}</th>
                <th class="number">{say.profile.rating}</th>
                <th class="number">{say.profile.games}</th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ person, rating, games }, nth) => (
                <tr key={person.id}>
                  <td class="number">{nth + 1}</td>
                  <td>
                    <a href={`/profile/${person.id}`} data-own>
                      {person.name}
                    </a>
                  </td>
                  <td class="number">{inColumn(rating)}</td>
                  <td class="number">{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </main>
  );
}
