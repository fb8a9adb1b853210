// Which parts of a game are printed, public and ours, and what that means.
import { useSignal } from '@preact/signals';
import { SourceMark } from '@tidetable/board/look/source-mark.tsx';
import type { Provenance, Source } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { words } from '../words/index.ts';
import { sourcesOfGame } from './games.ts';

const MARKS: readonly Provenance[] = ['RULEBOOK', 'PUBLIC', 'MIXED', 'DESIGNED'];

export function Sources({ game }: { game: string }) {
  const sources = useSignal<readonly Source[]>([]);
  useEffect(() => {
    sources.value = [];
    void sourcesOfGame(game).then((found) => {
      sources.value = found;
    });
  }, [game]);
  const say = words().sources;
  const marks = MARKS.filter((mark) => sources.value.some(({ provenance }) => provenance === mark));
  return (
    <dl class="sources-of">
      {marks.map((mark) => (
        <div key={mark}>
          <dt>
            <SourceMark provenance={mark} /> <small>{say.meaning[mark]}</small>
          </dt>
          <dd>
            <ul data-own>
              {sources.value
                .filter(({ provenance }) => provenance === mark)
                .map(({ of, note }) => (
                  <li key={of}>
                    {of} {note !== undefined && <small>({note})</small>}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, rendered only when unfolded. */
export function FoldedSources({ game }: { game: string }) {
  const isOpen = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{words().sources.title}</summary>
      {isOpen.value && <Sources game={game} />}
    </details>
  );
}
