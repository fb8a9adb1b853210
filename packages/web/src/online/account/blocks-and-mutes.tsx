// The people one has blocked or muted.

import { ask } from '../../core/server.ts';
import { words } from '../../words/index.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useFetched } from '../use-fetched.ts';
import { useRequest } from '../use-request.ts';

export function BlocksAndMutes() {
  const say = words().online.me;
  const { found, again } = useFetched(() => ask('GET /api/regards'), []);
  const { error, run } = useRequest();
  const regards = found.value?.regards ?? [];
  const takeBack = (person: string, kind: string) => (): void =>
    run(async () => {
      await ask('DELETE /api/regards/:person/:kind', { params: { person, kind } });
      again();
    });
  return (
    <section class="sheet">
      <h2>{say.regards}</h2>
      {regards.length === 0 && <p class="nothing">{say.noRegards}</p>}
      <ul class="rows">
        {regards.map(({ person, kind }) => (
          <li key={`${person.id} ${kind}`}>
            <a href={`/profile/${person.id}`} data-own>
              {person.name}
            </a>
            <small>{say.kinds[kind]}</small>
            <button
              type="button"
              class="quiet small"
              aria-label={say.takeBackOf(person.name)}
              onClick={takeBack(person.id, kind)}
            >
              {say.takeBack}
            </button>
          </li>
        ))}
      </ul>
      <ErrorMessage why={error.value} />
    </section>
  );
}
