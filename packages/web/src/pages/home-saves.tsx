// Local games that are not over, the last played first.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nameOfGame } from '../app/game-names.ts';
import { allSaved, forget, type Save } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';
import { list, since } from '../words/numbers.ts';

const SHOWN = 4;

export function SavedGames() {
  const saves = useSignal<readonly Save[]>([]);
  const look = async (): Promise<void> => {
    const found = await allSaved();
    saves.value = found.filter(({ record, isRecord }) => record.outcome === null && !isRecord);
  };
  useEffect(() => void look(), []);
  if (saves.value.length === 0) return null;
  const say = words().home;
  return (
    <section class="saved" aria-labelledby="go-on">
      <h2 id="go-on">{say.goOn}</h2>
      <ul>
        {saves.value.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <a class="plate" href={`/local/${one.id}`}>
              <strong>{nameOfGame(one.record.game)}</strong>
              <span>
                {say.progress(one.record.plies.length)} · {companyIn(one)}
              </span>
              <time dateTime={new Date(one.at).toISOString()}>{since(one.at)}</time>
            </a>
            <button
              type="button"
              class="quiet forget"
              aria-label={say.forget(nameOfGame(one.record.game))}
              title={say.forget(nameOfGame(one.record.game))}
              onClick={() => void forget(one.id).then(look)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function companyIn({ seating }: Save): string {
  const say = words().home;
  const people = seating.slice(1).flatMap((sitter) => ('bot' in sitter ? [] : [sitter.person]));
  const bots = seating.filter((sitter) => 'bot' in sitter).length;
  const company = [...people, ...(bots === 0 ? [] : [say.bots(bots)])];
  return company.length === 0 ? say.alone : say.company(list(company));
}
