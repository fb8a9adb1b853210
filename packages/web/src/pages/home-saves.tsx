// Unfinished local games: the few that matter most, and the rest on request.
import { useSignal } from '@preact/signals';
import { list, since } from '@tidetable/board/words/numbers.ts';
import { useEffect } from 'preact/hooks';
import { nameOfGame } from '../core/game-names.ts';
import { allSaved, type Save } from '../tables/local/saves.ts';
import { unfinished } from '../tables/local/unfinished.ts';
import { words } from '../words/index.ts';
import { ForgetGame } from './forget-game.tsx';
import { UnkeptNote } from './unkept-notice.tsx';

const SHOWN = 4;

export function SavedGames() {
  const saves = useSignal<readonly Save[]>([]);
  const isUnfolded = useSignal(false);
  const look = async (): Promise<void> => {
    saves.value = unfinished(await allSaved());
  };
  useEffect(() => void look(), []);
  const all = saves.value;
  const say = words().home;
  return (
    <>
      <UnkeptNote />
      {all.length > 0 && (
        <section class="saved" aria-labelledby="go-on">
          <h2 id="go-on">{say.goOn}</h2>
          <ul>
            {(isUnfolded.value ? all : all.slice(0, SHOWN)).map((one) => (
              <li key={one.id}>
                <a class="plate" href={`/local/${one.id}`}>
                  <strong>{nameOfGame(one.record.game)}</strong>
                  <span>
                    {say.progress(one.record.plies.length)} · {companyIn(one)}
                  </span>
                  <time dateTime={new Date(one.at).toISOString()}>{since(one.at)}</time>
                </a>
                <ForgetGame save={one} gone={() => void look()}>
                  ×
                </ForgetGame>
              </li>
            ))}
          </ul>
          {all.length > SHOWN && (
            <button
              type="button"
              class="quiet saved-fold"
              aria-expanded={isUnfolded.value}
              onClick={() => (isUnfolded.value = !isUnfolded.value)}
            >
              {isUnfolded.value ? say.showFewer : say.showAll(all.length)}
            </button>
          )}
        </section>
      )}
    </>
  );
}

function companyIn({ seating }: Save): string {
  const say = words().home;
  const people = seating.slice(1).flatMap((sitter) => ('bot' in sitter ? [] : [sitter.person]));
  const bots = seating.filter((sitter) => 'bot' in sitter).length;
  const company = [...people, ...(bots === 0 ? [] : [say.bots(bots)])];
  return company.length === 0 ? say.alone : say.company(list(company));
}
